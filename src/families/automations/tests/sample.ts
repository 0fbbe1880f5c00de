import type { AutomationConfig, AutomationTestSample, RecordRef, SubjectKind } from '#generated/types.gen.ts';
import type { GetAutomationTestSampleInput } from '#generated/families/automations/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { selectUserRef } from '#src/domain/people/index.ts';
import { newestOpen, openAmong, requireVisible } from '#src/domain/records/index.ts';
import {
  events,
  masked,
  matches,
  shortened,
  ExpressionFault,
  subjectKindOf,
  subjectOf,
} from '#src/domain/workflows/index.ts';
import { invalid, problem } from '#src/platform/errors/index.ts';
import { actorOf } from '#src/platform/events/index.ts';
import { surroundingsOf } from '../engine/scope.ts';
import { eventLike } from '../executions/event-like.ts';
import { Graph, type TriggerNode } from '../flow/index.ts';
import { requireAutomation } from '../record/life.ts';
import { findWebhook } from '../webhooks/webhooks.queries.ts';
import { sampleInputs } from './generated.rules.ts';
import { selectRecentEvents } from './recent.queries.ts';

type Trigger = TriggerNode['config'];
type Json = Readonly<Record<string, unknown>>;

/** The event and the record that a sample is asked for. */
export interface Wish {
  readonly eventType: string | undefined;
  readonly record: { readonly kind: SubjectKind; readonly id: string } | undefined;
}

export interface Sample {
  readonly origin: AutomationTestSample['origin'];
  readonly eventType: string | null;
  readonly record: RecordRef | null;
  readonly input: Json;
}

export async function getAutomationTestSample(
  ctx: ReadContext,
  { path, query }: GetAutomationTestSampleInput,
): Promise<AutomationTestSample> {
  const { id, config } = await requireAutomation(ctx, path.id);
  const trigger = requireTrigger(config);
  const eventType = requireEventType(trigger, query.event_type, 'query.event_type');
  const kind = query.record_id === undefined ? undefined : kindOf(trigger, eventType);
  const record = kind === undefined ? undefined : { kind, id: query.record_id! };
  const sample = await sampleFor(ctx, { id, trigger }, { eventType, record });
  const { value, isTruncated } = shortened(masked(sample.input));
  return {
    automation_id: id,
    origin: sample.origin,
    trigger_type: trigger.type,
    event_type: sample.eventType as AutomationTestSample['event_type'],
    record: sample.record,
    is_matching_filters: await fits(ctx, trigger, sample.input),
    input: value as AutomationTestSample['input'],
    is_truncated: isTruncated,
  };
}

/** 409 for a flow that starts by nothing. */
export function requireTrigger(config: AutomationConfig): Trigger {
  const { trigger } = new Graph(config);
  if (trigger === undefined)
    throw problem('state_conflict', 'The working copy has no trigger. Add a step of the type trigger.');
  return trigger.config;
}

/** 400 for an event that does not start the flow. */
export function requireEventType(
  trigger: Trigger,
  wished: string | undefined,
  place: string,
): string | undefined {
  if (wished === undefined) return trigger.type === 'event' ? trigger.event_types[0] : undefined;
  if (trigger.type === 'event' && trigger.event_types.includes(wished)) return wished;
  throw invalid(place, `${wished} does not start this automation.`);
}

/** The kind of record that the trigger is about; 400 for one that is about none. */
function kindOf(trigger: Trigger, eventType: string | undefined): SubjectKind {
  const kind =
    trigger.type === 'event'
      ? subjectKindOf(eventType!)
      : trigger.type === 'manual_button'
        ? trigger.buttons.flatMap(({ record_kinds: kinds = [] }) => kinds)[0]
        : undefined;
  if (kind == null) throw invalid('query.record_id', 'is for automations that start with a record.');
  return kind;
}

interface Tested {
  readonly id: string;
  readonly trigger: Trigger;
}

/** An input that fits the trigger, from what the caller may see. */
export function sampleFor(ctx: ReadContext, { id, trigger }: Tested, wish: Wish): Promise<Sample> {
  switch (trigger.type) {
    case 'event':
      return eventSample(ctx, wish.eventType ?? trigger.event_types[0]!, wish.record);
    case 'manual_button':
      return clickSample(ctx, trigger, wish.record);
    case 'inbound_webhook':
      return webhookSample(ctx, id, wish.record);
    case 'callable':
      return recordOrNone(ctx, wish.record, { inputs: sampleInputs(trigger.inputs, ctx.now) });
    case 'schedule':
      return recordOrNone(ctx, wish.record, { scheduled_at: ctx.now.toISOString() });
    case 'integration':
      return recordOrNone(ctx, wish.record, {});
  }
}

