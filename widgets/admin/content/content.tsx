import { useEffect, useState } from 'react';
import { useStore } from '../../core/runtime/use-store.ts';
import { lineButton } from '../../core/ui/parts.css.ts';
import { usePartAddress } from '../part-address.ts';
import type { SectionProps } from '../sections.ts';
import { strings as office } from '../strings.ts';
import { Templates } from '../templates/templates.tsx';
import { head, list as rows } from '../ui/rows.css.ts';
import { note } from '../ui/table.css.ts';
import { tabs } from '../ui/tabs.css.ts';
import { Changes } from './changes.tsx';
import { createContent, type ListName } from './content-model.ts';
import { itemDraft } from './item-draft.ts';
import { ItemForm } from './item-form.tsx';
import { ItemRow } from './item-row.tsx';
import { strings } from './strings.ts';
import { shownContent, useContentAddress } from './use-content-address.ts';

const lists = Object.entries(strings.names) as [ListName, string][];

export function Content({ api }: SectionProps) {
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
        {status === 'failed' && (
          <p className={note} role="alert">
            {strings.failed}{' '}
            <button className={lineButton} type="button" onClick={content.load}>
              {strings.again}
            </button>
          </p>
        )}
        {status === 'here' && items.length === 0 && <p className={note}>{strings.none}</p>}
        <p>
          <button
            className={lineButton}
            type="button"
            onClick={() => content.open('new')}
            aria-expanded={open === 'new'}
          >
            {strings.add(one)}
          </button>{' '}
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
