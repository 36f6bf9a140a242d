import { loadLighthouse } from './install.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** The result of one run of Lighthouse. */
export interface Finding {
  /** Out of 100. */
  scores: Record<Category, number>;
  lcpMs: number;
  tbtMs: number;
  /** Cumulative layout shift. */
  shift: number;
  /** The audits that lowered a score. */
  lost: readonly string[];
}

const lighthouse = await loadLighthouse();

/** Runs Lighthouse as a phone, with simulated throttling, in the browser that listens on a port. */
export async function findingOf(url: string, port: number): Promise<Finding> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
  if (!result) throw new Error(`Lighthouse found nothing to say of ${url}`);
  const { audits, categories: judged, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const score = (category: Category) => Math.round((judged[category]?.score ?? 0) * 100);
  const refs = categories.flatMap((category) => judged[category]?.auditRefs ?? []);
  return {
    scores: Object.fromEntries(categories.map((category) => [category, score(category)])) as Finding['scores'],
    lcpMs: number('largest-contentful-paint'),
    tbtMs: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    lost: refs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      const isLost = weight > 0 && audit !== undefined && audit.score !== null && audit.score < 1;
      return isLost ? [`${id} ${audit.score} ${audit.displayValue ?? ''}`] : [];
    }),
  };
}

/** The finding with the median performance; the better of two. */
export function medianOf(findings: readonly Finding[]): Finding {
  const sorted = findings.toSorted((a, b) => b.scores.performance - a.scores.performance);
  const median = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!median) throw new Error('No finding');
  return median;
}
