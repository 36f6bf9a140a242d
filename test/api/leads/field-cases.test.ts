import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmailCase, emailCases, emailSentence } from '../../support/cases/email-cases.ts';
import { type FormName, lengthCases } from '../../support/cases/length-cases.ts';
import { aMessage, anEstimate } from '../../support/visitor-words.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

/** The same tables are typed into the built forms in test/widgets/field-cases.test.ts. */
const bodies = { estimate: anEstimate, contact: aMessage };
const paths = { estimate: '/api/estimates', contact: '/api/contact' };

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server[Symbol.asyncDispose]());

/** The server's message about a field; undefined if it accepts it. */
async function said(form: FormName, field: string, typed: string): Promise<string | undefined> {
  const answer = await server.post(paths[form], bodies[form]({ [field]: typed }));
  if (answer.status === 201) return undefined;
  expect(answer.status).toBe(422);
  const { errors } = answer.json();
  expect(errors.map((error: { field: string }) => error.field)).toEqual([field]);
  return errors[0].message;
}

/** Runs `use` on all items in order, a few at a time. */
async function inTurns<Item, Result>(items: readonly Item[], use: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += 40) {
    results.push(...(await Promise.all(items.slice(start, start + 40).map(use))));
  }
  return results;
}

describe.each(['estimate', 'contact'] as const)('the server, to a form for %s,', (form) => {
  it(`has the expected sentence for each of ${emailCases.length} addresses`, async () => {
    expect(emailCases.length).toBeGreaterThan(500);
    const answers = await inTurns(emailCases, async ([typed]) => [typed, await said(form, 'email', typed)]);
    expect(answers).toEqual(emailCases.map((one: EmailCase) => [one[0], emailSentence(one)]));
  });

  it('has the expected sentence for each length of each field', async () => {
    const cases = lengthCases.filter(([of]) => of === form);
    const answers = await inTurns(cases, async ([, field, typed]) => [field, typed, await said(form, field, typed)]);
    expect(answers).toEqual(cases.map(([, field, typed, sentence]) => [field, typed, sentence]));
  });
});
