import type {
  MarketplaceImportChoices,
  MarketplaceImportPlanRecord,
  MarketplaceImportResolution,
} from '#generated/types.gen.ts';
import { freeKey, freeName } from '#src/domain/names/index.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { packKind } from '../kinds/index.ts';
import type { PackedRecord } from '../package/package.ts';

/** A record of the agency whose name or key one of the item's may have. */
export interface Existing {
  readonly id: string;
  readonly name: string;
  readonly key: string | null;
  /** Keys are unique within it; null where it is the agency. */
  readonly scope: string | null;
}

/** A record of the item, and what becomes of it. */
export interface Planned {
  readonly packed: PackedRecord;
  readonly clash: MarketplaceImportPlanRecord['clash'];
  readonly newKey: string | undefined;
}

type Choice = NonNullable<MarketplaceImportChoices['resolutions']>[number];

/** What an import does with each record, in order. `place` is where the choices stand in the request. */
export function planRecords(
  records: readonly PackedRecord[],
  existing: ReadonlyMap<string, readonly Existing[]>,
  choices: MarketplaceImportChoices,
  place: string,
): Planned[] {
  const chosen = choicesOf(choices, place);
  const plan = records.map((packed) => {
    const choice = chosen.get(packed.source_id);
    chosen.delete(packed.source_id);
    return planOne(packed, existing.get(packed.kind) ?? [], choice);
  });
  for (const [id, { at }] of chosen)
    throw invalid(`${at}.source_id`, `is ${id}, which is no record of the plan.`);
  return plan;
}

interface Placed {
  readonly choice: Choice;
  readonly at: string;
}

function choicesOf({ resolutions = [] }: MarketplaceImportChoices, place: string): Map<string, Placed> {
  const chosen = new Map<string, Placed>();
  for (const [index, choice] of resolutions.entries()) {
    const at = `${place}.resolutions[${index}]`;
    const id = choice.source_id.toLowerCase();
    if (chosen.has(id)) throw invalid(`${at}.source_id`, 'is resolved twice.');
    chosen.set(id, { choice, at });
  }
  return chosen;
}

function planOne(packed: PackedRecord, existing: readonly Existing[], placed: Placed | undefined): Planned {
  const kind = packKind(packed.kind);
  const key = typeof packed.body.key === 'string' ? packed.body.key : undefined;
  const scope = scopeOf(packed);
  const near = existing.filter((each) => each.scope === scope);
  const byKey = key === undefined ? undefined : near.find((each) => each.key === key);
  const found = byKey ?? near.find((each) => same(each.name, packed.name));
  if (found === undefined || kind?.renamed === undefined) {
    if (placed !== undefined)
      throw invalid(`${placed.at}.source_id`, 'is a record without a name clash. Leave it out.');
    return { packed, clash: null, newKey: undefined };
  }
  const allowed = resolutionsOf(packed, byKey !== undefined);
  const resolution = placed?.choice.resolution ?? allowed[0]!;
  if (!allowed.includes(resolution))
    throw invalid(`${placed!.at}.resolution`, `is ${resolution}; possible here: ${allowed.join(', ')}.`);
  const wanted = placed?.choice.name?.trim();
  if (wanted !== undefined && resolution !== 'rename')
    throw invalid(`${placed!.at}.name`, 'is only for the resolution rename. Leave it out.');
  const names = near.map(({ name }) => name.toLowerCase());
  if (wanted !== undefined && names.includes(wanted.toLowerCase()))
    throw invalid(`${placed!.at}.name`, `is the name of another ${kind.noun}. Choose another name.`);
  const newName =
    resolution === 'rename'
      ? (wanted ?? freeName(packed.name, names, Math.max(packed.name.length, minLongest)))
      : null;
  const keys = new Set(near.flatMap((each) => each.key ?? []));
  return {
    packed,
    clash: {
      existing_id: found.id,
      existing_name: found.name,
      resolution,
      allowed_resolutions: [...allowed],
      new_name: newName,
    },
    newKey: newName !== null && key !== undefined && keys.has(key) ? freeKey(key, keys, maxKey) : undefined,
  };
}

const minLongest = 40;
const maxKey = 63;

/** The first one is proposed. Other records name a field by its key, so one with that key is used. */
const resolutionsOf = ({ kind }: PackedRecord, isByKey: boolean): readonly MarketplaceImportResolution[] =>
  kind === 'field' && isByKey ? ['reuse', 'skip'] : ['rename', 'reuse', 'skip'];

const scopeOf = ({ kind, body }: PackedRecord): string | null => packKind(kind)?.scopeOf?.(body) ?? null;

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** A record that is imported although it depends on one that is skipped. */
export function withoutNeeded(plan: readonly Planned[]): { name: string; needs: string } | undefined {
  const skipped = new Map(
    plan
      .filter(({ clash }) => clash?.resolution === 'skip')
      .map(({ packed }) => [packed.source_id, packed.name]),
  );
  for (const { packed, clash } of plan) {
    if (clash?.resolution === 'skip' || clash?.resolution === 'reuse') continue;
    const needed = packed.depends_on_source_ids.find((id) => skipped.has(id));
    if (needed !== undefined) return { name: packed.name, needs: skipped.get(needed)! };
  }
  return undefined;
}
