import { setTimeout as pause } from 'node:timers/promises';
import { mongodbUri } from '../../../store/support/mongo-place.ts';
import { freePort } from '../../../support/built-server.ts';
import { startFaultProxy } from '../../../support/fault-proxy.ts';
import { type SendgridAnswer, startSendgrid } from '../../../support/sendgrid/sendgrid.ts';
import { createClock, newPlace } from '../support/machine.ts';
import { type Figure, type Risk, timeUntil } from '../support/measure.ts';
import { keptFigures, postLead, send, startWriters } from '../support/visitors.ts';

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
    await timeUntil(() => asked >= step, { maxMs: 15_000 });
    // Once its failure is recorded, the mail waits for its next attempt, so time must pass.
    await pause(script[step - 1] === 'hang' ? 11_000 : 500);
    clock.set(step * stepSeconds);
  }
  await timeUntil(async () => (await place.dueMails()) === 0, { maxMs: 15_000 });
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
    if (Number.isNaN(await timeUntil(isDone, { maxMs: 15_000, everyMs: 50 }))) undelivered += 1;
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

/** A MongoDB that refuses connections, never responds, or resets connections, while visitors post. */
export const mongodbAway: Risk = {
  name: 'mongodb-away',
  engines: ['mongodb'],
  tools: [],
  async run(size) {
    const rounds = size === 'small' ? 1 : 5;
    const awayMs = size === 'small' ? 3_000 : 8_000;
    const { hostname: host, port } = new URL(mongodbUri);
    const wire = await startFaultProxy({ host, port: Number(port || 27_017) });
    try {
      await wire.pass();
      await using place = await newPlace({ wire: wire.uri });
      const server = await place.start();
      const writers = startWriters(server.url, { count: 8, pauseMs: 20 });
      const recoveriesMs: number[] = [];
      const isReady = async () => (await send(`${server.url}/health/ready`)).status === 200;
      for (let round = 0; round < rounds; round += 1) {
        for (const fail of [() => wire.refuse(), () => wire.blackHole(), () => wire.cut()]) {
          await pause(500);
          await fail();
          await pause(awayMs);
          await wire.pass();
          const again = async () => (await postLead(server.url)).status === 201;
          recoveriesMs.push(await timeUntil(again, { maxMs: 20_000 }));
        }
      }
      // While it hangs, the readiness check must also fail.
      wire.blackHole();
      const unreadyMs = await timeUntil(async () => !(await isReady()), { maxMs: 10_000 });
      await wire.pass();
      await timeUntil(isReady, { maxMs: 10_000 });
      await writers.stop();
      const { outcomes, acknowledged } = writers;
      return [
        ...keptFigures(acknowledged, await place.messages()),
        { what: 'refused', value: outcomes.filter(({ status }) => status === 503).length, atLeast: 1 },
        {
          what: 'answered otherwise',
          value: outcomes.filter(({ status }) => status !== 201 && status !== 503).length,
          atMost: 0,
        },
        { what: 'slowest answer', value: Math.max(...outcomes.map(({ ms }) => ms)), unit: 'ms', atMost: 3_000 },
        { what: 'slowest recovery', value: Math.max(...recoveriesMs), unit: 'ms', atMost: 10_000 },
        { what: 'unready after', value: unreadyMs, unit: 'ms', atMost: 6_000 },
      ];
    } finally {
      await wire.close();
    }
  },
};
