import type { Draft } from '../runtime/define-widget.ts';
import type { PostedForm } from './form-state.ts';
import type { FormProps } from './form-view.tsx';
import { noAutofill } from './no-autofill.ts';

/** No field has this name. */
const receiptName = 'receipt';

/** Browsers need no code to render it. */
// biome-ignore lint/security/noDangerouslySetInnerHtml: hydration does not touch an element with this property.
const KeptAnswer = () => <div dangerouslySetInnerHTML={{ __html: '' }} />;

/** Browsers focus a fragment's target, and ignore `autofocus` if the URL has a fragment. */
const answerId = (id: string) => `${id}-answer`;

interface ShownOnPage extends Pick<FormProps<unknown>, 'id' | 'data' | 'Answer' | 'encType'> {
  name: string;
  words: { tape: string; labels: object };
}

/** Embeds do not load it. */
export const pageForm = {
  noAutofill,

  attributes: ({ id, data, words, encType }: ShownOnPage) => ({
    method: 'post',
    action: `${data?.action}#${answerId(id)}`,
    encType,
    'aria-label': words.tape,
  }),

  /** For the first refused field in display order. */
  fieldId({ id, data, words }: ShownOnPage, name: string): string | undefined {
    const outcome = data?.posted?.outcome;
    if (outcome?.status !== 'refused') return undefined;
    const first = [...Object.keys(words.labels), 'photos'].find((name) => outcome.errors[name]);
    return name === first ? answerId(id) : undefined;
  },

  above: ({ id, data, name, Answer = KeptAnswer }: ShownOnPage, answered: PostedForm | undefined) => (
    <>
      {answered && <Answer {...answered} id={answerId(id)} action={data?.action} />}
      {data && <input type="hidden" name="form" value={name} />}
    </>
  ),

  /** Once per receipt: a new request on the receipt's page survives a reload. */
  dropSentDraft(draft: Draft): void {
    const receipt = new URLSearchParams(location.search).get('sent');
    if (!receipt || draft.read()?.[receiptName] !== receipt)
      draft.write(receipt ? { [receiptName]: receipt } : undefined);
  },

  /** If so, the browser can post without JavaScript. */
  async answers(): Promise<void> {
    const { ok, status } = await fetch('', { method: 'HEAD' });
    if (!ok) throw new Error(`The page answers ${status}`);
  },
};

export type PageForm = typeof pageForm;

/** Browsers' agents fill it in, people send it: https://developer.chrome.com/docs/ai/webmcp/declarative-api */
export function asTool(toolname: string, tooldescription: string): PageForm {
  const trap = { ...noAutofill, toolparamdescription: 'Leave this empty.' };
  const attributes: PageForm['attributes'] = (shown) => ({
    ...pageForm.attributes(shown),
    ...{ toolname, tooldescription },
  });
  return { ...pageForm, noAutofill: trap, attributes };
}
