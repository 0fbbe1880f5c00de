import type {
  ArchiveBuilderSessionInput,
  CancelBuilderSessionInput,
  CreateBuilderSessionInput,
  GetBuilderSessionInput,
  ListBuilderSessionsInput,
  ReplaceBuilderSessionIntentInput,
} from '#generated/families/builder-sessions/handlers.ts';
import type { BuilderSession, BuilderSessionCreate, BuilderSessionStatus } from '#generated/types.gen.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { checkRevision, invalid, notFound, problem } from '#src/platform/errors/index.ts';
import type { AnyChange } from '../kinds/index.ts';
import * as queries from './sessions.queries.ts';

const maxOpen = 200;
const maxBytes = 1_048_576;
const maxChanges = 200;

export const listBuilderSessions = (ctx: ReadContext, { query }: ListBuilderSessionsInput) => {
  const include = query.include ?? [];
  const extra = { intent: include.includes('intent'), problems: include.includes('problems') };
  return queries.sessionList.page(ctx.db, query, { ...queries.viewerOf(ctx), extra });
};

export const getBuilderSession = (ctx: ReadContext, { path }: GetBuilderSessionInput) =>
  showSession(ctx, path.id);

export async function createBuilderSession(
  ctx: WriteContext,
  { body }: CreateBuilderSessionInput,
): Promise<Result<BuilderSession>> {
  return showSession(ctx, await storeDraft(ctx, body));
}

/** A new draft; answers its id. */
export async function storeDraft(ctx: WriteContext, { name, intent }: BuilderSessionCreate): Promise<string> {
  const changes = intent.changes as readonly AnyChange[];
  requireUniqueKeys(changes, 'body.intent.changes');
  if ((await queries.countOpen(ctx.db, ctx.identity.userId)) >= maxOpen)
    throw problem(
      'quota_exceeded',
      `You have ${maxOpen} open builder sessions, which is the limit. Apply, cancel or archive some first.`,
    );
  const id = await queries.insertSession(
    ctx.db,
    { name, goal: intent.goal, changes },
    ctx.identity.userId,
    ctx.now,
  );
  audit(ctx, id, 'created');
  return id;
}

export async function replaceBuilderSessionIntent(
  ctx: WriteContext,
  { path, body }: ReplaceBuilderSessionIntentInput,
): Promise<Result<BuilderSession>> {
  if (body.intent !== undefined && (body.upsert_changes ?? body.remove_keys) !== undefined)
    throw invalid('body.intent', 'replaces all changes, so send it without upsert_changes and remove_keys.');
  const session = await lockOwn(ctx, path.id);
  requireStatus(session.status, ['draft', 'valid', 'invalid', 'apply_failed'], 'changed');
  checkRevision(session.revision, body.expected_revision);
  const changes = replaced(session.changes, body);
  if (Buffer.byteLength(JSON.stringify(changes)) > maxBytes)
    throw invalid(
      'body.upsert_changes',
      `make the changes larger than ${maxBytes} bytes. Split the session.`,
    );
  const goal = body.intent === undefined ? session.goal : body.intent.goal;
  await queries.replaceContent(ctx.db, path.id, { name: body.name ?? session.name, goal, changes }, ctx.now);
  audit(ctx, path.id, 'updated');
  return showSession(ctx, path.id);
}

function replaced(
  before: readonly AnyChange[],
  body: ReplaceBuilderSessionIntentInput['body'],
): readonly AnyChange[] {
  if (body.intent !== undefined) {
    requireUniqueKeys(body.intent.changes as readonly AnyChange[], 'body.intent.changes');
    return body.intent.changes as readonly AnyChange[];
  }
  const upserted = (body.upsert_changes ?? []) as readonly AnyChange[];
  requireUniqueKeys(upserted, 'body.upsert_changes');
  const known = new Set(before.map(({ key }) => key));
  for (const [index, key] of (body.remove_keys ?? []).entries())
    if (!known.has(key))
      throw invalid(`body.remove_keys[${index}]`, `is "${key}", which is no change of the session.`);
  const gone = new Set(body.remove_keys);
  const byKey = new Map(upserted.map((change) => [change.key, change]));
  const kept = before.filter(({ key }) => !gone.has(key)).map((change) => byKey.get(change.key) ?? change);
  const changes = [...kept, ...upserted.filter(({ key }) => !known.has(key) || gone.has(key))];
  if (changes.length > maxChanges)
    throw invalid(
      'body.upsert_changes',
      `make ${changes.length} changes of the session; ${maxChanges} is the limit.`,
    );
  return changes;
}

