import { emailCases, emailSentence } from '../support/cases/email-cases.ts';
import { lengthCases } from '../support/cases/length-cases.ts';
import { equal, pause, until } from './support/expect.ts';
import { embeddedForm, type TestForm } from './support/form.ts';
import { openWidget, scriptApi } from './support/pages.ts';

/** test/api/leads/lead-routes.test.ts posts the same tables to the server. */
describe('the built forms', () => {
  for (const name of ['estimate', 'contact'] as const) {
    /** A form that was refused once, so that it validates on every change. */
    async function refusedForm(): Promise<TestForm> {
      await scriptApi();
      const form = await embeddedForm(await openWidget(`${name}-form`), `brushline-${name}-form`);
      form.button.click();
      await until(() => Object.keys(form.messages()).length, 'messages show');
      return form;
    }

    async function said(form: TestForm, field: string, typed: string): Promise<string | undefined> {
      const input = form.field(field);
      input.value = typed;
      input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      await pause(0);
      return form.messages()[field] ?? undefined;
    }

    it(`(${name}) have the server's message for each address`, async () => {
      const form = await refusedForm();
      const wrong: unknown[] = [];
      for (const one of emailCases) {
        const sentence = await said(form, 'email', one[0]);
        if (sentence !== emailSentence(one)) wrong.push([one[0].slice(0, 60), sentence]);
      }
      equal(wrong, []);
    });

    it(`(${name}) have the server's message for each length`, async () => {
      const form = await refusedForm();
      const wrong: unknown[] = [];
      for (const [of, field, typed, sentence] of lengthCases) {
        if (of !== name) continue;
        const is = await said(form, field, typed);
        if (is !== sentence) wrong.push([field, typed.slice(0, 60), is]);
      }
      equal(wrong, []);
    });
  }
});
