const statusIndexes = `
  create index lead_by_status on lead (status, place);
  create index lead_unread on lead (place) where seen_at is null and status in ('new', 'spam');
  create index lead_in_line on lead (status, kind, snoozed_until, place);
  create index lead_with_photos on lead (status, place) where photos != '[]';`;

const leadTriggers = `
  create trigger lead_in after insert on lead begin
    update tally set count = count + 1 where name in (new.kind, new.status, 'lead change');
  end;
  create trigger lead_out after delete on lead begin
    update tally set count = count - 1 where name in (old.kind, old.status);
    update tally set count = count + 1 where name = 'lead change';
    delete from lead_search where rowid = old.place;
    delete from request_link where lead_place = old.place;
  end;
  create trigger lead_move after update of status on lead when new.status != old.status begin
    update tally set count = count + 1 where name = new.status;
    update tally set count = count - 1 where name = old.status;
  end;
  create trigger lead_change
    after update of status, seen_at, revision, notes, photos, mail_status, receipt_status, repeats on lead
  begin
    update tally set count = count + 1 where name = 'lead change';
  end;`;

/**
 * Never edit a released step: add one, so that data of every release since 1.0.0 opens. Times are epoch milliseconds.
 * Triggers count, because `count(*)` scans an entire index.
 */
export const schemaSteps: readonly string[] = [
  `
  -- A lead's rowid must never change, because its words have the same rowid in lead_search.
  create table lead (
    place integer primary key autoincrement,
    id text not null unique,
    kind text not null check (kind in ('estimate', 'contact', 'palette')),
    received_at integer not null,
    fingerprint text not null,
    repeats integer,
    fields text not null,
    photos text not null default '[]',
    source text not null,
    suspicions text not null,

    mail_status text not null check (mail_status in ('due', 'sent', 'dead', 'held', 'dropped')),
    attempts integer not null,
    next_try_at integer not null,
    last_error text,
    sent_at integer,
    notified_count integer,
    scheduled_at integer,
    lease text,
    lease_until integer,

    receipt_status text,
    receipt_attempts integer,
    receipt_next_try_at integer,
    receipt_scheduled_at integer,
    receipt_sent_at integer,
    receipt_error text,
    receipt_lease text,
    receipt_lease_until integer,

    status text not null check (status in ('new', 'called', 'scheduled', 'won', 'lost', 'spam')),
    seen_at integer,
    answered_at integer,
    revision integer not null default 0,
    snoozed_until integer,
    visit_at integer,
    history text not null default '[]',
    notes text not null default '[]',
    acts text not null default '[]',
    acted_at integer,
    canceled_at integer,

    email text not null default '',
    phone text not null default '',
    town text not null collate nocase default '',
    site text not null default ''
  ) strict;
${statusIndexes}
  create index lead_by_kind on lead (kind, place);
  create index lead_by_town on lead (town, place);
  create index lead_by_site on lead (site, place);
  create index lead_by_email on lead (email, place) where email != '';
  create index lead_by_phone on lead (phone, place) where phone != '';
  create index lead_by_receipt on lead (received_at, status, answered_at);
  create index lead_snoozed on lead (snoozed_until) where snoozed_until is not null;
  create index lead_acted on lead (acted_at) where acted_at is not null;
  create index lead_canceled on lead (canceled_at) where canceled_at is not null and photos != '[]';
  create index lead_with_due_mail on lead (next_try_at, received_at, scheduled_at) where mail_status = 'due';
  create index lead_with_dead_mail on lead (mail_status) where mail_status = 'dead';
  create index lead_with_failed_mail on lead (mail_status, next_try_at)
    where mail_status in ('due', 'dead') and last_error is not null;
  create index lead_with_due_receipt on lead (receipt_next_try_at) where receipt_status = 'due';
  create index lead_with_dead_receipt on lead (receipt_status) where receipt_status = 'dead';

  create virtual table lead_search using fts5 (
    words, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii', prefix = '2 3'
  );
  -- The last lead whose words are in the index: they are added after the lead, many at once.
  create table search_mark (only integer primary key check (only = 1), place integer not null) strict;
  insert into search_mark values (1, 0);

  -- The private page of a request.
  create table request_link (
    hash text primary key,
    lead_place integer not null,
    expires_at integer not null
  ) strict, without rowid;
  create index request_link_of_lead on request_link (lead_place);

  create table event (
    id integer primary key autoincrement,
    event_type text not null,
    event_details text,
    timestamp integer not null
  ) strict;
  create table counted (
    name text not null,
    start integer not null,
    key text not null,
    count integer not null,
    primary key (name, start, key)
  ) strict, without rowid;

  -- 'lead change' counts changes that the inbox shows, so that open pages can poll one row.
  create table tally (name text primary key, count integer not null) strict, without rowid;
  insert into tally (name, count) values ('event', 0), ('estimate', 0), ('contact', 0), ('palette', 0), ('new', 0),
    ('called', 0), ('scheduled', 0), ('won', 0), ('lost', 0), ('spam', 0), ('lead change', 0);
  create trigger event_in after insert on event begin
    update tally set count = count + 1 where name = 'event';
  end;
  create trigger event_out after delete on event begin
    update tally set count = count - 1 where name = 'event';
  end;
${leadTriggers}

  -- The bytes of photos are in files beside the database.
  create table photo (
    id text primary key,
    added_at integer not null,
    lead_id text,
    claimed_at integer,
    large_bytes integer not null,
    small_bytes integer not null
  ) strict, without rowid;
  create index photo_by_lead on photo (lead_id) where lead_id is not null;

  create table record (
    kind text not null,
    key text not null,
    value text not null,
    time integer,
    primary key (kind, key)
  ) strict, without rowid;
  create index record_by_time on record (kind, time) where time is not null;
  -- Written to check that writing works: about as large as a long lead.
  create table probe (id integer primary key, filler blob not null) strict;
  `,
  `
  -- The new status needs another check, and a column keeps its check. What mentions the column is made again.
  drop index lead_by_status;
  drop index lead_by_receipt;
  drop index lead_unread;
  drop index lead_in_line;
  drop index lead_with_photos;
  drop trigger lead_in;
  drop trigger lead_out;
  drop trigger lead_move;
  drop trigger lead_change;
  alter table lead add column step text not null default 'new'
    check (step in ('new', 'called', 'scheduled', 'quoted', 'won', 'lost', 'spam'));
  update lead set step = status;
  alter table lead drop column status;
  alter table lead rename column step to status;
  alter table lead add column wrote_again_at integer;
  alter table lead add column follow_up_at integer;
  alter table lead add column visit_minutes integer;
  alter table lead add column outcome text;
  alter table lead add column amount integer;
  alter table lead add column reason text;
  alter table lead add column done_on text;
  alter table lead add column corrections text not null default '[]';
  alter table lead add column apart text not null default '[]';

${statusIndexes}
  create index lead_by_receipt on lead (received_at, status, kind, answered_at);
  create index lead_by_visit on lead (status, visit_at);
  create index lead_that_wrote_again on lead (place) where wrote_again_at is not null;
  create index lead_to_follow_up on lead (follow_up_at) where follow_up_at is not null;

  insert into tally (name, count) values ('quoted', 0);
${leadTriggers}
  `,
];
