export const takeWords = 'Take a photo';

/** Android's picker offers no camera. Uses nothing outside of itself: the private page contains it. */
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
