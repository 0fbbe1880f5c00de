import type { ReadContext } from '#src/call/context.ts';
import type { Permission } from '#generated/permissions.ts';
import { findTimeZone } from '../reading/references.queries.ts';
import type { ReadColumn, Reading } from '../reading/read-row.ts';
import type { StoredImport } from '../imports.queries.ts';
import { clientKind } from '../targets/client-kind.ts';
import type { ImportedKind, Kind } from '../targets/kinds.ts';
import { recordKind } from '../targets/record-kind.ts';
import type { Target } from '../targets/target.ts';
import { taskKind } from '../targets/task-kind.ts';

export const importedKinds: Readonly<Record<Kind, ImportedKind>> = {
  client: clientKind,
  task: taskKind,
  custom_object_record: recordKind,
};

/** 403 unless the caller may create such records, and edit them. */
export function demandRights(ctx: Pick<ReadContext, 'demand'>, kind: Kind): void {
  const { create, edit } = importedKinds[kind];
  for (const permission of new Set<Permission>([create, edit])) ctx.demand(permission);
}

/** What rows of an import are read and stored with. */
export interface Kit {
  readonly wanted: StoredImport;
  readonly kind: ImportedKind;
  readonly targets: readonly Target[];
  readonly reading: Reading;
  /** Targets by which rows match records. */
  readonly matching: readonly Target[];
}

/** Targets with what is asked of them, as the caller may fill them now. */
export async function loadKit(
  ctx: ReadContext,
  wanted: StoredImport,
  {
    isTrial = false,
    knownTags = new Map<string, boolean>(),
  }: Partial<Pick<Reading, 'isTrial' | 'knownTags'>> = {},
): Promise<Kit> {
  const kind = importedKinds[wanted.record_kind];
  const targets = await kind.targets(ctx, wanted);
  const byKey = new Map(targets.map((target) => [target.key, target]));
  const columns = wanted.mapping.flatMap((mapping): ReadColumn[] => {
    const target = byKey.get(mapping.target);
    return target === undefined ? [] : [{ mapping, target }];
  });
  return {
    wanted,
    kind,
    targets,
    reading: {
      columns,
      sourceName: wanted.source_name,
      timeZone: await findTimeZone(ctx.db),
      knownTags,
      isTrial,
    },
    matching: wanted.match_targets.flatMap((key) => byKey.get(key) ?? []),
  };
}
