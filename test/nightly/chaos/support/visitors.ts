import { randomUUID } from 'node:crypto';
import { Agent, request as requestPlain } from 'node:http';
import { request as requestSecurely, globalAgent as secureAgent } from 'node:https';
import { ownerPassword } from '../../../support/owner.ts';
import { requestWords } from '../../../support/visitor-words.ts';
import type { Figure } from './measure.ts';

/** The longest wait for a response before a visitor gives up. */
export const timeoutMs = 10_000;

/** One visitor's estimate request. Its message is unique. */
export interface ChaosLead {
  message: string;
  headers: Record<string, string>;
  body: string;
}

let visitors = Math.floor(Math.random() * 2 ** 23);

/** An unused address, so that a measurement does not hit the limits per address. */
export function newAddress(): string {
  visitors += 1;
  return [10, (visitors >> 16) & 255, (visitors >> 8) & 255, visitors & 255].join('.');
}

export function newLead({ padding = 0 } = {}): ChaosLead {
  const id = randomUUID();
  const message = `The porch, please (${id}). ${'Cedar. '.repeat(padding / 7)}`.trim();
  return {
    message,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': id,
      'x-forwarded-for': newAddress(),
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/147.0.0.0 Safari/537.36',
    },
    body: JSON.stringify({ ...requestWords, message, state: 'MD', serviceType: 'exterior' }),
  };
}

export interface Outcome {
  /** 0: refused, reset or closed before there was a response; -1: none within {@link timeoutMs}. */
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  ms: number;
}

const plainAgent = new Agent({ keepAlive: true, maxSockets: 256 });

/** Sends one request and returns its outcome. Never rejects. */
export function send(
  url: string,
  given: {
    method?: string;
    headers?: Record<string, string>;
    body?: string;
    /** Whether to open a new connection, like a new visitor, instead of reusing one. */
    isNew?: boolean;
    /** A source address in 127.0.0.0/8, for a proxy that ignores `X-Forwarded-For`. */
    from?: string;
  } = {},
): Promise<Outcome> {
  const { method = 'GET', headers = {}, body, isNew = false, from } = given;
  const begin = performance.now();
  return new Promise((resolve) => {
    const end = (outcome: Partial<Outcome>) => {
      clearTimeout(patience);
      resolve({ status: 0, headers: {}, text: '', ...outcome, ms: performance.now() - begin });
    };
    const [request, agent] = url.startsWith('https:') ? [requestSecurely, secureAgent] : [requestPlain, plainAgent];
    const place = from === undefined ? {} : ({ localAddress: from, family: 4 } as const);
    const outgoing = request(url, { method, headers, agent: isNew ? false : agent, ...place }, (incoming) => {
      let text = '';
      incoming.setEncoding('utf8').on('data', (piece) => (text += piece));
      incoming.on('error', () => end({}));
      incoming.on('end', () => end({ status: incoming.statusCode ?? 0, headers: incoming.headers, text }));
    });
    const patience = setTimeout(() => {
      end({ status: -1 });
      outgoing.destroy();
    }, timeoutMs);
    outgoing.on('error', () => end({}));
    outgoing.end(body);
  });
}

/** Posts a unique lead. @param from see {@link send} */
export async function postLead(
  origin: string,
  lead = newLead(),
  from?: string,
): Promise<Outcome & { lead: ChaosLead }> {
  const outcome = await send(`${origin}/api/estimates`, { method: 'POST', ...lead, ...(from && { from }) });
  return { ...outcome, lead };
}

/** Posts leads in several parallel sequences until told to stop; records the acknowledged ones. */
export function startWriters(
  origin: string,
  options: {
    count: number;
    pauseMs?: number;
    padding?: number;
    /** Whether each lead comes from a different address of this machine. */
    isFromOwnAddress?: boolean;
  },
) {
  const acknowledged: string[] = [];
  const outcomes: Outcome[] = [];
  let isStopped = false;
  async function write(): Promise<void> {
    while (!isStopped) {
      const from = options.isFromOwnAddress ? newAddress().replace(/^10\./, '127.') : undefined;
      const outcome = await postLead(origin, newLead({ padding: options.padding ?? 0 }), from);
      outcomes.push(outcome);
      if (outcome.status === 201) acknowledged.push(outcome.lead.message);
      const isGone = outcome.status <= 0;
      if (options.pauseMs || isGone) await new Promise((resolve) => setTimeout(resolve, options.pauseMs ?? 5));
    }
  }
  const ended = Promise.all(Array.from({ length: options.count }, write));
  return {
    acknowledged,
    outcomes,
    async stop() {
      isStopped = true;
      await ended;
    },
  };
}

/** Figures of lost and duplicate leads among the acknowledged ones, which must both be 0. */
export function keptFigures(acknowledged: readonly string[], stored: ReadonlyMap<string, number>): Figure[] {
  return [
    { what: 'acknowledged', value: acknowledged.length, atLeast: 1 },
    { what: 'lost', value: acknowledged.filter((message) => !stored.has(message)).length, atMost: 0 },
    { what: 'kept twice', value: [...stored.values()].filter((count) => count > 1).length, atMost: 0 },
  ];
}

/** The owner at one browser. */
export interface OwnerBrowser {
  /** One login attempt. @default the right password */
  login(password?: string): Promise<Outcome>;
  /** Calls the admin with the browser’s cookies. */
  ask(path: string, body?: object): Promise<Outcome>;
  /** The headers of the browser's requests. */
  headers(): Record<string, string>;
}

/** A browser with its own cookies, at an unused address. */
export function newOwnerBrowser(origin: string): OwnerBrowser {
  const cookies = new Map<string, string>();
  const address = newAddress();

  const headers = () => ({
    'x-forwarded-for': address,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  });

  async function call(path: string, method: string, body?: object): Promise<Outcome> {
    const outcome = await send(`${origin}/api/admin${path}`, {
      method,
      headers: headers(),
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const line of [outcome.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return outcome;
  }

  return {
    headers,
    login: (password = ownerPassword) => call('/session', 'POST', { password }),
    ask: (path, body) => call(path, body ? 'POST' : 'GET', body),
  };
}
