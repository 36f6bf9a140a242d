import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { contactRules } from '../../../widgets/contact-form/behavior.ts';
import type { FormRules } from '../../../widgets/core/form/activate-form.tsx';
import type { FormState } from '../../../widgets/core/form/form-state.ts';
import { createSender } from '../../../widgets/core/form/send-form.ts';
import { createFormActions } from '../../../widgets/core/form/validate-and-submit.ts';
import type { WidgetHost } from '../../../widgets/core/runtime/define-widget.ts';
import { memoryDraft } from '../../../widgets/core/runtime/draft.ts';
import { estimateRules } from '../../../widgets/estimate-form/behavior.tsx';
import { aMessage, anEstimate } from '../../support/visitor-words.ts';

const apiOrigin = 'https://our.example';
const calls: [url: string, body: unknown][] = [];
let statusOf: (url: string) => number;

beforeEach(() => {
  calls.length = 0;
  statusOf = () => 201;
  vi.stubGlobal('location', { origin: apiOrigin, pathname: '/', search: '' });
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const path = url.slice(apiOrigin.length);
    calls.push([path, JSON.parse(body)]);
    return Response.json({ id: 'x' }, { status: statusOf(path) });
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Fills in a form, sends it and returns the outcome. */
async function sent(
  rulesOf: (host: WidgetHost) => FormRules,
  fields: object,
  place: WidgetHost['place'] = 'site',
): Promise<FormState['status']> {
  const store = createStore((): FormState => ({ status: 'editing', errors: {} }));
  const host: WidgetHost = { place, apiOrigin, adopt() {}, draft: memoryDraft(), emit: () => true };
  const read = () => fields as Record<string, string>;
  const { contract, messages, path, afterwards } = rulesOf(host);
  const send = createSender({ host, openedAt: 0, read }, path);
  await createFormActions({ store, host, read }, { contract, messages, send, afterwards }).submit();
  await new Promise((resolve) => setTimeout(resolve));
  return store.getState().status;
}

const counted = ['/api/track', { eventType: 'contact_form_submission', eventDetails: null }];

describe('a message', () => {
  it.each(['site', 'embed'] as const)('is counted once, after it was accepted, on a %s', async (place) => {
    expect(await sent(contactRules, aMessage(), place)).toBe('sent');
    expect(calls).toEqual([['/api/contact', aMessage()], counted]);
    // Other sites have no queue of actions.
    expect(window.recordedActions).toEqual(place === 'site' ? [{ action: 'contact_form' }] : undefined);
  });

  it('is accepted even if counting fails, which is only logged', async () => {
    statusOf = (path) => (path === '/api/track' ? 503 : 201);
    expect(await sent(contactRules, aMessage())).toBe('sent');
    expect(console.error).toHaveBeenCalledOnce();
  });

  it('is not counted if the server or the browser refused it', async () => {
    statusOf = () => 503;
    expect(await sent(contactRules, aMessage())).toBe('failed');
    expect(await sent(contactRules, aMessage({ subject: ' ' }))).toBe('refused');
    expect(calls.map(([path]) => path)).toEqual(['/api/contact']);
    expect(window.recordedActions).toBeUndefined();
  });
});

it('an estimate is recorded once and sends no event of its own', async () => {
  expect(await sent(estimateRules, anEstimate())).toBe('sent');
  expect(calls).toEqual([['/api/estimates', anEstimate()]]);
  expect(window.recordedActions).toEqual([{ action: 'estimate_form' }]);
});

it.each([
  [false, ['brushline-open-ms', 'brushline-trap']],
  [true, []],
])('a form tells its time and its honeypot unless it was filled in for the visitor (%s)', async (isAided, told) => {
  let headers = {};
  vi.stubGlobal('fetch', async (_: string, request: RequestInit) => {
    headers = request.headers ?? {};
    return Response.json({ id: 'x' }, { status: 201 });
  });
  const host: WidgetHost = { place: 'site', apiOrigin, adopt() {}, draft: memoryDraft(), emit: () => true };
  const live = { host, openedAt: 0, read: () => ({ website: 'MD' }) };
  await createSender(live, '/api/contact', undefined, () => isAided)(aMessage());
  expect(Object.keys(headers).filter((name) => name.startsWith('brushline-'))).toEqual(told);
});
