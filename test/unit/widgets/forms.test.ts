import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { EstimateRequest } from '../../../catalogue/contracts/estimate-request.ts';
import { estimateMessages } from '../../../catalogue/messages/estimate.en.ts';
import { createFormActions } from '../../../widgets/core/form/activate-form.tsx';
import { mailLink, withWait } from '../../../widgets/core/form/fallback-contact.tsx';
import type { FormState } from '../../../widgets/core/form/form-state.ts';
import { createIdempotencyKeys, percentEncode, submissionHeaders } from '../../../widgets/core/form/send-form.ts';
import { memoryDraft, type WidgetHost } from '../../../widgets/core/runtime/define-widget.ts';
import { mailOf } from '../../../widgets/estimate-form/outcomes.ts';
import { strings } from '../../../widgets/estimate-form/strings.ts';
import { anEstimate } from '../../support/visitor-words.ts';

function aForm(changes: object = {}, outcome: FormState = { status: 'sent', errors: {} }) {
  const fields = { ...anEstimate(), ...changes } as Record<string, string>;
  const store = createStore((): FormState => ({ status: 'editing', errors: {} }));
  const send = vi.fn(async (_request: EstimateRequest) => outcome);
  const emit = vi.fn<WidgetHost['emit']>(() => true);
  const host: WidgetHost = {
    place: 'embed',
    apiOrigin: '',
    adopt() {},
    draft: memoryDraft(),
    words: (english) => english,
    emit,
  };
  const read = vi.fn(() => fields);
  const settle = vi.fn(async () => {});
  const [afterwards, onOutcome] = [vi.fn(), vi.fn()];
  const model = createFormActions(
    { store, host, read },
    {
      ...{ contract: EstimateRequest, messages: estimateMessages, send, onOutcome },
      ...{ attachments: { settle }, afterwards: [afterwards] },
    },
  );
  return { store, send, emit, read, settle, afterwards, onOutcome, model, fields };
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
  it('fails if an attachment fails, and can be sent again', async () => {
    const { store, send, settle, onOutcome, model } = aForm();
    settle.mockRejectedValueOnce(new Error('No connection'));
    await model.submit();
    expect(store.getState()).toMatchObject({ status: 'failed', isUnanswered: false });
    expect([send.mock.calls.length, onOutcome.mock.calls.length]).toEqual([0, 1]);
    await model.submit();
    expect([store.getState().status, send.mock.calls.length, onOutcome.mock.calls.length]).toEqual(['sent', 1, 2]);
  });

  it('is refused field by field, and revalidates only the changed field once it was submitted', async () => {
    const { store, send, model, fields } = aForm({ name: ' ', city: '' });
    model.revise('name');
    expect(store.getState()).toEqual({ status: 'editing', errors: {} });
    await model.submit();
    expect([store.getState().status, send.mock.calls.length]).toEqual(['refused', 0]);
    Object.assign(fields, { name: 'M', city: 'Chester', email: 'abc' });
    model.revise('name');
    expect(store.getState().errors).toEqual({ city: 'City is required' });
    model.revise('email');
    expect(store.getState().errors).toEqual({ city: 'City is required', email: 'Please enter a valid email' });
  });

  it('keeps the server’s messages until their fields change', async () => {
    const refused: FormState = { status: 'failed', errors: { email: 'Please enter a valid email' } };
    const { store, model } = aForm({}, refused);
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
  type Arrange = (form: ReturnType<typeof aForm>) => unknown;
  const breakConsole = () => vi.spyOn(console, 'error').mockImplementation(boom);

  it.each<[string, Arrange]>([
    ['reading it throws', ({ read }) => read.mockImplementation(boom)],
    ['sending it throws', ({ send }) => send.mockImplementation(boom)],
    ['sending it rejects without a reason', ({ send }) => send.mockRejectedValue(undefined)],
    ['the response is not JSON', ({ send }) => send.mockRejectedValue({ status: 500, body: '<html>' })],
    ['the response is strange', ({ send }) => send.mockRejectedValue({ status: 422, body: '{"errors":[null]}' })],
    ['a listener also throws', ({ send, emit }) => [send.mockRejectedValue(0), emit.mockImplementation(boom)]],
    ['the console also throws', ({ send }) => [send.mockRejectedValue(0), breakConsole()]],
  ])('as failed when %s', async (_, arrange) => {
    const form = aForm();
    arrange(form);
    await form.model.submit();
    expect(form.store.getState()).toMatchObject(failed);
    expect(form.afterwards).not.toHaveBeenCalled();
  });

  it.each<[string, unknown, boolean]>([
    ['no response', new TypeError('Failed to fetch'), true],
    ['an answer that is none of ours', new Error('It was not taken'), true],
    ['a proxy’s page', { status: 502, body: '<html>Bad Gateway</html>' }, true],
    ['a problem of our server', { status: 503, body: '{"status":503,"code":"busy"}' }, false],
  ])('knowing after %s whether it may have arrived', async (_, error, isUnanswered) => {
    const form = aForm();
    form.send.mockRejectedValue(error);
    await form.model.submit();
    expect(form.store.getState()).toMatchObject({ ...failed, isUnanswered });
  });

  it('as not sent if the browser was offline when it began', async () => {
    const network = { onLine: false };
    vi.stubGlobal('navigator', network);
    const form = aForm();
    form.send.mockImplementation(async () => {
      network.onLine = true;
      throw new TypeError('Failed to fetch');
    });
    await form.model.submit();
    expect(form.store.getState()).toMatchObject({ ...failed, isUnanswered: false });
  });

  it.each<[number, string | null, number | undefined]>([
    [429, '480', 480],
    [429, 'Wed, 21 Oct 2026 07:28:00 GMT', undefined],
    [429, '99999999999', undefined],
    [503, '5', undefined],
  ])('with the Retry-After of a %i: %s', async (status, retryAfter, seconds) => {
    const form = aForm();
    form.send.mockRejectedValueOnce({ status, retryAfter, body: '' });
    await form.model.submit();
    expect(form.store.getState()).toMatchObject({ ...failed, retryAfterSeconds: seconds });
    await form.model.submit();
    expect(form.store.getState()).toEqual({ status: 'sent', errors: {} });
  });

  it('as failed after 30 s without a response, whatever a late response says', async () => {
    vi.useFakeTimers();
    const form = aForm();
    form.send.mockReturnValue(new Promise((resolve) => setTimeout(resolve, 45_000, { status: 'sent', errors: {} })));
    const submitted = form.model.submit();
    await vi.advanceTimersByTimeAsync(29_900);
    expect(form.store.getState().status).toBe('sending');
    await vi.advanceTimersByTimeAsync(60_000);
    await submitted;
    expect(form.store.getState()).toMatchObject(failed);
    expect(form.afterwards).not.toHaveBeenCalled();
  });

  it.each<[string, Arrange]>([
    ['a listener throws', ({ emit }) => emit.mockImplementation(boom)],
    ['a later step throws', ({ afterwards }) => afterwards.mockImplementation(boom)],
    ['the console also throws', ({ afterwards }) => [afterwards.mockImplementation(boom), breakConsole()]],
  ])('as sent after it was accepted, even if %s', async (_, arrange) => {
    const form = aForm();
    arrange(form);
    await form.model.submit();
    expect(form.store.getState().status).toBe('sent');
    expect(form.afterwards).toHaveBeenCalledOnce();
  });
});

it.each<[number, string]>([
  [60, 'Please try again in a minute.'],
  [61, 'Please try again in 2 minutes.'],
  [3_600, 'Please try again in an hour.'],
  [3_601, 'Please try again in 2 hours.'],
])('a wait of %s seconds reads “%s”', (seconds, sentence) => {
  expect(withWait('Please try again.', seconds)).toBe(sentence);
});

describe('the mail as an alternative to a form', () => {
  const linkTo = (values: Record<string, string>) => mailLink(values, mailOf(strings));
  const bodyOf = (values: Record<string, string>) => new URL(linkTo(values)).searchParams.get('body') ?? '';

  it('includes the input, and breaks every line as mail does', () => {
    const values = { name: 'Ann & Bob', serviceType: 'exterior', message: 'Red? Or blue #2\nRailing' };
    const { protocol, pathname, searchParams } = new URL(linkTo(values));
    expect([protocol, pathname]).toEqual(['mailto:', 'hello@brushline.example']);
    expect(searchParams.get('subject')).toBe('Estimate request');
    const lines = bodyOf(values).split('\r\n');
    expect(lines[0]).toBe('Exterior painting');
    expect(lines).toEqual(expect.arrayContaining(['Name: Ann & Bob', 'About the job: Red? Or blue #2', 'Railing']));
  });

  it('stays readable within 1,800 characters, and says that it is cut off', () => {
    expect(linkTo({ message: '☀ '.repeat(5000) }).length).toBeLessThanOrEqual(1800);
    const fits = 1800 - linkTo({ message: '' }).length;
    expect(bodyOf({ message: 'x'.repeat(fits) })).toMatch(new RegExp(`: x{${fits}}$`));
    expect(bodyOf({ message: 'x'.repeat(fits + 1) })).toMatch(/xxx… \(cut off here; please add the rest\)$/);
  });
});

describe('the headers of a submission', () => {
  /** As long as a real one. */
  const minting = () => {
    let minted = 0;
    return () => `${++minted}`.padStart(32, '0');
  };

  it('have one key per body, which survives a reload with the draft', () => {
    const draft = memoryDraft();
    const mint = minting();
    expect(['a', 'a', 'b', 'a'].map(createIdempotencyKeys(draft, mint)).map(Number)).toEqual([1, 1, 2, 3]);
    expect(draft.read()).toBeUndefined();
    draft.write({ name: 'A' });
    expect([1, 2].map(() => Number(createIdempotencyKeys(draft, mint)('a')))).toEqual([4, 4]);
    expect(draft.read()).toMatchObject({ name: 'A' });
  });

  it('contain what is known, encoded, and never half a character', () => {
    const given = { key: 'k', openMs: 1234.6, trap: 'x\r\nHost: evil', page: 'https://a.example/ä', campaign: null };
    expect(submissionHeaders(given)).toEqual({
      'Idempotency-Key': 'k',
      'brushline-open-ms': '1235',
      'brushline-trap': 'x%0D%0AHost%3A%20evil',
      'brushline-page': 'https%3A%2F%2Fa.example%2F%C3%A4',
    });
    expect(percentEncode('aé☀', 7)).toBe('a%C3%A9');
    expect(percentEncode('a\ud800b😀', 500)).toBe(`ab${encodeURIComponent('😀')}`);
  });
});
