import { expect, it } from 'vitest';
import { business } from '../../../catalogue/business.ts';
import { firstHours, weekParts } from '../../../catalogue/time/opening-hours.ts';

/** Formats `07:00` as `7:00 AM`. */
function shown(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`;
}

// If they were defined in one place, every widget would include the hours.
it('the default hours of the office’s clock are those on the contact page', () => {
  const days = { weekdays: 'Mon-Fri', saturday: 'Sat', sunday: 'Sun' };
  const hours = weekParts.map((part) => {
    const day = firstHours[part];
    return { days: days[part], time: day ? `${shown(day.opens)}-${shown(day.closes)}` : 'Closed' };
  });
  expect(hours).toEqual(business.hours);
});
