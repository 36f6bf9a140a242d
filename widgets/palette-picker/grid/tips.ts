import type { PaintColor } from '../../../catalogue/contracts/paint-color.ts';
import { paintColors } from '../../../catalogue/paint/paint-colors.ts';
import type { WidgetHost } from '../../core/runtime/define-widget.ts';
import { activateTooltips } from '../../core/ui/tooltip.ts';
import type { Chip } from './activate-color-grid.ts';

export { default as css } from 'sheet:./tips.ts';

export function tipsFor(root: HTMLElement, id: string, chips: ReadonlyMap<string, Chip>, host: WidgetHost) {
  const byField = new Map<Element | null, Chip>([...chips.values()].map((chip) => [chip.field, chip]));
  return activateTooltips(root, {
    id: `${id}-tip`,
    wordsFor(target) {
      const chip = byField.get(target.closest('button'));
      return chip && { anchor: chip.field, words: host.words(wordsFor(chip.color)) };
    },
  });
}

/** The maker's notes are not in the grid's HTML. */
export function wordsFor(color: PaintColor): string {
  const tags = paintColors.find(({ code }) => code === color.code)?.tags ?? [];
  const notes = tags.map((tag) => (tag === 'best-seller' ? 'Best seller' : `Color of the Year ${tag.slice(-4)}`));
  return [`${color.brand} ${color.code}`, color.hex, color.category, notes.join(', ')].filter(Boolean).join(' · ');
}
