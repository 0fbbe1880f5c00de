import type { CustomObjectLinkChanges, CustomObjectLinkedRecord } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { conflict, invalid, listed, unknownReference } from '#src/platform/errors/index.ts';
import type { Relationship } from '../definitions/relationships.queries.ts';
import type { Editing } from './editing.ts';
import {
  deleteLinks,
  holdTargets,
  insertLinks,
  selectLinksFrom,
  selectTaken,
  type NewLink,
  type StoredLink,
} from './links.queries.ts';

/** Changes of the links that start at a record, judged but not stored. */
export interface LinkPlan {
  readonly added: readonly NewLink[];
  readonly removed: readonly NewLink[];
  /** Paths of the relationships that change, as events name them. */
  readonly paths: readonly string[];
  /** All links afterwards, as events tell them. */
  readonly after: readonly CustomObjectLinkedRecord[];
}

export const noLinks: LinkPlan = { added: [], removed: [], paths: [], after: [] };

/** What a request wants of the links along one relationship. */
interface Asked {
  readonly relationship: Relationship;
  set?: { readonly ids: readonly string[]; readonly place: string };
  readonly add: { readonly id: string; readonly place: string }[];
  readonly remove: string[];
}

/**
 * Judges changes of the links that start at a record, null for a new one: 400 for what there is not, 409 for what the cardinality
 * forbids, an archived end, or a required link that would be missing. The links of the relationships are held.
 */
export async function planLinks(
  ctx: WriteContext<never>,
  editing: Editing,
  recordId: string | null,
  changes: CustomObjectLinkChanges | undefined,
  place: string,
): Promise<LinkPlan> {
  const asked = askedOf(editing, changes ?? {}, place);
  const own = ownOf(editing);
  const current = recordId === null ? [] : await selectLinksFrom(ctx.db, ctx, recordId);
  const steps = asked.map((each) => stepOf(each, current));
  await requireTargets(ctx, steps);
  for (const step of steps) await requireRoom(ctx, step);
  const removed = steps.flatMap(({ asked: { relationship }, gone }) =>
    gone.map((id) => linkOf(relationship, id)),
  );
  const added = steps.flatMap(({ asked: { relationship }, fresh }) =>
    fresh.map(({ id }) => linkOf(relationship, id)),
  );
  const isGone = (link: Pick<StoredLink, 'relationship_id' | 'record_id'>) =>
    removed.some(
      (each) => each.relationship_id === link.relationship_id && each.to_record_id === link.record_id,
    );
  const after = [
    ...current.filter((link) => !isGone(link)),
    ...added.map(({ relationship_id, to_record_id: record_id }) => ({ relationship_id, record_id })),
  ];
  requireRequired(
    own,
    after,
    recordId === null ? 'create' : new Set(removed.map((link) => link.relationship_id)),
    place,
  );
  const keyOf = new Map(own.map(({ id, key }) => [id, key]));
  return {
    added,
    removed,
    paths: [...new Set([...added, ...removed].map((link) => `links.${keyOf.get(link.relationship_id)}`))],
    after: after.flatMap(({ relationship_id: id, record_id }) => {
      const key = keyOf.get(id);
      return key === undefined ? [] : { relationship_key: key, record_id };
    }),
  };
}

export async function storeLinks(ctx: WriteContext<never>, recordId: string, plan: LinkPlan): Promise<void> {
  await deleteLinks(ctx.db, recordId, plan.removed);
  await insertLinks(ctx.db, recordId, plan.added, ctx.identity.userId, ctx.now);
}

const ownOf = ({ object, relationships }: Editing): Relationship[] =>
  relationships.filter((each) => each.from_custom_object_id === object.id);

const linkOf = ({ id }: Relationship, recordId: string): NewLink => ({
  relationship_id: id,
  to_record_id: recordId,
});

function askedOf(
  editing: Editing,
  { set = [], add = [], remove = [] }: CustomObjectLinkChanges,
  place: string,
): Asked[] {
  const own = ownOf(editing);
  const byKey = new Map<string, Asked>();
  const askedFor = (key: string, at: string): Asked => {
    const relationship = own.find((each) => each.key === key);
    if (relationship === undefined)
      throw invalid(
        `${at}.relationship_key`,
        `must be one of the relationships from these records: ${listed(own.map((each) => each.key)) || 'there are none'}.`,
      );
    const found = byKey.get(key) ?? { relationship, add: [], remove: [] };
    byKey.set(key, found);
    return found;
  };
  for (const [index, { relationship_key: key, record_ids: ids }] of set.entries()) {
    const at = `${place}.set[${index}]`;
    const asked = askedFor(key, at);
    if (asked.set !== undefined) throw invalid(`${at}.relationship_key`, `repeats "${key}".`);
    asked.set = { ids: ids.map(storedId), place: `${at}.record_ids` };
  }
  for (const [index, { relationship_key: key, record_id: id }] of add.entries()) {
    const at = `${place}.add[${index}]`;
    askedFor(key, at).add.push({ id: storedId(id), place: `${at}.record_id` });
  }
  for (const [index, { relationship_key: key, record_id: id }] of remove.entries())
    askedFor(key, `${place}.remove[${index}]`).remove.push(storedId(id));
  const both = [...byKey.values()].find(
    (each) => each.set !== undefined && each.add.length + each.remove.length > 0,
  );
  if (both !== undefined)
    throw invalid(`${place}.set`, `cannot be combined with add or remove for "${both.relationship.key}".`);
  return [...byKey.values()];
}

