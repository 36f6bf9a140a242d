import { type ComponentProps, useState } from 'react';
import { type Report, type ReportRange, reportRanges } from '../../../catalogue/contracts/admin/reports.ts';
import type { AdminApi } from '../admin-api.ts';
import { readAddress, useHash } from '../section-address.ts';
import { Loaded, Table } from '../ui/parts.tsx';
import { duration } from '../ui/times.ts';
import { table, tabs } from '../ui/ui.css.ts';
import { Chart } from './charts.tsx';
import { figures, hint, parts, ranges } from './reports.css.ts';
import { strings } from './strings.ts';

/** In days. */
const usualRange: ReportRange = 30;

function rangeInUrl(): ReportRange | undefined {
  const { section, query } = readAddress(location.hash);
  if (section !== 'numbers') return undefined;
  return reportRanges.find((days) => String(days) === query.get('range')) ?? usualRange;
}

export function Reports({ api }: { api: AdminApi }) {
  const [range, setRange] = useState(() => rangeInUrl() ?? usualRange);
  useHash(() => setRange((shown) => rangeInUrl() ?? shown));

  function choose(days: ReportRange): void {
    history.replaceState(history.state, '', `#numbers?range=${days}`);
    setRange(days);
  }

  return (
    <section aria-labelledby="numbers">
      <h2 id="numbers">Numbers</h2>
      <fieldset className={`${tabs} ${ranges}`}>
        <legend>How far back</legend>
        {reportRanges.map((days) => (
          <label key={days}>
            <input type="radio" name="range" value={days} checked={days === range} onChange={() => choose(days)} />
            <span>{strings.ranges[days]}</span>
          </label>
        ))}
      </fieldset>
      <Loaded
        key={range}
        read={() => api.get<Report>(`/numbers?range=${range}`)}
        loading="Loading numbers..."
        failed="The numbers could not be loaded."
      >
        {(numbers) => <Numbers {...numbers} />}
      </Loaded>
    </section>
  );
}

function Numbers({ days, leads, events, answers, sites, pages, funnel, values, vitals }: Report) {
  const n = (count: number) => count.toLocaleString();
  const worth = values.reduce((sum, { value }) => sum + value, 0);
  const { received, answered, medianMs, clock, due, inTime } = answers;
  return (
    <div className={parts}>
      <Chart id="n-leads" title="Leads" days={days} rows={leads} nameOf={(kind) => strings.kinds[kind] ?? kind} />
      <Figures
        id="n-answers"
        title="First answers"
        columns={['Measure', 'Figure']}
        rows={[
          ['Half are answered within', medianMs === undefined ? strings.unknown : duration(medianMs)],
          [strings.inTime[clock], `${share(inTime, due)} (${n(inTime)} of the ${n(due)} already due)`],
          ['Not answered yet', n(received - answered)],
        ]}
      />
      <Figures
        id="n-funnel"
        title="How far visitors get in a form"
        note="Each opening of a page with the form counts once. A quiz counts as sent when it shows its results."
        columns={['Form', 'Seen', 'Started', 'Sent', 'Sent of seen']}
        rows={funnel.map(({ form, seen, started, sent }) => [
          strings.forms[form],
          n(seen),
          n(started),
          n(sent),
          share(sent, seen),
        ])}
      />
      <Figures
        id="n-sites"
        title="Where leads come from"
        data-urls
        columns={['Site', 'Leads']}
        rows={sites.map(({ name, count }) => [name ? shortAddress(name) : 'This site', n(count)])}
      />
      <Figures
        id="n-pages"
        title="Pages that bring leads"
        data-urls
        columns={['Page', 'Leads']}
        rows={pages.map(({ name, count }) => [shortAddress(name), n(count)])}
      />
      <Figures
        id="n-values"
        title="What visitors did"
        note="Each action is weighted by what it is worth to the business. Watch which way the total goes."
        columns={['Action', 'Times', 'Worth']}
        rows={values.map(({ action, count, value }) => [strings.actions[action], n(count), n(value)])}
        foot={['Total', '', n(worth)]}
      />
      <Figures
        id="n-vitals"
        title="How fast pages feel"
        note="The share of visits in each group, as measured in visitors’ own browsers."
        columns={['Measure', 'Good', 'Fair', 'Poor']}
        rows={vitals.map(({ name, good, fair, poor }) => {
          const all = good + fair + poor;
          return [strings.vitals[name], share(good, all), share(fair, all), share(poor, all)];
        })}
      />
      <Chart
        id="n-events"
        title="Tracked events"
        days={days}
        rows={events}
        nameOf={(type) => (type === 'other' ? 'Others' : type)}
      />
    </div>
  );
}

interface FiguresProps extends Omit<ComponentProps<typeof Table>, 'className' | 'hasNames'> {
  id: string;
  title: string;
  note?: string;
}

/** URLs may be wider than a phone. */
function Figures({ id, title, note, ...content }: FiguresProps) {
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {note && <p className={hint}>{note}</p>}
      {content.rows.length === 0 ? (
        <p>{strings.none}</p>
      ) : (
        <Table className={`${table} ${figures}`} hasNames {...content} />
      )}
    </section>
  );
}

/** In percent. */
const share = (part: number, whole: number): string =>
  whole > 0 ? `${Math.round((part / whole) * 100)}%` : strings.unknown;

const shortAddress = (address: string): string =>
  address.startsWith(`${location.origin}/`)
    ? address.slice(location.origin.length)
    : address.replace(/^https?:\/\//, '');
