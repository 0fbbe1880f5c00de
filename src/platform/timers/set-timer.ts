import type { Statement, WriteScope } from '#src/platform/db/index.ts';

/** Which timer: what is to happen, to which record, and where a record has several of a kind, which of them. */
export interface TimerKey {
  readonly kind: string;
  readonly recordId: string;
  readonly slot?: string;
}

/**
 * Sets the timer in the transaction of the change, or clears it with `null`. A timer of the same key is replaced, so that
 * whoever computes a due time anew just sets it.
 */
export function setTimer(
  scope: Pick<WriteScope, 'atCommit'>,
  { kind, recordId, slot = '' }: TimerKey,
  dueAt: Date | null,
): void {
  scope.atCommit(
    dueAt === null ? clear([kind, recordId, slot]) : set([kind, recordId, slot, dueAt.toISOString()]),
  );
}

/** As `setTimer` for many records that are due at once. */
export function setTimers(
  scope: Pick<WriteScope, 'atCommit'>,
  kind: string,
  recordIds: readonly string[],
  dueAt: Date,
): void {
  if (recordIds.length === 0) return;
  scope.atCommit({
    sql: `insert into timers (kind, record_id, due_at) select $1, id, $3::timestamptz from unnest($2::uuid[]) id
    on conflict (tenant_id, kind, record_id, slot) do update
    set due_at = excluded.due_at, attempts = 0, attempt_at = null, last_error = null, parked_at = null`,
    parameters: [kind, recordIds, dueAt.toISOString()],
  });
}

/** As `setTimer` for timers of one kind, each with its own time; those without one are cleared. */
export function setEachTimer(
  scope: Pick<WriteScope, 'atCommit'>,
  kind: string,
  timers: readonly { readonly recordId: string; readonly slot: string; readonly dueAt: Date | null }[],
): void {
  const due = timers.filter(({ dueAt }) => dueAt !== null);
  const over = timers.filter(({ dueAt }) => dueAt === null);
  const keysOf = (some: typeof timers) => [
    some.map(({ recordId }) => recordId),
    some.map(({ slot }) => slot),
  ];
  if (over.length > 0)
    scope.atCommit({
      sql: `delete from timers t using unnest($2::uuid[], $3::text[]) as o (record_id, slot)
      where t.tenant_id = app.tenant_id() and t.kind = $1 and t.record_id = o.record_id and t.slot = o.slot`,
      parameters: [kind, ...keysOf(over)],
    });
  if (due.length > 0)
    scope.atCommit({
      sql: `insert into timers (kind, record_id, slot, due_at) select $1, * from unnest($2::uuid[], $3::text[], $4::timestamptz[])
      on conflict (tenant_id, kind, record_id, slot) do update
      set due_at = excluded.due_at, attempts = 0, attempt_at = null, last_error = null, parked_at = null`,
      parameters: [kind, ...keysOf(due), due.map(({ dueAt }) => dueAt!.toISOString())],
    });
}

/** As `setTimer` for all timers of a kind that the agency has: afterwards it has these, at most one for each record. */
export function replaceTimers(
  scope: Pick<WriteScope, 'atCommit'>,
  kind: string,
  due: readonly { readonly recordId: string; readonly dueAt: Date }[],
): void {
  scope.atCommit({
    sql: 'delete from timers where tenant_id = app.tenant_id() and kind = $1',
    parameters: [kind],
  });
  if (due.length === 0) return;
  scope.atCommit({
    sql: 'insert into timers (kind, record_id, due_at) select $1, * from unnest($2::uuid[], $3::timestamptz[])',
    parameters: [kind, due.map(({ recordId }) => recordId), due.map(({ dueAt }) => dueAt.toISOString())],
  });
}

const clear = (parameters: readonly unknown[]): Statement => ({
  sql: 'delete from timers where tenant_id = app.tenant_id() and kind = $1 and record_id = $2 and slot = $3',
  parameters,
});

const set = (parameters: readonly unknown[]): Statement => ({
  sql: `insert into timers (kind, record_id, slot, due_at) values ($1, $2, $3, $4)
    on conflict (tenant_id, kind, record_id, slot) do update
    set due_at = excluded.due_at, attempts = 0, attempt_at = null, last_error = null, parked_at = null`,
  parameters,
});
