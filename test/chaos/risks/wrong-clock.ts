import { setTimeout as pause } from 'node:timers/promises';
import { clockEnv } from '../support/clock.ts';
import { keptFigures, postLead, send } from '../support/leads.ts';
import { newOwnerBrowser } from '../support/owner-login.ts';
import { newPlace } from '../support/place.ts';
import type { Figure, Risk } from '../support/risk.ts';

/** A machine whose clock is years off when the server starts: nothing may be purged, and the office says why. */
export const wrongClock: Risk = {
  name: 'wrong-clock',
  engines: ['sqlite', 'mongodb'],
  tools: ['faketime'],
  async run(size) {
    const leads = size === 'small' ? 20 : 500;
    const starts = [startAt('+3y', 'three years ahead', leads), startAt('-2y', 'two years behind', leads)];
    return (await Promise.all(starts)).flat();
  },
};

async function startAt(offset: string, name: string, leads: number): Promise<Figure[]> {
  await using place = await newPlace();
  const before = await place.start();
  const acknowledged: string[] = [];
  const post = async (url: string) => {
    const { status, lead } = await postLead(url);
    if (status === 201) acknowledged.push(lead.message);
  };
  for (let at = 0; at < leads; at += 1) await post(before.url);
  await before.stop();

  const wrong = await place.start({ env: clockEnv(offset) });
  await pause(3_000); // The purge runs at startup.
  const owner = newOwnerBrowser(wrong.url);
  await owner.login();
  const told = conditionsIn((await owner.ask('/health')).text);
  await wrong.stop();

  const after = await place.start();
  await post(after.url);
  await pause(1_000);
  const { status } = await send(`${after.url}/health/ready`);
  await after.stop();
  const figures = keptFigures(acknowledged, await place.messages());
  return [
    ...figures.map((figure) => ({ ...figure, what: `${name}: ${figure.what}` })),
    ...(offset.startsWith('+') ? [{ what: `${name}: said in the office`, value: told, atLeast: 1 }] : []),
    { what: 'ready after', value: status, atLeast: 200, atMost: 200 },
  ];
}

/** The number of conditions in the admin about the clock. */
function conditionsIn(text: string): number {
  try {
    const { conditions } = JSON.parse(text) as { conditions?: { key?: unknown }[] };
    return (conditions ?? []).filter(({ key }) => key === 'clock').length;
  } catch {
    return 0;
  }
}
