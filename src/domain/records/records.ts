import type { SubjectKind, RecordRef } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { kinds, selectAudience, type RuledKind } from '#src/domain/visibility/index.ts';
import {
  holdVisibleRecords,
  selectKeptPrivate,
  selectNewestOpen,
  selectOpen,
  selectVisibleNames,
  type Target,
} from './records.queries.ts';

/** A record that the caller may see, with its name. */
export interface VisibleRecord<K extends SubjectKind = SubjectKind> {
  readonly kind: K;
  readonly id: string;
  readonly name: string;
}

type Reader = Pick<ReadContext, 'db' | 'identity' | 'can' | 'demand'>;

/**
 * The record, when it is there and the caller may see it. Who may not see records of the kind at all gets 403 with the
 * permission, whether there is one or not; a private one is as unknown as none: 404.
 */
export async function requireVisible<K extends SubjectKind>(
  ctx: Reader,
  kind: K,
  id: string,
): Promise<VisibleRecord<K>> {
  const { noun, view } = kinds[kind];
  if (view !== null) ctx.demand(view);
  const [record] = await selectVisibleNames(ctx.db, ctx, [{ kind, id: storedId(id) }]);
  if (record === undefined) throw notFound(noun, id);
  return { ...record, kind };
}

/** As `requireVisible`, for what is put on the record: nobody deletes it or merges it away before the transaction ends. */
export async function holdVisible<K extends SubjectKind>(
  ctx: Reader,
  kind: K,
  id: string,
): Promise<VisibleRecord<K>> {
  const [record] = await holdAllVisible(ctx, kind, [id]);
  return record!;
}

/** As `holdVisible`, of several records, in their order: 404 with the first that is unknown or hidden from the caller. */
export async function holdAllVisible<K extends SubjectKind>(
  ctx: Reader,
  kind: K,
  ids: readonly string[],
): Promise<VisibleRecord<K>[]> {
  if (ids.length === 0) return [];
  const { noun, view } = kinds[kind];
  if (view !== null) ctx.demand(view);
  const names = await holdVisibleRecords(ctx.db, ctx, kind, ids);
  return ids.map((id) => {
    const name = names.get(storedId(id));
    if (name === undefined) throw notFound(noun, id);
    return { kind, id: storedId(id), name };
  });
}

/** Whether a refusal may name the record: the caller may see it. */
export const mayName = async (
  ctx: Pick<Reader, 'db' | 'identity' | 'can'>,
  target: Target,
): Promise<boolean> => (await selectVisibleNames(ctx.db, ctx, [target])).length > 0;

/** The same records with their names, in the same order; null for what is gone or the caller may not see. */
export async function namesOf<K extends RuledKind>(
  ctx: Reader,
  targets: readonly { readonly kind: K; readonly id: string }[],
): Promise<(Omit<RecordRef, 'kind'> & { readonly kind: K })[]> {
  if (targets.length === 0) return [];
  const names = new Map(
    (await selectVisibleNames(ctx.db, ctx, targets)).map(({ kind, id, name }) => [`${kind} ${id}`, name]),
  );
  return targets.map(({ kind, id }) => ({ kind, id, name: names.get(`${kind} ${storedId(id)}`) ?? null }));
}

/** Those of these records that are there and that the caller may see. */
export const visibleTargets = (
  ctx: Pick<Reader, 'db' | 'identity' | 'can'>,
  targets: readonly Target[],
): Promise<readonly Target[]> => selectVisibleNames(ctx.db, ctx, targets);

/** The newest record of the kind that the caller may see and that is private to nobody: what samples are made of. */
export const newestOpen = (
  ctx: Pick<Reader, 'db' | 'identity' | 'can'>,
  kind: SubjectKind,
): Promise<VisibleRecord | undefined> => selectNewestOpen(ctx.db, ctx, kind);

/** Those of these records of a kind that the caller may see and that are private to nobody. */
export const openAmong = (
  ctx: Pick<Reader, 'db' | 'identity' | 'can'>,
  kind: SubjectKind,
  ids: readonly string[],
): Promise<readonly VisibleRecord[]> => selectOpen(ctx.db, ctx, kind, ids);

/** Ids of those of these records that are private to others than the caller, deleted and merged ones included. */
export const privateToOthers = async (
  ctx: Pick<Reader, 'db' | 'identity' | 'can'>,
  targets: readonly Target[],
): Promise<ReadonlySet<string>> =>
  new Set((await selectKeptPrivate(ctx.db, ctx, targets)).map(({ id }) => id));

/** Those of these users who are members and may see the record: whom one may mention there, and tell what happens to it. */
export const membersWhoSee = (
  ctx: Pick<Reader, 'db'>,
  record: Target,
  userIds: readonly string[],
): Promise<string[]> => selectAudience(ctx.db, kinds[record.kind], record.id, userIds);
