import type {
  AutomationTestRun,
  AutomationTestRunProgress,
  AutomationTestRunResult,
  SubjectKind,
} from '#generated/types.gen.ts';
import type { ListAutomationTestRunsInput } from '#generated/console/families/automations/handlers.ts';
import type {
  GetAutomationTestRunProgressInput,
  GetAutomationTestRunResultInput,
} from '#generated/families/automations/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { namesOf, privateToOthers, type Target } from '#src/domain/records/index.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { parseRecord, selectRecord, storedId } from '#src/platform/db/query/index.ts';
import { notFound, problem } from '#src/platform/errors/index.ts';
import { shownTests, shownTestSteps } from '../executions/kept.ts';
import { Graph, longestWay } from '../flow/index.ts';
import { requireAutomation } from '../record/life.ts';
import { isOpenTest } from './end.ts';
import { testRunList, testRunRecord, testRuns } from './list.queries.ts';
import { findTestRun, type StoredTestRun } from './runs.queries.ts';
import { fits, requireTrigger } from './sample.ts';
import { countFinishedSteps, selectTestProgress, selectTestSteps } from './steps.queries.ts';

const maxSteps = 1_000;
const maxNodes = 200;

export async function listAutomationTestRuns(
  ctx: ReadContext,
  { path, query }: ListAutomationTestRunsInput,
): Promise<Page<AutomationTestRun>> {
  const { id } = await requireAutomation(ctx, path.id);
  const { items, total } = await testRunList.objects(ctx.db, query, {
    automationId: id,
    ...viewerScope(ctx),
  });
  return { items: await named(ctx, items), total };
}

/** Test runs with the names of their records, for those who may see them, and without what they say of private ones. */
async function named(ctx: ReadContext, runs: readonly AutomationTestRun[]): Promise<AutomationTestRun[]> {
  const names = await namesOf(ctx, runs.flatMap(({ record }) => record ?? []) as Target[]);
  const byId = new Map(names.map((each) => [each.id, each]));
  return (await shownTests(ctx, runs)).map((run) => ({
    ...run,
    record: run.record === null ? null : (byId.get(run.record.id) ?? run.record),
  }));
}

export async function showTestRun(ctx: ReadContext, id: string): Promise<AutomationTestRun> {
  const found = await selectRecord(ctx.db, testRunRecord(testRuns(ctx.db, ctx).where('r.id', '=', id)));
  if (found === undefined) throw notFound('test run', id);
  const [run] = await named(ctx, [parseRecord(found)]);
  return run!;
}

/** 404 for a test that there is not, that is about a record private to others, or whose automation was deleted. */
export async function requireTestRun(
  ctx: ReadContext,
  id: string,
  find = findTestRun,
): Promise<StoredTestRun> {
  const run = await find(ctx.db, storedId(id));
  if (run === undefined || run.is_automation_deleted || (await isPrivate(ctx, run)))
    throw notFound('test run', id);
  return run;
}

export async function getAutomationTestRunProgress(
  ctx: ReadContext,
  { path }: GetAutomationTestRunProgressInput,
): Promise<AutomationTestRunProgress> {
  const run = await requireTestRun(ctx, path.id);
  const completed = await countFinishedSteps(ctx.db, run.id);
  const isOpen = isOpenTest(run);
  // Loops repeat steps, so there may be more than those that were known at the start.
  const total = isOpen ? Math.max(longestWay(new Graph(run.config)), completed + 1) : completed;
  return {
    id: run.id,
    status: run.status,
    progress_percent: isOpen ? Math.floor((100 * completed) / total) : 100,
    completed_steps: completed,
    total_steps: total,
    current_node_key: run.current_node_key,
    steps: await selectTestProgress(ctx.db, run.id, maxNodes),
    started_at: run.started_at,
    finished_at: run.finished_at,
  };
}

export async function getAutomationTestRunResult(
  ctx: ReadContext,
  { path }: GetAutomationTestRunResultInput,
): Promise<AutomationTestRunResult> {
  const run = await requireTestRun(ctx, path.id);
  if (isOpenTest(run)) throw problem('state_conflict', `The test is ${run.status}. Wait until it ends.`);
  const steps = await selectTestSteps(ctx.db, run.id, maxSteps);
  const reached = new Set(steps.map(({ node_key: key }) => key));
  return {
    test_run: await showTestRun(ctx, run.id),
    is_matching_filters: await fits(ctx, requireTrigger(run.config), run.input),
    steps: await shownTestSteps(ctx, run.id, steps),
    not_reached: run.config.nodes.map(({ key }) => key).filter((key) => !reached.has(key)),
  };
}

const isPrivate = async (
  ctx: ReadContext,
  { record_kind: kind, record_id: id }: StoredTestRun,
): Promise<boolean> =>
  id !== null && (await privateToOthers(ctx, [{ kind: kind as SubjectKind, id }])).size > 0;