/** The record alone, or none. */
export async function recordOrNone(ctx: ReadContext, wished: Wish['record'], input: Json): Promise<Sample> {
  const record = wished === undefined ? null : await requireVisible(ctx, wished.kind, wished.id);
  return { origin: record === null ? 'generated' : 'record', eventType: null, record, input };
}

const recentEvents = 20;

async function eventSample(ctx: ReadContext, type: string, wished: Wish['record']): Promise<Sample> {
  const kind = subjectKindOf(type);
  if (wished !== undefined) {
    const record = await requireVisible(ctx, wished.kind, wished.id);
    return { origin: 'record', eventType: type, record, input: await eventLike(ctx, type, record) };
  }
  const recent = kind === null ? undefined : await recentEvent(ctx, type);
  if (recent !== undefined) return recent;
  const record = kind === null ? undefined : await newestOpen(ctx, kind);
  if (record !== undefined)
    return { origin: 'record', eventType: type, record, input: await eventLike(ctx, type, record) };
  const input = { ...(await eventLike(ctx, type, null)), ...events().get(type)?.sample };
  return { origin: 'generated', eventType: type, record: null, input };
}

/** The latest event about a record that is there, that the caller may see and that is private to nobody. */
async function recentEvent(ctx: ReadContext, type: string): Promise<Sample | undefined> {
  const recent = (await selectRecentEvents(ctx.db, type, recentEvents)).flatMap((data) => {
    const subject = subjectOf(type, data);
    return subject === null ? [] : [{ data, subject }];
  });
  if (recent.length === 0) return undefined;
  const { kind } = recent[0]!.subject;
  const ids = recent.map(({ subject }) => subject.id);
  const open = new Map((await openAmong(ctx, kind, ids)).map((record) => [record.id, record]));
  const found = recent.find(({ subject }) => open.has(subject.id));
  if (found === undefined) return undefined;
  return { origin: 'event', eventType: type, record: open.get(found.subject.id)!, input: found.data };
}

async function clickSample(
  ctx: ReadContext,
  { buttons }: Extract<Trigger, { type: 'manual_button' }>,
  wished: Wish['record'],
): Promise<Sample> {
  const [button] = buttons;
  const { id, key, label, record_kinds: kinds = [], inputs = [] } = button!;
  const record =
    wished !== undefined
      ? await requireVisible(ctx, wished.kind, wished.id)
      : kinds.length === 0
        ? undefined
        : await newestOpen(ctx, kinds[0]!);
  const input = {
    button: { id, key, label },
    record: record === undefined ? null : { kind: record.kind, id: record.id },
    clicked_by: await selectUserRef(ctx.db, ctx.identity.userId),
    inputs: sampleInputs(inputs, ctx.now),
    actor: actorOf(ctx.identity),
    occurred_at: ctx.now.toISOString(),
  };
  return {
    origin: record === undefined ? 'generated' : 'record',
    eventType: 'manual.button',
    record: record ?? null,
    input,
  };
}

async function webhookSample(ctx: ReadContext, id: string, wished: Wish['record']): Promise<Sample> {
  const captured = (await findWebhook(ctx.db, id))?.sample ?? null;
  if (captured === null) return recordOrNone(ctx, wished, { body: {}, headers: {} });
  const { body, headers } = captured as { readonly body: unknown; readonly headers?: unknown };
  const { record } = await recordOrNone(ctx, wished, {});
  return { origin: 'webhook_sample', eventType: null, record, input: { body, headers: headers ?? {} } };
}

/** Whether the trigger's filters let the input through. A filter whose expressions fail does not. */
export async function fits(ctx: ReadContext, trigger: Trigger, input: Json): Promise<boolean> {
  const filters = 'filters' in trigger ? trigger.filters : null;
  try {
    return matches(filters, { trigger: input }, await surroundingsOf(ctx));
  } catch (error) {
    if (error instanceof ExpressionFault) return false;
    throw error;
  }
}
