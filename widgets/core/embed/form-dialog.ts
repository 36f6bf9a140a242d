import css from 'sheet:./form-dialog.ts';
import { business } from '../../../catalogue/business.ts';
import { ourPhone } from '../../../catalogue/phone.ts';
import type { Drawn } from '../ui/preview/preview.tsx';
import * as styles from './form-dialog.css.ts';
import { adopt, type Embedded, make } from './opener.ts';

export const strings = {
  from: `From ${business.name}.`,
  promise: business.replyPromise,
  call: `Call ${business.phone.shown}`,
  family: `Family-run for over ${business.yearsInTrade} years.`,
  insured: 'Licensed and insured.',
  close: 'Close',
  back: (site: string) => `← Back to ${site}`,
};

const parts = { popup: '440 70 240 530', page: '280 0 480 600' };

/** Strict pages must not parse markup. */
function drawn([tag, attributes, ...children]: Drawn): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value.replace('~', 'band-'));
  element.append(...children.map(drawn));
  return element;
}

async function addHouse(band: HTMLElement, viewBox: string): Promise<void> {
  if (!band.offsetWidth) return;
  const [tag, { fill }, ...children] = (await import('../../../catalogue/drawings/house.svg?elements')).default;
  const attributes = { fill: `${fill}`, viewBox, preserveAspectRatio: 'xMidYMax slice', 'aria-hidden': 'true' };
  band.prepend(make('div', styles.picture, drawn([tag, attributes, ...children])));
}

/** English if the language cannot be loaded. */
async function wordsFor(widget: Embedded): Promise<{ words: typeof strings; isSpanish: boolean }> {
  if (widget.strings || widget.matches(':lang(es)')) {
    try {
      const { words, isSpanish } = await (await import('../languages/reword.ts')).languageOf(widget);
      return { words: words(strings, 'dialog'), isSpanish };
    } catch (error) {
      console.warn(error);
    }
  }
  return { words: strings, isSpanish: false };
}

export async function complete(dialog: HTMLElement, widget: Embedded, mode: string | null): Promise<void> {
  const { words, isSpanish } = await wordsFor(widget);
  adopt(dialog.getRootNode() as ShadowRoot, css);
  const isPage = mode === 'full-page';
  dialog.classList.add(styles.panel);
  widget.classList.add(styles.scroll);

  const [head] = dialog.children;
  const close = head?.querySelector('button');
  if (!head || !close) return;
  head.classList.add(styles.head);
  if (mode === 'side-tab') head.classList.add(styles.sideHead);
  const intro = make('p', styles.intro, words.from, ' ', words.promise);
  head.prepend(make('div', '', ...[...head.childNodes].filter((node) => node !== close), intro));
  const ours: HTMLElement[] = [intro, close];
  close.setAttribute('aria-label', words.close);

  if (isPage) {
    const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;
    close.textContent = words.back(site || location.hostname);
    close.removeAttribute('aria-label');
    const bar = make('div', styles.bar, close, make('span', '', business.name));
    dialog.prepend(bar);
    close.focus(); // Moving an element takes the focus from it.
    ours.push(bar);
  }
  if (mode !== 'side-tab') {
    dialog.classList.add(isPage ? styles.page : styles.popup);
    const band = make('div', styles.band, make('p', '', make('b', '', words.family), words.insured));
    dialog.append(band);
    ours.push(band);
    addHouse(band, isPage ? parts.page : parts.popup).catch(console.warn);
  }
  if (isSpanish) for (const part of ours) part.lang = 'es';

  function addPhone(): void {
    const root = widget.shadowRoot;
    const smallPrint = root?.querySelector('form > :last-child > p');
    if (!root || !smallPrint) return;
    adopt(root, css);
    const call = Object.assign(make('a', '', words.call), { href: ourPhone.href });
    smallPrint.prepend(make('span', styles.reach, call));
  }
  widget.addEventListener(`${business.namespace}:ready`, addPhone);
  addPhone();
}
