import type { AiMemory, AiMemoryProfile, AiMemorySaved, Deleted } from '#generated/types.gen.ts';
import type {
  DeleteAiMemoryInput,
  GetAiMemoryProfileInput,
  ListAiMemoriesInput,
  SaveAiMemoryInput,
} from '#generated/families/ai/handlers.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { selectJobUnderWay } from '#src/domain/background-jobs/index.ts';
import { findAiSettings, renderProfile } from '#src/domain/ai/index.ts';
import { holdName, parseRecord, storedId, uuid7 } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, invalid, notFound } from '#src/platform/errors/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import * as queries from './memories.queries.ts';
import { demandWriting, memoryViewer, subjectOf } from './memory-access.ts';
import { maxMemories, refreshKind, subjectText } from './memory.rules.ts';

export const expiryTimer = 'retract_ai_memory';

export const listAiMemories = (ctx: ReadContext, { query }: ListAiMemoriesInput) =>
  queries.memories.page(ctx.db, query, { ...memoryViewer(ctx), isAnyStatus: query.status !== undefined });

export async function getAiMemoryProfile(
  ctx: ReadContext,
  { path, query }: GetAiMemoryProfileInput,
): Promise<AiMemoryProfile> {
  const subject = await subjectOf(ctx, path.scope, query.scope_id, 'query.scope_id');
  const subjectId = subject.scopeId ?? ctx.identity.tenantId;
  const [active, job, refreshedAt] = await Promise.all([
    queries.selectActive(ctx.db, subject),
    selectJobUnderWay(ctx.db, refreshKind, subjectText(subject)),
    queries.findRefreshed(ctx.db, subject.scope, subjectId),
  ]);
  const { text, ids, estimatedTokens } = renderProfile(active);
  return {
    scope: subject.scope,
    scope_id: subject.scopeId,
    body_text: text,
    memory_ids: ids,
    memory_count: active.length,
    estimated_tokens: estimatedTokens,
    job: job === undefined ? null : parseRecord(job),
    refreshed_at: refreshedAt,
    rendered_at: ctx.now.toISOString(),
  };
}

export async function saveAiMemory(ctx: WriteContext, { body }: SaveAiMemoryInput): Promise<AiMemorySaved> {
  demandWriting(ctx, body);
  const subject = await subjectOf(ctx, body.scope, body.scope_id, 'body.scope_id');
  const settings = await findAiSettings(ctx.db, ctx.services.ai);
  if (!settings.is_memory_enabled)
    throw conflict('The AI keeps no memories here. Turn is_memory_enabled on in the AI settings.');
  if (body.expires_at != null && new Date(body.expires_at) <= ctx.now)
    throw invalid('body.expires_at', 'must be in the future.');
  await holdName(ctx.db, `ai memory ${subjectText(subject)}`);
  const saved =
    body.id === undefined
      ? await addMemory(ctx, subject, body)
      : await changeMemory(ctx, subject, body.id, body);
  const { id, ...rest } = saved;
  return { ...rest, memory: await showMemory(ctx, id) };
}

type Body = SaveAiMemoryInput['body'];
type Saved = {
  readonly outcome: AiMemorySaved['outcome'];
  readonly id: string;
  readonly superseded_ids: string[];
};

async function addMemory(ctx: WriteContext, subject: queries.MemorySubject, body: Body): Promise<Saved> {
  const { active: former } = await queries.findOnSubject(ctx.db, subject, body.subject);
  const next = {
    kind: body.kind ?? former?.kind ?? 'fact',
    statement: body.statement,
    expires_at: body.expires_at ?? null,
  };
  if (former !== undefined && isEqual(former, next))
    return { outcome: 'unchanged', id: former.id, superseded_ids: [] };
  await holdName(ctx.db, 'ai memories');
  if (former === undefined && (await queries.countActive(ctx.db)) >= maxMemories)
    throw conflict(`The agency has ${maxMemories} active memories, which is the limit. Delete some first.`);
  const id = uuid7();
  if (former !== undefined) await queries.updateMemory(ctx.db, former.id, { status: 'superseded' }, ctx.now);
  await queries.insertMemory(
    ctx.db,
    {
      ...subject,
      ...next,
      id,
      subject: body.subject.trim(),
      source: 'stated',
      sources: [],
      created_by: ctx.identity.userId,
    },
    ctx.now,
  );
  if (former !== undefined) await supersede(ctx, former, id);
  scheduleExpiry(ctx, id, next.expires_at);
  ctx.audit({ recordKind: 'ai_memory', recordId: id, action: 'created' });
  ctx.announce({ kind: 'ai_memory', id, revision: 1 });
  return { outcome: 'created', id, superseded_ids: former === undefined ? [] : [former.id] };
}

