import { isDeepStrictEqual } from 'node:util';
import type {
  CustomObject,
  CustomObjectDefinition,
  CustomObjectDefinitionReplace,
  CustomObjectField,
  CustomObjectImpact,
} from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { invalid } from '#src/platform/errors/index.ts';
import {
  countDiffering,
  countExceeding,
  countFieldValues,
  countLiveRecords,
  countShared,
  countStates,
} from './impact.queries.ts';
import { onlyState } from './lifecycle.rules.ts';
import { countUnfit } from './unfit.ts';

type Request = Pick<CustomObjectDefinitionReplace, 'state_map' | 'field_map' | 'drop_values'>;
type Context = Pick<ReadContext, 'db' | 'identity'>;

/** A definition before and after a request, and what it says of the values in the way. */
export interface Change {
  readonly before: CustomObject;
  readonly after: CustomObjectDefinition;
  readonly request: Request;
}

/** What the change does to records, what forbids it first. */
export async function impactOf(ctx: Context, change: Change): Promise<CustomObjectImpact[]> {
  const impact = [
    ...(await stateImpact(ctx, change)),
    ...(await removedFieldImpact(ctx, change)),
    ...(await keptFieldImpact(ctx, change)),
    ...(await relationshipImpact(ctx, change)),
  ];
  return impact.sort((a, b) => Number(b.is_blocking) - Number(a.is_blocking)).slice(0, maxImpact);
}

const maxImpact = 500;

const statesOf = ({ lifecycle }: CustomObjectDefinition) =>
  lifecycle?.states ?? [{ ...onlyState, label: 'Active', archived_at: null }];

async function stateImpact(ctx: Context, { before, after, request }: Change): Promise<CustomObjectImpact[]> {
  const { state_map: map = {} } = request;
  const open = new Map(
    statesOf(after).flatMap((state) => (state.archived_at === null ? [[state.key, state]] : [])),
  );
  const known = new Set(statesOf(before.definition).map(({ key }) => key));
  for (const [from, to] of Object.entries(map)) {
    if (!known.has(from)) throw invalid(`body.state_map.${from}`, 'is not a state of these records.');
    if (open.has(from))
      throw invalid(`body.state_map.${from}`, 'is a state that stays; its records stay in it.');
    if (!open.has(to!))
      throw invalid(`body.state_map.${from}`, `names "${to}", which is not a state that records can enter.`);
  }
  const counts = await countStates(ctx.db, before.id);
  const archivedBefore = new Set(
    statesOf(before.definition).flatMap(({ key, archived_at: at }) => (at === null ? [] : key)),
  );
  const stays = new Set(statesOf(after).map(({ key }) => key));
  return [...counts].flatMap(([key, count]): CustomObjectImpact[] => {
    const to = map[key];
    // A state that was archived before may keep its records.
    const isFine = open.has(key) || (archivedBefore.has(key) && stays.has(key));
    if (isFine && to === undefined) return [];
    const label = to === undefined ? undefined : open.get(to)!.label;
    return [
      {
        kind: 'state',
        key,
        effect: 'state_changed',
        record_count: count,
        is_blocking: to === undefined,
        message:
          label === undefined
            ? `${count} records are in the state "${key}", which goes or is archived. Give their new state in state_map.`
            : `${count} records move from "${key}" to ${label}.`,
      },
    ];
  });
}

/** Former fields that no longer stand under their key, with where their values go. */
async function removedFieldImpact(
  ctx: Context,
  { before, after, request }: Change,
): Promise<CustomObjectImpact[]> {
  const { field_map: map = {}, drop_values: isDropping = false } = request;
  const removed = before.definition.fields.filter(
    ({ key }) => !after.fields.some((field) => field.key === key),
  );
  requireMap(map, removed, after.fields);
  const counts = await countFieldValues(
    ctx.db,
    before.id,
    removed.map(({ key }) => key),
  );
  const impact: CustomObjectImpact[] = [];
  for (const field of removed) {
    const { key } = field;
    const count = counts.get(key) ?? 0;
    if (count === 0) continue;
    const to = after.fields.find((each) => each.key === map[key]);
    // The other field keeps what it has: of a record that has both, the value that would move goes.
    const had = before.definition.fields.some((each) => each.key === to?.key);
    const dropped = to === undefined ? count : had ? await countDiffering(ctx.db, before.id, key, to.key) : 0;
    if (to !== undefined && count > dropped)
      impact.push({
        kind: 'field',
        key,
        effect: 'values_moved',
        record_count: count - dropped,
        is_blocking: false,
        message: `${count - dropped} values move to ${to.name}.`,
      });
    if (dropped > 0) impact.push(droppedValues(field, to, dropped, isDropping));
  }
  return impact;
}

function droppedValues(
  { key, name }: CustomObjectField,
  to: CustomObjectField | undefined,
  count: number,
  isDropping: boolean,
): CustomObjectImpact {
  const where = to === undefined ? '' : ` of records that have another one in ${to.name}`;
  const cure =
    to === undefined
      ? 'Name the field that takes them over in field_map, or send drop_values to erase them.'
      : `Send drop_values to erase those in ${name}.`;
  return {
    kind: 'field',
    key,
    effect: 'values_dropped',
    record_count: count,
    is_blocking: !isDropping,
    message: isDropping
      ? `${count} values of ${name}${where} are erased.`
      : `${count} records have a value in ${name}${to === undefined ? '' : ` and another one in ${to.name}`}. ${cure}`,
  };
}

