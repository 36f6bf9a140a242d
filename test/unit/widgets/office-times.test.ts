import { expect, it } from 'vitest';
import { clockTime, date, dateAndTime, fullDay, localTime } from '../../../widgets/admin/ui/times.ts';

it('the times of the office are those of the business on a device in any time zone', () => {
  const { TZ } = process.env;
  try {
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC']) {
      process.env.TZ = zone;
      expect(dateAndTime('2026-06-12T03:10:05Z').replace(/\s/g, ' ')).toBe('Jun 11, 2026, 11:10 PM');
      expect(clockTime('2026-12-12T03:10:05Z').replace(/\s/g, ' ')).toBe('10:10 PM');
      expect(date('2026-12-12T03:10:05Z')).toBe('Dec 11, 2026');
      expect(localTime('2026-06-12T03:10:05Z').replace(/\s/g, ' ')).toBe('6/11/2026, 11:10:05 PM');
      expect(fullDay('2026-06-12')).toBe('Friday, June 12, 2026');
    }
  } finally {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  }
});
