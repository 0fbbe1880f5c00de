import { randomUUID } from 'node:crypto';
import type { EventType } from '#generated/events.ts';
import type { Causation } from './origin.ts';
import type { ActingAutomation, WriteContext } from './context.ts';

/** In whose name something is done that no call asks for, such as a step of an automation. */
export interface Doer {
  readonly tenantId: string;
  /** Member or service account whose rights hold; null for the service itself. */
  readonly userId: string | null;
  /** Which part of the service does it by itself, as the audit trail names it; `automations` unless it says so. */
  readonly part?: string;
  /** The automation behind it, which events and histories name. */
  readonly automation?: ActingAutomation;
  /** Whether nobody is notified of what is done. */
  readonly isSilent?: boolean;
}

export interface TransactionOptions {
  /** As the audit trail names it. */
  readonly name: string;
  readonly requestId: string;
  readonly causation?: Causation;
}

/** The operations of the service for what works without a caller. */
export interface Operations {
  /**
   * Does `work` in one transaction, in which it calls operations by `ctx.invoke`. It may be done again when two transactions lock the
   * same records. Refused with `permission_denied` when the account is not active.
   */
  transact<T>(
    doer: Doer,
    options: TransactionOptions,
    work: (ctx: WriteContext<EventType>) => Promise<T>,
  ): Promise<T>;
  /** Whether an operation waits for something outside before its transaction, so that it must not be called within one. */
  waitsOutside(operationId: string): Promise<boolean>;
  /** Calls an operation in a transaction of its own, once under the key within a day. A refusal is thrown as a `Problem`. */
  call(
    doer: Doer,
    operationId: string,
    input: { readonly path?: object; readonly query?: object; readonly body?: unknown },
    options: TransactionOptions & { readonly key: string },
  ): Promise<unknown>;
}

/** Does `work` in one transaction by a part of the service itself, such as a job, as the audit trail names it. */
export const changeAsPart = <T>(
  operations: Pick<Operations, 'transact'>,
  tenantId: string,
  part: string,
  work: (ctx: WriteContext<EventType>) => Promise<T>,
): Promise<T> =>
  operations.transact(
    { tenantId, userId: null, part },
    { name: part, requestId: `job_${randomUUID()}` },
    work,
  );
