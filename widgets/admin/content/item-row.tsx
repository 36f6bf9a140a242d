import { lineButton } from '../../core/ui/parts.css.ts';
import { strings as office } from '../strings.ts';
import { row } from './content.css.ts';
import { type Content, type Item, type ListName, nameOf } from './content-model.ts';
import { itemDraft } from './item-draft.ts';
import { strings } from './strings.ts';

interface ItemRowProps {
  list: ListName;
  item: Item;
  isOpen: boolean;
  content: Content;
}

export function ItemRow({ list, item, isOpen, content }: ItemRowProps) {
  const name = nameOf(item);
  const isShown = item.active !== false;
  const detail = [item.county ?? item.location ?? item.category, item.isSample && strings.sample].filter(Boolean);
  return (
    <div className={row}>
      <button type="button" aria-expanded={isOpen} onClick={() => content.open(isOpen ? undefined : item.id)}>
        <b>{name}</b>
        <span>{detail.join(' · ')}</span>
        {!isOpen && itemDraft(list, item.id).read() && <em>{office.unsavedDraft}</em>}
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
