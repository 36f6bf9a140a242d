/** The number of responses of one route with one status. */
export interface RequestCount {
  method: string;
  route: string;
  status: number;
  count: number;
  /** Their total duration. */
  ms: number;
}

/** Counts responses in memory as plain numbers, which become metrics only on request. */
export interface RequestCounts {
  add(method: string, route: string, status: number, ms: number): void;
  list(): readonly RequestCount[];
}

/** Routes are patterns and known pages, about a thousand; any beyond this are counted together. */
const maxSeries = 5_000;

/** Starts at zero. The list grows with each new route and status, up to {@link maxSeries}. */
export function createRequestCounts(): RequestCounts {
  const byRoute = new Map<string, RequestCount[]>();
  const all: RequestCount[] = [];

  function start(method: string, route: string, status: number): RequestCount {
    const isFull = all.length >= maxSeries && route !== '(other)';
    if (isFull) return find(method, '(other)', status);
    const started = { method, route, status, count: 0, ms: 0 };
    const ofRoute = byRoute.get(route);
    if (ofRoute) ofRoute.push(started);
    else byRoute.set(route, [started]);
    all.push(started);
    return started;
  }

  function find(method: string, route: string, status: number): RequestCount {
    for (const known of byRoute.get(route) ?? []) {
      if (known.status === status && known.method === method) return known;
    }
    return start(method, route, status);
  }

  return {
    add(method, route, status, ms) {
      const found = find(method, route, status);
      found.count += 1;
      found.ms += ms;
    },
    list: () => all,
  };
}
