import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { EstimateRequest } from '../../../catalogue/contracts/estimate-request.ts';
import { estimateMessages } from '../../../catalogue/messages/estimate.en.ts';
import type { FormState } from '../../../widgets/core/form/form-state.ts';
import { createFormActions } from '../../../widgets/core/form/validate-and-submit.ts';
import type { WidgetHost } from '../../../widgets/core/runtime/define-widget.ts';
import { memoryDraft } from '../../../widgets/core/runtime/draft.ts';

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
  const emit = vi.fn<WidgetHost['emit']>(() => true);
  const host: WidgetHost = { place: 'embed', apiOrigin: '', adopt() {}, draft: memoryDraft(), emit };
  const read = vi.fn(() => fields);
  const afterwards = vi.fn();
  const model = createFormActions(
    { store, host, read },
    { contract: EstimateRequest, messages: estimateMessages, send, afterwards: [afterwards] },
  );
  return { store, send, emit, read, afterwards, model, fields };
}

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

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

  it('fails if an attachment fails, and can be sent again', async () => {
    const { store, send, emit, read } = aForm(valid);
    const host: WidgetHost = { place: 'embed', apiOrigin: '', adopt() {}, draft: memoryDraft(), emit };
    const settle = vi.fn(async () => {}).mockRejectedValueOnce(new Error('No connection'));
    const onOutcome = vi.fn();
    const rules = { contract: EstimateRequest, messages: estimateMessages, send, attachments: { settle }, onOutcome };
    const model = createFormActions({ store, host, read }, rules);
    await model.submit();
    expect([store.getState().status, send.mock.calls.length, onOutcome.mock.calls.length]).toEqual(['failed', 0, 1]);
    expect(store.getState().isUnanswered).toBe(false);
    await model.submit();
    expect([store.getState().status, send.mock.calls.length, onOutcome.mock.calls.length]).toEqual(['sent', 1, 2]);
  });

  it('has the status sending until the response', async () => {
    const { store, model } = aForm(valid);
    const submitted = model.submit();
    expect(store.getState().status).toBe('sending');
    await submitted;
    expect(store.getState().status).toBe('sent');
  });

  it('refuses an unknown service', async () => {
    const { store, model } = aForm({ ...valid, serviceType: 'roofing' });
    await model.submit();
    expect(Object.keys(store.getState().errors)).toEqual(['serviceType']);
  });

  it('revalidates only the changed field, once it was submitted', async () => {
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

describe('a submit ends', () => {
  const boom = () => {
    throw new Error('boom');
  };
  const failed: FormState = { status: 'failed', errors: {} };

  it.each<[string, (form: ReturnType<typeof aForm>) => unknown]>([
    ['reading it throws', ({ read }) => read.mockImplementation(boom)],
    ['sending it throws', ({ send }) => send.mockImplementation(boom)],
    ['sending it rejects', ({ send }) => send.mockRejectedValue(new Error('away'))],
    ['sending it rejects without a reason', ({ send }) => send.mockRejectedValue(undefined)],
    ['the response is not JSON', ({ send }) => send.mockRejectedValue({ status: 500, body: '<html>' })],
    [
      'the response is unexpected JSON',
      ({ send }) => send.mockRejectedValue({ status: 422, body: '{"errors":[null]}' }),
    ],
    ['a listener also throws', ({ send, emit }) => [send.mockRejectedValue(0), emit.mockImplementation(boom)]],
    [
      'the console also throws',
      ({ send }) => [send.mockRejectedValue(0), vi.spyOn(console, 'error').mockImplementation(boom)],
    ],
  ])('as failed when %s', async (_, arrange) => {
    const form = aForm(valid);
    arrange(form);
    await form.model.submit();
    expect(form.store.getState()).toMatchObject(failed);
    expect(form.afterwards).not.toHaveBeenCalled();
  });

  it.each<[string, unknown, boolean]>([
    ['no response', new TypeError('Failed to fetch'), true],
    ['no response in time', undefined, true],
    ['an answer that is none of ours', new Error('It was not taken'), true],
    ['a proxy’s page', { status: 502, body: '<html>Bad Gateway</html>' }, true],
    ['a proxy’s empty answer', { status: 504, body: '' }, true],
    ['a problem of our server', { status: 503, body: '{"status":503,"code":"busy"}' }, false],
    ['a refusal of our server', { status: 422, body: '{"status":422,"errors":[]}' }, false],
  ])('knowing after %s whether it may have arrived', async (_, error, isUnanswered) => {
    const form = aForm(valid);
    form.send.mockRejectedValue(error);
    await form.model.submit();
    expect(form.store.getState()).toMatchObject({ ...failed, isUnanswered });
  });

  it('as not sent if the browser was offline when it began', async () => {
    const network = { onLine: false };
    vi.stubGlobal('navigator', network);
    const form = aForm(valid);
    form.send.mockImplementation(async () => {
      network.onLine = true;
      throw new TypeError('Failed to fetch');
    });
    await form.model.submit();
    expect(form.store.getState()).toMatchObject({ ...failed, isUnanswered: false });
  });

  it.each<[number, string | null, number | undefined]>([
    [429, '480', 480],
    [429, null, undefined],
    [429, 'Wed, 21 Oct 2026 07:28:00 GMT', undefined],
    [429, '99999999999', undefined],
    [429, '-5', undefined],
    [503, '5', undefined],
  ])('with the Retry-After of a %i: %s', async (status, retryAfter, seconds) => {
    const form = aForm(valid);
    form.send.mockRejectedValueOnce({ status, retryAfter, body: '' });
    await form.model.submit();
    expect(form.store.getState()).toMatchObject({ ...failed, retryAfterSeconds: seconds });
    await form.model.submit();
    expect(form.store.getState()).toEqual({ status: 'sent', errors: {} });
  });

  it('as failed after 30 s without a response, whatever a late response says', async () => {
    vi.useFakeTimers();
    const form = aForm(valid);
    form.send.mockReturnValue(new Promise((resolve) => setTimeout(resolve, 45_000, { status: 'sent', errors: {} })));
    const submitted = form.model.submit();
    await vi.advanceTimersByTimeAsync(29_900);
    expect(form.store.getState().status).toBe('sending');
    await vi.advanceTimersByTimeAsync(200);
    await submitted;
    expect(form.store.getState()).toMatchObject(failed);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(form.store.getState()).toMatchObject(failed);
    expect(form.afterwards).not.toHaveBeenCalled();
  });

  it.each<[string, (form: ReturnType<typeof aForm>) => unknown]>([
    ['a listener throws', ({ emit }) => emit.mockImplementation(boom)],
    ['a later step throws', ({ afterwards }) => afterwards.mockImplementation(boom)],
    [
      'the console also throws',
      ({ afterwards }) => [afterwards.mockImplementation(boom), vi.spyOn(console, 'error').mockImplementation(boom)],
    ],
  ])('as sent after it was accepted, even if %s', async (_, arrange) => {
    const form = aForm(valid);
    arrange(form);
    await form.model.submit();
    expect(form.store.getState().status).toBe('sent');
    expect(form.afterwards).toHaveBeenCalledOnce();
  });
});
