import sheet from 'sheet:./element.tsx';
import { type FormEvent, useState } from 'react';
import type { ServiceArea } from '../../catalogue/contracts/content.ts';
import { asList, getJson, useData } from '../core/data/api.ts';
import { defineElement } from '../core/runtime/custom-element.tsx';
import type { WidgetProps } from '../core/runtime/define-widget.ts';
import * as styles from './embedded-view.css.ts';
import { maxSearchLength, strings } from './strings.ts';

const placeholders = [1, 2, 3, 4, 5, 6, 7, 8, 9];

async function load(origin: string) {
  const [areas, { Answers }] = await Promise.all([getJson(origin, '/api/service-areas'), import('./answers.tsx')]);
  return { areas: asList<ServiceArea>(areas), Answers };
}

/** Loads nothing until used. Links open a new tab, so that nothing on the host page is lost. */
function EmbeddedAreaSearch({ host }: WidgetProps<object, undefined>) {
  const origin = host.apiOrigin;
  const [text, setText] = useState('');
  const [isWanted, want] = useState(false);
  const data = useData(host, load, isWanted);
  return (
    <search className={styles.box}>
      <form target="_blank" action={`${origin}/service-areas`} {...{ onFocusIn: () => want(true) }} rel="noopener">
        <label>
          {strings.label}
          <input
            name="q"
            type="search"
            placeholder={strings.placeholder}
            maxLength={maxSearchLength}
            autoComplete="off"
            onInput={(event: FormEvent<HTMLInputElement>) => setText(event.currentTarget.value)}
          />
        </label>
        <button type="submit">{strings.show}</button>
      </form>
      <p className={styles.note}>{strings.note}</p>
      {data === 'failed' && (
        <p role="status">
          {strings.failed}{' '}
          <a target="_blank" href={`${origin}/service-areas`} rel="noopener">
            {strings.all}
          </a>
        </p>
      )}
      {isWanted && data === 'loading' && (
        <>
          <p role="status">{strings.loading}</p>
          <ul aria-hidden="true">
            {placeholders.map((key) => (
              <li key={key} data-skeleton="" className={styles.placeholder} />
            ))}
          </ul>
        </>
      )}
      {typeof data === 'object' && <data.Answers areas={data.areas} text={text} origin={origin} />}
    </search>
  );
}

defineElement({ name: 'area-search', options: {}, View: EmbeddedAreaSearch }, sheet, import.meta.url);
