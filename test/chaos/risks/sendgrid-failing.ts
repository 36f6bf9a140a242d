import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../support/built-server.ts';
import { type SendgridAnswer, startSendgrid } from '../../support/sendgrid/sendgrid.ts';
import { createClock } from '../support/clock.ts';
import { postLead } from '../support/leads.ts';
import { newPlace } from '../support/place.ts';
import type { Figure, Risk } from '../support/risk.ts';
import { timeUntil } from '../support/wait.ts';

/** SendGrid fails in every way, and a process dies between SendGrid’s acceptance and marking the mail. */
export const sendgridFailing: Risk = {
  name: 'sendgrid-failing',
  engines: ['sqlite', 'mongodb'],
  tools: ['faketime'],
  run: async (size) => {
    const isSmall = size === 'small';
    return (await Promise.all([failByScript(isSmall), killBeforeMark(isSmall ? 3 : 100)])).flat();
  },
};

/** Longer than any lease or any pause after so few failures. */
const stepSeconds = 1_800;

async function failByScript(isSmall: boolean): Promise<Figure[]> {
  // The hang takes all of the ten seconds that a mail may take.
  const script: SendgridAnswer[] = isSmall ? [500, 202] : [429, 500, 'hang', 'reset', 202];
  let asked = 0;
  await using sendgrid = await startSendgrid(() => script[asked++] ?? 202);
  await using place = await newPlace();
  const clock = createClock(place.dataDir);
  const server = await place.start({ env: { ...sendgrid.env, ...clock.env } });
  const { status } = await postLead(server.url);
  for (let step = 1; step <= script.length; step += 1) {
    await timeUntil(() => asked >= step, { mostMs: 15_000 });
    // Once its failure is recorded, the mail waits for its next attempt, so time must pass.
    await pause(script[step - 1] === 'hang' ? 11_000 : 500);
    clock.set(step * stepSeconds);
  }
  await timeUntil(async () => (await place.dueMails()) === 0, { mostMs: 15_000 });
  // The outbox checks again every five seconds: delivered mail must not be sent again.
  await pause(isSmall ? 500 : 6_000);
  return [
    { what: 'kept', value: Number(status === 201), atLeast: 1 },
    { what: 'failed tries', value: script.length - 1 },
    { what: 'delivered', value: acceptedOf(sendgrid).length, atLeast: 1, atMost: 1 },
  ];
}

async function killBeforeMark(kills: number): Promise<Figure[]> {
  let kill: (() => void) | undefined;
  await using sendgrid = await startSendgrid((_, sent) => {
    const now = kill;
    kill = undefined;
    if (now) void sent.then(now);
    return 202;
  });
  await using place = await newPlace();
  const clock = createClock(place.dataDir);
  const port = await freePort();
  const acknowledged: string[] = [];
  let undelivered = 0;
  for (let run = 0; run <= kills; run += 1) {
    clock.set(run * 120);
    const server = await place.start({ port, env: { ...sendgrid.env, ...clock.env } });
    // Mail left unmarked by the last kill is sent first, so that each kill affects one mail.
    const isDone = async () => (await place.dueMails()) === 0;
    if (Number.isNaN(await timeUntil(isDone, { mostMs: 15_000, everyMs: 50 }))) undelivered += 1;
    if (run < kills) {
      const gone = new Promise<void>((resolve) => {
        // The mark follows the response within about a millisecond.
        const waitMs = Math.random() * 2;
        kill = () => void (waitMs < 1 ? server.kill() : pause(waitMs).then(server.kill)).then(resolve);
      });
      const { status, lead } = await postLead(server.url);
      if (status === 201) acknowledged.push(lead.message);
      await gone;
    }
    await server.kill();
  }
  const accepted = acceptedOf(sendgrid);
  const deliveries = acknowledged.map((message) => accepted.filter((body) => body.includes(idOf(message))).length);
  const extra = accepted.length - new Set(accepted.map((body) => idOf(body))).size;
  return [
    { what: 'kills before the mark', value: kills },
    { what: 'duplicates', value: extra, atMost: kills },
    { what: 'most deliveries of one mail', value: Math.max(...deliveries), atMost: 2 },
    { what: 'lost', value: deliveries.filter((count) => count === 0).length + undelivered, atMost: 0 },
  ];
}

const acceptedOf = ({ requests }: { requests: readonly { body: string; answer: SendgridAnswer }[] }) =>
  requests.filter(({ answer }) => answer === 202).map(({ body }) => body);

/** The id that each lead’s message contains in parentheses. */
const idOf = (text: string) => /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(text)?.[0] ?? 'none';
