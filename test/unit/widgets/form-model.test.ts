import { describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { EstimateRequest } from '../../../catalogue/contracts/estimate-request.ts';
import { createFormModel } from '../../../widgets/kit/form/form-model.ts';
import type { FormState } from '../../../widgets/kit/form/form-state.ts';

const valid = {
  name: ' Margaret ',
  email: 'm@tilghman.example',
  phone: 'x',
  address: 'x',
  city: 'x',
  state: 'MD',
  zipCode: 'x',
  message: '1234567890',
  serviceType: 'exterior',
  website: '',
};

function aForm(fields: Record<string, string>, outcome: FormState = { status: 'sent', errors: {} }) {
  const store = createStore((): FormState => ({ status: 'editing', errors: {} }));
  const send = vi.fn(async (_request: EstimateRequest) => outcome);
  const model = createFormModel({ store, read: () => fields }, EstimateRequest, send);
  return { store, send, model, fields };
}

describe('a form', () => {
  it('is refused field by field and not sent', async () => {
    const { store, send, model } = aForm({ ...valid, name: ' ', email: 'abc' });
    await model.submit();
    expect(send).not.toHaveBeenCalled();
    expect(store.getState()).toEqual({
      status: 'refused',
      errors: { name: 'Name is required', email: 'Please enter a valid email' },
    });
  });

  it('sends exactly the nine fields, trimmed', async () => {
    const { send, model } = aForm(valid);
    await model.submit();
    const { website: _, ...nine } = { ...valid, name: 'Margaret' };
    expect(send.mock.calls).toEqual([[nine]]);
  });

  it('is sending until it is sent', async () => {
    const { store, model } = aForm(valid);
    const submitted = model.submit();
    expect(store.getState().status).toBe('sending');
    await submitted;
    expect(store.getState().status).toBe('sent');
  });

  it('refuses a service that does not exist', async () => {
    const { store, model } = aForm({ ...valid, serviceType: 'roofing' });
    await model.submit();
    expect(Object.keys(store.getState().errors)).toEqual(['serviceType']);
  });

  it('revalidates a changed field, and no other, once it was submitted', async () => {
    const { store, model, fields } = aForm({ ...valid, name: '', city: '' });
    model.revise('name');
    expect(store.getState()).toEqual({ status: 'editing', errors: {} });
    await model.submit();
    Object.assign(fields, { name: 'M', city: 'Chester', email: 'abc' });
    model.revise('name');
    expect(store.getState().errors).toEqual({ city: 'City is required' });
    model.revise('email');
    expect(store.getState().errors).toEqual({ city: 'City is required', email: 'Please enter a valid email' });
  });

  it('keeps the server’s messages until their fields change', async () => {
    const refused: FormState = { status: 'failed', errors: { email: 'Please enter a valid email' } };
    const { store, model } = aForm(valid, refused);
    await model.submit();
    model.revise('city');
    expect(store.getState()).toEqual(refused);
    model.revise('email');
    expect(store.getState().errors).toEqual({});
  });
});
