import { defaultVisitMinutes, type LeadSummary } from '../../../catalogue/contracts/admin/lead.ts';
import { minuteMs } from '../ui/times.ts';

export const visitLengths = [30, 60, 90, 120, 180] as const;

export const visitEnd = ({ visitAt = '', visitMinutes = defaultVisitMinutes }: LeadSummary) =>
  new Date(Date.parse(visitAt) + visitMinutes * minuteMs);

export function clashOf(
  visits: readonly LeadSummary[],
  at: Date,
  minutes: number,
  id: string,
): LeadSummary | undefined {
  const end = at.getTime() + minutes * minuteMs;
  return visits.find(
    (one) => one.id !== id && one.visitAt && Date.parse(one.visitAt) < end && visitEnd(one).getTime() > at.getTime(),
  );
}

/** From `at` on, after the visits that it would meet. @param visits by time */
export function nextFree(visits: readonly LeadSummary[], at: Date, minutes: number, id: string): Date {
  const clash = clashOf(visits, at, minutes, id);
  return clash ? nextFree(visits, visitEnd(clash), minutes, id) : at;
}