export async function cancelBuilderSession(
  ctx: WriteContext,
  { path, body }: CancelBuilderSessionInput,
): Promise<Result<BuilderSession>> {
  const session = await lockSession(ctx, path.id);
  checkRevision(session.revision, body?.expected_revision);
  if (session.status === 'cancelled') return showSession(ctx, path.id);
  requireStatus(
    session.status,
    ['draft', 'validating', 'valid', 'invalid', 'applying', 'apply_failed'],
    'cancelled',
  );
  await queries.revise(ctx.db, path.id, { status: 'cancelled', cancelled_at: ctx.now }, ctx.now);
  audit(ctx, path.id, 'cancelled', body?.reason);
  return showSession(ctx, path.id);
}

export async function archiveBuilderSession(
  ctx: WriteContext,
  { path, query }: ArchiveBuilderSessionInput,
): Promise<Result<BuilderSession>> {
  const session = await lockOwn(ctx, path.id);
  checkRevision(session.revision, query.expected_revision);
  if (session.status === 'archived') return showSession(ctx, path.id);
  if (session.status === 'applying')
    throw problem(
      'state_conflict',
      'The session is being applied. Cancel it first, or wait until it is applied.',
    );
  await queries.revise(ctx.db, path.id, { status: 'archived', archived_at: ctx.now }, ctx.now);
  audit(ctx, path.id, 'archived');
  return showSession(ctx, path.id);
}

/** 409 for a status in which that cannot be done. */
export function requireStatus(
  status: BuilderSessionStatus,
  allowed: readonly BuilderSessionStatus[],
  done: string,
): void {
  if (allowed.includes(status)) return;
  throw problem(
    'state_conflict',
    `The session is ${status}. It can be ${done} only while it is ${allowed.join(', ').replace(/, ([^,]+)$/, ' or $1')}.`,
  );
}

/** A session of the caller's own, which nobody else changes before the transaction ends; others see at most that it is there. */
export async function lockOwn(ctx: WriteContext, id: string): Promise<queries.StoredSession> {
  const session = await lockSession(ctx, id);
  requireOwn(ctx, session);
  return session;
}

export function requireOwn(ctx: ReadContext, session: queries.StoredSession): void {
  if (session.created_by !== ctx.identity.userId)
    throw problem(
      'permission_denied',
      'Only who created the session can do this. You may read and cancel it.',
    );
}

async function lockSession(ctx: WriteContext, id: string): Promise<queries.StoredSession> {
  const session = await queries.findSession(ctx.db, queries.viewerOf(ctx), id, true);
  if (session === undefined) throw notFound('builder session', id);
  return session;
}

export async function showSession(ctx: ReadContext, id: string): Promise<Result<BuilderSession>> {
  const session = await queries.selectSession(ctx.db, queries.viewerOf(ctx), id);
  if (session === undefined) throw notFound('builder session', id);
  return session;
}

export const audit = (ctx: WriteContext, id: string, action: string, reason?: string | null): void =>
  ctx.audit({ recordKind: 'builder_session', recordId: id, action, reason });

function requireUniqueKeys(changes: readonly AnyChange[], place: string): void {
  const seen = new Set<string>();
  for (const [index, { key }] of changes.entries()) {
    if (seen.has(key)) throw invalid(`${place}[${index}].key`, `is "${key}", which another change has.`);
    seen.add(key);
  }
}
