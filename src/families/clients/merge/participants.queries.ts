import { sql } from 'kysely';
import type { Client } from '#generated/types.gen.ts';
import type { ClientMovedCounts } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { clientColumns } from '../client/clients.queries.ts';

/** A client that takes part in a merge, or took part in one before. */
export interface Participant extends Client {
  readonly merged_into_id: string | null;
}

/** Clients of these ids that are neither deleted, unless they were merged, by their ids. */
export async function selectParticipants(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, Participant>> {
  const rows = await db
    .selectFrom('clients as c')
    .where('c.id', 'in', ids)
    .where((e) => e.or([e('c.deleted_at', 'is', null), e('c.merged_into_id', 'is not', null)]))
    .select([...clientColumns(userId), 'c.merged_into_id'])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export type Counts = Omit<ClientMovedCounts, 'contacts'>;

/** What hangs on each of these clients and is neither deleted nor merged. */
export async function countMovable(db: Db, ids: readonly string[]): Promise<Map<string, Counts>> {
  const { rows } = await sql<Counts & { id: string }>`
    select s.id,
      (select count(*) from tickets x where x.client_id = s.id and x.deleted_at is null and x.merged_into_id is null)::integer as tickets,
      (select count(*) from tasks x where x.client_id = s.id and x.deleted_at is null and x.merged_into_id is null)::integer as tasks,
      (select count(*) from client_notes x where x.client_id = s.id and x.deleted_at is null)::integer as notes,
      (select count(*) from client_programs x where x.client_id = s.id)::integer as programs,
      (select count(*) from invoices x where x.client_id = s.id and x.deleted_at is null)::integer as invoices
    from unnest(${sql.val([...ids])}::uuid[]) s (id)`.execute(db);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** Currencies in which a client is billed, was billed or has credit, by its id. */
export async function selectCurrencies(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ id: string; currencies: string[] }>`
    select s.id, array(
      select currency from client_billing_settings where client_id = s.id and currency is not null
      union select currency from invoices where client_id = s.id and deleted_at is null and status <> 'void'
      union select currency from client_programs where client_id = s.id and status in ('pending', 'active', 'paused', 'suspended')
      union select currency from ledger_accounts where ledger = 'client_credit' and owner_id = s.id and balance > 0
      order by 1) as currencies
    from unnest(${sql.val([...ids])}::uuid[]) s (id)`.execute(db);
  return new Map(rows.map(({ id, currencies }) => [id, currencies]));
}

export interface OpenEnrollment {
  readonly client_id: string;
  readonly program_id: string;
  readonly program_name: string;
}

/** Programs in which these clients are enrolled now. */
export async function selectOpenEnrollments(db: Db, ids: readonly string[]): Promise<OpenEnrollment[]> {
  return db
    .selectFrom('client_programs as e')
    .innerJoin('programs as p', (join) =>
      join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.id', '=', 'e.program_id'),
    )
    .where('e.client_id', 'in', ids)
    .where('e.status', 'in', ['pending', 'active', 'paused', 'suspended'])
    .select(['e.client_id', 'e.program_id', 'p.name as program_name'])
    .orderBy('e.id')
    .execute();
}

/** How many different services these clients have selected together. */
export async function countServices(db: Db, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct service_id)::integer as count from client_service_selections where client_id = any(${sql.val([...ids])}::uuid[])`.execute(
    db,
  );
  return rows[0]!.count;
}
