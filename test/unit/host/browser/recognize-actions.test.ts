import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Action, actions, actionValues, leadActions } from '../../../../catalogue/metrics/action-values.ts';
import { trackActions } from '../../../../host/browser/track-actions.ts';

type Report = [command: string, name: string, params: Record<string, unknown>];

let counted: Action[];
let reports: Report[];
const take = () => trackActions((action) => counted.push(action));

beforeEach(() => {
  counted = [];
  reports = [];
  vi.stubGlobal('sessionStorage', undefined);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('window', { gtag: (...report: Report) => reports.push(report) });
});
afterEach(() => vi.unstubAllGlobals());

describe('a recorded action', () => {
  it.each(actions)('is reported with its one value, and counted unless it is a lead: %s', (action) => {
    take()(action);
    expect(reports).toEqual([['event', expect.stringMatching(/^[a-z_]+$/), expect.anything()]]);
    expect(reports[0]?.[2].value).toBe(actionValues[action]);
    // The server counts leads.
    expect(counted).toEqual(Object.values<Action>(leadActions).includes(action) ? [] : [action]);
  });

  it('is queued, in order, for the code that counts', () => {
    window.recordedActions = [{ action: 'palette_use', details: { action: 'select' } }, { action: 'file_download' }];
    take();
    expect(counted).toEqual(['palette_use', 'file_download']);
    expect(reports[0]).toEqual(['event', 'color_palette_usage', { value: 10, action: 'select' }]);
  });
});
