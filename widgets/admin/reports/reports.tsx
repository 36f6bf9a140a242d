import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Report, type ReportRange, reportRanges } from '../../../catalogue/contracts/admin/reports.ts';
import type { AdminApi } from '../admin-api.ts';
import { readAddress } from '../section-address.ts';
import { LoadFailed, Loading, Table } from '../ui/parts.tsx';
import { duration } from '../ui/times.ts';
import { table, tabs } from '../ui/ui.css.ts';
import { Chart } from './charts.tsx';
import { figures, hint, parts, ranges } from './reports.css.ts';
import { strings } from './strings.ts';

/** In days. */
const usualRange: ReportRange = 30;

interface ReportsState {
  range: ReportRange;
  status: 'loading' | 'here' | 'failed';
  numbers?: Report;
}

export function Reports({ api }: { api: AdminApi }) {
  const [{ range, status, numbers }, setState] = useState<ReportsState>({ range: usualRange, status: 'loading' });
  const wanted = useRef<ReportRange>(undefined);

  async function show(days: ReportRange): Promise<void> {
    wanted.current = days;
    setState((before) => ({ ...before, range: days, status: 'loading' }));
    try {
      const numbers = await api.get<Report>(`/numbers?range=${days}`);
      if (wanted.current === days) setState({ range: days, status: 'here', numbers });
    } catch (error) {
      console.error(error);
      if (wanted.current === days) setState((before) => ({ ...before, status: 'failed' }));
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the URL from the start.
  useEffect(() => {
    function follow() {
      const { section, query } = readAddress(location.hash);
      const days = reportRanges.find((days) => String(days) === query.get('range')) ?? usualRange;
      if (section === 'numbers' && days !== wanted.current) void show(days);
    }
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  function choose(days: ReportRange): void {
    history.replaceState(history.state, '', `#numbers?range=${days}`);
    void show(days);
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
      {status === 'loading' && <Loading text={strings.loading} />}
      {status === 'failed' && <LoadFailed text={strings.failed} onAgain={() => show(range)} />}
      {status === 'here' && numbers && <Body numbers={numbers} />}
    </section>
  );
}

function Body({ numbers }: { numbers: Report }) {
  const { days, leads, events, answers, sites, pages, funnel, values, vitals } = numbers;
  const n = (count: number) => count.toLocaleString();
  const worth = values.reduce((sum, { value }) => sum + value, 0);
  return (
    <div className={parts}>
      <Chart
        id="n-leads"
        title={strings.leads}
        days={days}
        rows={leads}
        nameOf={(kind) => strings.kinds[kind] ?? kind}
      />
      <Figures
        id="n-answers"
        title={strings.answers}
        columns={[strings.vital, strings.figure]}
        rows={[
          [strings.median, answers.medianMs === undefined ? strings.unknown : duration(answers.medianMs)],
          [
            strings.inTime[answers.clock],
            `${share(answers.inTime, answers.due)} (${strings.ofDue(answers.inTime, answers.due)})`,
          ],
          [strings.waiting, n(answers.received - answers.answered)],
        ]}
      />
      <Figures
        id="n-funnel"
        title={strings.funnel}
        note={strings.funnelNote}
        columns={[strings.form, strings.seen, strings.started, strings.sent, strings.sentOfSeen]}
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
        title={strings.sources}
        hasUrls
        columns={[strings.site, strings.count]}
        rows={sites.map(({ name, count }) => [name ? shortAddress(name) : strings.ownSite, n(count)])}
      />
      <Figures
        id="n-pages"
        title={strings.pages}
        hasUrls
        columns={[strings.page, strings.count]}
        rows={pages.map(({ name, count }) => [shortAddress(name), n(count)])}
      />
      <Figures
        id="n-values"
        title={strings.values}
        note={strings.valuesNote}
        columns={[strings.action, strings.times, strings.worth]}
        rows={values.map(({ action, count, value }) => [strings.actions[action], n(count), n(value)])}
        sum={[strings.total, '', n(worth)]}
      />
      <Figures
        id="n-vitals"
        title={strings.vitals}
        note={strings.vitalsNote}
        columns={[strings.vital, strings.good, strings.fair, strings.poor]}
        rows={vitals.map(({ name, good, fair, poor }) => {
          const all = good + fair + poor;
          return [strings.vitalNames[name], share(good, all), share(fair, all), share(poor, all)];
        })}
      />
      <Chart
        id="n-events"
        title={strings.events}
        days={days}
        rows={events}
        nameOf={(type) => (type === 'other' ? strings.other : type)}
      />
    </div>
  );
}

interface FiguresProps {
  id: string;
  title: string;
  note?: string;
  /** The first column names the row, the others are figures. */
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  /** URLs may be wider than a phone. */
  hasUrls?: boolean;
  sum?: readonly ReactNode[];
}

function Figures({ id, title, note, columns, rows, hasUrls, sum }: FiguresProps) {
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {note && <p className={hint}>{note}</p>}
      {rows.length === 0 ? (
        <p>{strings.none}</p>
      ) : (
        <Table
          className={`${table} ${figures}`}
          data-urls={hasUrls || undefined}
          columns={columns}
          foot={sum && <Row cells={sum} />}
        >
          {rows.map((row) => (
            <Row key={String(row[0])} cells={row} />
          ))}
        </Table>
      )}
    </section>
  );
}

function Row({ cells: [name, ...others] }: { cells: readonly ReactNode[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {others.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its column.
        <td key={index}>{cell}</td>
      ))}
    </tr>
  );
}

/** In percent. */
const share = (part: number, whole: number): string =>
  whole > 0 ? `${Math.round((part / whole) * 100)}%` : strings.unknown;

/** Only the path for our own pages. */
const shortAddress = (address: string): string =>
  address.startsWith(`${location.origin}/`)
    ? address.slice(location.origin.length)
    : address.replace(/^https?:\/\//, '');
