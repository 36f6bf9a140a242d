import css from 'sheet:./island.ts';
import { altOf, beforeAfter, type DrawnJob, pictureOf } from '../../catalogue/services/before-after.ts';
import { jobs, range as rangeClass, tape as tapeClass } from './dragged.css.ts';

/** `--t` is how much is finished, from 0 to 1. */
export function start(stage: HTMLElement): void {
  // Where the style sheet cannot know of scripts, as before iOS 17, four pictures stay.
  if (!('adoptedStyleSheets' in document) || !matchMedia('(scripting: enabled)').matches) return;
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
  if (stage.dataset.choice) stage.append(chooser(job, choose));

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  stage.append(range, tape);
  show();
}

function chooser(first: DrawnJob, choose: (job: DrawnJob) => void): HTMLElement {
  const group = Object.assign(document.createElement('fieldset'), { className: jobs, ariaLabel: 'What to look at' });
  for (const job of Object.keys(beforeAfter) as DrawnJob[]) {
    const radio = document.createElement('input');
    Object.assign(radio, { type: 'radio', name: 'job', checked: job === first, onchange: () => choose(job) });
    const label = document.createElement('label');
    label.append(radio, beforeAfter[job].name);
    group.append(label);
  }
  return group;
}
