import type { EventData, EventType } from '#generated/events.ts';
import type { RecordKind } from '#generated/console/types.gen.ts';
import type { Permission } from '#generated/permissions.ts';
import type { Origin, RecordSource } from '#src/call/origin.ts';
import type { Change } from '#src/call/change.ts';
import type { Db, Statement } from '#src/platform/db/index.ts';
import type { Invoke } from '#src/call/invoke.ts';
import type { Services } from '#src/call/services.ts';

export type * from '#generated/bodies.ts';

/** Who calls. The same shape for API keys, OAuth tokens, console sessions and automations. */
export interface Identity {
  readonly tenantId: string;
  readonly userId: string;
  /** `system` is the service itself, in jobs: no user, and allowed everything. */
  readonly kind: 'user' | 'service_account' | 'system';
  readonly name: string;
  /** Built-in role; `owner` and `admin` hold every permission (domain model §1.6). */
  readonly role: 'owner' | 'admin' | null;
  readonly permissions: ReadonlySet<Permission>;
  /** The API key that was presented, the grant behind the access token, or the browser session. */
  readonly credentialId: string;
  /** The program behind the call, which has a budget of its own: the API key, the OAuth client or the browser session. */
  readonly subject: string;
  /** The browser session that calls; absent for keys and tokens. */
  readonly session?: SessionIdentity;
  /** The OAuth grant behind an access token; absent for keys and browser sessions. */
  readonly grant?: GrantIdentity;
  /** The automation that acts with the rights of this account. */
  readonly automation?: ActingAutomation;
  /** Nobody is notified of what is done, as by an import: it is no news. */
  readonly isSilent?: true;
}

/** An automation behind a call. */
export interface ActingAutomation {
  readonly id: string;
  readonly name: string;
  /** The execution whose step makes the call; absent for tests. */
  readonly executionId?: string;
}

/** What an OAuth grant adds to an identity. */
export interface GrantIdentity {
  /** The person ticked "Manage people and permissions" on the consent page. */
  readonly canManagePeople: boolean;
}

/** What a browser session adds to an identity; instants in milliseconds since 1970. */
export interface SessionIdentity {
  readonly id: string;
  readonly accountId: string;
  /** What our own pages send along with the cookie. */
  readonly proof: string;
  /** Until when operations that ask for the password again do without it. */
  readonly confirmationExpiresAt: number;
  readonly expiresAt: number;
  /** The agency requires a second factor, and the session began without one: it can add one, and nothing else. */
  readonly needsSecondFactor: boolean;
}

/** JSON that Postgres has already written; passed through to the response without parsing. */
export type JsonText<T> = string & { readonly __json: T };

/** What a list handler returns; the door adds `limit` and `offset` and builds the envelope. */
export interface Page<T> {
  readonly items: readonly T[] | JsonText<readonly T[]>;
  readonly total: number;
}

/** What a single-record handler returns: an object, or its JSON as Postgres wrote it. */
export type Result<T> = T | JsonText<T>;

/** Query parameters after validation: those with a default in the contract are present. */
export type WithDefaults<T, K extends keyof T> = Omit<T, K> & Required<Pick<T, K>>;

export interface ReadContext {
  readonly identity: Identity;
  /** Kysely bound to the caller's tenant: row-level security shows this tenant's rows and no others. */
  readonly db: Db;
  /** `X-Request-Id` of the call; the `correlation_id` of its events. */
  readonly requestId: string;
  /** Where the call comes from, for the record of what happened to credentials. */
  readonly origin: Origin;
  /** The instant of the call; use it for every timestamp the call writes. */
  readonly now: Date;
  readonly services: Services;
  /**
   * Asks again who the caller is, for what outlives the call, such as a stream: rejects when its credential is worth nothing any
   * more.
   */
  renewIdentity(): Promise<Identity>;
  /**
   * Waits for something outside, such as an AI model, before any transaction (`PreparedWrite`): other calls of the agency have this
   * one's place meanwhile. Around the waiting alone, since reads and writes need the place. A call that it fails for has to end.
   */
  outside<T>(waiting: () => Promise<T>): Promise<T>;
  can(permission: Permission): boolean;
  /** 403 that names the permission, for rules that the operation's `x-permission` cannot express. */
  demand(permission: Permission): void;
  /** Calls another operation inside this call. A call that reads can call only what reads. */
  readonly invoke: Invoke;
  /** Whether a job makes this call, for one that asked for it by `invoke(…, { within: 'after' })`. */
  readonly isDeferred: boolean;
  /** The automation or the submission that makes the call; undefined for one of a caller's own. */
  readonly source?: RecordSource | undefined;
}

/** One row of the audit trail; written in the transaction of the change. */
export interface AuditEntry {
  readonly recordKind: RecordKind;
  readonly recordId: string;
  /** Past participle, such as `created`, `updated`, `deleted`, `moved`. */
  readonly action: string;
  readonly changedFields?: readonly string[];
  readonly previous?: Readonly<Record<string, unknown>>;
  /** What the changed fields became, for records whose history people read (src/domain/history). */
  readonly newValues?: Readonly<Record<string, unknown>>;
  /** Why, in the words of the actor. */
  readonly reason?: string | null | undefined;
}

/**
 * A write runs in one transaction of the caller's tenant. `E` is the closed set of events that the
 * operation's `x-events` declares: emitting any other is a type error, and refused at run time.
 */
export interface WriteContext<E extends EventType = never> extends ReadContext {
  /** Queues an event; it is validated, given its sequence and stored just before the commit, in call order. */
  emit<T extends E>(type: T, data: EventData[T]): void;
  audit(entry: AuditEntry): void;
  /** Queues a statement, such as a job, to be sent together with the COMMIT. */
  atCommit(statement: Statement): void;
  /**
   * Tells whoever shows the record that it changed, once the transaction is committed: for what has no event. Changes of one record
   * that come together are told once.
   */
  announce(change: Change): void;
  /**
   * Does `work` with a context of its own, as a part of the transaction: when it throws, all that it stored, emitted and queued, by calls
   * inside it too, is undone, and the error is thrown on: as a `Problem` where the database refused what was to be stored. Until it has ended, this context takes nothing else.
   */
  nested<T>(work: (part: WriteContext<E>) => Promise<T>): Promise<T>;
}
