import { eventFlood } from './risks/event-flood.ts';
import { exports } from './risks/exports.ts';
import { falseReadiness } from './risks/false-readiness.ts';
import { fullDisk } from './risks/full-disk.ts';
import { killedProcesses } from './risks/killed-processes.ts';
import { loginFlood } from './risks/login-flood.ts';
import { lostLog } from './risks/lost-log.ts';
import { mongodbAway } from './risks/mongodb-away.ts';
import { overload } from './risks/overload.ts';
import { restarts } from './risks/restarts.ts';
import { sendgridFailing } from './risks/sendgrid-failing.ts';
import { slowReaders } from './risks/slow-readers.ts';
import { slowSenders } from './risks/slow-senders.ts';
import { unsyncedAnswers } from './risks/unsynced-answers.ts';
import { wrongClock } from './risks/wrong-clock.ts';
import type { Risk } from './support/risk.ts';

/** All risks of `npm run chaos`, in order. */
export const risks: readonly Risk[] = [
  killedProcesses,
  unsyncedAnswers,
  fullDisk,
  falseReadiness,
  mongodbAway,
  sendgridFailing,
  slowSenders,
  slowReaders,
  lostLog,
  loginFlood,
  wrongClock,
  eventFlood,
  exports,
  overload,
  restarts,
];
