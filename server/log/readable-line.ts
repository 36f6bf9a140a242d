import { addLoggable, type LogLine } from './log.ts';

/**
 * Formats a record for a person at a terminal, such as `08:22:31 GET /contact 200 3.2 ms`, in the machine's time zone.
 * It has the same fields as the JSON line.
 */
export const readableLine: LogLine = (time, level, event, fields) => {
  const clock = [time.getHours(), time.getMinutes(), time.getSeconds()].map((part) => String(part).padStart(2, '0'));
  const { requestId, method, route, status, ms, ...rest } = addLoggable({}, fields);
  const isAnswer = event === 'request' && status !== undefined;
  const words = isAnswer ? [method, route, status, `${ms} ms`] : [event.replaceAll('_', ' ')];
  const others = isAnswer ? rest : { method, route, status, ms, requestId, ...rest };
  const details = Object.entries(others).flatMap(([name, value]) => (value === undefined ? [] : `${name}=${value}`));
  const alarm = level === 'error' || level === 'warn' ? [level.toUpperCase()] : [];
  return `${[clock.join(':'), ...alarm, ...words, ...details].join(' ').replace(controls, '?')}\n`;
};

/** A terminal would interpret these. */
const controls = /\p{Cc}/gu;
