import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Action, actions, actionValues, leadActions } from '../../../../catalogue/metrics/action-values.ts';
import { trackActions } from '../../../../host/browser/track-actions.ts';
import * as widgets from '../../../../widgets/core/runtime/record-action.ts';

type Report = [command: string, name: string, params: Record<string, unknown>];

const recordAction: widgets.RecordAction = (...action) => {
  window.recordedActions ??= [];
  widgets.recordAction({ actions: window.recordedActions }, ...action);
};

let counted: Action[];
let reports: Report[];
const take = () => trackActions((action) => counted.push(action));

beforeEach(() => {
  counted = [];
  reports = [];
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('navigator', {});
  newPage();
});
afterEach(() => vi.unstubAllGlobals());

function newPage() {
  vi.stubGlobal('window', { gtag: (...report: Report) => reports.push(report) });
}

describe('a recorded action', () => {
  it.each(actions)('is reported with its one value, and counted unless it is a lead: %s', (action) => {
    take();
    recordAction(action);
    expect(reports).toEqual([['event', expect.stringMatching(/^[a-z_]+$/), expect.anything()]]);
    expect(reports[0]?.[2].value).toBe(actionValues[action]);
    // The server counts leads.
    expect(counted).toEqual(Object.values<Action>(leadActions).includes(action) ? [] : [action]);
  });

  it('is queued, in order, for the code that counts', () => {
    recordAction('palette_use', { action: 'select' });
    recordAction('file_download', { file_name: 'color sheet' });
    expect([counted, reports]).toEqual([[], []]);
    take();
    recordAction('email_click');
    expect(counted).toEqual(['palette_use', 'file_download', 'email_click']);
    expect(reports).toEqual([
      ['event', 'color_palette_usage', { value: 10, action: 'select' }],
      ['event', 'file_download', { value: 15, file_name: 'color sheet' }],
      ['event', 'email_click', { value: 30 }],
    ]);
  });

  it('counts the use of a palette once per visit and reports each use', () => {
    take();
    recordAction('palette_use', { action: 'select' });
    recordAction('palette_use', { action: 'copy' });
    newPage();
    take();
    recordAction('palette_use', { action: 'select' });
    expect(counted).toEqual(['palette_use']);
    expect(reports).toHaveLength(3);
  });

  it('counts it once per page without storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    take();
    recordAction('palette_use');
    expect(counted).toEqual(['palette_use']);
  });

  it.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])('is counted but not reported with %o', (wish) => {
    vi.stubGlobal('navigator', wish);
    take();
    recordAction('email_click');
    expect([counted, reports]).toEqual([['email_click'], []]);
  });
});
