import * as v from 'valibot';
import { siteOrigin, withTwin } from '../../catalogue/company/site-origin.ts';
import {
  type EmbedHealth,
  type EmbedState,
  type RegisteredSite,
  SiteRegistration,
} from '../../catalogue/contracts/admin/sister-site.ts';
import { decodeMetricKey } from '../../catalogue/metrics/metric-key.ts';
import { dayAfter, momentOf, wallTime } from '../../catalogue/time/eastern-time.ts';
import { embedDays } from '../../catalogue/time/office-times.ts';
import { hourMs } from '../async.ts';
import { jsonBody, type Unwritten } from '../http/body.ts';
import { createRoutes, type Routes } from '../http/routes.ts';
import { invalid, Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import type { Count, MetricsStore } from '../store/engine.ts';

const weekMs = 7 * 24 * hourMs;
const order: readonly EmbedState[] = ['errors', 'quiet', 'unseen', 'fine', 'unregistered'];

const Removal = v.object({ origin: v.pipe(v.string('Invalid input'), v.maxLength(300, 'Invalid input')) });

export function siteRoutes({ store, sites, now }: Services): Routes[] {
  return [
    createRoutes({ audience: 'embed', prefix: '/api/embed-origins' }).get('', (ctx) => {
      const origin = siteOrigin([ctx.query.origin ?? ''].flat()[0] ?? '');
      if (!origin) throw invalid({ origin: 'Please enter the address of a website' });
      ctx.set('Cache-Control', 'no-cache');
      return { registered: sites.has(origin) };
    }),
    createRoutes({ audience: 'owner', prefix: '/api/admin' })
      .get('/sites', async () => {
        await sites.check();
        return sites.list();
      })
      .post('/sites', async (ctx) => {
        const { name, address } = await jsonBody(ctx, SiteRegistration);
        await sites.add({ name, origin: address });
        return sites.list();
      })
      .post('/sites/remove', async (ctx) => {
        const { origin } = await jsonBody(ctx, Removal);
        if (!(await sites.remove(origin))) throw new Problem('not_found');
        return sites.list();
      })
      .get('/embeds', () => embedHealth(store, sites.list(), now())),
  ];
}

/** Sites that only tried come last: anybody can make them up. */
async function embedHealth(store: MetricsStore, list: readonly RegisteredSite[], now: Date) {
  const today = wallTime(now).day;
  const from = momentOf({ day: dayAfter(today, 1 - embedDays), minutes: 0 });
  const to = new Date(now.getTime() + hourMs);
  const [loads = [], errors = [], tries = [], leads = []] = await Promise.all(
    ['embed_load', 'embed_error', 'foreign_post', 'lead'].map((name) => store.counts({ name, from, to })),
  );
  const addedAt = new Map(list.map((site) => [new URL(site.origin).host, site.addedAt]));
  const registered = [...addedAt.keys()];
  const hosts = new Map(
    list.flatMap(({ origin, name }) =>
      name === undefined ? [] : withTwin(origin).map((twin) => [new URL(twin).host, new URL(origin).host]),
    ),
  );
  const known = (host: string | undefined) => hosts.get(`${host}`) ?? host;
  const tried = tries.flatMap((count) => partsOf(count).host ?? []);
  const strangers = new Set(tried.filter((host) => !registered.includes(`${known(host)}`)));
  const isRecent = ({ start }: Count) => now.getTime() - start.getTime() < weekMs;

  function siteOf(host: string) {
    const here = (counts: readonly Count[]) => counts.filter((count) => known(partsOf(count).host) === host);
    const [loaded, broken] = [here(loads), here(errors)];
    const sent = leads.filter((count) => known(leadHost(count)) === host);
    const isStranger = strangers.has(host);
    const last = (isStranger ? here(tries) : loaded).at(-1)?.start ?? sent.at(-1)?.start;
    const uses = loaded.map(partsOf);
    const version = uses.at(-1)?.version;

    function state(): EmbedState {
      if (isStranger) return 'unregistered';
      if (broken.some(isRecent)) return 'errors';
      if ([...loaded, ...sent].some(isRecent)) return 'fine';
      const isNew = now.getTime() - Date.parse(addedAt.get(host) ?? '') < weekMs;
      return isNew ? 'unseen' : 'quiet';
    }
    return {
      host,
      state: state(),
      lastSeenAt: last,
      version,
      widgets: [...new Set(uses.map(({ widget = '' }) => widget))].sort(),
      loads: byDay(loaded, today),
      errors: sum(broken),
      leads: sum(sent),
    };
  }

  /** Days of trying: each stranger counts once a day. */
  const daysOf = new Map([...strangers].map((host) => [host, sum(tries.filter((one) => partsOf(one).host === host))]));
  const byDays = (a: { host: string }, b: { host: string }) => (daysOf.get(b.host) ?? 0) - (daysOf.get(a.host) ?? 0);
  const sites = [...new Set([...registered, ...strangers])].map(siteOf);
  sites.sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state) || byDays(a, b) || compare(a.host, b.host));
  return { sites } satisfies Unwritten<EmbedHealth>;
}

const sum = (counts: readonly Count[]) => counts.reduce((all, { count }) => all + count, 0);
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

function partsOf({ key }: Count) {
  const [host, widget, version] = decodeMetricKey(key);
  return { host, widget, version };
}

/** Its key is of kind, origin of the site and page. */
function leadHost({ key }: Count): string | undefined {
  const [, origin = ''] = decodeMetricKey(key);
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/** In New York, oldest first. */
function byDay(counts: readonly Count[], today: string): number[] {
  const sums = new Map<string, number>();
  for (const { start, count } of counts) {
    const { day } = wallTime(start);
    sums.set(day, (sums.get(day) ?? 0) + count);
  }
  return Array.from({ length: embedDays }, (_, at) => sums.get(dayAfter(today, at + 1 - embedDays)) ?? 0);
}