function requireMap(
  map: Readonly<Record<string, string | undefined>>,
  removed: readonly CustomObjectField[],
  after: readonly CustomObjectField[],
): void {
  const targets = Object.values(map);
  for (const [from, key] of Object.entries(map)) {
    const place = `body.field_map.${from}`;
    const source = removed.find((field) => field.key === from);
    if (source === undefined) throw invalid(place, 'is not a field that the request removes.');
    const to = after.find((field) => field.key === key);
    if (to === undefined) throw invalid(place, `names "${key}", which is not a field of the new definition.`);
    if (to.type !== source.type)
      throw invalid(
        place,
        `names "${key}", a field of the type ${to.type}; values of "${from}" are of the type ${source.type}.`,
      );
    if (to.type === 'formula') throw invalid(place, 'names a formula, whose values are computed.');
    if (targets.filter((other) => other === key).length > 1)
      throw invalid(place, `names "${key}", which takes over another field already.`);
  }
}

/** Fields that stay under their key, or are renamed, with other settings. */
async function keptFieldImpact(
  ctx: Context,
  { before, after, request }: Change,
): Promise<CustomObjectImpact[]> {
  const { field_map: map = {} } = request;
  const impact: CustomObjectImpact[] = [];
  for (const field of after.fields) {
    const former = before.definition.fields.find(({ id }) => id === field.id);
    // Values come along from a field that goes, into one that was there before.
    const joining = before.definition.fields.filter(
      ({ key, id }) => map[key] === field.key && id !== field.id,
    );
    if (former === undefined && joining.length === 0) continue;
    const sources = [...(former === undefined ? [] : [former]), ...joining];
    impact.push(...(await effectsOn(ctx, before.id, field, former, sources)));
  }
  return impact;
}

async function effectsOn(
  ctx: Context,
  objectId: string,
  field: CustomObjectField,
  former: CustomObjectField | undefined,
  sources: readonly CustomObjectField[],
): Promise<CustomObjectImpact[]> {
  const { key, name } = field;
  const base = { kind: 'field', key } as const;
  if (former !== undefined && former.type !== field.type)
    return [
      {
        ...base,
        effect: 'values_unfit',
        record_count: (await countFieldValues(ctx.db, objectId, [former.key])).get(former.key) ?? 0,
        is_blocking: true,
        message: `${name} is of the type ${former.type}, which is fixed. Remove the field, and add one of the type ${field.type} with another key.`,
      },
    ];
  const impact: CustomObjectImpact[] = [];
  for (const source of sources) {
    if (field.type === 'formula' || isDeepStrictEqual(source.config, field.config)) continue;
    const unfit = await countUnfit(ctx, objectId, source.key, field);
    if (unfit > 0)
      impact.push({
        ...base,
        effect: 'values_unfit',
        record_count: unfit,
        is_blocking: true,
        message: `${unfit} records have a value in ${source.name} that its new settings do not allow. Change these values first.`,
      });
  }
  const isNewlyUnique = field.is_unique && (former?.is_unique !== true || sources.length > 1);
  const keys = sources.map((source) => source.key);
  const shared = isNewlyUnique ? await countShared(ctx.db, objectId, keys) : 0;
  if (shared > 0)
    impact.push({
      ...base,
      effect: 'values_shared',
      record_count: shared,
      is_blocking: true,
      message: `${shared} records share values of ${name}, which is to be unique. Give them different values first.`,
    });
  if (field.is_required && former?.is_required !== true && former !== undefined) {
    const held = (await countFieldValues(ctx.db, objectId, [former.key])).get(former.key) ?? 0;
    const missing = (await countLiveRecords(ctx.db, objectId)) - held;
    if (missing > 0)
      impact.push({
        ...base,
        effect: 'values_missing',
        record_count: missing,
        is_blocking: false,
        message: `${missing} records have no value in ${name}. They stay as they are until it is set.`,
      });
  }
  return impact;
}

async function relationshipImpact(
  ctx: Context,
  { before, after, request }: Change,
): Promise<CustomObjectImpact[]> {
  const impact: CustomObjectImpact[] = [];
  for (const former of before.definition.relationships) {
    const { id, key, name, link_count: count } = former;
    const next = after.relationships.find((each) => each.id === id);
    const base = { kind: 'relationship', key } as const;
    if (next === undefined) {
      if (count === 0) continue;
      const isDropping = request.drop_values === true;
      impact.push({
        ...base,
        effect: 'links_dropped',
        record_count: count,
        is_blocking: !isDropping,
        message: isDropping
          ? `${count} links by ${name} are deleted.`
          : `${count} links follow ${name}. Send drop_values to delete them.`,
      });
      continue;
    }
    if (next.to_custom_object_id !== former.to_custom_object_id && count > 0)
      impact.push({
        ...base,
        effect: 'links_exceeding',
        record_count: count,
        is_blocking: true,
        message: `${count} links follow ${name}, whose target is fixed while it has any. Add another relationship instead.`,
      });
    const exceeding =
      next.cardinality === former.cardinality ? 0 : await countExceeding(ctx.db, id, next.cardinality);
    if (exceeding > 0)
      impact.push({
        ...base,
        effect: 'links_exceeding',
        record_count: exceeding,
        is_blocking: true,
        message: `${exceeding} records have more links by ${name} than ${next.cardinality} allows. Delete some of these first.`,
      });
  }
  return impact;
}
