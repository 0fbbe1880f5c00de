import type { ReadContext } from '#src/call/context.ts';
import { planHashOf } from '#src/domain/merge/index.ts';
import { bounded } from '#src/platform/errors/index.ts';
import { packKind, type Content, type PackKind } from '../kinds/index.ts';
import { Collected, keyOf, Requirements, type Member } from './collected.ts';
import { leaksOf } from './leaks.rules.ts';
import { inOrder } from './order.rules.ts';
import { selectChoiceNames, selectFieldIds } from './pack.queries.ts';
import type { Package, PackedRecord } from './package.ts';
import { sourceIdOf } from './placeholders.rules.ts';
import { readRecord } from './read-record.ts';

const maxRecords = 500;
const maxReasons = 50;
const maxReason = 500;
const maxRequirements = 50;
const maxNeeds = 200;
/** A package is read as a whole. */
const maxBytes = 4_000_000;

/** What would be published now. */
export interface Packed extends Package {
  /** Names of the chosen records by their keys, those that the caller can read. */
  readonly names: ReadonlyMap<string, string>;
  /** Why it cannot be published, for people. */
  readonly reasons: readonly string[];
  readonly hash: string;
}

interface Found extends Member {
  readonly sourceId: string;
  readonly needs: readonly string[];
  readonly packed: PackedRecord;
}

/**
 * The records that were chosen, with all that they depend on, as they are now. They are read by the operations of their families with the
 * caller's rights: nobody publishes what they cannot read.
 */
export async function pack(ctx: ReadContext, listingId: string, chosen: readonly Member[]): Promise<Packed> {
  const requirements = new Requirements(await selectChoiceNames(ctx.db));
  const isChosen = new Set(chosen.map(keyOf));
  const names = new Map<string, string>();
  const reasons: string[] = [];
  const found: Found[] = [];
  const seen = new Set<string>(isChosen);
  const waiting: (Member & { readonly of?: string })[] = [...chosen];
  for (let member = waiting.shift(); member !== undefined; member = waiting.shift()) {
    if (found.length >= maxRecords) {
      reasons.push(`The item has more than ${maxRecords} records. Divide it.`);
      break;
    }
    const kind = packKind(member.kind);
    const read = await readMember(ctx, kind, member);
    if (typeof read === 'string') {
      reasons.push(read);
      continue;
    }
    const refs = new Collected(listingId, isChosen, requirements);
    const packed = packOne(kind!, member, read, refs, isChosen.has(keyOf(member)), listingId);
    if (packed.is_chosen) names.set(keyOf(member), packed.name);
    const fields = (await selectFieldIds(ctx.db, refs.fields)).map((id) => ({ kind: 'field' as const, id }));
    const needed = [...refs.members, ...fields].filter((each) => keyOf(each) !== keyOf(member!));
    const needs = [...new Set(needed.map((each) => sourceIdOf(listingId, keyOf(each))))];
    for (const each of needed) {
      if (seen.has(keyOf(each))) continue;
      seen.add(keyOf(each));
      waiting.push({ ...each, of: packed.name });
    }
    reasons.push(...reasonsOf(packed, refs, needs));
    found.push({
      ...member,
      sourceId: packed.source_id,
      needs,
      packed: { ...packed, depends_on_source_ids: needs },
    });
  }
  const { ordered, circle } = inOrder(found);
  if (circle !== undefined)
    reasons.push(
      `"${circle[0].packed.name}" and "${circle[1].packed.name}" refer to each other. Take one reference out.`,
    );
  const records = ordered.map(({ packed }) => packed);
  if (Buffer.byteLength(JSON.stringify(records)) > maxBytes)
    reasons.push(`The item is larger than ${maxBytes / 1_000_000} MB. Divide it.`);
  const list = requirements.list();
  if (list.length > maxRequirements)
    reasons.push(
      `The item needs more than ${maxRequirements} profiles, inboxes and integrations. Divide it.`,
    );
  return {
    records,
    requirements: list.slice(0, maxRequirements),
    names,
    reasons: reasons.slice(0, maxReasons).map((reason) => bounded(reason, maxReason)),
    hash: planHashOf({ records, requirements: list }),
  };
}

function packOne(
  kind: PackKind,
  member: Member,
  record: Content,
  refs: Collected,
  isChosen: boolean,
  listingId: string,
): PackedRecord {
  const target = kind.target?.(record, refs) ?? null;
  return {
    source_id: sourceIdOf(listingId, keyOf(member)),
    kind: member.kind,
    name: kind.nameOf(record).slice(0, maxName),
    is_chosen: isChosen,
    depends_on_source_ids: [],
    target,
    body: kind.body(record, refs),
  };
}

const maxName = 300;

/** The record, or why it cannot be a part of the item. */
async function readMember(
  ctx: ReadContext,
  kind: PackKind | undefined,
  { kind: name, id, of }: Member & { readonly of?: string },
): Promise<Content | string> {
  const depends = of === undefined ? 'A chosen record' : `"${of}" refers to a record that`;
  if (kind === undefined)
    return `${depends} is of the kind ${name}, which items cannot contain. Take it out.`;
  const record = await readRecord(ctx, kind, id);
  if (record !== undefined) return record;
  return of === undefined
    ? `A chosen ${kind.noun} was deleted, or you cannot read it. Take it out.`
    : `"${of}" refers to ${/^[aeioS]/.test(kind.noun) ? 'an' : 'a'} ${kind.noun} that was deleted, or that you cannot read.`;
}

function reasonsOf(packed: PackedRecord, refs: Collected, needs: readonly string[]): string[] {
  return [
    ...leaksOf(packed.body).map(
      ({ place, what }) => `"${packed.name}" contains ${what} at ${place}. Take it out before publishing.`,
    ),
    ...refs.missing.map((noun) => `"${packed.name}" refers to a ${noun} that was deleted.`),
    ...(needs.length > maxNeeds ? [`"${packed.name}" refers to more than ${maxNeeds} records.`] : []),
  ];
}
