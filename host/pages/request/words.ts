import { business } from '../../../catalogue/business.ts';
import { phoneOnOneLine } from '../../../catalogue/phone-in-words.ts';
import { inEastern } from '../../../catalogue/time/eastern-time.ts';
import type { RequestView, VisitorActKind } from '../../rendering/request-view.ts';

const ours = phoneOnOneLine(business.phone.shown);
const hour = inEastern({ hour: 'numeric', minute: '2-digit' });

function format(options: Intl.DateTimeFormatOptions, hasHour = true) {
  const day = inEastern(options);
  return (iso: string): string => {
    const moment = new Date(iso);
    return [day(moment), ...(hasHour ? [hour(moment).replace(' ', '\u00a0')] : [])].join(', ');
  };
}

export const weekdayAndHour = format({ weekday: 'long' });
export const shortMoment = format({ weekday: 'short' });
export const datedMoment = format({ month: 'short', day: 'numeric' });
export const wholeMoment = format({ weekday: 'long', month: 'long', day: 'numeric' });
export const monthAndDay = format({ month: 'long', day: 'numeric' }, false);

export function headline(view: RequestView): { title: string; text: string } {
  const { kind, phone, dueAt, visitAt = '', restorableUntil = '', photos } = view;
  const isMessage = kind === 'message';
  const number = phone
    ? `The number we have is ${phoneOnOneLine(phone)}. Prefer a different number? Add a note below.`
    : '';
  const words = {
    waiting: isMessage
      ? {
          title: `Expect our answer by ${weekdayAndHour(dueAt)}.`,
          text: `${business.replyPromise} By email or by phone, whichever suits your question.`,
        }
      : { title: `Expect our call by ${weekdayAndHour(dueAt)}.`, text: `${business.replyPromise} ${number}` },
    late: {
      title: 'We’re sorry. We’re running late.',
      text: `You should have heard from us by ${weekdayAndHour(dueAt)}. Please call ${ours}: you have waited long enough.`,
    },
    called: {
      title: isMessage ? 'We have answered you.' : 'We have called you.',
      text: `Did we miss you? Call us any time that suits you: ${ours}.`,
    },
    scheduled: {
      title: `See you ${visitAt && wholeMoment(visitAt)}.`,
      text: 'We’ll look at the job with you. The estimate is free.',
    },
    agreed: { title: 'You said yes. Thank you.', text: 'If anything changes, tell us below or call.' },
    closed: { title: 'This request is closed.', text: 'Want to pick it up again? Tell us below or call.' },
    canceled: {
      title: 'Canceled.',
      text: [
        isMessage ? 'We won’t answer it.' : 'We won’t call.',
        restorableUntil
          ? `You can undo this until ${monthAndDay(restorableUntil)}.`
          : `Changed your mind? Call ${ours}.`,
        restorableUntil && photos.length > 0 && 'After that, your photos are deleted.',
      ]
        .filter(Boolean)
        .join(' '),
    },
  };
  return words[view.progress];
}

export const doneWords = (addedPhotos = 0): Readonly<Record<VisitorActKind, string>> => ({
  note: 'We have your note.',
  photos: addedPhotos === 1 ? 'We have your photo.' : 'We have your photos.',
  cancel: 'Your request is canceled.',
  restore: 'Your request is back on.',
  show: 'Thank you. We may now show photos of your house.',
  hide: 'We no longer show photos of your house.',
});

export interface Step {
  name: string;
  when: string;
  status: 'done' | 'now' | 'todo';
}

/** A step is done only if the owner set it, or if it happened. */
export function stepsOf(view: RequestView): Step[] {
  const { kind, progress, receivedAt, readAt, calledAt, visitAt, dueAt } = view;
  const hasCalled =
    progress === 'called' || progress === 'scheduled' || progress === 'agreed' || calledAt !== undefined;
  const isWaiting = progress === 'waiting' || progress === 'late';
  const shown = (when: string | undefined) => (when ? shortMoment(when) : '');
  const call = kind === 'message' ? (['Answered', 'We’ll answer'] as const) : (['Called', 'We’ll call you'] as const);
  const steps: Step[] = [
    { name: 'Received', when: shown(receivedAt), status: 'done' },
    { name: 'Read', when: shown(readAt), status: readAt || hasCalled ? 'done' : 'todo' },
    hasCalled
      ? { name: call[0], when: shown(calledAt), status: 'done' }
      : { name: call[1], when: `Usually by ${shown(dueAt)}`, status: isWaiting ? 'now' : 'todo' },
  ];
  if (kind === 'message' && !visitAt) return steps;
  const visit: Step = {
    name: 'We’ll come by',
    when: visitAt ? shortMoment(visitAt) : 'We’ll set a day and time by phone',
    status: progress === 'scheduled' || progress === 'called' ? 'now' : 'todo',
  };
  return [...steps, visit];
}
