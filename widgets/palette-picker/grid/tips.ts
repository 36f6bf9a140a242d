import css from 'sheet:./tips.ts';
import { colorId } from '../../../catalogue/paint/color-id.ts';
import { adoptLateStylesheet } from '../../core/runtime/adopt-late-stylesheet.ts';
import { activateTooltips, type Tooltips } from '../../core/ui/tooltip.ts';
import { notes } from './notes.precomputed.ts';
import type { Chip } from './read-color-grid.ts';

/** Gives every chip a tooltip with its full details, on its color area. */
export function tipsFor(root: HTMLElement, id: string, chips: Iterable<Chip>): Tooltips {
  adoptLateStylesheet(root, css);
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

const wordsFor = ({ color }: Chip) =>
  [`${color.brand} ${color.code}`, color.hex, color.category, notes[colorId(color)]].filter(Boolean).join(' · ');
