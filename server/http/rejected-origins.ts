import { hourly, type MetricsStore } from '../store/metrics-store.ts';

const dayMs = 86_400_000;
/** Of how many sites we take note in one day; whoever invents more is not listened to. */
const maxHosts = 50;
const maxHostLength = 100;

export interface RejectedOrigins {
  /** Takes note that a page of this origin wanted to send something and was refused. Never throws, and keeps nobody waiting. */
  note(origin: string | undefined): void;
}

/**
 * Counts sites that try our forms without being listed, so that the owner learns of them: `foreign_post`, by host,
 * each host once a day and process.
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
      // A count that cannot be kept is no reason to answer otherwise.
      store.addToCounts([hourly(now(), 'foreign_post', host)], { maxKeys: maxHosts }).catch(() => noted.delete(host));
    },
  };
}

function hostOf(origin: string): string | undefined {
  if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) return undefined;
  const { host } = new URL(origin);
  return host.length <= maxHostLength ? host : undefined;
}
