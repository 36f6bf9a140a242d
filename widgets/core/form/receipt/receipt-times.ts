import { answerDueAt } from '../../../../catalogue/time/response-deadline.ts';

const timeZone = 'America/New_York';
const day = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long', month: 'long', day: 'numeric' });
const hour = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });

const inWords = (moment: Date) => `${day.format(moment)}, ${hour.format(moment).replace(/\s/, '\u00a0')}`;

/** In the business's time zone. */
export interface ReceiptTimes {
  received: string;
  due: string;
}

/** An invalid time counts as now. */
export function receiptTimes(receivedAt: string | undefined, now = () => new Date()): ReceiptTimes {
  const written = new Date(receivedAt ?? '');
  const moment = Number.isNaN(written.getTime()) ? now() : written;
  return { received: inWords(moment), due: `${inWords(answerDueAt(moment, 'plain'))} Eastern time` };
}
