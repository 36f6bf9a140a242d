import type { IncomingHttpHeaders } from 'node:http';
import { limitTable } from '../edge/limit-table.ts';
import { ourHeader } from './our-headers.ts';

/** Nobody fills in a form in less, not even with autofill. */
const impossiblyFastMs = 1_000;
/** Possible with autofill and a pasted message. */
const veryFastMs = 3_000;
/** From here on a sender is suspected. */
const threshold = 2;

const link = /https?:\/\/|\bwww\./gi;
const markup = /<a\s|\[url\b|\[link\b/i;

/** What a submission tells about its sender besides its fields. Absent values were not measured and say nothing. */
export interface Signs {
  /** Content of the field that no visitor sees. */
  trap?: string | undefined;
  /** How long the form stood open. */
  openMs?: number | undefined;
  /** How many others sent the same message lately. */
  repeats: number;
  /** How many leads of everybody the day has seen before. */
  leadsToday?: number;
}

/** Reads the signs that a widget sends as headers. */
export function signsOf(headers: IncomingHttpHeaders): Omit<Signs, 'repeats' | 'leadsToday'> {
  const openMs = ourHeader(headers, 'open-ms');
  return { trap: ourHeader(headers, 'trap'), openMs: openMs && /^\d{1,12}$/.test(openMs) ? Number(openMs) : undefined };
}

/**
 * Why a lead looks like spam, or nothing: single weak signs add up to a suspicion, they are none alone. A suspected
 * lead is kept all the same (DECISIONS.md, "Forms").
 */
export function suspicionsOf(
  fields: Readonly<Record<string, string>>,
  { trap, openMs, repeats, leadsToday = 0 }: Signs,
): string[] {
  const { message = '', email: _, customerEmail: __, ...others } = fields;
  const links = message.match(link)?.length ?? 0;
  const findings: [reason: string, weight: number][] = [
    ['trap', trap ? threshold : 0],
    ['speed', openMs === undefined ? 0 : openMs < impossiblyFastMs ? threshold : openMs < veryFastMs ? 1 : 0],
    ['links', markup.test(message) ? threshold : Math.min(links, threshold)],
    ['link-in-field', Object.values(others).some((value) => value.search(link) >= 0) ? threshold : 0],
    ['repeats', repeats >= 2 ? threshold : repeats],
    [
      'flood',
      leadsToday >= limitTable.floodOfLeads.number ? threshold : Number(leadsToday >= limitTable.unusualLeads.number),
    ],
  ];
  const found = findings.filter(([, weight]) => weight > 0);
  const score = found.reduce((sum, [, weight]) => sum + weight, 0);
  return score >= threshold ? found.map(([reason]) => reason) : [];
}
