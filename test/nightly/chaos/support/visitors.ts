import { randomUUID } from 'node:crypto';
import { Agent, request as requestPlain } from 'node:http';
import { request as requestSecurely, globalAgent as secureAgent } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { ownerPassword } from '../../../support/owner.ts';
import { anEstimate } from '../../../support/visitor-words.ts';
import type { Figure } from './measure.ts';

/** The longest wait for a response before a visitor gives up. */
export const timeoutMs = 10_000;

const visitorAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/147.0.0.0 Safari/537.36';

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
      'user-agent': visitorAgent,
    },
    body: JSON.stringify(anEstimate({ message })),
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

interface Sending {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Whether to open a new connection, like a new visitor, instead of reusing one. */
  isNew?: boolean;
  /** A source address in 127.0.0.0/8, for a proxy that ignores `X-Forwarded-For`. */
  from?: string;
}

/** Sends one request and returns its outcome. Never rejects. */
export function send(url: string, given: Sending = {}): Promise<Outcome> {
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

/** Posts a unique lead. */
export async function postLead(
  origin: string,
  lead = newLead(),
  given: Sending = {},
): Promise<Outcome & { lead: ChaosLead }> {
  return { ...(await send(`${origin}/api/estimates`, { method: 'POST', ...lead, ...given })), lead };
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
  const { count, pauseMs, padding = 0, isFromOwnAddress } = options;
  const acknowledged: string[] = [];
  const outcomes: Outcome[] = [];
  let isStopped = false;
  async function write(): Promise<void> {
    while (!isStopped) {
      const from = isFromOwnAddress && { from: newAddress().replace(/^10\./, '127.') };
      const outcome = await postLead(origin, newLead({ padding }), { ...from });
      outcomes.push(outcome);
      if (outcome.status === 201) acknowledged.push(outcome.lead.message);
      if (pauseMs || outcome.status <= 0) await pause(pauseMs ?? 5);
    }
  }
  const ended = Promise.all(Array.from({ length: count }, write));
  return {
    acknowledged,
    outcomes,
    async stop() {
      isStopped = true;
      await ended;
    },
  };
}

/** Requests a page at a fixed rate until told to stop. */
export function startVisits(url: string, everyMs: number, given: Sending = {}) {
  const visits: Promise<Outcome>[] = [];
  const timer = setInterval(() => visits.push(send(url, given)), everyMs);
  return {
    async stop(): Promise<Outcome[]> {
      clearInterval(timer);
      return Promise.all(visits);
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

/** The owner at a browser with its own cookies, at an unused address. */
export function newOwnerBrowser(origin: string) {
  const cookies = new Map<string, string>();
  const address = newAddress();

  /** The headers of the browser's requests. */
  const headers = () => ({
    'x-forwarded-for': address,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  });

  /** One login attempt. @default the right password */
  async function login(password = ownerPassword): Promise<Outcome> {
    const body = JSON.stringify({ password });
    const outcome = await send(`${origin}/api/admin/session`, { method: 'POST', headers: headers(), body });
    for (const line of [outcome.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return outcome;
  }
  return { headers, login };
}
