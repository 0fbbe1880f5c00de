import type { AutomationConfig, AutomationTestRun } from '#generated/types.gen.ts';
import type { StartAutomationTestRunInput } from '#generated/families/automations/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { invalid, problem } from '#src/platform/errors/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import { errorsAmong, portsOf } from '../flow/index.ts';
import { problemsOf } from '../record/facts.ts';
import { life } from '../record/life.ts';
import { givenInput, type Target } from './given.ts';
import { countOpenTestRuns, insertTestRun } from './runs.queries.ts';
import { requireEventType, requireTrigger, sampleFor } from './sample.ts';
import { showTestRun } from './show.ts';
import { continueTest } from './test-book.ts';
import { endTestTimer, maxTestMs } from './timer-kinds.ts';

type Body = NonNullable<StartAutomationTestRunInput['body']>;

/** Tests of one agency at the same time. */
const maxOpen = 20;

export async function startAutomationTestRun(
  ctx: WriteContext,
  { path, body = {} }: StartAutomationTestRunInput,
): Promise<AutomationTestRun> {
  const { mode = 'simulate' } = body;
  if (mode === 'live') ctx.demand('automations.publish');
  const automation = await life.lock(ctx, path.id);
  const { id, config, revision } = automation;
  await requireRunnable(ctx, config);
  requireAnswers(config, body);
  const trigger = requireTrigger(config);
  const eventType = requireEventType(trigger, body.event_type, 'body.event_type');
  const { input, record } = await givenInput(ctx, body, () =>
    sampleFor(ctx, { id, trigger }, { eventType, record: body.record as Target | undefined }),
  );
  if ((await countOpenTestRuns(ctx.db)) >= maxOpen)
    throw problem('state_conflict', `${maxOpen} tests of automations are running. Wait until one ends.`);
  const testRunId = await insertTestRun(
    ctx.db,
    {
      automation_id: id,
      automation_revision: revision,
      config,
      mode,
      answers: body.answers ?? {},
      form_inputs: body.form_inputs ?? {},
      skip_waits: body.skip_waits ?? true,
      record,
      input,
      correlation_id: ctx.requestId,
      created_by: ctx.identity.userId,
    },
    ctx.now,
  );
  if (testRunId === undefined)
    throw problem('state_conflict', 'A test of the automation is running. Wait until it ends, or cancel it.');
  setTimer(ctx, { kind: endTestTimer, recordId: testRunId }, new Date(ctx.now.getTime() + maxTestMs));
  continueTest(ctx, testRunId);
  if (mode === 'live')
    ctx.audit({
      recordKind: 'automation',
      recordId: id,
      action: 'tested',
      newValues: { test_run_id: testRunId, mode },
    });
  return showTestRun(ctx, testRunId);
}

/** 409 with the first error that would keep the flow from being published, but for permissions of whom it will run as. */
async function requireRunnable(ctx: WriteContext, config: AutomationConfig): Promise<void> {
  const [first] = errorsAmong(await problemsOf(ctx, config));
  if (first === undefined) return;
  const step = first.node_key === null ? '' : `Step ${first.node_key}: `;
  throw problem('state_conflict', `The automation cannot be tested. ${step}${first.message}`);
}

/** 400 for answers to steps that ask nobody, or by ports that they do not have. */
function requireAnswers({ nodes }: AutomationConfig, { answers = {}, form_inputs: inputs = {} }: Body): void {
  const asking = new Map(
    nodes.flatMap((node) =>
      node.type === 'approval' || node.type === 'choice' || node.type === 'form' ? [[node.key, node]] : [],
    ),
  );
  for (const [key, port] of Object.entries(answers)) {
    const node = asking.get(key);
    if (node === undefined) throw invalid(`body.answers.${key}`, 'is no step that asks a person.');
    const ports = portsOf(node);
    if (!ports.includes(port!)) throw invalid(`body.answers.${key}`, `must be one of ${ports.join(', ')}.`);
  }
  for (const key of Object.keys(inputs))
    if (asking.get(key)?.type !== 'form')
      throw invalid(`body.form_inputs.${key}`, 'is no step that asks for a form.');
}
