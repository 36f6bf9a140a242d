/**
 * Puts a button after a field for photos that opens the camera, which Android's picker of photos does not offer. Only
 * on touch screens. Uses nothing outside of itself, because the private page contains it.
 */
export function offerCamera(input: HTMLInputElement, text: string): void {
  if (!matchMedia('(pointer:coarse)').matches) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text;
  button.onclick = () => {
    input.setAttribute('capture', 'environment');
    input.click();
    input.removeAttribute('capture');
  };
  input.after(button);
}
