import type { AutomationNode, AutomationTestStepResult } from '#generated/types.gen.ts';
import type { TestAutomationStepInput } from '#generated/families/automations/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import type { PreparedWrite } from '#src/call/prepared.ts';
import { beginning, type Frame, iterationPath, type Outcome } from '#src/domain/automations/index.ts';
import { evaluateExpression, kept, type Surroundings, type Value } from '#src/domain/workflows/index.ts';
import { uuid7 } from '#src/platform/db/query/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import type { Book, Standing } from '../engine/book.ts';
import { failed, faultOf } from '../engine/faults.ts';
import type { StepResult } from '../engine/items.queries.ts';
import { callMcpTool, requireMcpCall } from '../engine/mcp-tool.ts';
import { renderedInput, runNode, type StepRun } from '../engine/run-node.ts';
import { scopeFor, surroundingsOf } from '../engine/scope.ts';
import { Graph, isDisabled } from '../flow/index.ts';
import { requireAutomation } from '../record/life.ts';
import type { StoredAutomation } from '../record/stored.queries.ts';
import { resultOf, type StepEnd } from './outcome.ts';
import { simulate } from './preview.ts';
import { recordOrNone, sampleFor } from './sample.ts';
import { givenInput, type Target } from './given.ts';
import { selectLastResults } from './steps.queries.ts';
import { testedAs } from './runner.ts';

type Body = NonNullable<TestAutomationStepInput['body']>;
type Called = { readonly result: unknown } | Extract<Outcome, { kind: 'failed' }>;

/** What a tool outside said, or why it was not called. */
interface Prepared {
  readonly called: Called | undefined;
}

/** Runs one step by itself: an MCP server is called before the transaction. */
export const testAutomationStep: PreparedWrite<TestAutomationStepInput, Prepared, AutomationTestStepResult> =
  Object.assign(test, { prepare });

async function prepare(ctx: ReadContext, { path, body = {} }: TestAutomationStepInput): Promise<Prepared> {
  requireMode(ctx, body);
  if (body.mode !== 'live') return { called: undefined };
  const { node, standing, automation } = await stepOf(ctx, path, body);
  if (node.type !== 'mcp_tool' || isDisabled(node)) return { called: undefined };
  const tested = await inFault(async () => {
    const { sight } = await sightOf(ctx, { automation, node, standing, body });
    const inputs = renderedInput({ node, ...sight })!;
    const call = await requireMcpCall(ctx.db, node);
    const calling = callMcpTool(ctx.services.mcpServers, ctx.identity.tenantId, call, inputs, false);
    return { result: await ctx.outside(() => inTime(calling)) };
  });
  return { called: tested };
}

const maxMs = 28_000;

/** The caller gets a result within 30 seconds; a server may take longer. */
async function inTime<T>(calling: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), maxMs).unref();
  });
  const first = await Promise.race([calling, late]).finally(() => clearTimeout(timer));
  if (first === 'late') {
    calling.catch(() => undefined);
    throw new StepLate();
  }
  return first;
}

class StepLate extends Error {}

async function inFault<T>(work: () => Promise<T>): Promise<T | Extract<Outcome, { kind: 'failed' }>> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StepLate)
      return failed(
        'timeout',
        'The step took longer than 28 seconds. The server may have executed it.',
        true,
      );
    const fault = faultOf(error);
    if (fault === undefined) throw error;
    return fault;
  }
}

async function test(
  ctx: WriteContext,
  input: TestAutomationStepInput,
  prepared?: Prepared,
): Promise<AutomationTestStepResult> {
  const { path, body = {} } = input;
  requireMode(ctx, body);
  const startedAt = performance.now();
  const { automation, node, standing } = await stepOf(ctx, path, body);
  const called = (prepared ?? (await prepare(ctx, input))).called;
  let rendered: Record<string, Value> | null = null;
  let frames: readonly Frame[] = [];
  const end = await inFault(async (): Promise<StepEnd> => {
    if (isDisabled(node)) return { outcome: { kind: 'done', port: 'next', output: null }, preview: null };
    if (called !== undefined && 'kind' in called) return { outcome: called, preview: null };
    const seen = await sightOf(ctx, { automation, node, standing, body });
    frames = seen.frames;
    rendered = renderedInput({ node, ...seen.sight });
    const run: StepRun = {
      ctx: ctx as StepRun['ctx'],
      node,
      ...seen.sight,
      execution: { ...standing, isTest: true },
      outside: called,
      test: testedAs(standing),
    };
    return body.mode === 'live'
      ? { outcome: await runNode(run, rendered), preview: null }
      : simulate(run, rendered);
  });
  return {
    node_key: node.key,
    node_type: node.type,
    iteration_path: iterationPath({ frames }),
    ...(await resultOf(ctx, node, 'kind' in end ? { outcome: end, preview: null } : end)),
    input: (kept('input', rendered).input ?? null) as AutomationTestStepResult['input'],
    ...(isDisabled(node) && { status: 'skipped' as const }),
    duration_ms: Math.round(performance.now() - startedAt),
  };
}

