import { business } from '../../catalogue/business.ts';
import { honestStatuses, type LeadStatus } from '../../catalogue/contracts/admin/lead.ts';
import type { AdminSettings } from '../../catalogue/contracts/admin/settings.ts';
import type { DigestState } from '../../catalogue/contracts/admin/status.ts';
import { escapeMarkup } from '../../catalogue/escape-markup.ts';
import { dayAfter, inEastern, momentOf, wallTime, weekdayOf } from '../../catalogue/time/eastern-time.ts';
import { letterRetryMinutes, officeTimes } from '../../catalogue/time/office-times.ts';
import { minutesOf } from '../../catalogue/time/opening-hours.ts';
import { createPeriodicTask, dayMs } from '../async.ts';
import type { Config } from '../config.ts';
import { plainTown, readLead } from '../leads/lead-kinds.ts';
import { spamReasonText } from '../leads/spam-score.ts';
import { errorFields } from '../log/log.ts';
import { isHeld, waitsSince } from '../store/lead-changes.ts';
import type { AdminStore } from '../store/records.ts';
import type { Common, Store } from '../store/store.ts';
import { capital, counted, face, mailButton, mailLayout } from './mail-layout.ts';
import { type RecipientWatch, troubleSentence } from './recipient-watch.ts';
import { MailFailure, type MailMessage, type MailSender } from './sender.ts';

/** Names no visitor: erased people must not survive in it. */
export interface Digest {
  title: string;
  paragraphs: readonly string[];
  /** A query of the inbox. @default the inbox */
  opens?: { words: string; query: string };
}

export function digestMail(
  { title, paragraphs, opens = { words: 'Open the inbox', query: '' } }: Digest,
  { publicUrl, from, ...envelope }: Pick<MailMessage, 'id' | 'to' | 'date'> & { from: string; publicUrl: string },
): MailMessage {
  const url = `${publicUrl}/admin#inbox${opens.query}`;
  return {
    ...envelope,
    from: { name: `${business.name} website`, address: from },
    subject: title,
    text: [title, ...paragraphs, `${opens.words}: ${url}`, `-- \n${business.name} website`, ''].join('\n\n'),
    html: mailLayout(title, `${business.name} office`, [
      ...paragraphs.map((text) => ['18px 24px 0', `<div style="font-size:17px">${escapeMarkup(text)}</div>`] as const),
      ['24px', mailButton(opens.words, url, face.ink)],
    ]),
  };
}

type Range = { from: Date; to: Date };
type Troubles = RecipientWatch['troubles'];
const kindNames = { estimate: 'estimate request', contact: 'message', palette: 'color list' };

export async function weeklyDigest(store: Store, range: Range, troubles: Troubles = async () => []): Promise<Digest> {
  const [leads, spam, [oldest], { waiting }, mail, failed, unreached] = await Promise.all([
    received(store, range, honestStatuses),
    received(store, range, ['spam']),
    store.waitingLeads(1),
    store.countToday(range.to, range.from),
    store.outboxState(),
    store.undeliveredMail(),
    troubles(),
  ]);
  const came = Object.entries(kindNames).flatMap(([kind, name]) => {
    const count = leads.filter((lead) => lead.kind === kind).length;
    return count > 0 ? [counted(count, name)] : [];
  });
  const towns = leads.map((lead) => plainTown(readLead(lead).of('city'))).filter(Boolean);
  const sites = leads.map(({ source }) => (source.origin ? new URL(source.origin).host : 'our own pages'));
  const shares = (names: readonly string[], rest: string) =>
    lists.format(tallied(names, rest).map(({ name, count }) => `${name} (${count})`));
  const undelivered = Math.max(mail.dead, failed.length);
  return {
    title: `Your week since ${dayInWords(range.from)}`,
    paragraphs: [
      came.length > 0 ? `${capital(lists.format(came))} came in.` : 'Nothing came in.',
      ...(towns.length > 0 ? [`The work is in ${shares(towns, 'other towns')}.`] : []),
      ...(leads.length > 0 ? [`They were sent from ${shares(sites, 'other sites')}.`] : []),
      waiting === 0
        ? 'Nobody waits for an answer.'
        : `${capital(counted(waiting, 'request'))} ${waiting === 1 ? 'waits' : 'wait'} for an answer${oldest ? `, the oldest since ${dayInWords(waitsSince(oldest))}` : ''}.`,
      undelivered === 0
        ? 'Every mail to you was sent.'
        : `${capital(counted(undelivered, 'mail'))} to you could not be delivered; the leads are in the inbox.`,
      ...unreached.map(troubleSentence),
      spam.length === 0
        ? 'Nothing looked like spam.'
        : `${capital(counted(spam.length, 'submission'))} looked like spam and ${spam.length === 1 ? 'was' : 'were'} not mailed.`,
    ],
  };
}

