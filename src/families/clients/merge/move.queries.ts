import { sql, type RawBuilder } from 'kysely';
import { moveAnchors } from '#src/domain/merge/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { movedRecords, movedTables, unitedRecords } from './places.ts';
import { uniteBilling } from './unite-billing.queries.ts';
import { uniteBelongings } from './unite.queries.ts';

/** A source and its survivor, as parameters of the statements that move what hangs on it. */
export interface Move {
  readonly source: RawBuilder<string>;
  readonly survivor: RawBuilder<string>;
  readonly userId: RawBuilder<string>;
}

/**
 * Moves everything that hangs on a source to the survivor; `sameAs` has the contacts whom the survivor knows already. The tables come in one
 * order in every merge, so that two of them wait for each other at the first one and nowhere else.
 */
export async function moveToSurvivor(
  db: Db,
  ids: { readonly sourceId: string; readonly survivorId: string; readonly userId: string },
  sameAs: ReadonlyMap<string, string>,
): Promise<void> {
  const move: Move = {
    source: sql`${ids.sourceId}::uuid`,
    survivor: sql`${ids.survivorId}::uuid`,
    userId: sql`${ids.userId}::uuid`,
  };
  await moveContacts(db, sameAs);
  const statements = [
    ...uniteBilling(move),
    ...uniteBelongings(move),
    ...Object.entries(movedTables).map(([table, kind]) => moveRows(table, kind === 'revised', move)),
    ...movedRecords.map((table) => moveRecords(table, move)),
    ...Object.entries(unitedRecords).flatMap(([table, columns]) => addRecords(table, columns, move)),
  ];
  for (const statement of statements) await statement.execute(db);
  await moveAnchors(db, 'client', ids.sourceId, ids.survivorId);
}

const moveRows = (table: string, isRevised: boolean, { source, survivor }: Move): RawBuilder<unknown> =>
  sql`update ${sql.table(table)} set client_id = ${survivor}
    ${isRevised ? sql`, revision = revision + 1, updated_at = app.now()` : sql``} where client_id = ${source}`;

const moveRecords = (table: string, { source, survivor }: Move): RawBuilder<unknown> =>
  sql`update ${sql.table(table)} set record_id = ${survivor} where record_kind = 'client' and record_id = ${source}`;

function addRecords(
  table: string,
  columns: readonly string[],
  { source, survivor }: Move,
): RawBuilder<unknown>[] {
  const list = sql.join(columns.map((column) => sql.ref(column)));
  return [
    sql`insert into ${sql.table(table)} (record_id, ${list})
      select ${survivor}, ${list} from ${sql.table(table)} where record_kind = 'client' and record_id = ${source} on conflict do nothing`,
    sql`delete from ${sql.table(table)} where record_kind = 'client' and record_id = ${source}`,
  ];
}

/** Whoever names a contact that the survivor has too names the survivor's. */
async function moveContacts(db: Db, sameAs: ReadonlyMap<string, string>): Promise<void> {
  if (sameAs.size === 0) return;
  const pairs = sql`unnest(${sql.val([...sameAs.keys()])}::uuid[], ${sql.val([...sameAs.values()])}::uuid[]) k (former, known)`;
  for (const statement of [
    sql`update ticket_correspondents x set client_contact_id = k.known from ${pairs} where x.client_contact_id = k.former`,
    sql`update client_billing_recipients x set contact_id = k.known from ${pairs} where x.contact_id = k.former`,
    sql`update hosted_tokens x set contact_id = k.known from ${pairs} where x.contact_id = k.former`,
  ])
    await statement.execute(db);
}
