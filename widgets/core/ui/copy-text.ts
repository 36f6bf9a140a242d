/** How long a button says “Copied!”. */
export const copiedMs = 2000;

/** The Clipboard API is missing without https. False if the fallback failed too. */
export async function copyText(text: string, place: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.error(error);
    return copyBySelection(text, place);
  }
}

function copyBySelection(text: string, place: Element): boolean {
  const root = place.getRootNode() as Document | ShadowRoot;
  const focused = root.activeElement as HTMLElement | null;
  const field = Object.assign(document.createElement('textarea'), { value: text, readOnly: true });
  Object.assign(field.style, { position: 'fixed', opacity: '0' });
  place.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  focused?.focus({ preventScroll: true });
  return isCopied;
}
