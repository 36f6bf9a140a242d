import { hourly, type MetricsStore } from '../store/port/metrics-store.ts';

const dayMs = 86_400_000;
/** The most sites recorded in one day; further ones are ignored. */
const maxHosts = 50;
const maxHostLength = 100;

export interface RejectedOrigins {
  /** Records that a page of this origin tried to send something and was refused. Never throws or blocks. */
  note(origin: string | undefined): void;
}

/**
 * Counts unregistered sites that try our forms, so that the owner learns about them: `foreign_post`, by host, each host
 * once per day and process.
 */
export function createRejectedOrigins({ store, now }: { store: MetricsStore; now: () => Date }): RejectedOrigins {
  const noted = new Set<string>();
  let day = 0;

  return {
    note(origin = '') {
      const host = hostOf(origin);
      const today = Math.floor(now().getTime() / dayMs);
      if (today !== day) noted.clear();
      day = today;
      if (!host || noted.has(host) || noted.size >= maxHosts) return;
      noted.add(host);
      // A failed count does not change the response.
      store.addToCounts([hourly(now(), 'foreign_post', host)], { maxKeys: maxHosts }).catch(() => noted.delete(host));
    },
  };
}

function hostOf(origin: string): string | undefined {
  if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) return undefined;
  const { host } = new URL(origin);
  return host.length <= maxHostLength ? host : undefined;
}
