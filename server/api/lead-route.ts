import type { GenericSchema } from 'valibot';
import { readBody } from '../http/body.ts';
import type { Origins } from '../http/origins.ts';
import { createRoutes, type Routes } from '../http/routes.ts';
import { submissionMetadata } from '../http/submission/submission-metadata.ts';
import type { LeadIntake, Submission } from '../leads/lead-intake.ts';
import { isOnItsWay } from '../leads/owed-receipts.ts';
import type { RequestLinks } from '../leads/request-links.ts';
import { validBody } from '../valid-body.ts';

/** Enough for a form of a few fields. */
const maxBytes = 32 * 1024;

/** What the routes of all forms need. */
export interface LeadRouteParts {
  leadIntake: LeadIntake;
  links: Pick<RequestLinks, 'create' | 'issue'>;
  origins: Origins;
  trustProxyHops: number;
}

interface LeadForm {
  path: string;
  kind: Submission['kind'];
  contract: GenericSchema<unknown, Submission['fields']>;
}

/** The `POST` of a form: stores a lead, to be mailed to the owner; answers 201 `{ id, receivedAt, link, copy }`, or a problem. */
export function leadRoute({ path, kind, contract }: LeadForm, parts: LeadRouteParts): Routes {
  return createRoutes({ audience: 'embed', prefix: path, priority: 'lead' }).post('', async (ctx) => {
    const fields = validBody(await readBody(ctx.req, { type: 'application/json', maxBytes }), contract);
    const json = await acceptLead({ kind, fields, ...submissionMetadata(ctx, parts) }, parts);
    ctx.state.reply = { status: 201, json };
  });
}

/**
 * Accepts a lead; resolves with the answer to its sender. `link` leads to its private page and is stored in the same
 * transaction. A repeated submission gets another link, but not that of somebody else who repeats its words. `link` is
 * also absent if none could be made, because a stored lead is never reported as a failure. `copy` says that a mail confirming it will be sent.
 */
export async function acceptLead(
  submission: Submission,
  { leadIntake, links }: Pick<LeadRouteParts, 'leadIntake' | 'links'>,
): Promise<{ id: string; receivedAt: Date; link?: string; copy?: true }> {
  const { url, stored } = links.create();
  const { lead, isNew, isSenders } = await leadIntake.accept(submission, stored);
  const { id, receivedAt, receipt } = lead;
  const link = isNew ? url : isSenders ? await links.issue(id).catch(() => undefined) : undefined;
  return { id, receivedAt, ...(link !== undefined && { link }), ...(isOnItsWay(receipt) && { copy: true }) };
}
