import type { LocalServiceKey } from '../local-services/local-service.ts';

/** What we say of one town beyond its description: true of that town, and what it means for paint there. */
export interface AreaText {
  /** Two or three paragraphs, for all pages of the town. */
  paragraphs: readonly [string, string, string?];
  /** A paragraph for the town’s page of each main service. The other services have none, and are not indexed. */
  notes: Readonly<Record<Extract<LocalServiceKey, `${'interior' | 'exterior'}-painting` | 'pressure-washing'>, string>>;
}
