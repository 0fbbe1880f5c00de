import type { Db, WriteScope } from '#src/platform/db/index.ts';
import { uuid7 } from '#src/platform/db/query/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import { reserveCredit } from '#src/domain/ledger/index.ts';
import { selectRemembered } from '../memories/profile.queries.ts';
import { renderProfile } from '../memories/profile.rules.ts';
import { boundOfTokens, costOf } from '../models/catalogue.ts';
import type { AiModelSpec } from '../models/model.ts';
import { findPreset, type Preset } from '../presets/presets.queries.ts';
import { findAgencyMonth, findAiSettings, type AiSettings } from '../settings/ai-settings.queries.ts';
import { creditAccount, grantMonth, refusalByBudget } from './credit.ts';
import { masked } from './masked.ts';
import { promptOf, voiceOf, type Material } from './prompt.ts';
import { noModel, refusalBySettings } from './refusal.ts';
import { insertRequest } from './requests.queries.ts';
import { abandonedAfterMs, abandonedTimer, maxSummary } from './settle.ts';
import { caller, type AiParts, type AiTask, type Begun } from './task.ts';

/** Of the contract (`AiRequest.memory_ids`). */
const maxMemoryIds = 200;

/** Commits what it found even where it refuses, so that people see what was refused and why. */
export async function begin(
  { db, models }: AiParts,
  scope: WriteScope,
  tenantId: string,
  task: AiTask,
): Promise<Begun | { refusal: string }> {
  const now = db.clock.now();
  const settings = await findAiSettings(scope.db, models);
  const preset = await findPreset(scope.db, task.purpose, task.presetId);
  const key = preset?.model ?? settings.default_model;
  const model = models.find(key);
  const refusal = refusalBySettings(models, settings, task.purpose, key);
  if (model === undefined) return { refusal: refusal ?? noModel };
  const remembered = await remember(scope.db, settings, preset, task);
  const voice = voiceOf(settings, preset);
  const { instructions, text } = promptOf(task.instructions, voice, [
    ...remembered.material,
    ...task.material,
  ]);
  const maxOutputTokens = Math.min(
    task.maxOutputTokens,
    model.maxOutputTokens,
    preset?.max_output_tokens ?? Infinity,
  );
  const inputTokens = boundOfTokens(instructions) + boundOfTokens(text);
  const most = costOf(model, { inputTokens, cachedInputTokens: 0, outputTokens: maxOutputTokens });
  const id = task.id ?? uuid7();
  const ctx = { db: scope.db, now, identity: caller(tenantId, task.userId) };
  const memoryIds = [...(task.memoryIds ?? []), ...remembered.ids];
  const request = { id, task, model, preset, memoryIds, now };
  if (refusal !== undefined) return refuse(scope.db, request, refusal);
  if (inputTokens + maxOutputTokens > model.contextTokens)
    return refuse(
      scope.db,
      request,
      `What the AI would have to read is too long for the model ${model.key}. Choose one with a larger context window, or shorten the texts.`,
    );
  const month = await findAgencyMonth(scope.db, now);
  await grantMonth(ctx, models, month);
  const overBudget = await refusalByBudget(ctx, settings, month, most);
  if (overBudget !== undefined) return refuse(scope.db, request, overBudget);
  await reserveCredit(ctx, creditAccount(tenantId), id, most);
  await insertRequest(scope.db, { ...rowOf(request), status: 'running', error: null }, now);
  setTimer(scope, { kind: abandonedTimer, recordId: id }, new Date(now.getTime() + abandonedAfterMs));
  const question = {
    instructions,
    text,
    maxOutputTokens,
    temperature: preset?.temperature ?? null,
    isJson: true,
  };
  return { id, model, question, settings, memoryIds };
}

/** What the AI remembers that concerns the request, where the preset wants it. */
async function remember(
  db: Db,
  settings: AiSettings,
  preset: Preset | undefined,
  { userId, record, purpose }: AiTask,
): Promise<{ readonly material: readonly Material[]; readonly ids: readonly string[] }> {
  // What tends the memories is given those that it tends.
  const isWanted = preset?.is_memory_used === true && settings.is_memory_enabled && purpose !== 'memory';
  if (!isWanted) return { material: [], ids: [] };
  const clientId = record?.kind === 'client' ? record.id : null;
  const { text, ids } = renderProfile(await selectRemembered(db, { userId, clientId }));
  return text === '' ? { material: [], ids } : { material: [{ title: 'Memories', text }], ids };
}

interface Request {
  readonly id: string;
  readonly task: AiTask;
  readonly model: AiModelSpec;
  readonly preset: Preset | undefined;
  readonly memoryIds: readonly string[];
  readonly now: Date;
}

async function refuse(db: Db, request: Request, refusal: string): Promise<{ refusal: string }> {
  await insertRequest(
    db,
    { ...rowOf(request), status: 'refused', error: refusal.slice(0, maxSummary) },
    request.now,
  );
  return { refusal };
}

const rowOf = ({ id, task, model, preset, memoryIds }: Request) => ({
  id,
  purpose: task.purpose,
  origin: task.origin,
  user_id: task.userId,
  preset_id: preset?.id ?? null,
  model: model.key,
  record_kind: task.record?.kind ?? null,
  record_id: task.record?.id ?? null,
  correlation_id: task.correlationId ?? null,
  automation_execution_id: task.automationExecutionId ?? null,
  records_read: task.recordsRead ?? [],
  memory_ids: memoryIds.slice(0, maxMemoryIds),
  prompt_summary: masked(task.summary, maxSummary),
});