async function changeMemory(
  ctx: WriteContext,
  subject: queries.MemorySubject,
  givenId: string,
  body: Body,
): Promise<Saved> {
  const id = storedId(givenId);
  const before = await queries.lockMemory(ctx.db, id);
  if (before === undefined || (await queries.selectMemory(ctx.db, id, memoryViewer(ctx))) === undefined)
    throw notFound('AI memory', id);
  if (before.scope !== subject.scope || before.scope_id !== subject.scopeId)
    throw invalid(
      'body.scope',
      `must be that of the memory, ${subjectText({ scope: before.scope, scopeId: before.scope_id })}.`,
    );
  if (before.status !== 'active')
    throw conflict(`The memory is ${before.status}, and only an active one can be updated.`);
  checkRevision(before.revision, body.expected_revision);
  const next = {
    kind: body.kind ?? before.kind,
    subject: body.subject.trim(),
    statement: body.statement,
    expires_at: body.expires_at === undefined ? before.expires_at : body.expires_at,
  };
  if (next.subject === before.subject && isEqual(before, next))
    return { outcome: 'unchanged', id, superseded_ids: [] };
  const { active: other } = await queries.findOnSubject(ctx.db, subject, next.subject);
  const superseded = other === undefined || other.id === id ? undefined : other;
  if (superseded !== undefined)
    await queries.updateMemory(
      ctx.db,
      superseded.id,
      { status: 'superseded', superseded_by_id: id },
      ctx.now,
    );
  await queries.updateMemory(ctx.db, id, next, ctx.now);
  if (superseded !== undefined) tellSuperseded(ctx, superseded);
  scheduleExpiry(ctx, id, next.expires_at);
  ctx.audit({
    recordKind: 'ai_memory',
    recordId: id,
    action: 'updated',
    changedFields: changed(before, next),
  });
  ctx.announce({ kind: 'ai_memory', id, revision: before.revision + 1 });
  return { outcome: 'updated', id, superseded_ids: superseded === undefined ? [] : [superseded.id] };
}

export async function deleteAiMemory(
  ctx: WriteContext,
  { path, query }: DeleteAiMemoryInput,
): Promise<Deleted> {
  const id = storedId(path.id);
  const memory = await queries.lockMemory(ctx.db, id);
  const isSeen = (await queries.selectMemory(ctx.db, id, memoryViewer(ctx))) !== undefined;
  if (memory === undefined || !isSeen || memory.status === 'retracted') throw notFound('AI memory', id);
  demandWriting(ctx, memory);
  checkRevision(memory.revision, query.expected_revision);
  await retract(ctx, memory, 'deleted');
  return { id, deleted_at: ctx.now.toISOString() };
}

type Writer = Pick<WriteContext, 'db' | 'now' | 'audit' | 'announce' | 'atCommit'>;

/** Forgets what it says; that it was there, and why it is not, stays. */
export async function retract(
  ctx: Writer,
  { id, revision }: Pick<queries.StoredMemory, 'id' | 'revision'>,
  reason: NonNullable<AiMemory['retraction_reason']>,
): Promise<void> {
  await queries.updateMemory(
    ctx.db,
    id,
    { status: 'retracted', statement: null, retracted_at: ctx.now.toISOString(), retraction_reason: reason },
    ctx.now,
  );
  scheduleExpiry(ctx, id, null);
  ctx.audit({ recordKind: 'ai_memory', recordId: id, action: 'retracted', reason });
  ctx.announce({ kind: 'ai_memory', id, revision: revision + 1 });
}

/** Says which one took the place of a memory that was put aside before. */
export async function supersede(ctx: Writer, former: queries.StoredMemory, id: string): Promise<void> {
  await queries.updateMemory(ctx.db, former.id, { status: 'superseded', superseded_by_id: id }, ctx.now);
  tellSuperseded(ctx, former);
}

function tellSuperseded(ctx: Writer, { id, revision }: queries.StoredMemory): void {
  scheduleExpiry(ctx, id, null);
  ctx.audit({ recordKind: 'ai_memory', recordId: id, action: 'superseded' });
  ctx.announce({ kind: 'ai_memory', id, revision: revision + 1 });
}

const scheduleExpiry = (ctx: Pick<WriteContext, 'atCommit'>, id: string, at: string | null): void =>
  setTimer(ctx, { kind: expiryTimer, recordId: id }, at === null ? null : new Date(at));

const isEqual = (
  before: Pick<queries.StoredMemory, 'kind' | 'statement' | 'expires_at'>,
  next: Pick<queries.StoredMemory, 'kind' | 'statement' | 'expires_at'>,
): boolean =>
  before.kind === next.kind &&
  before.statement === next.statement &&
  (before.expires_at === null
    ? next.expires_at === null
    : next.expires_at !== null && +new Date(before.expires_at) === +new Date(next.expires_at));

const changed = (before: queries.StoredMemory, next: Partial<queries.StoredMemory>): string[] =>
  Object.keys(next).filter((name) => before[name as 'kind'] !== next[name as 'kind']);

async function showMemory(ctx: ReadContext, id: string): Promise<AiMemory> {
  const memory: Result<AiMemory> | undefined = await queries.selectMemory(ctx.db, id, memoryViewer(ctx));
  if (memory === undefined) throw notFound('AI memory', id);
  return parseRecord(memory);
}
