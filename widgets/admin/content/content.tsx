import { useEffect, useState } from 'react';
import type { ContentChangeSummary } from '../../../catalogue/contracts/admin/content.ts';
import { useStore } from '../../core/runtime/use-store.ts';
import type { AdminApi } from '../admin-api.ts';
import { addressOf, readAddress, usePartAddress } from '../section-address.ts';
import { strings as office } from '../strings.ts';
import { LineButton, LoadFailed } from '../ui/parts.tsx';
import { dateAndTime } from '../ui/times.ts';
import { head, note, list as rows, tabs } from '../ui/ui.css.ts';
import { changeList, row } from './content.css.ts';
import {
  type ContentModel,
  type ContentState,
  createContent,
  type Item,
  itemDraft,
  type ListName,
  listNames,
  nameOf,
} from './content-model.ts';
import { ItemForm } from './item-form.tsx';
import { strings } from './strings.ts';
import { Templates } from './templates.tsx';

const lists = Object.entries(strings.names) as [ListName, string][];

export function Content({ api }: { api: AdminApi }) {
  const [content] = useState(() => createContent(api, shownContent('testimonials')));
  const { list, status, items, changes, open, said } = useStore(content.store);
  useEffect(() => void content.load(), [content]);
  useContentAddress(content);
  usePartAddress('content', status !== 'loading');
  const one = strings.one[list];
  return (
    <>
      <section aria-labelledby="content">
        <div className={head}>
          <h2 id="content">{strings.heading}</h2>
          <p>{strings.about}</p>
        </div>
        <fieldset className={tabs}>
          <legend>{strings.lists}</legend>
          {lists.map(([name, label]) => (
            <label key={name}>
              <input type="radio" name="list" checked={name === list} onChange={() => content.choose(name)} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        <p role="status" className={head}>
          {status === 'loading' ? strings.loading : said}
        </p>
        {status === 'failed' && <LoadFailed text={strings.failed} onAgain={content.load} />}
        {status === 'here' && items.length === 0 && <p className={note}>{strings.none}</p>}
        <p>
          <LineButton onClick={() => content.open('new')} aria-expanded={open === 'new'}>
            {strings.add(one)}
          </LineButton>{' '}
          {open !== 'new' && itemDraft(list).read() && <span>{office.unsavedDraft}</span>}
        </p>
        {open === 'new' && <ItemForm key={list} list={list} content={content} />}
        <ul className={rows}>
          {items.map((item) => (
            <li key={item.id}>
              <ItemRow list={list} item={item} isOpen={open === item.id} content={content} />
              {open === item.id && <ItemForm list={list} item={item} content={content} />}
            </li>
          ))}
        </ul>
        {status === 'here' && <Changes changes={changes} onUndo={content.undo} />}
      </section>
      <Templates api={api} />
    </>
  );
}

interface ItemRowProps {
  list: ListName;
  item: Item;
  isOpen: boolean;
  content: ContentModel;
}

function ItemRow({ list, item, isOpen, content }: ItemRowProps) {
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
      <LineButton
        aria-label={isShown ? strings.takeDownOf(name) : strings.putUpOf(name)}
        onClick={() => content.show(item, !isShown)}
      >
        {isShown ? strings.takeDown : strings.putUp}
      </LineButton>
    </div>
  );
}

const Changes = (props: { changes: readonly ContentChangeSummary[]; onUndo: (changeId: string) => void }) => (
  <div className={changeList}>
    <h3>{strings.history}</h3>
    {props.changes.length === 0 && <p className={note}>{strings.noHistory}</p>}
    <ol>
      {props.changes.map((change) => (
        <li key={change.id}>
          <time dateTime={change.at}>{dateAndTime(change.at)}</time>
          <span>{strings.change(change)}</span>
          <LineButton aria-label={strings.undoOf(strings.change(change))} onClick={() => props.onUndo(change.id)}>
            {strings.undo}
          </LineButton>
        </li>
      ))}
    </ol>
  </div>
);

/** From a URL such as `#content/posts?item=new`. */
function shownContent(current: ListName): Pick<ContentState, 'list' | 'open'> {
  const { item, query } = readAddress(location.hash);
  return { list: listNames.find((name) => name === item) ?? current, open: query.get('item') ?? undefined };
}

function useContentAddress(content: ContentModel): void {
  useEffect(() => {
    function follow() {
      if (readAddress(location.hash).section !== 'content') return;
      const shown = content.store.getState();
      const { list, open } = shownContent(shown.list);
      if (list !== shown.list) void content.choose(list, open);
      else if (open !== shown.open) content.open(open);
    }
    addEventListener('hashchange', follow);
    const forget = content.store.subscribe(({ list, open }, before) => {
      const named = shownContent(before.list);
      if (list === named.list && open === named.open) return;
      const query = new URLSearchParams(open ? { item: open } : {});
      const hash = addressOf({ section: 'content', item: list, query });
      if (open && !before.open) history.pushState(null, '', hash);
      else history.replaceState(history.state, '', hash);
    });
    return () => {
      removeEventListener('hashchange', follow);
      forget();
    };
  }, [content]);
}
