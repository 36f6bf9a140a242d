import type { BlogPost } from '../../catalogue/contracts/blog-post.ts';
import type { ServiceArea } from '../../catalogue/contracts/service-area.ts';
import type { Testimonial } from '../../catalogue/contracts/testimonial.ts';
import type { AdminStore } from './admin-store.ts';
import type { AuthStore } from './auth-store.ts';
import type { HistoryStore } from './history-store.ts';
import type { InboxStore, LeadTriage } from './inbox-store.ts';
import type { MetricsStore } from './metrics-store.ts';
import type { RetentionStore } from './retention-store.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * Everything that is kept, in the words of the trade. Two engines implement it: SQLite (one file, one process) and
 * MongoDB (any number of processes). Every promise below holds within one record, so neither engine needs a
 * transaction over several. Any call may reject; a rejection means that nothing was promised.
 */
export interface Store
  extends LeadStore,
    InboxStore,
    MailStore,
    EventStore,
    MetricsStore,
    ContentStore,
    HistoryStore,
    RetentionStore,
    LimitStore,
    AdminStore,
    AuthStore {
  /** Resolves when the engine has kept a record, as durably as a lead, and read it again; rejects when it cannot. */
  ping(): Promise<void>;
  /** Opens what is kept for reading it whole. */
  snapshot(): Promise<Snapshot>;
  /** Finishes what is being written and lets go of the engine. */
  close(): Promise<void>;
}

export type LeadKind = 'estimate' | 'contact' | 'palette';

/** What a visitor sent, as it is first kept. */
export interface NewLead {
  /** Derived from the idempotency key, or from the content: the record's primary key. */
  id: string;
  kind: LeadKind;
  /** The contract's fields and nothing else. */
  fields: Readonly<Record<string, string>>;
  /** Tells a replay from another body under the same key. */
  fingerprint: string;
  receivedAt: Date;
  /** Where the form stood. Absent on our own pages without campaign. */
  source: LeadSource;
  /** Why it looks like spam; empty for an honest one. A suspected lead is kept and owes no mail. */
  suspicions: readonly string[];
}

export interface LeadSource {
  /** Origin of the embedding site. */
  origin?: string;
  /** Origin and path of the page, without query. */
  page?: string;
  campaign?: string;
}

export interface Lead extends NewLead {
  mail: OwedMail;
  care: LeadTriage;
}

/** The mail a lead owes the owner; part of the lead's record, so neither exists without the other. */
export interface OwedMail {
  /** `held`: suspected spam, not mailed. `dead`: given up, shown to the owner. `dropped`: the owner wants it no more. */
  status: 'due' | 'sent' | 'dead' | 'held' | 'dropped';
  /** Tries that counted. */
  attempts: number;
  /** When the next try may start; meaningful while due. */
  nextTryAt: Date;
  lastError?: string;
  sentAt?: Date;
}

export interface LeadStore {
  /**
   * Keeps a lead durably, in one atomic insert, unless one with its id is there already.
   * @returns the lead as stored (the first one's fields under a repeated id), and whether this call stored it
   */
  addLead(lead: NewLead): Promise<{ lead: Lead; isNew: boolean }>;
  findLead(id: string): Promise<Lead | undefined>;
  countLeads(kind: LeadKind): Promise<number>;
}

/** A mail that one worker may send until its lease ends. */
export interface ClaimedMail {
  lead: Lead;
  /** Proof of the claim; a later claim makes it void. */
  lease: string;
}

export interface MailStore {
  /**
   * Claims due mail, longest due first: no other worker gets it until `now + leaseMs`. A crashed worker's claim runs
   * out. May answer fewer than there are. After the clock was set back nothing waits for it to catch up: a try more
   * than `furthestTryMs` ahead is due, and a lease that ends more than twice `leaseMs` ahead has ended.
   */
  claimDueMail(claim: { now: Date; leaseMs: number; limit: number }): Promise<ClaimedMail[]>;
  /** Marks a claimed mail as sent; false when the lease is void, and then nothing changes. */
  markMailSent(id: string, lease: string, sentAt: Date): Promise<boolean>;
  /**
   * Notes a failed try: due again at `nextTryAt`, or dead without it. False when the lease is void.
   * `countsAsAttempt` is false when the fault is not the mail's (a refused key, say).
   */
  markMailFailed(
    id: string,
    lease: string,
    failure: { error: string; nextTryAt?: Date; countsAsAttempt: boolean },
  ): Promise<boolean>;
  /** How the outbox stands. `oldestDueAt` is when the longest waiting mail's lead was received. */
  outboxState(): Promise<{ due: number; dead: number; oldestDueAt?: Date }>;
}

export interface NewEvent {
  eventType: string;
  eventDetails: string | null;
  timestamp: Date;
}

/** An event as it is kept. */
export interface KeptEvent extends NewEvent {
  id: string;
}

export interface EventStore {
  /**
   * Keeps one tracked event; engines may gather calls that come close together into one write.
   * @returns false when it was not kept, because what is left of the disk is reserved for leads
   */
  recordEvent(event: NewEvent): Promise<boolean>;
  countEvents(): Promise<number>;
  /** The newest events first. @param page `before`: the id of an event to begin behind; an unknown one begins anywhere or nowhere */
  newestEvents(page: { limit: number; before?: string }): Promise<KeptEvent[]>;
}

export interface ContentStore {
  /** All areas, inactive ones too, by name. */
  areas(): Promise<ServiceArea[]>;
  /** Featured testimonials only with `isFeatured`; in the order in which they were added. */
  testimonials(filter: { isFeatured: boolean }): Promise<Testimonial[]>;
  /** All posts, those of a later date too, newest first. */
  posts(): Promise<BlogPost[]>;
  /** Changes whenever any content does, for every process at once. */
  contentVersion(): Promise<string>;
  /** Adds an area, or replaces the one with its id. */
  saveArea(area: ServiceArea): Promise<void>;
  /** False when there was none. */
  removeArea(id: string): Promise<boolean>;
  /** Adds a testimonial behind the others, or replaces the one with its id where it stands. */
  saveTestimonial(testimonial: Testimonial, options: { isFeatured: boolean }): Promise<void>;
  /** False when there was none. */
  removeTestimonial(id: string): Promise<boolean>;
  /** Adds a post, or replaces the one with its id. Rejects when one of its dates is none. */
  savePost(post: BlogPost): Promise<void>;
  /** False when there was none. */
  removePost(id: string): Promise<boolean>;
}

/** At most `max` hits in a window of `windowMs` that opens with its first hit. */
export interface Limit {
  windowMs: number;
  max: number;
}

export interface LimitStore {
  /**
   * Counts one hit of `tag` against all limits, none longer than a week, in one atomic step. Counters of windows long
   * closed are removed; a window that opens further ahead than its length counts as closed: the clock was set back.
   * @returns 0 when allowed, else the milliseconds until it would be; a refused hit is not counted
   */
  takeFromLimits(tag: string, limits: readonly Limit[], now: Date): Promise<number>;
  /** A random secret shared by all processes for one period (say, a day); secrets of other periods than this one and its neighbors are destroyed. */
  periodSecret(name: string, period: number): Promise<Buffer>;
}
