import { useEffect, useState } from 'react';
import type { ContentChangeSummary } from '../../../catalogue/contracts/admin/content.ts';
import { useStore } from '../../core/runtime/use-store.ts';
import type { AdminApi } from '../admin-api.ts';
import { useHash, usePartAddress } from '../section-address.ts';
import { LineButton, LoadFailed, When } from '../ui/parts.tsx';
import { head, note, list as rows, tabs } from '../ui/ui.css.ts';
import { changeList, row } from './content.css.ts';
import {
  type ContentModel,
  createContent,
  type Item,
  itemDraft,
  type ListName,
  listNames,
  nameOf,
} from './content-model.ts';
import { oneOf } from './fields.ts';
import { ItemForm } from './item-form.tsx';
import { Templates } from './templates.tsx';

const unsavedDraft = 'Unsaved draft';
const listLabels = { areas: 'Service areas', testimonials: 'Testimonials', posts: 'Blog posts' } as const;

export function Content({ api }: { api: AdminApi }) {
  const [content] = useState(() => createContent(api));
  const { list, status, items, changes, open, said } = useStore(content.store);
  useEffect(() => void content.load(), [content]);
  useHash(content.follow);
  usePartAddress('content', status !== 'loading');
  return (
    <>
      <section aria-labelledby="content">
        <div className={head}>
          <h2 id="content">Content</h2>
          <p>What you save is on the site at once. Every change can be undone.</p>
        </div>
        <fieldset className={tabs}>
          <legend>Which content</legend>
          {listNames.map((name) => (
            <label key={name}>
              <input type="radio" name="list" checked={name === list} onChange={() => content.go(name)} />
              <span>{listLabels[name]}</span>
            </label>
          ))}
        </fieldset>
        <p role="status" className={head}>
          {status === 'loading' ? 'Loading content...' : said}
        </p>
        {status === 'failed' && <LoadFailed text="The content could not be loaded." onAgain={content.load} />}
        {status === 'here' && items.length === 0 && <p className={note}>Nothing here yet.</p>}
        <p>
          <LineButton onClick={() => content.show('new')} aria-expanded={open === 'new'}>
            Add a {oneOf[list]}
          </LineButton>{' '}
          {open !== 'new' && itemDraft(list).read() && <span>{unsavedDraft}</span>}
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

function ItemRow(props: { list: ListName; item: Item; isOpen: boolean; content: ContentModel }) {
  const { list, item, isOpen, content } = props;
  const name = nameOf(item);
  const isShown = item.active !== false;
  const detail = [item.county ?? item.location ?? item.category, item.isSample && 'Sample'].filter(Boolean);
  const change = isShown ? 'Take down' : 'Show';
  return (
    <div className={row}>
      <button type="button" aria-expanded={isOpen} onClick={() => content.show(isOpen ? undefined : item.id)}>
        <b>{name}</b>
        <span>{detail.join(' · ')}</span>
        {!isOpen && itemDraft(list, item.id).read() && <em>{unsavedDraft}</em>}
        {!isShown && <em>Not shown</em>}
      </button>
      <LineButton aria-label={`${change} ${name}`} onClick={() => content.publish(item, !isShown)}>
        {change}
      </LineButton>
    </div>
  );
}

const Changes = (props: { changes: readonly ContentChangeSummary[]; onUndo: (changeId: string) => void }) => (
  <div className={changeList}>
    <h3>History</h3>
    {props.changes.length === 0 && <p className={note}>No changes yet.</p>}
    <ol>
      {props.changes.map(({ id, at, kind, name, fields }) => {
        const change = kind === 'changed' ? `${name} changed: ${fields.join(', ')}` : `${name} ${kind}`;
        return (
          <li key={id}>
            <When at={at} />
            <span>{change}</span>
            <LineButton aria-label={`Undo: ${change}`} onClick={() => props.onUndo(id)}>
              Undo
            </LineButton>
          </li>
        );
      })}
    </ol>
  </div>
);
