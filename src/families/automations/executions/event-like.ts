import type { ReadContext } from '#src/call/context.ts';
import { subjectPropertyOf } from '#src/domain/workflows/index.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { actorOf } from '#src/platform/events/index.ts';
import { readRecord } from '../engine/scope.ts';
import type { Subject } from '../engine/start.queries.ts';

/** Content that an event about the record would have: the example of the event with the record as it is now. */
export async function eventLike(
  ctx: ReadContext,
  type: string,
  record: Pick<Subject, 'kind' | 'id'> | null,
): Promise<Record<string, unknown>> {
  const base = {
    actor: actorOf(ctx.identity),
    occurred_at: ctx.now.toISOString(),
    correlation_id: ctx.requestId,
    causation: { depth: 0 },
  };
  if (record === null) return base;
  const name = subjectPropertyOf(type, record.kind);
  if (name === undefined) throw invalid('body.record', `${type} is not about a ${record.kind}.`);
  const now = await current(ctx, record);
  return {
    ...base,
    [name]: now,
    ...(now['field_values'] !== undefined && { field_values: now['field_values'] }),
  };
}

/** The record as it is now. */
export async function current(
  ctx: ReadContext,
  record: Pick<Subject, 'kind' | 'id'>,
): Promise<Record<string, unknown>> {
  return ((await readRecord(ctx, record.kind, record.id)) ?? { id: record.id }) as Record<string, unknown>;
}
