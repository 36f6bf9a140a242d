import { describe, expect, it } from 'vitest';
import { restore } from '../../../widgets/core/form/activate-form.tsx';

type Input = Parameters<typeof restore>[0][number];

const input = (name: string, now: Partial<Input> = {}) =>
  ({ name, type: 'text', value: '', defaultValue: '', checked: false, defaultChecked: false, ...now }) as Input;
const radio = (value: string, checked: boolean, defaultChecked: boolean) =>
  input('kind', { type: 'radio', value, defaultValue: value, checked, defaultChecked });

describe('a draft', () => {
  it('is restored into empty fields', () => {
    const inputs = [
      input('name'),
      input('city', { value: 'Chester' }),
      input('state', { value: 'MD', defaultValue: 'MD' }),
    ];
    restore(inputs, { name: 'Ann', city: 'Easton', state: 'VA' });
    expect(inputs.map(({ value }) => value)).toEqual(['Ann', 'Chester', 'VA']);
  });

  it('is restored as the chosen option', () => {
    const inputs = [radio('a', true, true), radio('b', false, false), radio('c', false, false)];
    restore(inputs, { kind: 'c' });
    expect(inputs.map(({ checked }) => checked)).toEqual([false, false, true]);
  });

  it('does not undo a choice made meanwhile', () => {
    const inputs = [radio('a', false, true), radio('b', true, false), radio('c', false, false)];
    restore(inputs, { kind: 'c' });
    expect(inputs.map(({ checked }) => checked)).toEqual([false, true, false]);
  });

  it('changes no hidden or unknown field', () => {
    const inputs = [input('form', { type: 'hidden', value: 'x', defaultValue: 'x' }), input('email')];
    restore(inputs, { form: 'y' });
    expect(inputs.map(({ value }) => value)).toEqual(['x', '']);
  });
});
