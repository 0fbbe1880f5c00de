import type { AutomationConfig, AutomationExecution, SubjectKind } from '#generated/types.gen.ts';
import type { RunAutomationInput } from '#generated/families/automations/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { clientOf, requireVisible } from '#src/domain/records/index.ts';
import { selectUserRef } from '#src/domain/people/index.ts';
import { invalid, notFound, problem } from '#src/platform/errors/index.ts';
import { actorOf } from '#src/platform/events/index.ts';
import { surroundingsOf } from '../engine/scope.ts';
import { insertExecution, type Subject } from '../engine/start.queries.ts';
import { concurrencyKeyOf } from '../engine/start.ts';
import { Graph } from '../flow/index.ts';
import { requireAutomation } from '../record/life.ts';
import { findFlow, type StoredAutomation } from '../record/stored.queries.ts';
import { current, eventLike } from './event-like.ts';
import { checkedInputs } from './inputs.ts';
import { showExecution } from './show.ts';

type Body = RunAutomationInput['body'];
type Trigger = NonNullable<Graph['trigger']>['config'];

export async function runAutomation(
  ctx: WriteContext<'manual.button'>,
  { body }: RunAutomationInput,
): Promise<AutomationExecution> {
  if (body.input !== undefined) ctx.demand('automations.publish');
  const automation = await requireAutomation(ctx, body.automation_id);
  const record = body.record === undefined ? null : await subjectFor(ctx, body.record);
  const id = await startByHand(ctx, automation, { ...body, record });
  return showExecution(ctx, id, { askedId: null });
}

/** How somebody starts an automation. */
type Start = Omit<Body, 'automation_id' | 'record'> & {
  /** The record that it is about, which they may see. */
  readonly record: Subject | null;
  /** They were asked already, whatever the button says. */
  readonly isConfirmed?: boolean;
};

/** Starts the published version by hand, whatever its trigger; answers the id of the execution. */
export async function startByHand(
  ctx: WriteContext<'manual.button'>,
  automation: StoredAutomation,
  body: Start,
): Promise<string> {
  const { record } = body;
  const { flow, version } = await publishedFlow(ctx, automation);
  const trigger = new Graph(flow).trigger!.config;
  const started = await inputFor(ctx, trigger, body, record);
  const isPending = body.start === false || (started.hasConfirmation && body.isConfirmed !== true);
  const id = await insertExecution(
    ctx.db,
    {
      automation_id: automation.id,
      version,
      status: isPending ? 'pending' : 'queued',
      origin: trigger.type === 'manual_button' ? 'button' : 'manual',
      trigger_type: trigger.type,
      event_type: started.eventType,
      event_id: null,
      record,
      actor: actorOf(ctx.identity),
      depth: 0,
      correlation_id: ctx.requestId,
      trigger_key: null,
      concurrency_key: concurrencyKeyOf(flow, started.input, record, await surroundingsOf(ctx)),
      ready_at: ctx.now,
      input: started.input,
    },
    ctx.now,
  );
  ctx.audit({
    recordKind: 'automation',
    recordId: automation.id,
    action: 'run',
    newValues: { execution_id: id },
  });
  return id;
}

/** The flow that runs now; 409 for an automation that starts nothing. */
export async function publishedFlow(
  ctx: Pick<WriteContext, 'db'>,
  automation: StoredAutomation,
): Promise<{ readonly flow: AutomationConfig; readonly version: number }> {
  const { status, published_version: version } = automation;
  if (version === null)
    throw problem('state_conflict', 'The automation has no published version. Publish it first.');
  if (status === 'disabled') throw problem('state_conflict', 'The automation is disabled. Enable it first.');
  return { flow: (await findFlow(ctx.db, automation.id, version))!, version };
}

export async function subjectFor(
  ctx: ReadContext,
  { kind, id }: NonNullable<Body['record']>,
): Promise<Subject> {
  const record = await requireVisible(ctx, kind as SubjectKind, id);
  return { kind: record.kind, id: record.id, clientId: await clientOf(ctx.db, record.kind, record.id) };
}

interface Started {
  readonly input: Readonly<Record<string, unknown>>;
  readonly eventType: string | null;
  readonly hasConfirmation: boolean;
}

/** What `trigger` is, by the kind of trigger that the flow has. */
async function inputFor(
  ctx: WriteContext<'manual.button'>,
  trigger: Trigger,
  body: Start,
  record: Subject | null,
): Promise<Started> {
  if (trigger.type !== 'manual_button' && body.button_key !== undefined)
    throw invalid('body.button_key', 'is for automations with buttons, and this one has none.');
  if (
    body.event_type !== undefined &&
    (trigger.type !== 'event' || !trigger.event_types.includes(body.event_type))
  )
    throw invalid('body.event_type', `${body.event_type} does not start this automation.`);
  const plain = { eventType: null, hasConfirmation: false };
  switch (trigger.type) {
    case 'manual_button':
      return clicked(ctx, trigger, body, record);
    case 'callable':
      return {
        ...plain,
        input: { inputs: await checkedInputs(ctx, trigger.inputs, body.inputs ?? {}, 'body.inputs') },
      };
    case 'event':
      return {
        ...plain,
        eventType: null,
        input: body.input ?? (await eventLike(ctx, body.event_type ?? trigger.event_types[0]!, record)),
      };
    case 'schedule':
      return {
        ...plain,
        input: { scheduled_at: ctx.now.toISOString(), ...(record && { record: await current(ctx, record) }) },
      };
    case 'inbound_webhook':
      return { ...plain, input: body.input ?? { body: {}, headers: {} } };
    case 'integration':
      return { ...plain, input: body.input ?? {} };
  }
}

async function clicked(
  ctx: WriteContext<'manual.button'>,
  trigger: Extract<Trigger, { type: 'manual_button' }>,
  body: Start,
  record: Subject | null,
): Promise<Started> {
  if (body.button_key === undefined)
    throw invalid(
      'body.button_key',
      `is required: the automation has the buttons ${trigger.buttons.map(({ key }) => key).join(', ')}.`,
    );
  const button = trigger.buttons.find(({ key }) => key === body.button_key);
  if (button === undefined) throw notFound('button', body.button_key);
  const kinds = button.record_kinds ?? [];
  if (kinds.length > 0 && (record === null || !kinds.includes(record.kind as SubjectKind)))
    throw invalid('body.record', `is required: the button is for a ${kinds.join(' or ')}.`);
  const inputs = await checkedInputs(ctx, button.inputs ?? [], body.inputs ?? {}, 'body.inputs');
  const user = await selectUserRef(ctx.db, ctx.identity.userId);
  const data = {
    button: { id: button.id!, key: button.key, label: button.label },
    record: record === null ? null : { kind: record.kind as SubjectKind, id: record.id },
    clicked_by: user!,
    inputs,
  };
  ctx.emit('manual.button', data as never);
  return { input: data, eventType: 'manual.button', hasConfirmation: button.has_confirmation === true };
}