function requireMode(ctx: ReadContext, { mode }: Body): void {
  if (mode === 'live') ctx.demand('automations.publish');
}

interface Step {
  readonly automation: StoredAutomation;
  readonly node: AutomationNode;
  readonly standing: Standing;
}

/** The step, in what stands for an execution. */
async function stepOf(
  ctx: ReadContext,
  { id, node_id: key }: TestAutomationStepInput['path'],
  body: Body,
): Promise<Step> {
  const automation = await requireAutomation(ctx, id);
  const node = automation.config.nodes.find((each) => each.key === key);
  if (node === undefined) throw notFound('step', key);
  const trigger = new Graph(automation.config).trigger?.config;
  const wish = { eventType: undefined, record: body.record as Target | undefined };
  const { input, record } = await givenInput(ctx, body, () =>
    trigger === undefined
      ? recordOrNone(ctx, wish.record, {})
      : sampleFor(ctx, { id: automation.id, trigger }, wish),
  );
  const standing: Standing = {
    id: uuid7(),
    automation_id: automation.id,
    automation_name: automation.name,
    record_kind: record?.kind ?? null,
    record_id: record?.id ?? null,
    client_id: record?.clientId ?? null,
    depth: 0,
    correlation_id: ctx.requestId,
    input,
    state: beginning(key),
    step_count: 0,
    wake: null,
    is_holding: false,
    started_at: ctx.now.toISOString(),
    created_at: ctx.now.toISOString(),
  };
  return { automation, node, standing };
}

/** What the expressions of the step see: outputs that were given, or those of the caller's last test. */
async function sightOf(
  ctx: ReadContext,
  { automation, node, standing, body }: Step & { readonly body: Body },
) {
  const given = body.step_outputs ?? {};
  const resultsOf: Book['results'] = async (keys) => [
    ...keys.flatMap((key): StepResult[] =>
      given[key] === undefined ? [] : [{ node_key: key, output: given[key], error: null }],
    ),
    ...(await selectLastResults(
      ctx.db,
      automation.id,
      ctx.identity.userId,
      keys.filter((key) => given[key] === undefined),
    )),
  ];
  const surroundings = await surroundingsOf(ctx);
  const variables = await variablesOf(automation, resultsOf);
  const frames = await framesOf(ctx, { automation, node, standing }, { variables, resultsOf, surroundings });
  const scope = await scopeFor(ctx, standing, { frames, variables }, node, resultsOf);
  return { sight: { scope, surroundings }, frames };
}

/** What steps that set variables came to: their outputs are the variables. */
async function variablesOf({ config }: StoredAutomation, resultsOf: Book['results']) {
  const setting = config.nodes.filter(({ type }) => type === 'set_variables').map(({ key }) => key);
  const results = await resultsOf(setting);
  return Object.assign({}, ...results.map(({ output }) => output)) as Record<string, Value>;
}

interface Seen {
  readonly variables: Readonly<Record<string, Value>>;
  readonly resultsOf: Book['results'];
  readonly surroundings: Surroundings;
}

/** The loops around the step, each at its first item. */
async function framesOf(
  ctx: ReadContext,
  { automation, node, standing }: Step,
  { variables, resultsOf, surroundings }: Seen,
): Promise<Frame[]> {
  const frames: Frame[] = [];
  for (const loop of new Graph(automation.config).loopsAround(node.key)) {
    const scope = await scopeFor(ctx, standing, { frames, variables }, loop, resultsOf);
    const items = evaluateExpression(loop.config.items.expression, scope, surroundings);
    frames.push({
      loop: loop.key,
      item_id: loop.key,
      items: Array.isArray(items) ? items.slice(0, 1) : [],
      index: 0,
      collected: [],
      failed: [],
    });
  }
  return frames;
}
