/**
 * The schema's steps, each run once and in this order; a step that was released is never edited. Times are epoch
 * milliseconds. Counts that the owner sees are kept by triggers, since `count(*)` walks a whole index.
 */
export const migrations: readonly string[] = [
  `
  create table lead (
    id text primary key,
    kind text not null check (kind in ('estimate', 'contact', 'palette')),
    received_at integer not null,
    fingerprint text not null,
    fields text not null,
    source text not null,
    suspicions text not null,
    mail_status text not null check (mail_status in ('due', 'sent', 'dead', 'held')),
    attempts integer not null,
    next_try_at integer not null,
    last_error text,
    sent_at integer,
    lease text,
    lease_until integer
  ) strict;
  create index lead_by_kind on lead (kind, received_at);
  create index lead_with_due_mail on lead (next_try_at, received_at) where mail_status = 'due';
  create index lead_with_dead_mail on lead (received_at) where mail_status = 'dead';

  create table event (
    id integer primary key autoincrement,
    event_type text not null,
    event_details text,
    timestamp integer not null
  ) strict;

  create table tally (name text primary key, count integer not null) strict, without rowid;
  insert into tally values ('event', 0), ('estimate', 0), ('contact', 0), ('palette', 0);
  create trigger event_in after insert on event begin
    update tally set count = count + 1 where name = 'event';
  end;
  create trigger event_out after delete on event begin
    update tally set count = count - 1 where name = 'event';
  end;
  create trigger lead_in after insert on lead begin
    update tally set count = count + 1 where name = new.kind;
  end;
  create trigger lead_out after delete on lead begin
    update tally set count = count - 1 where name = old.kind;
  end;

  create table area (id text primary key, name text not null, area text not null) strict;
  create table testimonial (
    place integer primary key autoincrement,
    id text not null unique,
    is_featured integer not null,
    testimonial text not null
  ) strict;
  create table content_list (name text primary key) strict, without rowid;
  create table content_version (only integer primary key check (only = 1), version text not null) strict;

  create table limit_windows (tag text primary key, windows text not null, closes_at integer not null) strict;
  create index limit_windows_by_close on limit_windows (closes_at);
  create table period_secret (
    name text not null,
    period integer not null,
    secret blob not null,
    primary key (name, period)
  ) strict, without rowid;
  `,
  `
  create table post (id text primary key, published_at integer not null, post text not null) strict;
  `,
  `
  create table session (digest text primary key, started_at integer not null, used_at integer not null) strict;
  create table setting (name text primary key, value text not null) strict, without rowid;
  create table guesses (tag text primary key, record text not null, forgotten_at integer not null) strict;
  `,
];
