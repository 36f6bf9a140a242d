/**
 * Removes `popovertarget`, for browsers without commands, from buttons with a command: Chromium warns on every press of
 * a button that has both.
 */
export function removeCommandFallbacks(): void {
  if (!('commandForElement' in HTMLButtonElement.prototype)) return;
  for (const button of document.querySelectorAll('[commandfor]')) button.removeAttribute('popovertarget');
}
