import type { Context } from 'koa';
import type { Submission } from '../../leads/lead-intake.ts';
import { spamSignalsOf } from '../../leads/spam-score.ts';
import { clientOf } from '../client-address.ts';
import type { Origins } from '../origins.ts';
import { leadSource } from './lead-source.ts';

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
