import { describe, expect, it } from 'vitest';
import { type ArrivingLead, honestLeads, spamLeads } from '../../support/cases/leads/leads.ts';
import { anEstimate } from '../support/an-estimate.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

/** Sends a lead as its browser or bot would, and returns whether it is held as suspected spam. */
async function send(server: TestServer, { path, fields, headers }: ArrivingLead) {
  const answer = await server.post(path, fields, headers);
  const lead = answer.status === 201 ? await server.store.findLead(answer.json().id) : undefined;
  return { status: answer.status, isStored: lead !== undefined, isHeld: lead?.mail.status === 'held', lead };
}

const shown = ({ sort, fields }: ArrivingLead) => `${sort}: ${fields.message?.slice(0, 90)}`;

describe('real people’s messages', () => {
  it('are stored, and hardly any is held as spam', async () => {
    await using server = await startServer();
    const leads = honestLeads();
    expect(leads.length).toBeGreaterThanOrEqual(300);
    const held: string[] = [];
    for (const lead of leads) {
      const result = await send(server, lead);
      expect([shown(lead), result.status, result.isStored]).toEqual([shown(lead), 201, true]);
      if (result.isHeld) held.push(`${shown(lead)} (${result.lead?.suspicions})`);
    }
    // One in 500 may be held; of these few, none.
    expect(held).toEqual([]);
    expect((await server.store.outboxState()).due).toBe(leads.length);
  });

  it('are mailed six times when six people write “Please call me.” within seconds', async () => {
    await using server = await startServer();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, nth) =>
        server.post('/api/estimates', anEstimate({ email: `neighbor${nth}@mail.example`, message: 'Please call me.' })),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(await server.store.outboxState()).toMatchObject({ due: 6 });
    expect(server.wakes()).toBe(6);
  });
});

describe('messages from bots and salespeople', () => {
  it('are stored, and held except for one in twenty', async () => {
    await using server = await startServer();
    const leads = spamLeads();
    expect(leads.length).toBeGreaterThanOrEqual(300);
    const missed: string[] = [];
    for (const lead of leads) {
      const result = await send(server, lead);
      expect([shown(lead), result.status, result.isStored]).toEqual([shown(lead), 201, true]);
      if (!result.isHeld) missed.push(shown(lead));
    }
    expect((await server.store.countLeads('estimate')) + (await server.store.countLeads('contact'))).toBe(leads.length);
    // The first two of each mass mailing look like any other message, which accounts for a part of the one in twenty.
    expect(missed.length / leads.length, missed.join('\n')).toBeLessThanOrEqual(0.05);
  });
});