async function spamDigest(store: Pick<Store, 'receivedLeads'>, range: Range): Promise<Digest | undefined> {
  const held = (await received(store, range, ['spam'])).filter(isHeld);
  if (held.length === 0) return undefined;
  const found = held.flatMap(({ suspicions }) => suspicions.map(spamReasonText));
  const reasons = tallied(found, 'Something else.');
  return {
    title: `${capital(counted(held.length, 'submission'))} looked like spam`,
    paragraphs: [
      `${held.length === 1 ? 'It is' : 'They are'} kept in the inbox under Spam and no mail was sent. If one is honest, move it out of Spam: its mail comes at once.`,
      ...reasons.map(({ name, count }) => (count === 1 ? name : `${count} times: ${name}`)),
    ],
    opens: { words: 'See what was held', query: '?view=spam' },
  };
}

const maxPages = 20;

const received = (store: Pick<Store, 'receivedLeads'>, { from, to }: Range, statuses: readonly LeadStatus[]) =>
  store.receivedLeads({ statuses, receivedBefore: to }, { from, maxPages });

const lists = new Intl.ListFormat('en-GB');

/** The five most frequent; `rest` names the sum of the others. */
function tallied(names: readonly string[], rest: string): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const all = [...counts].map(([name, count]) => ({ name, count }));
  all.sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
  const others = all.slice(5).reduce((sum, { count }) => sum + count, 0);
  return [...all.slice(0, 5), ...(others > 0 ? [{ name: rest, count: others }] : [])];
}

const dayInWords = inEastern({ weekday: 'long', month: 'long', day: 'numeric' });

const lookEveryMs = 60_000;
const aheadMs = 2 * dayMs;
const tryEvery = { windowMs: letterRetryMinutes * 60_000 };
const minutes = minutesOf(officeTimes.letter);

export const digestTime = (day: string): Date => momentOf({ day, minutes });

function lastMorning(now: Date): string {
  const clock = wallTime(now);
  return clock.minutes >= minutes ? clock.day : dayAfter(clock.day, -1);
}

export function lastMondayMorning(now: Date): string {
  const day = lastMorning(now);
  return dayAfter(day, -((weekdayOf(day) + 6) % 7));
}

const kinds = {
  weekly: { setting: 'weeklyLetter', lastDay: lastMondayMorning, write: weeklyDigest },
  spam: { setting: 'spamLetter', lastDay: lastMorning, write: spamDigest },
} as const;
type DigestName = keyof typeof kinds;

const sentName = (name: DigestName) => `letter ${name} sent`;
const troubleName = (name: DigestName) => `letter ${name} trouble`;

/** Processes may share the store. An unsent digest stays due until the next covers it. A crash can send one twice. */
export function createOwnerDigests(
  parts: Common & {
    sender: MailSender;
    troubles: Troubles | undefined;
    config: Pick<Config, 'mailFrom' | 'mailTo' | 'publicUrl'>;
    settings: { read(): Promise<Pick<AdminSettings, 'weeklyLetter' | 'spamLetter'>> };
  },
) {
  const { store, sender, troubles, config, settings, log, now } = parts;
  async function look(name: DigestName): Promise<void> {
    const { setting, lastDay, write } = kinds[name];
    const day = lastDay(now());
    const sentDay = await store.setSettingOnce(sentName(name), day);
    if (digestTime(sentDay).getTime() - now().getTime() > aheadMs) {
      // Recorded by a clock that was ahead.
      await store.setSetting(sentName(name), day);
      return;
    }
    if (sentDay >= day) return;
    if ((await settings.read())[setting]) {
      if ((await store.countInWindow(`letter ${name}`, tryEvery, now())).count > 1) return;
      const digest = await write(store, { from: digestTime(sentDay), to: digestTime(day) }, troubles);
      const { mailFrom: from, mailTo: to, publicUrl } = config;
      const envelope = { id: `letter-${name}-${day}`, from, to, publicUrl, date: now() };
      if (digest) await sender.send(digestMail(digest, envelope));
      log('info', 'letter_sent', { kind: name, count: digest ? 1 : 0 });
    }
    await store.setSetting(sentName(name), day);
    if (await store.setting(troubleName(name))) await store.setSetting(troubleName(name), '');
  }

  async function run(): Promise<void> {
    for (const name of ['weekly', 'spam'] as const) {
      try {
        await look(name);
      } catch (error) {
        log('error', 'letter_failed', { kind: name, ...errorFields(error) });
        const trouble = error instanceof MailFailure ? error.message : 'The letter could not be written';
        await store.setSetting(troubleName(name), trouble).catch(() => {});
      }
    }
  }

  return { ...createPeriodicTask({ pass: run, pauseMs: () => lookEveryMs }), run };
}

export async function digestState(store: AdminStore, name: DigestName): Promise<DigestState> {
  const [upTo, trouble] = await Promise.all([store.setting(sentName(name)), store.setting(troubleName(name))]);
  return { ...(upTo && { upTo }), ...(trouble && { trouble }) };
}
