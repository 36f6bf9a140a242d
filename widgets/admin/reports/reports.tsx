import { useEffect, useState } from 'react';
import { type ReportRange, reportRanges } from '../../../catalogue/contracts/admin/reports.ts';
import { useStore } from '../../core/runtime/use-store.ts';
import { lineButton } from '../../core/ui/parts.css.ts';
import { readAddress } from '../section-address.ts';
import type { SectionProps } from '../sections.ts';
import { note } from '../ui/table.css.ts';
import { tabs } from '../ui/tabs.css.ts';
import { Body } from './body.tsx';
import { ranges } from './reports.css.ts';
import { createReports, usualRange } from './reports-model.ts';
import { strings } from './strings.ts';

export function Reports({ api }: SectionProps) {
  const [model] = useState(() => createReports(api));
  const { range, status, numbers } = useStore(model.store);
  useEffect(() => {
    function follow() {
      const { section, query } = readAddress(location.hash);
      const range = reportRanges.find((days) => String(days) === query.get('range')) ?? usualRange;
      const shown = model.store.getState();
      if (section === 'numbers' && (range !== shown.range || !shown.numbers)) void model.show(range);
    }
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [model]);

  function choose(days: ReportRange): void {
    history.replaceState(history.state, '', `#numbers?range=${days}`);
    void model.show(days);
  }

  return (
    <section aria-labelledby="numbers">
      <h2 id="numbers">{strings.title}</h2>
      <fieldset className={`${tabs} ${ranges}`}>
        <legend>{strings.range}</legend>
        {reportRanges.map((days) => (
          <label key={days}>
            <input type="radio" name="range" value={days} checked={days === range} onChange={() => choose(days)} />
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
