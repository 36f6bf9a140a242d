import type { Client } from '../limits/client.ts';

const most = 5_000;

/**
 * Creates the memory of who sent each lead. Whoever repeats its words gets the same answer, but only its sender, from
 * the same address, may get a link to it. Addresses are kept in memory only, those of the newest leads.
 */
export function createLeadSenders() {
  const networks = new Map<string, string>();
  return {
    note(leadId: string, client: Client): void {
      if (client.kind !== 'address') return;
      networks.set(leadId, client.network);
      for (const oldest of networks.keys()) {
        if (networks.size <= most) break;
        networks.delete(oldest);
      }
    },
    isSender: (leadId: string, client: Client): boolean =>
      client.kind === 'address' && networks.get(leadId) === client.network,
  };
}
