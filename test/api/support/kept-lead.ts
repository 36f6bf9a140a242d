import type { Lead } from '../../../server/store/store.ts';
import type { Answer } from './http-client.ts';
import type { TestServer } from './test-server.ts';

/** The lead that an answer acknowledges; throws if it was not stored. */
export async function keptLead({ store }: Pick<TestServer, 'store'>, answer: Pick<Answer, 'json'>): Promise<Lead> {
  const lead = await store.findLead(answer.json().id);
  if (!lead) throw new Error('Acknowledged, but not kept');
  return lead;
}
