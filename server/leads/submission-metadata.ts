import type { Context } from 'koa';
import { clientOf } from '../http/client-address.ts';
import type { Origins } from '../http/origins.ts';
import type { Submission } from './lead-intake.ts';
import { leadSource } from './lead-source.ts';
import { spamSignalsOf } from './spam-score.ts';

/** What a form sends besides its fields: its key, where it stood, what it tells of its sender. */
export function submissionMetadata(
  { req }: Pick<Context, 'req'>,
  { origins, trustProxyHops }: { origins: Origins; trustProxyHops: number },
): Omit<Submission, 'kind' | 'fields'> {
  const { headers } = req;
  return {
    key: headers['idempotency-key']?.toString() || undefined,
    source: leadSource(headers, origins.embedding(headers)),
    signs: spamSignalsOf(headers),
    client: clientOf(req, trustProxyHops),
  };
}
