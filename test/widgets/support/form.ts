import { requestWords } from '../../support/visitor-words.ts';
import { equal, until } from './expect.ts';
import { apiCalls, type FramedPage } from './pages.ts';

type Field = HTMLInputElement;

/** One form, on any page. */
export function formIn(root: ParentNode) {
  const form = root.querySelector('form') as HTMLFormElement;
  const field = (name: string) => form.elements.namedItem(name) as Field;
  const button = form.querySelector('[type=submit]') as HTMLButtonElement;

  /** Types like a visitor: into the focused field. */
  function type(fields: Record<string, string>): void {
    for (const [name, value] of Object.entries(fields)) {
      const input = field(name);
      input.focus();
      input.value = value;
      input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    }
  }
  const messages = () =>
    Object.fromEntries(
      [...form.querySelectorAll<Field>('[aria-invalid=true]')].map((input) => [
        input.name,
        form.querySelector(`#${input.getAttribute('aria-describedby')}`)?.textContent,
      ]),
    );
  /** The values of all fields except files. */
  const values = () => Object.fromEntries([...new FormData(form)].filter(([, value]) => typeof value === 'string'));
  const toast = () => root.querySelector<HTMLElement>('[role=region]');
  const toastText = () => [...(toast()?.querySelectorAll('strong, strong + span') ?? [])].map((e) => e.textContent);

  return { form, field, button, type, messages, values, toast, toastText, root };
}

export type TestForm = ReturnType<typeof formIn>;

/** The form in the page's first element, or the given one, once it is ready. */
export async function embeddedForm(page: FramedPage, selector = 'brushline-estimate-form'): Promise<TestForm> {
  const root = await until(() => {
    const shadow = page.document.querySelector(selector)?.shadowRoot;
    return shadow?.querySelector('form') && shadow;
  }, 'the form is up');
  return formIn(root);
}

/** Fills in everything and sends it. */
export function send(form: TestForm, fields: Record<string, string> = requestWords): void {
  form.type(fields);
  form.button.click();
}

/** Fills in the page's form, sends it, and checks that it confirms this and called the API once. */
export async function sendsEstimate(page: FramedPage, selector?: string): Promise<void> {
  const form = await embeddedForm(page, selector);
  send(form);
  await until(() => form.toast(), 'a toast shows');
  equal(form.toastText()[0], 'Estimate request sent!');
  equal((await apiCalls()).length, 1);
}
