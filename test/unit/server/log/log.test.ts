import { describe, expect, it } from 'vitest';
import { errorFields } from '../../../../server/log/log.ts';

describe('a logged error', () => {
  it('is logged with its class, its code and its stack frames, not its message', () => {
    const error = Object.assign(new TypeError('bad value jane@example.com\n    at jane (her house)'), {
      code: 'E_BAD',
    });
    const fields = errorFields(error);
    expect(fields).toMatchObject({ error: 'TypeError', code: 'E_BAD' });
    expect(fields.at).toContain('log.test.ts');
    expect(JSON.stringify(fields)).not.toContain('jane@example.com');
    expect(JSON.stringify(fields)).not.toContain('her house');
  });

  it.each([
    ['ENOSPC', 'The disk is full'],
    ['SQLITE_IOERR_WRITE', 'The disk cannot be read or written'],
    ['SQLITE_CORRUPT_INDEX', 'The database is damaged'],
    ['ECONNREFUSED', 'Another server cannot be reached'],
    ['E_BAD', undefined],
  ])('is logged with the meaning of its code: %s', (code, reason) => {
    expect(errorFields(Object.assign(new Error('jane@example.com'), { code })).reason).toBe(reason);
  });
});
