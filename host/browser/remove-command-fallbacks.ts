/** Chromium warns on every press of a button with both a command and `popovertarget`. */
export function removeCommandFallbacks(): void {
  if (!('commandForElement' in HTMLButtonElement.prototype)) return;
  for (const button of document.querySelectorAll('[commandfor]')) button.removeAttribute('popovertarget');
}
