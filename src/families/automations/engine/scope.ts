import type { AutomationConfig, AutomationNode } from '#generated/types.gen.ts';
import type { EventType } from '#generated/events.ts';
import type { WriteContext } from '#src/call/context.ts';
import { invokeNamed } from '#src/call/invoke.ts';
import type { State, StoredExecution } from '#src/domain/automations/index.ts';
import {
  parsePath,
  pathsIn,
  readerOf,
  type Path,
  type Scope,
  type Surroundings,
  type Value,
} from '#src/domain/workflows/index.ts';
import { Problem } from '#src/platform/errors/index.ts';
import { findWeek } from '../record/schedule.queries.ts';
import type { Book } from './book.ts';

type Context = WriteContext<EventType>;
type Reader = Pick<WriteContext, 'invoke'>;

/** What a step's expressions see: of the outputs those that they name, and the record only where one of them asks for it. */
export async function scopeFor(
  ctx: Pick<Context, 'invoke'>,
  { input, record_kind, record_id }: Pick<StoredExecution, 'input' | 'record_kind' | 'record_id'>,
  state: Pick<State, 'frames' | 'variables'>,
  node: AutomationNode,
  resultsOf: Book['results'],
): Promise<Scope> {
  const paths = pathsOfNode(node);
  const keys = [...new Set(paths.filter(([root]) => root === 'steps').map(([, key]) => String(key ?? '')))];
  const results = await resultsOf(keys);
  return {
    trigger: input ?? {},
    variables: state.variables,
    steps: Object.fromEntries(results.map(({ node_key: key, output, error }) => [key, { output, error }])),
    loop: Object.fromEntries(
      state.frames.map(({ loop, items, index }) => [loop, { item: items[index] ?? null, index }]),
    ),
    record: paths.some(([root]) => root === 'record') ? await readRecord(ctx, record_kind, record_id) : null,
  };
}

/** Paths of expressions and of conditions. */
export function pathsOfNode(node: AutomationNode): Path[] {
  const config = node.config as Readonly<Record<string, unknown>>;
  return [...pathsIn(config), ...conditionPaths(config)];
}

function conditionPaths(value: unknown): Path[] {
  if (Array.isArray(value)) return value.flatMap(conditionPaths);
  if (typeof value !== 'object' || value === null) return [];
  const { path, operator } = value as { path?: unknown; operator?: unknown };
  const own = typeof path === 'string' && typeof operator === 'string' ? [parsePath(path)] : [];
  return [...own, ...Object.values(value).flatMap(conditionPaths)];
}

/** The record as it is now; null where the account may not see it, or it is gone. */
export async function readRecord(ctx: Reader, kind: string | null, id: string | null): Promise<Value> {
  const operation = kind === null ? undefined : readerOf(kind);
  if (operation === undefined || id === null) return null;
  try {
    return (await invokeNamed(ctx, operation, { path: { id } })) as Value;
  } catch (error) {
    if (error instanceof Problem && (error.status === 403 || error.status === 404)) return null;
    throw error;
  }
}

/** How times, numbers and money of the agency are written. */
export async function surroundingsOf(ctx: Pick<Context, 'db' | 'now'>): Promise<Surroundings> {
  const { time_zone: timeZone, locale, currency } = await findWeek(ctx.db);
  return { now: ctx.now, timeZone, locale, currency };
}

/** Settings of a flow, as they are where it says nothing. */
export const settingsOf = ({ settings = {} }: AutomationConfig) => ({
  concurrency: settings.concurrency ?? ('serial_per_record' as const),
  recordSkips: settings.record_skips ?? false,
  concurrencyKey: settings.concurrency_key ?? null,
  isHeldWhileWaiting: settings.is_held_while_waiting ?? false,
  triggerKey: settings.trigger_key ?? null,
  triggerKeyMinutes: settings.trigger_key_minutes ?? 1_440,
  debounceSeconds: settings.debounce_seconds ?? 0,
  isStartedByOwnChanges: settings.is_started_by_own_changes ?? false,
  onFailure: settings.on_failure ?? null,
  retentionDays: settings.data_retention_days ?? null,
});
