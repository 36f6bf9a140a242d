import type { Report } from '../../../catalogue/contracts/admin/reports.ts';
import { duration } from '../ui/duration.ts';
import { Chart } from './chart.tsx';
import { Figures } from './figures.tsx';
import { share, shortAddress } from './format.ts';
import { parts } from './reports.css.ts';
import { strings } from './strings.ts';

export function Body({ numbers }: { numbers: Report }) {
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
