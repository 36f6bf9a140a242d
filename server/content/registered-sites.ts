import { withTwin } from '../../catalogue/company/site-origin.ts';
import type { RegisteredSite } from '../../catalogue/contracts/admin/sister-site.ts';
import { Problem } from '../problem.ts';
import { createStoredList } from '../store/records.ts';
import type { AdminStore } from '../store/store.ts';

const maxSites = 50;

/** How far any process may lag behind a change. */
const everyMs = 2_000;

/** Those of EMBED_ORIGINS exactly, and the registered ones with and without `www.`. */
export interface RegisteredSites {
  list(): readonly RegisteredSite[];
  origins(): readonly string[];
  has(origin: string): boolean;
  /** Rejects with a problem for a duplicate, our own site, or one too many. Takes effect at once in this process. */
  add(site: { name: string; origin: string }): Promise<void>;
  /** False if it was not registered. Takes effect at once in this process. */
  remove(origin: string): Promise<boolean>;
  /** Never rejects. While the store fails, the last list stays. */
  check(): Promise<void>;
  stop(): void;
}

export function createRegisteredSites(parts: {
  store: Pick<AdminStore, 'setting' | 'setSettingOnce' | 'replaceSetting'>;
  publicUrl: string;
  configured: readonly string[];
  now: () => Date;
}): RegisteredSites {
  const { store, publicUrl, configured, now } = parts;
  const stored = createStoredList<Required<RegisteredSite>>(store, 'sister sites');
  let sites: readonly RegisteredSite[] = [];
  let origins: ReadonlySet<string> = new Set();
  const timer = setInterval(check, everyMs).unref();

  function take(registered: readonly Required<RegisteredSite>[]): void {
    const fixed = configured.map((origin) => ({ origin }));
    sites = [...fixed, ...registered.filter(({ origin }) => !configured.includes(origin))];
    origins = new Set([...configured, ...registered.flatMap(({ origin }) => withTwin(origin))]);
  }
  take([]);

  async function check(): Promise<void> {
    const registered = await stored.read().catch(() => undefined);
    if (registered) take(registered);
  }

  return {
    list: () => sites,
    origins: () => [...origins],
    has: (origin) => origins.has(origin),
    async add({ name, origin }) {
      const refuse = (sentence: string) => new Problem('validation', { errors: { address: sentence } });
      if (origin === publicUrl) throw refuse('That is this website');
      await stored.change((known) => {
        if ([...configured, ...known.flatMap((site) => withTwin(site.origin))].includes(origin)) {
          throw refuse('That site is registered already');
        }
        if (known.length >= maxSites) throw refuse('Please remove another site first');
        return [...known, { name, origin, addedAt: now().toISOString() }];
      });
      take(await stored.read());
    },
    async remove(origin) {
      let isFound = false;
      await stored.change((known) => {
        isFound = known.some((site) => site.origin === origin);
        return known.filter((site) => site.origin !== origin);
      });
      take(await stored.read());
      return isFound;
    },
    check,
    stop: () => clearInterval(timer),
  };
}
