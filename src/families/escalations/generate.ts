import type { EscalationAiSummaryGenerated } from '#generated/types.gen.ts';
import type { GenerateEscalationAiSummaryInput } from '#generated/families/escalations/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import type { PreparedWrite } from '#src/call/prepared.ts';
import { askedBy, type AiTask } from '#src/domain/ai/index.ts';
import { recordHistory } from '#src/domain/history/index.ts';
import { storedId, uuid7 } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, notFound } from '#src/platform/errors/index.ts';
import { describeAnswer, instructionsFor, readAnswer, type Answer, type Wanted } from './answer.rules.ts';
import { holdForChange, requireNotClosed } from './change.ts';
import { materialOf } from './material.ts';
import { findText } from './material.queries.ts';
import { insertSet, selectSet } from './recommendations.queries.ts';
import { selectEscalationSettings } from './settings.queries.ts';
import type { StoredEscalation } from './stored.queries.ts';
import { storeSummary } from './summary.ts';

/** What the AI wrote, and of what. */
interface Written extends Answer {
  readonly aiRequestId: string;
  readonly revision: number;
}

const maxOutputTokens = 4_000;
// The caller waits.
const timeoutMs = 60_000;

/** The model is asked before the transaction, which must not stay open for it. */
export const generateEscalationAiSummary: PreparedWrite<
  GenerateEscalationAiSummaryInput,
  Written,
  EscalationAiSummaryGenerated
> = Object.assign(store, { prepare: ask });

async function ask(ctx: ReadContext, { path, body }: GenerateEscalationAiSummaryInput): Promise<Written> {
  const wanted = wantedOf(body);
  const escalation = await findText(ctx, storedId(path.id));
  if (escalation === undefined) throw notFound('escalation', path.id);
  checkRevision(escalation.revision, body?.expected_revision);
  requireNotClosed(escalation as Pick<StoredEscalation, 'status_category'>);
  await requireAllowed(ctx, wanted);

  const { material, recordsRead } = await materialOf(ctx, escalation);
  const focus = body?.focus;
  const aiRequestId = uuid7();
  const task: AiTask = {
    id: aiRequestId,
    purpose: 'escalation_summary',
    ...askedBy(ctx),
    instructions: instructionsFor(wanted, { language: body?.language, hasFocus: focus !== undefined }),
    material: focus === undefined ? material : [...material, { title: 'Focus', text: focus }],
    summary: `${wanted.map((part) => words[part]).join(' and ')} of the escalation "${escalation.title}" (#${escalation.number}).`,
    record: { kind: 'escalation', id: escalation.id },
    ...(recordsRead && { recordsRead }),
    maxOutputTokens,
    timeoutMs,
  };
  const answer = await ctx.outside(() =>
    ctx.services.askAi(ctx.identity.tenantId, task, (text) => {
      const value = readAnswer(text, wanted);
      return { value, summary: describeAnswer(value) };
    }),
  );
  return { ...answer, aiRequestId, revision: escalation.revision };
}

/** What the model wrote is kept as far as it was asked for; the escalation may have been closed while it thought. */
async function store(
  ctx: WriteContext<'escalation.updated'>,
  input: GenerateEscalationAiSummaryInput,
  prepared?: Written,
): Promise<EscalationAiSummaryGenerated> {
  const { path, body } = input;
  const written = prepared ?? (await ask(ctx, input));
  const before = await holdForChange(ctx, path.id, body?.expected_revision);
  const { summary, recommendations, aiRequestId, revision } = written;
  const ids = await storeRecommendations(ctx, before.id, written);
  const isSaved = summary !== null && (body?.is_saved ?? false);
  if (isSaved) await storeSummary(ctx, before, { text: summary, isGenerated: true });
  return {
    body_text: summary,
    is_saved: isSaved,
    recommendations: recommendations.length === 0 ? [] : await selectSet(ctx.db, before.id, ids),
    based_on_revision: revision,
    ai_request_id: aiRequestId,
    generated_at: ctx.now.toISOString(),
  };
}

/** A new set is told by the history and to those who look on: the escalation stays as it is until one is selected. */
async function storeRecommendations(
  ctx: WriteContext<'escalation.updated'>,
  id: string,
  { recommendations, aiRequestId }: Written,
): Promise<string[]> {
  if (recommendations.length === 0) return [];
  const ids = await insertSet(ctx.db, id, recommendations, aiRequestId, ctx.now);
  recordHistory(ctx, { kind: 'escalation', id, action: 'recommendations_generated' });
  return ids;
}

const words: Readonly<Record<Wanted, string>> = { summary: 'Summary', recommendations: 'Recommendations' };

const wantedOf = (body: GenerateEscalationAiSummaryInput['body']): readonly Wanted[] =>
  body?.include ?? ['summary', 'recommendations'];

/** 409 when the agency's settings do not let the AI write it. */
async function requireAllowed(ctx: Pick<ReadContext, 'db'>, wanted: readonly Wanted[]): Promise<void> {
  const { can_ai_summarize: canSummarize, can_ai_recommend: canRecommend } = await selectEscalationSettings(
    ctx.db,
  );
  if (wanted.includes('summary') && !canSummarize)
    throw conflict(
      'AI summaries are turned off. Turn can_ai_summarize on in the escalation settings, or ask for recommendations alone.',
    );
  if (wanted.includes('recommendations') && !canRecommend)
    throw conflict(
      'AI recommendations are turned off. Turn can_ai_recommend on in the escalation settings, or ask for a summary alone.',
    );
}
