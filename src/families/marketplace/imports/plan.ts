import type {
  MarketplaceContentKind,
  MarketplaceImportChoices,
  MarketplaceImportPlanRecord,
  MarketplaceImportPreview,
} from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { stemOf } from '#src/domain/names/index.ts';
import { planHashOf } from '#src/domain/merge/index.ts';
import { visibleTargets } from '#src/domain/records/index.ts';
import { literally } from '#src/platform/db/query/index.ts';
import { conflict, problem } from '#src/platform/errors/index.ts';
import type { PackedRecord } from '../package/package.ts';
import { selectExisting } from './existing.queries.ts';
import * as queries from './imports.queries.ts';
import { planRecords, type Existing, type Planned } from './plan.rules.ts';
import { prerequisitesOf } from './prerequisites.ts';

export interface ImportPlan {
  readonly preview: MarketplaceImportPreview;
  readonly records: readonly Planned[];
}

/** The plan of an import of the version, by what the agency has now. */
export async function planImport(
  ctx: ReadContext,
  download: queries.StoredDownload,
  version: string,
  choices: MarketplaceImportChoices,
  place: string,
): Promise<ImportPlan> {
  const found = await queries.findPackage(ctx.db, download.item_id, version);
  if (found === undefined) throw problem('not_found', `The item has no version ${version}.`);
  const records = planRecords(found.records, await existingOf(ctx, found.records), choices, place);
  const prerequisites = await prerequisitesOf(ctx, found.requirements, choices, place);
  const shown = records.map(shownOf);
  const required = prerequisites.filter((each) => each.is_required);
  return {
    records,
    preview: {
      download_id: download.id,
      item: { id: download.item_id, slug: download.slug, name: download.name },
      version,
      can_apply: required.every((each) => each.is_met),
      plan_hash: planHashOf({
        version,
        records: shown,
        chosen: required.map(({ key, record_id: id }) => [key, id]).sort(),
      }),
      records: shown,
      prerequisites,
      previous_import_count: download.import_count,
    },
  };
}

const shownOf = ({ packed, clash }: Planned): MarketplaceImportPlanRecord => ({
  source_id: packed.source_id,
  kind: packed.kind,
  name: packed.name,
  depends_on_source_ids: [...packed.depends_on_source_ids],
  clash,
});

async function existingOf(
  ctx: ReadContext,
  records: readonly PackedRecord[],
): Promise<ReadonlyMap<string, readonly Existing[]>> {
  const existing = new Map<string, readonly Existing[]>();
  for (const kind of new Set(records.map((each) => each.kind))) {
    const ofKind = records.filter((each) => each.kind === kind);
    const names = ofKind.map(({ name }) => `${literally(stemOf(name).toLowerCase())}%`);
    const keys = ofKind.flatMap(({ body }) =>
      typeof body.key === 'string' ? [`${literally(body.key.replace(/_\d{1,6}$/, ''))}%`] : [],
    );
    const found = await selectExisting(ctx.db, kind, { names, keys }, ctx.identity.userId);
    existing.set(kind, await seenOf(ctx, kind, found));
  }
  return existing;
}

/** Those that the caller sees, of kinds with private records: a clash would tell of the others. */
async function seenOf(
  ctx: ReadContext,
  kind: MarketplaceContentKind,
  found: readonly Existing[],
): Promise<readonly Existing[]> {
  if ((kind !== 'sop' && kind !== 'training_course') || found.length === 0) return found;
  const seen = await visibleTargets(
    ctx,
    found.map(({ id }) => ({ kind, id })),
  );
  const ids = new Set(seen.map(({ id }) => id));
  return found.filter(({ id }) => ids.has(id));
}

/** 409 for a download that cannot be imported now. */
export function requireImportable({ status, is_importing: isImporting }: queries.StoredDownload): void {
  if (status !== 'acquired')
    throw problem('state_conflict', `The download is ${status}, so it cannot be imported yet.`);
  if (isImporting) throw conflict('An import of this download is running. Wait until it has finished.');
}
