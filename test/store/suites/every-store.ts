import { describe } from 'vitest';
import { testSnapshotStore } from '../snapshot-store.ts';
import { openIn, type Place } from '../support/open-in.ts';
import { testAdminStore } from './admin-store.ts';
import { testAuthStore } from './auth-store.ts';
import { testContentStore } from './content-store.ts';
import { testEventStore } from './event-store.ts';
import { testHistoryStore } from './history-store.ts';
import { testHostileStrings } from './hostile-strings.ts';
import { testInboxStore } from './inbox-store.ts';
import { testLeadStore } from './lead-store.ts';
import { testLimitStore } from './limit-store.ts';
import { testMailStore } from './mail-store.ts';
import { testMetricsStore } from './metrics-store.ts';
import { testPhotoStore } from './photo-store.ts';
import { testPictureStore } from './picture-store.ts';
import { testReceiptMailStore } from './receipt-mail-store.ts';
import { testRequestStore } from './request-store.ts';
import { testRestart } from './restart.ts';
import { testRetentionStore } from './retention-store.ts';
import { testTaskStore } from './task-store.ts';

/** What every engine must do, by topic. */
export function testEveryStore(newPlace: () => Place): void {
  const open = openIn(newPlace);
  describe('leads', () => testLeadStore(open));
  describe('inbox', () => testInboxStore(open));
  describe('mail', () => testMailStore(open));
  describe('events', () => testEventStore(open));
  describe('counts', () => testMetricsStore(open));
  describe('content', () => testContentStore(open));
  describe('history', () => testHistoryStore(open));
  describe('retention', () => testRetentionStore(open));
  describe('photos', () => testPhotoStore(open));
  describe('pictures', () => testPictureStore(open));
  describe('receipt mail', () => testReceiptMailStore(open));
  describe('requests', () => testRequestStore(open));
  describe('limits', () => testLimitStore(open));
  describe('tasks', () => testTaskStore(open));
  describe('admin', () => testAdminStore(open));
  describe('auth', () => testAuthStore(open));
  describe('snapshots', () => testSnapshotStore(open));
  describe('hostile strings', () => testHostileStrings(open));
  describe('restart', () => testRestart(open));
}
