import type { TextAnswer } from '#generated/bodies.ts';
import type { EventData, EventType } from '#generated/events.ts';
import type { Origin } from '#src/call/origin.ts';
import type { Services } from '#src/call/services.ts';
import type { Change } from '#src/call/change.ts';
import type { Db, Statement } from '#src/platform/db/index.ts';
import type { Problem } from '#src/platform/errors/index.ts';
import type { AuditEntry } from './context.ts';

export type { AuditEntry, JsonText, Page, Result, WithDefaults } from './context.ts';

/** A page that may run the scripts in it, and that other sites may show in frames. */
export interface FramedPage extends TextAnswer<'text/html'> {
  /** Hosts of these sites and of what is below them; empty for all, null for none. */
  readonly framedBy: readonly string[] | null;
}

/** What the credential of a hosted address opens. It is all that is known about the caller. */
export interface HostedIdentity {
  readonly tenantId: string;
  /** `x-address.purpose` of the operation. */
  readonly purpose: string;
  /** The record behind the address. Whether the caller may still have it is for the handler to check, at each use. */
  readonly recordId: string;
  /** The stored token; null for a signed address. */
  readonly tokenId: string | null;
  /** The person of a client who got the address, and who is the actor of what is done by it; null: the actor is `system`. */
  readonly contactId: string | null;
  /** What a signed address says besides, such as the number of a part. */
  readonly detail: string | null;
  /** Null: until it is revoked. */
  readonly expiresAt: Date | null;
}

/** Context of a handler behind a hosted address. It has no permissions: the credential is the right, and the record its limit. */
export interface ReadContext {
  /** Throws for a `public` address, which belongs to no agency before its handler has found one. */
  readonly identity: HostedIdentity;
  /** Kysely bound to the agency of the credential; for a `public` address to none, for security-definer functions. */
  readonly db: Db;
  readonly requestId: string;
  readonly origin: Origin;
  /** The instant of the call; use it for every timestamp the call writes. */
  readonly now: Date;
  readonly services: Services;
  /** Path that was called, with its credential, for links within a page. It goes nowhere else. */
  readonly address: string;
  /**
   * For a `public` address: the agency whose code its handler has found, for reading. Refuses as an unknown address does when
   * the agency is suspended, and counts against the agency's limit.
   */
  openAgency(tenantId: string): Promise<Db>;
}

/** A call that was refused because its address or its agency is called too often, before anything of it was read. */
export interface LimitedCall extends Pick<ReadContext, 'identity' | 'db' | 'origin' | 'now'> {
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Loads what keeps a log of refused calls for whoever owns the address. It runs at most once a minute for each address and
 * process, in a transaction of the agency.
 */
export type LoadLimitedLog = () => Promise<(call: LimitedCall) => Promise<void>>;

/**
 * A write runs in one transaction of the credential's agency, which begins with the first statement. A handler that takes
 * bytes as they arrive reads them to their end before it: a slow sender must not hold a transaction.
 */
export interface WriteContext<E extends EventType = never> extends ReadContext {
  /** Reads outside the transaction, for what has to be known while the bytes arrive. */
  readonly reads: Db;
  /** Queues an event; its actor is the recipient of the address, or `system`. */
  emit<T extends E>(type: T, data: EventData[T]): void;
  audit(entry: AuditEntry): void;
  /** Queues a statement, such as a job, to be sent together with the COMMIT. */
  atCommit(statement: Statement): void;
  /** Refuses the call and keeps what was written, for a log of what was refused. */
  refuse(problem: Problem): never;
  /** As `announce` of src/call/context.ts. */
  announce(change: Change): void;
}
