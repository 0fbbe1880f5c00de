import { sql } from 'kysely';
import type { AiPurpose, AiRequestOrigin, SubjectKind } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

export interface NewRequest {
  readonly id: string;
  readonly purpose: AiPurpose;
  readonly status: 'running' | 'refused';
  readonly origin: AiRequestOrigin;
  readonly user_id: string | null;
  readonly preset_id: string | null;
  readonly model: string;
  readonly record_kind: SubjectKind | null;
  readonly record_id: string | null;
  readonly correlation_id: string | null;
  readonly automation_execution_id: string | null;
  readonly records_read: readonly { readonly kind: SubjectKind; readonly id: string }[];
  readonly memory_ids: readonly string[];
  readonly prompt_summary: string;
  readonly error: string | null;
}

export async function insertRequest(db: Db, request: NewRequest, now: Date): Promise<void> {
  await db
    .insertInto('ai_requests')
    .values({
      ...request,
      records_read: JSON.stringify(request.records_read),
      memory_ids: [...request.memory_ids],
      created_at: now.toISOString(),
      finished_at: request.status === 'running' ? null : now.toISOString(),
    })
    .execute();
}

export interface RequestEnd {
  readonly status: 'succeeded' | 'failed' | 'cancelled';
  readonly credits: number;
  readonly input_tokens?: number;
  readonly cached_input_tokens?: number;
  readonly output_tokens?: number;
  readonly duration_ms: number;
  readonly error?: string;
  readonly result_summary?: string;
  readonly prompt_text?: string;
  readonly result_text?: string;
}

/** Ends a running request; answers whether it was running. */
export async function endRequest(db: Db, id: string, end: RequestEnd, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('ai_requests')
    .set({ ...end, finished_at: now.toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes that the AI used these memories. */
export async function countMemoryUses(db: Db, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('ai_memories')
    .set((e) => ({ use_count: e('use_count', '+', 1), last_used_at: now.toISOString() }))
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
}

/** Credit that running requests have reserved. */
export async function sumReserved(db: Db): Promise<number> {
  const { amount } = await db
    .selectFrom('ledger_reservations')
    .where('ledger', '=', 'ai_credit')
    .select(sql<number>`coalesce(sum(amount), 0)::float8`.as('amount'))
    .executeTakeFirstOrThrow();
  return amount;
}
