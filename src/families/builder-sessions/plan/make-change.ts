import type { ErrorDetail } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { invokeNamed } from '#src/call/invoke.ts';
import { conflict, invalid, problem, type Problem, type ProblemCode } from '#src/platform/errors/index.ts';
import { kindOf, type AnyChange, type BuilderKind, type Content, type Step } from '../kinds/index.ts';

/** A record that a change wrote. */
export interface Written {
  /** Null for what has no id, such as the statuses of a kind. */
  readonly id: string | null;
  readonly name: string;
  /** Null once it is deleted. */
  readonly revision: number | null;
  /** As its operations show it. */
  readonly record: Content;
}

/** The kind of a change; 409 while nothing can make it. */
export function requireKind(change: AnyChange): BuilderKind {
  const kind = kindOf(change);
  if (kind === undefined)
    throw conflict(`A ${change.record_kind} cannot be changed by a session yet. Take the change out.`);
  return kind;
}

/** What the change is about, unless it creates it: an id, or what stands for one. */
export function targetOf(change: AnyChange, kind: BuilderKind): string {
  const target = kind.target === undefined ? change.target_id : kind.target(change);
  if (target !== undefined) return target;
  throw invalid('target_id', `is needed: it names the ${kind.noun} to ${change.action}.`);
}

/** The record as it is now; undefined when it is not there, or not for the caller. */
export async function readRecord(
  ctx: WriteContext,
  kind: BuilderKind,
  target: string,
): Promise<Content | undefined> {
  if (kind.load !== undefined) return kind.load(ctx.db, target);
  const answer = await call(ctx, kind.read!(target));
  return kind.found === undefined ? (answer as Content) : kind.found(answer);
}

/** Makes the change by the operations of its kind, whole: what of it is refused ends it, and the caller undoes the rest. */
export async function makeChange(
  ctx: WriteContext,
  change: AnyChange,
  kind: BuilderKind,
): Promise<readonly Written[]> {
  if (change.action === 'delete') return [await remove(ctx, change, kind)];
  if (change.action === 'create') return create(ctx, change, kind);
  const target = targetOf(change, kind);
  await update(ctx, change, kind, target);
  await finish(ctx, change, kind, target);
  return [writtenOf(kind, await requireRecord(ctx, kind, target))];
}

async function create(ctx: WriteContext, change: AnyChange, kind: BuilderKind): Promise<readonly Written[]> {
  if (change.create === undefined) throw missing('create', kind);
  if (kind.create === undefined) throw impossible(change, kind);
  if (kind.isOfTarget) targetOf(change, kind);
  const answer = await call(ctx, kind.create(change.create, change));
  if (kind.created !== undefined) return kind.created(answer).map((record) => writtenOf(kind, record));
  const record = (kind.found === undefined ? answer : kind.found(answer)) as Content;
  const target = kind.isOfTarget ? change.target_id! : (record.id as string);
  if (!(await finish(ctx, change, kind, target))) return [writtenOf(kind, record)];
  return [writtenOf(kind, await requireRecord(ctx, kind, target))];
}

async function update(
  ctx: WriteContext,
  change: AnyChange,
  kind: BuilderKind,
  target: string,
): Promise<void> {
  const { update: body } = change;
  const hasParts = Object.keys(kind.parts ?? {}).some((name) => change[name] !== undefined);
  if (body === undefined) {
    if (hasParts || change.is_published === true) return;
    throw missing('update', kind);
  }
  if (kind.update === undefined) throw impossible(change, kind);
  if (typeof body.id === 'string' && body.id.toLowerCase() !== target.toLowerCase())
    throw invalid('body.id', `is ${body.id}, but target_id is ${target}. Let both name the same record.`);
  await call(ctx, kind.update(target, body));
}

/** Definition, stages, settings, and publishing. Answers whether there was any of it. */
async function finish(
  ctx: WriteContext,
  change: AnyChange,
  kind: BuilderKind,
  target: string,
): Promise<boolean> {
  let isChanged = false;
  for (const [name, step] of Object.entries(kind.parts ?? {})) {
    const body = change[name] as Content | undefined;
    if (body === undefined) continue;
    await call(ctx, step(target, body));
    isChanged = true;
  }
  if (change.is_published !== true || kind.publish === undefined) return isChanged;
  await call(ctx, kind.publish(target, await requireRecord(ctx, kind, target)));
  return true;
}

async function remove(ctx: WriteContext, change: AnyChange, kind: BuilderKind): Promise<Written> {
  if (kind.remove === undefined) throw impossible(change, kind);
  const target = targetOf(change, kind);
  const record = await requireRecord(ctx, kind, target);
  const answer = await call(ctx, kind.remove(target, change.expected_revision));
  const [refused] = ((answer as { outcomes?: { error?: ErrorDetail }[] }).outcomes ?? []).flatMap(
    ({ error }) => error ?? [],
  );
  if (refused !== undefined) throw asProblem(refused);
  return { ...writtenOf(kind, record), revision: null };
}

async function requireRecord(ctx: WriteContext, kind: BuilderKind, target: string): Promise<Content> {
  const record = await readRecord(ctx, kind, target);
  if (record === undefined)
    throw problem('not_found', `No ${kind.noun} with id ${target} exists in this agency.`);
  return record;
}

/** A part of the transaction for each call: the caller of one that is refused decides what becomes of the others. */
const call = (ctx: WriteContext, { operation, input }: Step): Promise<unknown> =>
  invokeNamed(ctx, operation, input);

const maxName = 300;

export function writtenOf(kind: BuilderKind, record: Content): Written {
  const name =
    record.name ?? record.title ?? record.label ?? (record.definition as Content | undefined)?.name;
  const text = typeof name === 'string' ? name : `${kind.noun} of ${String(record.record_kind ?? record.id)}`;
  return {
    id: typeof record.id === 'string' ? record.id : null,
    name: text.slice(0, maxName),
    revision: typeof record.revision === 'number' ? record.revision : null,
    record,
  };
}

const missing = (part: string, kind: BuilderKind): Problem =>
  invalid(`body.${part}`, `is required to ${part} a ${kind.noun}.`);

const impossible = ({ action }: AnyChange, { noun }: BuilderKind): Problem =>
  conflict(`A session cannot ${action} a ${noun}. Take the change out.`);

/** What one record of a bulk operation was refused with. */
const asProblem = ({ type, message }: ErrorDetail): Problem => problem(codeOf(type, message), message);

// Outcomes tell the kind of error alone; a stale revision is told by its words (`checkRevision`).
function codeOf(type: ErrorDetail['type'], message: string): ProblemCode {
  if (type === 'rate_limited' || type === 'internal') return 'conflict';
  return message.includes('but expected_revision was') ? 'stale_revision' : type;
}
