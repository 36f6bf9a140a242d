import css from 'sheet:./island.ts';
import { altOf, beforeAfter, type DrawnJob, pictureOf } from '../../catalogue/services/before-after.ts';
import { range as rangeClass, tape as tapeClass } from './dragged.css.ts';

/** Lays a tape over the pictures, to drag: `--t` is how much is finished, from 0 to 1. */
export function start(stage: HTMLElement): void {
  // Where the style sheet cannot know of scripts, as before iOS 17, four pictures stay.
  if (!matchMedia('(scripting: enabled)').matches) return;
  let { job = 'wall' } = stage.dataset as { job?: DrawnJob };
  const figures = [...stage.querySelectorAll('figure')];
  const range = Object.assign(document.createElement('input'), { type: 'range', className: rangeClass });
  const tape = Object.assign(document.createElement('span'), { className: tapeClass });

  const show = () => {
    const t = range.valueAsNumber / 100;
    const at = Math.round(t * (figures.length - 1));
    stage.style.setProperty('--t', `${t}`);
    stage.dataset.at = `${at}`;
    range.setAttribute('aria-label', `${beforeAfter[job].subject}, from before to after`);
    range.setAttribute('aria-valuetext', beforeAfter[job].states[at]?.[0] ?? '');
  };
  range.addEventListener('input', show);
  for (const [index, figure] of figures.entries()) {
    // With the keyboard, the range does it.
    figure.querySelector('figcaption')?.addEventListener('click', () => {
      range.value = `${(index / (figures.length - 1)) * 100}`;
      show();
    });
  }
  const choose = (chosen: DrawnJob) => {
    job = chosen;
    for (const [index, figure] of figures.entries()) {
      const [name = '', text = ''] = beforeAfter[job].states[index] ?? [];
      Object.assign(figure.querySelector('img') ?? {}, { src: pictureOf(job, index), alt: altOf(job, name) });
      for (const [part, words] of Object.entries({ b: name, span: text }))
        Object.assign(figure.querySelector(part) ?? {}, { textContent: words });
    }
    show();
  };
  for (const radio of stage.closest('section')?.querySelectorAll<HTMLInputElement>('[name=job]') ?? []) {
    radio.addEventListener('change', () => choose(radio.value as DrawnJob));
    if (radio.checked && radio.value !== job) choose(radio.value as DrawnJob);
  }

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  stage.append(range, tape);
  show();
}
