import type { MarketplaceImportedRecord } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { invokeNamed } from '#src/call/invoke.ts';
import { uuid7 } from '#src/platform/db/query/index.ts';
import { Problem } from '#src/platform/errors/index.ts';
import { packKind, type Content } from '../kinds/index.ts';
import { filledIn } from '../package/placeholders.rules.ts';
import type { ImportPlan } from './plan.ts';
import type { Planned } from './plan.rules.ts';

/** What became of a record, without what the plan knows of it. */
type Outcome = Pick<MarketplaceImportedRecord, 'name' | 'outcome' | 'record_id'>;

/** Creates the records of the plan by the operations of their families, with the caller's rights; throws the first refusal. */
export async function createRecords(
  ctx: WriteContext,
  plan: ImportPlan,
): Promise<MarketplaceImportedRecord[]> {
  const ids = new Ids(plan);
  const imported: MarketplaceImportedRecord[] = [];
  for (const planned of plan.records) {
    const { source_id: sourceId, kind } = planned.packed;
    const outcome = await importOne(ctx, planned, ids);
    if (outcome.record_id !== null) ids.note(sourceId, outcome.record_id, outcome.outcome === 'reused');
    imported.push({ source_id: sourceId, kind, ...outcome });
  }
  return imported;
}

async function importOne(ctx: WriteContext, planned: Planned, ids: Ids): Promise<Outcome> {
  const { packed, clash, newKey } = planned;
  const skipped: Outcome = { name: packed.name, outcome: 'skipped', record_id: null };
  if (clash?.resolution === 'skip') return skipped;
  if (clash?.resolution === 'reuse')
    return { name: clash.existing_name, outcome: 'reused', record_id: clash.existing_id };
  const kind = packKind(packed.kind)!;
  // What is used instead keeps its own layout.
  if (packed.target !== null && packed.depends_on_source_ids.some((id) => ids.isReused(id, packed.target!)))
    return skipped;
  const name = clash?.new_name ?? packed.name;
  const body = clash?.new_name == null ? packed.body : kind.renamed!(packed.body, name, newKey);
  const { operation, input } = kind.create(
    ids.fillIn(body),
    packed.target === null ? undefined : ids.fillIn(packed.target),
  );
  try {
    const answer = (await invokeNamed(ctx, operation, input)) as Content;
    const id = (kind.idOf?.(answer) ?? answer.id) as string;
    return { name, outcome: clash === null ? 'created' : 'renamed', record_id: id };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw new Problem(error.code, `"${packed.name}" could not be created: ${error.message}`, {
      cause: error,
    });
  }
}

/** The agency's ids in place of those of the item. */
class Ids {
  readonly #ids = new Map<string, string>();
  readonly #reused = new Set<string>();
  readonly #chosen: ReadonlyMap<string, string | null>;

  constructor({ preview }: ImportPlan) {
    this.#chosen = new Map(preview.prerequisites.map(({ key, record_id: id }) => [key, id]));
  }

  note(sourceId: string, id: string, isReused: boolean): void {
    this.#ids.set(sourceId, id);
    if (isReused) this.#reused.add(sourceId);
  }

  /** Whether the placeholder stands for a record of the agency that is used instead of the item's. */
  isReused(sourceId: string, placeholder: string): boolean {
    return this.#reused.has(sourceId) && placeholder.includes(sourceId);
  }

  fillIn<T>(value: T): T {
    return filledIn(value, {
      source: (id) => this.#idOf(id),
      mapping: (key) => this.#chosen.get(key) ?? '',
    });
  }

  /** Parts of records, such as steps, get a new id with the first mention. */
  #idOf(sourceId: string): string {
    const known = this.#ids.get(sourceId);
    if (known !== undefined) return known;
    const id = uuid7();
    this.#ids.set(sourceId, id);
    return id;
  }
}
