import { sql, type RawBuilder } from 'kysely';
import type { StatusOption } from '#generated/types.gen.ts';
import type { StatusRecordKind } from '#src/domain/status-options/index.ts';
import type { Db } from '#src/platform/db/index.ts';

/** Whose options they are: the agency's own of a kind, or those of a template for stages. */
export interface OptionHolder {
  readonly kind: StatusRecordKind;
  readonly templateId: string | null;
}

/** Options `o` that meet the condition, as the contract shows them, in order. */
export const optionsWhere = (condition: RawBuilder<boolean>): RawBuilder<StatusOption[]> => sql<
  StatusOption[]
>`(
  select coalesce(json_agg(json_build_object(
    'key', o.key, 'label', o.label, 'color', o.color, 'category', o.category, 'position', o.position,
    'is_default', o.is_default, 'archived_at', app.iso(o.archived_at)) order by o.position, o.key), '[]')
  from status_options o where ${condition})`;

const heldBy = ({ kind, templateId }: OptionHolder) =>
  sql<boolean>`o.record_kind = ${kind} and o.template_id is not distinct from ${templateId}::uuid`;

export async function selectOptions(db: Db, holder: OptionHolder): Promise<StatusOption[]> {
  const { rows } = await sql<{
    options: StatusOption[];
  }>`select ${optionsWhere(heldBy(holder))} as options`.execute(db);
  return rows[0]!.options;
}

/** Nothing refers to an option but the key in the records that have it. */
export async function replaceOptions(
  db: Db,
  holder: OptionHolder,
  options: readonly StatusOption[],
): Promise<void> {
  await Promise.all([
    sql`delete from status_options o where ${heldBy(holder)}`.execute(db),
    sql`insert into status_options (record_kind, template_id, key, label, color, category, position, is_default, archived_at)
      select ${holder.kind}, ${holder.templateId}::uuid, o.* from jsonb_to_recordset(${JSON.stringify(options)}::jsonb) as o
        (key text, label text, color text, category text, position integer, is_default boolean, archived_at timestamptz)`.execute(
      db,
    ),
  ]);
}
