import type { RecordKind } from '#generated/console/types.gen.ts';
import type { Deleted } from '#generated/types.gen.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { changesBetween, recordHistory, type RecordChanges } from '#src/domain/history/index.ts';
import {
  insertRecord,
  reviseRecord,
  softDeleteRecord,
  storedId,
  type NewRow,
  type RowChange,
  type SoftDeletedTable,
} from '#src/platform/db/query/index.ts';
import { checkRevision, notFound } from '#src/platform/errors/index.ts';

interface Stored {
  readonly id: string;
  readonly revision: number;
}

interface Declaration<T extends SoftDeletedTable, R extends Stored> {
  readonly table: T;
  /** Noun in the audit trail: `client_note`. */
  readonly kind: RecordKind;
  /** What people call it: "client note". */
  readonly noun: string;
  /** The record, which nobody else changes before the transaction ends; undefined when the caller may not see one of that id. */
  readonly lock: (ctx: ReadContext, id: string) => Promise<R | undefined>;
}

type Writer = Pick<WriteContext, 'db' | 'identity' | 'now' | 'audit'>;

/**
 * What every record with soft deletion goes through, written once: it is created, found at a revision, changed and deleted, and each is
 * audited. Rules stand between finding and writing, events after it:
 *
 *   const before = await notes.lock(ctx, path.id, body.expected_revision);
 *   const changes = await notes.revise(ctx, before, values, ['title', 'is_pinned']);
 */
class RecordLife<T extends SoftDeletedTable, R extends Stored> {
  readonly #declaration: Declaration<T, R>;

  constructor(declaration: Declaration<T, R>) {
    this.#declaration = declaration;
  }

  /** A new record of the caller's; answers its id. */
  async insert(ctx: Writer, values: Omit<NewRow<T>, 'created_by'>): Promise<string> {
    const { table, kind } = this.#declaration;
    const row = { ...values, created_by: ctx.identity.userId } as unknown as NewRow<T>;
    const id = await insertRecord(ctx.db, table, row, ctx.now);
    recordHistory(ctx, { kind, id, action: 'created' });
    return id;
  }

  /** The record, locked; 404 when it is unknown, 409 when it is at another revision than the caller expects. */
  async lock(ctx: ReadContext, id: string, expectedRevision?: number): Promise<R> {
    const record = await this.#declaration.lock(ctx, storedId(id));
    if (record === undefined) throw notFound(this.#declaration.noun, id);
    checkRevision(record.revision, expectedRevision);
    return record;
  }

  /** Stores the values when one of the tracked ones differs; answers what changed, null for nothing. */
  async revise(
    ctx: Writer,
    before: R,
    values: RowChange<T> & Partial<R>,
    tracked: readonly (keyof R & string)[],
    reason?: string,
  ): Promise<RecordChanges | null> {
    const { table, kind } = this.#declaration;
    const changes = changesBetween(before, { ...before, ...values }, tracked);
    if (changes === null) return null;
    await reviseRecord(ctx.db, table, before.id, values, ctx.now);
    recordHistory(ctx, { kind, id: before.id, action: 'updated', changes, reason });
    return changes;
  }

  /** Deletes the record so that it can be restored until it is purged; `told` is what the audit trail keeps of it. */
  async softDelete(ctx: Writer, record: R, told: readonly (keyof R & string)[]): Promise<Deleted> {
    const { table, kind } = this.#declaration;
    await softDeleteRecord(ctx.db, table, record.id, ctx.identity.userId, ctx.now);
    ctx.audit({
      recordKind: kind,
      recordId: record.id,
      action: 'deleted',
      previous: Object.fromEntries(told.map((name) => [name, record[name]])),
    });
    return { id: record.id, deleted_at: ctx.now.toISOString() };
  }
}

/** Declares the life of the records of a table. */
export const recordLife = <T extends SoftDeletedTable, R extends Stored>(
  declaration: Declaration<T, R>,
): RecordLife<T, R> => new RecordLife(declaration);
