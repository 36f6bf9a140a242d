import type { Database } from 'better-sqlite3';
import { type AuthStore, type Device, isAlive, maxAuthEvents, maxDevices, usedEveryMs } from '../port/auth-store.ts';
import type { GroupCommit } from './group-commit.ts';

interface DeviceRow {
  id: string;
  browser: string;
  started_at: number;
  seen_at: number;
  expires_at: number;
  remembered_at: number | null;
  session: string | null;
  session_started_at: number | null;
  session_used_at: number | null;
  session_idle_ms: number | null;
  session_max_age_ms: number | null;
  epoch: string;
}

/** A power loss may lose events and the last use of a session. */
export function sqliteAuth(db: Database, { write, writeLightly }: GroupCommit): AuthStore {
  const put = db.prepare<DeviceRow>(`
    insert or replace into device values (:id, :browser, :started_at, :seen_at, :expires_at, :remembered_at,
      :session, :session_started_at, :session_used_at, :session_idle_ms, :session_max_age_ms, :epoch)`);
  const replace = db.prepare<DeviceRow & { former: string | null }>(`
    update device set browser = :browser, started_at = :started_at, seen_at = :seen_at, expires_at = :expires_at,
      remembered_at = :remembered_at, session = :session, session_started_at = :session_started_at,
      session_used_at = :session_used_at, session_idle_ms = :session_idle_ms,
      session_max_age_ms = :session_max_age_ms, epoch = :epoch
    where id = :id and (:former is null or session = :former)`);
  const dropExpired = db.prepare<[number]>('delete from device where expires_at <= ?');
  const dropBeyond = db.prepare(`
    delete from device where id not in (select id from device order by seen_at desc limit ${maxDevices})`);
  const byId = db.prepare<[string], DeviceRow>('select * from device where id = ?');
  const bySession = db.prepare<[string], DeviceRow>('select * from device where session = ?');
  const all = db.prepare<[], DeviceRow>('select * from device order by seen_at desc, id');
  const touch = db.prepare<{ session: string; at: number }>(
    'update device set seen_at = :at, session_used_at = :at where session = :session',
  );
  const end = db.prepare<[string]>('update device set session = null where session = ?');
  const drop = db.prepare<[string]>('delete from device where id = ?');
  const dropOthers = db.prepare<[string]>('delete from device where id != ?');
  const record = db.prepare<{ key: string; kind: string; at: number; browser: string }>(`
    insert into auth_event (key, kind, at, browser, count) values (:key, :kind, :at, :browser, 1)
    on conflict (key) do update set count = count + 1, at = :at`);
  const dropEventsBeyond = db.prepare(`
    delete from auth_event where key not in (select key from auth_event order by at desc limit ${maxAuthEvents})`);
  const newest = db.prepare<[number], { kind: string; at: number; browser: string; count: number }>(
    'select kind, at, browser, count from auth_event order by at desc limit ?',
  );
  const dropEvents = db.prepare<[number]>('delete from auth_event where at < ?');

  return {
    saveDevice: (device) =>
      write(() => {
        dropExpired.run(device.seenAt.getTime());
        put.run(rowOf(device));
        dropBeyond.run();
      }),

    replaceDevice: (device, session) =>
      write(() => replace.run({ ...rowOf(device), former: session ?? null }).changes === 1),

    findDevice: async (id) => deviceOf(byId.get(id)),
    devices: async () => all.all().flatMap((row) => deviceOf(row) ?? []),

    async touchSession(digest, now) {
      const device = deviceOf(bySession.get(digest));
      if (!device?.session || !isAlive(device.session, now)) return undefined;
      if (now.getTime() - device.session.usedAt.getTime() >= usedEveryMs) {
        // A full disk must not keep the owner from reading the data.
        await writeLightly(() => touch.run({ session: digest, at: now.getTime() })).catch(() => {});
      }
      return device;
    },

    endSession: (digest) => write(() => end.run(digest).changes === 1),
    removeDevice: (id) => write(() => drop.run(id).changes === 1),
    removeDevicesExcept: (id = '') => write(() => dropOthers.run(id).changes),

    recordAuthEvent: ({ key, kind, at, browser }) =>
      writeLightly(() => {
        record.run({ key, kind, at: at.getTime(), browser });
        dropEventsBeyond.run();
      }),
    authEvents: async (limit) => newest.all(limit).map((row) => ({ ...row, at: new Date(row.at) })),

    purgeAuth: ({ now, events }) =>
      write(() => dropExpired.run(now.getTime()).changes + dropEvents.run(events.getTime()).changes),
  };
}

const rowOf = ({ id, browser, startedAt, seenAt, expiresAt, rememberedAt, session, epoch }: Device): DeviceRow => ({
  id,
  browser,
  started_at: startedAt.getTime(),
  seen_at: seenAt.getTime(),
  expires_at: expiresAt.getTime(),
  remembered_at: rememberedAt?.getTime() ?? null,
  session: session?.digest ?? null,
  session_started_at: session?.startedAt.getTime() ?? null,
  session_used_at: session?.usedAt.getTime() ?? null,
  session_idle_ms: session?.idleMs ?? null,
  session_max_age_ms: session?.maxAgeMs ?? null,
  epoch,
});

function deviceOf(row: DeviceRow | undefined): Device | undefined {
  if (!row) return undefined;
  return {
    id: row.id,
    browser: row.browser,
    epoch: row.epoch,
    startedAt: new Date(row.started_at),
    seenAt: new Date(row.seen_at),
    expiresAt: new Date(row.expires_at),
    ...(row.remembered_at !== null && { rememberedAt: new Date(row.remembered_at) }),
    ...(row.session !== null && {
      session: {
        digest: row.session,
        startedAt: new Date(row.session_started_at ?? 0),
        usedAt: new Date(row.session_used_at ?? 0),
        idleMs: row.session_idle_ms ?? 0,
        maxAgeMs: row.session_max_age_ms ?? 0,
      },
    }),
  };
}
