import { allowedExtras, extrasRules } from '../../../catalogue/contracts/lead-extras.ts';
import { quietly } from '../runtime/quietly.ts';
import { isRegistered } from './form-view.tsx';

const attributesOf = (element: Element, prefix: string) =>
  [...element.attributes]
    .filter(({ name }) => name.startsWith(prefix))
    .map(({ name, value }) => [name.slice(prefix.length), value] as const);

/** `zipCode`, `zip-code` and `zipcode` are one field. */
const plain = (name: string) => name.replaceAll('-', '').toLowerCase();

/**
 * Sets defaults, so that typed text stays. The prefixes of attributes stand in custom-element.tsx, form-view.tsx,
 * `widgets/embed/studio/widget.tsx`, `widgets/wordpress` and `host/pages/embed`, too.
 */
function prefill(form: HTMLFormElement, element: Element): void {
  const query = element.hasAttribute('inherit-query') ? [...new URLSearchParams(location.search)] : [];
  const given = new Map([...query, ...attributesOf(element, 'prefill-')].map(([name, value]) => [plain(name), value]));
  for (const input of form.elements as unknown as Iterable<HTMLInputElement>) {
    const value = given.get(plain(input.name || '-'));
    if (value === undefined || /hidden|submit/.test(input.type) || input.closest('[aria-hidden]')) continue;
    if (input.type === 'radio') input.defaultChecked ||= input.value === value;
    else input.defaultValue = value;
  }
}

export function keepPrefilled(form: HTMLFormElement, element: Element): void {
  prefill(form, element);
  new MutationObserver(() => prefill(form, element)).observe(element, { attributes: true });
}

/** A query string, up to the limit of a lead. */
export function hiddenFields(element: Element): string {
  const given = attributesOf(element, 'hidden-');
  const kept = [...allowedExtras('hidden', given)];
  const query = () => `${new URLSearchParams(kept)}`;
  while (query().length > extrasRules.hidden.maxBytes) kept.pop();
  if (kept.length < given.length) {
    const rule = `${extrasRules.hidden.maxCount} at most, of ${extrasRules.hidden.maxLength} characters at most each`;
    quietly(() => console.warn(`Some hidden fields are not sent: ${rule}`));
  }
  return query();
}

/** Follows `redirect` to the page's origin, to ours or to a registered site only. */
export async function redirect(element: Element, apiOrigin: string): Promise<void> {
  const wish = element.getAttribute('redirect');
  if (!wish) return;
  // Resolves against the page's base like `new URL`, but does not throw.
  const url = Object.assign(document.createElement('a'), { href: wish });
  if (await isTrusted(url, apiOrigin)) location.assign(url.href);
  else quietly(() => console.warn(`redirect="${wish}" leads neither to this site nor to a registered one`));
}

async function isTrusted({ protocol, origin }: HTMLAnchorElement, apiOrigin: string): Promise<boolean> {
  const isOurs = origin === location.origin || origin === apiOrigin;
  return /^https?:$/.test(protocol) && (isOurs || (await isRegistered(apiOrigin, origin)) === true);
}
