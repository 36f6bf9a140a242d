import { useEffect, useState } from 'react';
import { reportRanges } from '../../../catalogue/contracts/admin/reports.ts';
import { useStore } from '../../core/runtime/use-store.ts';
import { lineButton } from '../../core/ui/parts.css.ts';
import type { SectionProps } from '../sections.ts';
import { note } from '../ui/table.css.ts';
import { tabs } from '../ui/tabs.css.ts';
import { Body } from './body.tsx';
import { ranges } from './reports.css.ts';
import { createReports } from './reports-model.ts';
import { strings } from './strings.ts';

/** The site's figures by day, by source and by action. */
export function Reports({ api }: SectionProps) {
  const [model] = useState(() => createReports(api));
  const { range, status, numbers } = useStore(model.store);
  useEffect(() => void model.show(), [model]);
  return (
    <section aria-labelledby="numbers">
      <h2 id="numbers">{strings.title}</h2>
      <fieldset className={`${tabs} ${ranges}`}>
        <legend>{strings.range}</legend>
        {reportRanges.map((days) => (
          <label key={days}>
            <input type="radio" name="range" value={days} checked={days === range} onChange={() => model.show(days)} />
            <span>{strings.ranges[days]}</span>
          </label>
        ))}
      </fieldset>
      {status === 'loading' && (
        <p className={note} role="status">
          {strings.loading}
        </p>
      )}
      {status === 'failed' && (
        <p className={note} role="alert">
          {strings.failed}{' '}
          <button className={lineButton} type="button" onClick={() => model.show()}>
            {strings.again}
          </button>
        </p>
      )}
      {status === 'here' && numbers && <Body numbers={numbers} />}
    </section>
  );
}
