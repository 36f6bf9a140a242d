import { describe, expect, it } from 'vitest';
import { restore } from '../../../widgets/core/form/form-behavior.tsx';

type Input = Parameters<typeof restore>[0][number];

const input = (name: string, now: Partial<Input> = {}) =>
  ({ name, type: 'text', value: '', defaultValue: '', checked: false, defaultChecked: false, ...now }) as Input;
const radio = (value: string, checked: boolean, defaultChecked: boolean) =>
  input('kind', { type: 'radio', value, defaultValue: value, checked, defaultChecked });

describe('a draft', () => {
  it('comes back where nothing is typed', () => {
    const inputs = [
      input('name'),
      input('city', { value: 'Chester' }),
      input('state', { value: 'MD', defaultValue: 'MD' }),
    ];
    restore(inputs, { name: 'Ann', city: 'Easton', state: 'VA' });
    expect(inputs.map(({ value }) => value)).toEqual(['Ann', 'Chester', 'VA']);
  });

  it('comes back as the choice that was made', () => {
    const inputs = [radio('a', true, true), radio('b', false, false), radio('c', false, false)];
    restore(inputs, { kind: 'c' });
    expect(inputs.map(({ checked }) => checked)).toEqual([false, false, true]);
  });

  it('does not undo a choice that was made meanwhile', () => {
    const inputs = [radio('a', false, true), radio('b', true, false), radio('c', false, false)];
    restore(inputs, { kind: 'c' });
    expect(inputs.map(({ checked }) => checked)).toEqual([false, true, false]);
  });

  it('changes nothing that is hidden, and nothing that it does not know', () => {
    const inputs = [input('form', { type: 'hidden', value: 'x', defaultValue: 'x' }), input('email')];
    restore(inputs, { form: 'y' });
    expect(inputs.map(({ value }) => value)).toEqual(['x', '']);
  });
});
