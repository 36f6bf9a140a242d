import { withTwin } from '../../catalogue/company/site-origin.ts';
import type { RegisteredSite } from '../../catalogue/contracts/admin/sister-site.ts';
import { invalid } from '../problem.ts';
import { type AdminStore, createStoredJson } from '../store/records.ts';

const maxSites = 50;

/** How far any process may lag behind a change. */
const everyMs = 2_000;

/** Those of EMBED_ORIGINS exactly, and the registered ones with and without `www.`. */
export function createRegisteredSites(parts: {
  store: AdminStore;
  publicUrl: string;
  configured: readonly string[];
  now: () => Date;
}) {
  const { store, publicUrl, configured, now } = parts;
  const stored = createStoredJson<readonly Required<RegisteredSite>[]>(store, 'sister sites', []);
  let sites: readonly RegisteredSite[] = [];
  let origins: ReadonlySet<string> = new Set();
  const timer = setInterval(check, everyMs).unref();

  function take(registered: readonly Required<RegisteredSite>[]): void {
    const fixed = configured.map((origin) => ({ origin }));
    sites = [...fixed, ...registered.filter(({ origin }) => !configured.includes(origin))];
    origins = new Set([...configured, ...registered.flatMap(({ origin }) => withTwin(origin))]);
  }
  take([]);

  /** Never rejects. While the store fails, the last list stays. */
  async function check(): Promise<void> {
    const registered = await stored.read().catch(() => undefined);
    if (registered) take(registered);
  }

  return {
    list: () => sites,
    origins: (): readonly string[] => [...origins],
    has: (origin: string) => origins.has(origin),
    /** Rejects with a problem for a duplicate, our own site, or one too many. Takes effect at once in this process. */
    async add({ name, origin }: { name: string; origin: string }): Promise<void> {
      const refuse = (address: string) => invalid({ address });
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
    /** False if it was not registered. Takes effect at once in this process. */
    async remove(origin: string): Promise<boolean> {
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
