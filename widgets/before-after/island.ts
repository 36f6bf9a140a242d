/** Moves the tape: `--t` is how much of the picture is finished, from 0 to 1. */
export function start(stage: HTMLElement): void {
  const range = stage.querySelector('input') as HTMLInputElement;
  const states = (range.dataset.states ?? '').split(',');
  const show = () => {
    const t = range.valueAsNumber / 100;
    const at = Math.round(t * (states.length - 1));
    stage.style.setProperty('--t', `${t}`);
    stage.dataset.at = `${at}`;
    range.setAttribute('aria-valuetext', states[at] ?? '');
  };
  range.addEventListener('input', show);
  // A press on a state's words goes there; with the keyboard, the range does it.
  stage.addEventListener('click', ({ target }) => {
    const words = (target as Element).closest<HTMLElement>('[data-value]');
    if (!words) return;
    range.value = words.dataset.value ?? '';
    show();
  });
  show();
}
