import { sql, type RawBuilder } from 'kysely';
import type { AuditEntry, WriteContext } from '#src/call/context.ts';
import type { DepartmentUser } from '#src/call/parts.ts';
import { countedIfAny } from '#src/platform/counted.ts';
import { reviseRecord, type RevisedTable } from '#src/platform/db/query/index.ts';

type AuditedKind = AuditEntry['recordKind'];
type Row = { readonly id: string; readonly revision: number } & Readonly<Record<string, unknown>>;

interface Naming {
  readonly table: RevisedTable;
  readonly kind: AuditedKind;
  /** Columns of ids of departments, each with the property of the record that it belongs to. */
  readonly columns: Readonly<Record<string, string>>;
  /** Whether deleted records stay in the table with `deleted_at`. They keep what they name. */
  readonly keepsDeleted: boolean;
  /** Whether the ids of a column are sorted, so that equal records are equal. */
  readonly isSorted?: boolean;
  /** Singular and plural, where a record that names no department is for everyone. */
  readonly nounIfOpen?: readonly [string, string];
}

/** Records of a table with columns of ids of departments. */
export function naming({ table, kind, columns, keepsDeleted, isSorted, nounIfOpen }: Naming): DepartmentUser {
  const names = Object.keys(columns);
  const live = keepsDeleted ? sql`deleted_at is null` : sql`true`;
  const any = (condition: (column: string) => RawBuilder<unknown>) =>
    sql`(${sql.join(names.map(condition), sql` or `)})`;
  return {
    async describeAlone({ db }, id) {
      if (nounIfOpen === undefined) return undefined;
      const alone = any((column) => sql`${sql.ref(column)} = array[${id}::uuid]`);
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from ${sql.table(table)} where ${live} and ${alone}`.execute(db);
      return countedIfAny(rows[0]!.count, ...nounIfOpen);
    },
    async replace(ctx, from, to) {
      const found = any((column) => sql`${from}::uuid = any(${sql.ref(column)})`);
      const { rows } = await sql<Row>`
        select id, revision, ${sql.join(names.map((name) => sql.ref(name)))}
        from ${sql.table(table)} where ${live} and ${found} order by id for update`.execute(ctx.db);
      for (const row of rows) {
        const { id, revision } = row;
        const idsOf = (name: string) => row[name] as string[];
        const changed = names.filter((name) => idsOf(name).includes(from));
        const next = (name: string) => replaceId(idsOf(name), from, to);
        const values = Object.fromEntries(
          changed.map((name) => [name, isSorted === true ? next(name).sort() : next(name)]),
        );
        await reviseRecord(ctx.db, table as 'navigation_items', id, values, ctx.now);
        tellReplaced(
          ctx,
          { kind, id, revision: revision + 1 },
          changed.map((name) => columns[name]!),
        );
      }
    },
  };
}

/** The ids with `to` in place of `from`, or without it. */
export function replaceId(ids: readonly string[], from: string, to: string | null): string[] {
  const place = to === null || ids.includes(to) ? [] : [to];
  return ids.flatMap((id) => (id === from ? place : [id]));
}

/** Audits and announces that another department, or none, stands in these properties. */
export function tellReplaced(
  ctx: Pick<WriteContext, 'audit' | 'announce'>,
  { kind, id, revision }: { readonly kind: AuditedKind; readonly id: string; readonly revision: number },
  changedFields: readonly string[],
): void {
  ctx.audit({ recordKind: kind, recordId: id, action: 'updated', changedFields: [...changedFields] });
  ctx.announce({ kind, id, revision });
}
