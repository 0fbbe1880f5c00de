import type { RecordKind } from '#generated/console/types.gen.ts';

/**
 * Kinds of records whose changes are announced: those of the audit trail, and others that it does not name. `chat_read` is that a member
 * read a channel: the id is that of the membership, the revision the number of the message. `chat_member` is that a membership began or
 * ended. `ticket_read` is that a member marked a ticket as read or unread: the id is that of the mark. `ticket_presence` is that a member is at a
 * ticket: nothing is stored of it, so the id names both, and the revision says what they do (`src/domain/live`).
 */
export type ChangeKind =
  | RecordKind
  | 'notification'
  | 'chat_read'
  | 'chat_member'
  | 'ticket_read'
  | 'ticket_presence';

/**
 * That a record was created, changed or deleted. What is audited is announced with it; handlers announce what is not. It says nothing
 * of the content: subscribers fetch the record again under their own permissions (src/platform/changes).
 */
export interface Change {
  readonly kind: ChangeKind;
  readonly id: string;
  /** The record's revision afterwards; of a deleted one the next; 0 where nobody who announces it knows. */
  readonly revision: number;
  /** It was open to all who may view its kind, and is private from now on. */
  readonly isNarrowed?: true;
  /** It was created. */
  readonly isNew?: true;
}

/** Two changes of one record as one: the later revision, and whatever was special about either. */
export const oneOfBoth = <T extends Change>(former: Change, latter: T): T => ({
  ...latter,
  revision: Math.max(former.revision, latter.revision),
  ...((former.isNarrowed ?? latter.isNarrowed) && { isNarrowed: true }),
  ...((former.isNew ?? latter.isNew) && { isNew: true }),
});