interface Step {
  readonly asked: Asked;
  /** Links that stay, those to records that the caller does not see among them. */
  readonly kept: readonly string[];
  readonly gone: readonly string[];
  readonly fresh: readonly { readonly id: string; readonly place: string }[];
}

function stepOf(asked: Asked, current: readonly StoredLink[]): Step {
  const links = current.filter((link) => link.relationship_id === asked.relationship.id);
  const wanted =
    asked.set === undefined
      ? asked.add
      : asked.set.ids.map((id, index) => ({ id, place: `${asked.set!.place}[${index}]` }));
  const isGone = ({ record_id: id, is_visible }: StoredLink) =>
    is_visible && (asked.set === undefined ? asked.remove.includes(id) : !asked.set.ids.includes(id));
  const gone = links.filter(isGone).map(({ record_id: id }) => id);
  const kept = links.filter((link) => !isGone(link)).map(({ record_id: id }) => id);
  // One to a record that the caller does not see is not named to them: to ask for it is to ask for what there is not.
  const known = links.flatMap((link) => (link.is_visible && !isGone(link) ? link.record_id : []));
  const fresh = wanted.filter(
    ({ id }, index) => !known.includes(id) && wanted.findIndex((other) => other.id === id) === index,
  );
  return { asked, kept, gone, fresh };
}

/** 400 for a record that the caller does not see, or of another custom object; 409 for an archived one. */
async function requireTargets(ctx: WriteContext<never>, steps: readonly Step[]): Promise<void> {
  const ids = [...new Set(steps.flatMap(({ fresh }) => fresh.map(({ id }) => id)))];
  const targets = new Map((await holdTargets(ctx.db, ctx, ids)).map((target) => [target.id, target]));
  for (const { asked, fresh } of steps)
    for (const { id, place } of fresh) {
      const target = targets.get(id);
      if (target === undefined) throw unknownReference(place, id, 'a custom object record of this agency');
      if (target.custom_object_id !== asked.relationship.to_custom_object_id)
        throw invalid(
          place,
          `names a record of another custom object than "${asked.relationship.key}" leads to.`,
        );
      if (target.archived_at !== null)
        throw conflict(`The record "${target.name}" is archived. Unarchive it before you link it.`);
    }
}

/** 409 when the cardinality allows no further link at either end. */
export async function requireRoom(
  ctx: WriteContext<never>,
  { asked: { relationship }, kept, fresh }: Pick<Step, 'asked' | 'kept' | 'fresh'>,
): Promise<void> {
  const { cardinality, key } = relationship;
  if (fresh.length === 0) return;
  const isSingleAtStart = cardinality === 'one_to_one' || cardinality === 'many_to_one';
  if (isSingleAtStart && kept.length + fresh.length > 1)
    throw conflict(
      `The relationship "${key}" allows one link for each record. Replace the link with set instead.`,
    );
  if (cardinality === 'many_to_many' || cardinality === 'many_to_one') return;
  const taken = await selectTaken(
    ctx.db,
    relationship.id,
    fresh.map(({ id }) => id),
  );
  const [first] = taken;
  if (first !== undefined)
    throw conflict(`The record ${first} is already linked by "${key}", which allows one link at its end.`);
}

/** 400 when a new record lacks a required link, 409 when a change takes the last one. */
function requireRequired(
  own: readonly Relationship[],
  after: readonly Pick<StoredLink, 'relationship_id'>[],
  touched: 'create' | ReadonlySet<string>,
  place: string,
): void {
  for (const { id, key, is_required: isRequired } of own) {
    if (!isRequired || after.some((link) => link.relationship_id === id)) continue;
    if (touched === 'create') throw invalid(place, `must have a link by "${key}", which every record needs.`);
    if (touched.has(id))
      throw conflict(
        `Every record needs a link by "${key}". Replace the last one with set instead of removing it.`,
      );
  }
}
