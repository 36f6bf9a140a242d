import type { Context } from 'koa';
import type { InboxSummary } from '../../../catalogue/contracts/admin/inbox-summary.ts';
import { MailAction, NewNote, StatusMove } from '../../../catalogue/contracts/admin/lead-changes.ts';
import type { LeadList } from '../../../catalogue/contracts/admin/lead-summary.ts';
import type { DeadlineMode } from '../../../catalogue/time/response-deadline.ts';
import { readBody } from '../../http/body.ts';
import { createRoutes } from '../../http/routes.ts';
import { Problem } from '../../problem.ts';
import type { Lead, Store } from '../../store/store.ts';
import { validBody } from '../../valid-body.ts';
import { inboxQuery, Search } from './inbox-query.ts';
import { presentLead, presentLeadDetail } from './present-lead.ts';

const maxBytes = 32 * 1024;

/**
 * `GET /api/admin/leads`: a page of the inbox, by `status`, `kind`, `town`, `site`, `due=overdue`, `order`, `after` and
 * `limit`. `POST …/search` `{ q }` with the same query: leads with these words, which may be a person's name and
 * therefore must not be in a URL. `…/summary`: counts and filter options. `…/{id}`: one lead, which is marked as seen.
 * `POST …/{id}/status`, `/notes`, `/mail`: changes it and returns it.
 */
export function adminLeadRoutes(parts: {
  store: Store;
  clockMode: () => Promise<DeadlineMode>;
  wakeOutbox: () => void;
  now: () => Date;
}) {
  const { store, clockMode, wakeOutbox, now } = parts;
  const body = (ctx: Context) => readBody(ctx.req, { type: 'application/json', maxBytes });

  async function detail(lead: Lead | undefined) {
    if (!lead) throw new Problem('not_found');
    const [related, clock] = await Promise.all([store.relatedLeads(lead), clockMode()]);
    return presentLeadDetail(lead, related, clock);
  }

  async function list(ctx: Context, text?: string): Promise<LeadList> {
    const clock = await clockMode();
    const { leads, next } = await store.inbox(inboxQuery(ctx.query, { text, now: now(), clock }));
    return { leads: leads.map((lead) => presentLead(lead, clock)), ...(next && { next }) };
  }

  return createRoutes({ audience: 'owner', prefix: '/api/admin/leads' })
    .get('', async (ctx) => {
      ctx.body = await list(ctx);
    })
    .post('/search', async (ctx) => {
      ctx.body = await list(ctx, validBody(await body(ctx), Search).q);
    })
    .get('/summary', async (ctx) => {
      const [counts, unread, facets, clock] = await Promise.all([
        store.countLeadsByStatus(),
        store.countUnreadLeads(),
        store.leadFacets(),
        clockMode(),
      ]);
      const { new: fresh, called, scheduled, won, lost, spam } = counts;
      const byStatus = { new: fresh, called, scheduled, won, lost, spam };
      ctx.body = { counts: byStatus, unread, ...facets, clock } satisfies InboxSummary;
    })
    .get('/:id', async (ctx) => {
      ctx.body = await detail(await store.markLeadSeen(ctx.params.id ?? '', now()));
    })
    .post('/:id/status', async (ctx) => {
      const { status, by } = validBody(await body(ctx), StatusMove);
      const lead = await store.moveLead(ctx.params.id ?? '', status, { at: now(), by });
      ctx.body = await detail(lead);
      if (lead?.mail.status === 'due') wakeOutbox();
    })
    .post('/:id/notes', async (ctx) => {
      const note = validBody(await body(ctx), NewNote);
      ctx.body = await detail(await store.addLeadNote(ctx.params.id ?? '', { ...note, at: now() }));
    })
    .post('/:id/mail', async (ctx) => {
      const { action } = validBody(await body(ctx), MailAction);
      const id = ctx.params.id ?? '';
      if (action === 'give-up') await store.giveUpMail(id);
      else if (await store.retryMail(id, now())) wakeOutbox();
      ctx.body = await detail(await store.findLead(id));
    });
}
