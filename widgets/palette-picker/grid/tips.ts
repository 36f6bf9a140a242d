import css from 'sheet:./tips.ts';
import { adoptStylesheet } from '../../core/runtime/adopt-stylesheet.ts';
import { activateTooltips, type Tooltips } from '../../core/ui/tooltip.ts';
import type { Chip } from './read-color-grid.ts';

/** Gives every chip a tooltip with its full details, on its color area. */
export function tipsFor(root: HTMLElement, id: string, chips: Iterable<Chip>): Tooltips {
  adoptStylesheet(root, css);
  const byField = new Map<Element, Chip>([...chips].map((chip) => [chip.field, chip]));
  return activateTooltips(root, {
    id: `${id}-tip`,
    wordsFor(target) {
      const anchor = target.closest('button');
      const chip = anchor && byField.get(anchor);
      return chip && { anchor, words: wordsFor(chip) };
    },
  });
}

const wordsFor = ({ color: { brand, code, hex, category }, note }: Chip) =>
  [`${brand} ${code}`, hex, category, note].filter(Boolean).join(' · ');
