import type { RecordKind } from '#generated/console/types.gen.ts';

/** Kinds of records whose changes are announced: those of the audit trail, and others that it does not name. `chat_read` is that a member read a channel: the id is that of the membership, the revision the number of the message. */
export type ChangeKind = RecordKind | 'notification' | 'chat_read';

/**
 * That a record was created, changed or deleted, for what has no event among those of the contract. It says nothing of the content:
 * subscribers fetch the record again under their own permissions (src/platform/changes).
 */
export interface Change {
  readonly kind: ChangeKind;
  readonly id: string;
  /** The record's revision afterwards; of a deleted one the next. */
  readonly revision: number;
}
