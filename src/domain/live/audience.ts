import type { SubjectKind } from '#generated/types.gen.ts';
import { privateToOthers, visibleTargets } from '#src/domain/records/index.ts';
import { canView, kinds, type RuledKind } from '#src/domain/visibility/index.ts';
import type { Identity } from '#src/call/context.ts';
import type { Permission } from '#generated/permissions.ts';
import type { Db } from '#src/platform/db/index.ts';
import type { HeardChange } from './heard.ts';
import type { Listener } from './listener.ts';
import { selectSights, type Sight } from './sights.queries.ts';

/** What a listener learns of a record that changed: that it is there, that it is not there any more, or nothing. */
export type Glimpse = 'shown' | 'gone' | 'hidden';

export interface SeenChange {
  readonly change: HeardChange;
  /** Undefined for a record that is gone altogether. */
  readonly sight: Sight | undefined;
  glimpse(listener: Listener): Glimpse;
}

/** A listener as conditions know one. */
export const viewerOf = (identity: Identity) => ({
  identity,
  can: (permission: Permission) => identity.role !== null || identity.permissions.has(permission),
});

/** Keys and tokens may do less than the person or account that they belong to, so they are asked about one by one. */
const isMember = ({ identity }: Listener): boolean => identity.session !== undefined;

/**
 * What each listener may learn of records of one kind that changed. Members who are signed in are asked about together, in one
 * statement; keys and tokens each in one of their own, and only for what is not open to all.
 */
export async function lookAt(
  db: Db,
  kind: RuledKind,
  changes: readonly HeardChange[],
  listeners: readonly Listener[],
): Promise<SeenChange[]> {
  const viewing = listeners.filter(({ identity }) => canView(viewerOf(identity), kind));
  if (viewing.length === 0) return [];
  const ids = changes.map(({ id }) => id);
  const memberIds = [...new Set(viewing.filter(isMember).map(({ identity }) => identity.userId))];
  const sights = new Map((await selectSights(db, kind, ids, memberIds)).map((sight) => [sight.id, sight]));
  const closed = [...sights.values()].filter(({ isOpen }) => !isOpen);
  const seenByOthers = await lookForOthers(
    db,
    kind,
    closed,
    viewing.filter((one) => !isMember(one)),
  );
  const canSee = new Set(viewing);
  return changes.map((change) => {
    const sight = sights.get(change.id);
    const viewers = new Set(sight?.viewers);
    const sees = (one: Listener): boolean =>
      sight !== undefined &&
      (sight.isOpen ||
        (isMember(one)
          ? viewers.has(one.identity.userId)
          : (seenByOthers.get(one)?.has(change.id) ?? false)));
    return {
      change,
      sight,
      glimpse(one) {
        const record = `${kind} ${change.id}`;
        if (!canSee.has(one)) return 'hidden';
        if (sees(one) && sight!.isLive) {
          one.noteShown(record);
          return 'shown';
        }
        // Whoever would still see it if it were there, was told of it before, or saw what was open until now.
        return one.losesSight(record) || sees(one) || change.isNarrowed === true ? 'gone' : 'hidden';
      },
    };
  });
}

/** Those of the closed records that each of these listeners sees, or saw before they were deleted. */
async function lookForOthers(
  db: Db,
  kind: RuledKind,
  closed: readonly Sight[],
  listeners: readonly Listener[],
): Promise<ReadonlyMap<Listener, ReadonlySet<string>>> {
  const found = new Map<Listener, ReadonlySet<string>>();
  if (closed.length === 0) return found;
  const byCredential = Map.groupBy(listeners, ({ identity }) => identity.credentialId);
  for (const sharing of byCredential.values()) {
    const ctx = { ...viewerOf(sharing[0]!.identity), db };
    const [live, gone] = [closed.filter(({ isLive }) => isLive), closed.filter(({ isLive }) => !isLive)].map(
      (sights) => sights.map(({ id }) => ({ kind: kind as SubjectKind, id })),
    ) as [{ kind: SubjectKind; id: string }[], { kind: SubjectKind; id: string }[]];
    const seen = new Set((await visibleTargets(ctx, live)).map(({ id }) => id));
    if (gone.length > 0) {
      const hidden = await privateToOthers(ctx, gone);
      for (const { id } of gone) if (!hidden.has(id)) seen.add(id);
    }
    for (const listener of sharing) found.set(listener, seen);
  }
  return found;
}

/** Kinds that are streamed: those with records. */
export const isStreamed = (kind: string): kind is RuledKind =>
  Object.hasOwn(kinds, kind) && kinds[kind as RuledKind].records !== undefined;
