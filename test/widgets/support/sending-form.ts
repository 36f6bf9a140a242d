import { until } from './expect.ts';
import { embeddedForm, type TestForm } from './form.ts';
import { type FramedPage, openForeign, scriptApi } from './pages.ts';

/** For each test of the calling file: an estimate form on another site’s page. */
export function sendingForm() {
  const sending = {
    page: undefined as unknown as FramedPage,
    form: undefined as unknown as TestForm,
    /** The toast’s texts, once it shows. */
    async said() {
      await until(() => sending.form.toast(), 'a toast shows');
      return sending.form.toastText();
    },
  };
  beforeEach(async () => {
    await scriptApi();
    sending.page = await openForeign();
    sending.form = await embeddedForm(sending.page);
  });
  return sending;
}

/** What a toast says of an estimate that was not sent. */
export const failure = ['Error', 'Failed to send estimate request. Please try again.'];
