import type { AutomationConfig, AutomationExecution } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { ExpressionFault, matches, renderText, type Surroundings } from '#src/domain/workflows/index.ts';
import type { Actor } from '#src/platform/events/index.ts';
import { Graph } from '../flow/index.ts';
import { settingsOf } from './scope.ts';
import {
  hasStarted,
  insertExecution,
  skipDebounced,
  type NewExecution,
  type Subject,
} from './start.queries.ts';
import { maxDepth } from './depth.ts';

/** Something that starts an automation by itself: an event, a time, a call from outside. */
export interface Trigger {
  readonly origin: AutomationExecution['origin'];
  readonly eventType: string | null;
  readonly eventId: string | null;
  readonly record: Subject | null;
  readonly actor: Actor;
  /** Automations in the chain before it, and the last of them. */
  readonly depth: number;
  readonly causedBy: string | null;
  readonly correlationId: string;
  readonly input: Readonly<Record<string, unknown>>;
}

type Context = Pick<WriteContext, 'db' | 'now'>;

/** A published automation that a trigger starts. */
export interface Startable {
  readonly id: string;
  readonly version: number;
  readonly flow: AutomationConfig;
}

/** Starts an automation, or leaves a trace of why not; answers the id of the execution that there is then. */
export async function startByTrigger(
  ctx: Context,
  automation: Startable,
  trigger: Trigger,
  surroundings: Surroundings,
): Promise<string | null> {
  const settings = settingsOf(automation.flow);
  const key = settings.triggerKey === null ? null : triggerKeyOf(settings.triggerKey, trigger, surroundings);
  const execution = newExecution(automation, trigger, surroundings, key, ctx.now);
  const skip = await skipReason(ctx, automation, trigger, key, surroundings);
  if (skip !== null) {
    const isRecorded = settings.recordSkips || skip === 'loop_guard' || skip === 'duplicate_trigger';
    if (!isRecorded) return null;
    return insertExecution(
      ctx.db,
      {
        ...execution,
        depth: Math.min(execution.depth, maxDepth),
        status: 'skipped',
        skip_reason: skip,
        ready_at: ctx.now,
      },
      ctx.now,
    );
  }
  if (settings.debounceSeconds > 0)
    await skipDebounced(
      ctx.db,
      automation.id,
      { key: execution.concurrency_key, recordId: trigger.record?.id ?? null },
      ctx.now,
    );
  return insertExecution(ctx.db, execution, ctx.now);
}

function newExecution(
  { id, version, flow }: Startable,
  trigger: Trigger,
  surroundings: Surroundings,
  triggerKey: string | null,
  now: Date,
): NewExecution {
  const { debounceSeconds } = settingsOf(flow);
  return {
    automation_id: id,
    version,
    status: 'queued',
    origin: trigger.origin,
    trigger_type: new Graph(flow).trigger!.config.type,
    event_type: trigger.eventType,
    event_id: trigger.eventId,
    record: trigger.record,
    actor: trigger.actor,
    depth: trigger.depth,
    correlation_id: trigger.correlationId,
    trigger_key: triggerKey,
    concurrency_key: concurrencyKeyOf(flow, trigger.input, trigger.record, surroundings),
    ready_at: new Date(now.getTime() + debounceSeconds * 1_000),
    input: trigger.input,
  };
}

async function skipReason(
  ctx: Context,
  { id, flow }: Startable,
  trigger: Trigger,
  key: string | null,
  surroundings: Surroundings,
): Promise<AutomationExecution['skip_reason']> {
  const settings = settingsOf(flow);
  if (trigger.depth >= maxDepth) return 'loop_guard';
  if (trigger.causedBy === id && !settings.isStartedByOwnChanges) return 'own_change';
  const config = new Graph(flow).trigger!.config;
  const filters = 'filters' in config ? config.filters : null;
  if (!fits(filters, trigger, surroundings)) return 'filters_not_met';
  if (key !== null && key !== '' && (await hasStarted(ctx.db, id, key, settings.triggerKeyMinutes, ctx.now)))
    return 'duplicate_trigger';
  return null;
}

/** A filter whose expressions fail does not match. */
function fits(
  filters: Parameters<typeof matches>[0],
  { input }: Trigger,
  surroundings: Surroundings,
): boolean {
  try {
    return matches(filters, { trigger: input }, surroundings);
  } catch (error) {
    if (error instanceof ExpressionFault) return false;
    throw error;
  }
}

const maxKey = 500;

function triggerKeyOf(
  text: string,
  { input }: Pick<Trigger, 'input'>,
  surroundings: Surroundings,
): string | null {
  try {
    return renderText(text, { trigger: input }, surroundings).slice(0, maxKey) || null;
  } catch (error) {
    if (error instanceof ExpressionFault) return null;
    throw error;
  }
}

/** What executions that come one after another have in common; null for those that run at once. */
export function concurrencyKeyOf(
  flow: AutomationConfig,
  input: Readonly<Record<string, unknown>>,
  record: Pick<Subject, 'kind' | 'id'> | null,
  surroundings: Surroundings,
): string | null {
  const { concurrency, concurrencyKey } = settingsOf(flow);
  if (concurrency === 'parallel') return null;
  if (concurrency === 'single') return '*';
  if (concurrencyKey !== null) return triggerKeyOf(concurrencyKey, { input }, surroundings);
  return record === null ? null : `${record.kind}:${record.id}`;
}
