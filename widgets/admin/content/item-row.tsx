import { lineButton } from '../../core/ui/parts.css.ts';
import { row } from './content.css.ts';
import { type Content, type Item, nameOf } from './content-model.ts';
import { strings } from './strings.ts';

/** One item of a list: its name opens its form, the button next to it hides or shows it. */
export function ItemRow({ item, isOpen, content }: { item: Item; isOpen: boolean; content: Content }) {
  const name = nameOf(item);
  const isShown = item.active !== false;
  const detail = [item.county ?? item.location ?? item.category, item.isSample && strings.sample].filter(Boolean);
  return (
    <div className={row}>
      <button type="button" aria-expanded={isOpen} onClick={() => content.open(isOpen ? undefined : item.id)}>
        <b>{name}</b>
        <span>{detail.join(' · ')}</span>
        {!isShown && <em>{strings.hidden}</em>}
      </button>
      <button
        className={lineButton}
        type="button"
        aria-label={isShown ? strings.takeDownOf(name) : strings.putUpOf(name)}
        onClick={() => content.show(item, !isShown)}
      >
        {isShown ? strings.takeDown : strings.putUp}
      </button>
    </div>
  );
}
