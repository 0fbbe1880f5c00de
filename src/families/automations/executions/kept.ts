import type {
  AutomationExecution,
  AutomationExecutionItem,
  AutomationPendingRequest,
  AutomationStepError,
  AutomationTestRun,
  AutomationTestStepResult,
} from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { masked } from '#src/domain/workflows/index.ts';
import { selectKeptExecutions, selectKeptTests } from './kept.queries.ts';

// What runs of automations show of the records that they had to do with. Steps run with the rights of the agency and copy what they
// read from one to the next, so a run that had to do with a private record shows the steps that it took, and none of their content.

type Viewer = Pick<ReadContext, 'db' | 'identity' | 'can'>;

/** Ids of those of these executions whose content is kept from the caller. */
export const keptExecutions = async (ctx: Viewer, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  ids.length === 0 ? none : new Set(await selectKeptExecutions(ctx.db, ctx, [...new Set(ids)]));

/** Ids of those of these tests whose content is kept from the caller. */
export const keptTests = async (ctx: Viewer, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  ids.length === 0 ? none : new Set(await selectKeptTests(ctx.db, ctx, ids));

const none: ReadonlySet<string> = new Set();

export const keptMessage = 'Not shown: a record that is private to others is involved.';
export const keptTitle = 'A question about a record that is private to others';

const errorWithout = <E extends AutomationStepError | null>(error: E): E =>
  error === null ? error : { ...error, message: keptMessage };

/** Executions as the caller may see them; a question shows to those whom it asks. */
export async function shownExecutions(
  ctx: Viewer,
  items: readonly AutomationExecution[],
): Promise<AutomationExecution[]> {
  const telling = items.filter(({ error, pending_request: request }) => error !== null || request !== null);
  const kept = await keptExecutions(
    ctx,
    telling.map(({ id }) => id),
  );
  return items.map((item) => {
    if (!kept.has(item.id)) return item;
    const { error, pending_request: request } = item;
    return {
      ...item,
      error: errorWithout(error),
      pending_request: request && shownRequest(request, ctx.identity.userId),
    };
  });
}

const shownRequest = (request: AutomationPendingRequest, userId: string): AutomationPendingRequest =>
  request.asked_users.some(({ id }) => id === userId)
    ? request
    : {
        ...request,
        title: keptTitle,
        message: null,
        asked_contacts: [],
        responses: request.responses.map((response) => ({
          ...response,
          responder:
            response.responder.type === 'client_contact' ? { type: 'client_contact' } : response.responder,
          comment: null,
        })),
      };

/** Attempts without secrets, and without content for executions that are kept from the caller. */
export async function shownItems(
  ctx: Viewer,
  items: readonly AutomationExecutionItem[],
): Promise<AutomationExecutionItem[]> {
  const kept = await keptExecutions(
    ctx,
    items.map(({ execution_id: id }) => id),
  );
  return items.map((item) =>
    kept.has(item.execution_id)
      ? { ...item, input: null, output: null, error: errorWithout(item.error) }
      : { ...item, output: masked(item.output) },
  );
}

/** Tests as the caller may see them. */
export async function shownTests(
  ctx: Viewer,
  runs: readonly AutomationTestRun[],
): Promise<AutomationTestRun[]> {
  const failed = runs.filter(({ error }) => error !== null);
  const kept = await keptTests(
    ctx,
    failed.map(({ id }) => id),
  );
  return runs.map((run) => (kept.has(run.id) ? { ...run, error: errorWithout(run.error) } : run));
}

/** Steps of a test as the caller may see them. */
export async function shownTestSteps(
  ctx: Viewer,
  testRunId: string,
  steps: readonly AutomationTestStepResult[],
): Promise<AutomationTestStepResult[]> {
  const isKept = (await keptTests(ctx, [testRunId])).has(testRunId);
  return steps.map((step) =>
    isKept
      ? {
          ...step,
          input: null,
          output: null,
          preview: step.preview === null ? null : keptMessage,
          error: errorWithout(step.error),
        }
      : { ...step, output: masked(step.output) },
  );
}
