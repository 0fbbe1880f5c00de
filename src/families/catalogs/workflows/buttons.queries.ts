import { sql } from 'kysely';
import type { CatalogsHandlers } from '#generated/families/catalogs/handlers.ts';
import type { ManualTriggerButton } from '#generated/types.gen.ts';
import { namedRefFrom } from '#src/domain/refs/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  by,
  byName,
  holds,
  list,
  mentions,
  oneOf,
  oneOfIds,
  oneOfKeys,
  record,
} from '#src/platform/db/query/index.ts';

/** Whether the caller may click. */
export interface ButtonReader {
  readonly mayRun: boolean;
}

/** One row for each button of a published flow. */
const buttons = (db: Db) =>
  db
    .selectFrom('automations as a')
    .innerJoin('automation_versions as v', (join) =>
      join
        .onRef('v.tenant_id', '=', 'a.tenant_id')
        .onRef('v.automation_id', '=', 'a.id')
        .onRef('v.version', '=', 'a.published_version'),
    )
    .innerJoinLateral(
      () =>
        sql<{ id: string; key: string; label: string; button: Record<string, unknown> }>`(
          select (button ->> 'id')::uuid as id, button ->> 'key' as key, (button ->> 'label') collate app.unicode as label, button
          from jsonb_array_elements(v.config -> 'nodes') node, jsonb_array_elements(node -> 'config' -> 'buttons') button
          where node ->> 'type' = 'trigger')`.as('b'),
      (join) => join.onTrue(),
    )
    .where('a.deleted_at', 'is', null)
    .where('a.live_trigger_type', '=', 'manual_button');

async function selectKeys(db: Db): Promise<string[]> {
  const rows = await buttons(db).select('b.key').distinct().orderBy('b.key').execute();
  return rows.map(({ key }) => key);
}

const isEnabled = sql<boolean>`(a.status = 'active')`;
const canRun = (mayRun: boolean) => sql<boolean>`(a.status = 'active' and ${sql.lit(mayRun)})`;

const buttonRecord = (query: ReturnType<typeof buttons>, { mayRun }: ButtonReader) =>
  record<ManualTriggerButton>()(
    query.select([
      'b.id',
      'b.key',
      'b.label',
      sql<ManualTriggerButton['icon']>`b.button ->> 'icon'`.as('icon'),
      namedRefFrom('a.id', 'a.name').as('automation'),
      sql<ManualTriggerButton['record_kinds']>`coalesce(b.button -> 'record_kinds', '[]')`.as('record_kinds'),
      sql<string[]>`coalesce(b.button -> 'definition_ids', '[]')`.as('definition_ids'),
      sql<ManualTriggerButton['inputs']>`coalesce(b.button -> 'inputs', '[]')`.as('inputs'),
      sql<boolean>`coalesce((b.button ->> 'has_confirmation')::boolean, false)`.as('has_confirmation'),
      sql<string | null>`b.button ->> 'confirmation_text'`.as('confirmation_text'),
      isEnabled.as('is_enabled'),
      canRun(mayRun).as('can_run'),
    ]),
  );

export const buttonList = list<CatalogsHandlers['listManualTriggerButtons'], ButtonReader>()({
  rows: buttons,
  record: buttonRecord,
  id: 'b.id',
  filters: {
    id: oneOfIds('b.id'),
    key: oneOfKeys(selectKeys, oneOf('b.key')),
    automation_id: oneOfIds('a.id'),
    record_kind: (kinds: readonly string[]) =>
      sql<boolean>`coalesce(b.button -> 'record_kinds', '[]') ?| ${kinds}::text[]`,
    is_enabled: holds(isEnabled),
    can_run: (wanted: boolean, { mayRun }) => (wanted ? canRun(mayRun) : sql<boolean>`not ${canRun(mayRun)}`),
    search: mentions('b.label', 'b.key', 'a.name'),
  },
  sorts: { label: byName('b.label'), key: by('b.key'), automation_name: byName('a.name') },
});
