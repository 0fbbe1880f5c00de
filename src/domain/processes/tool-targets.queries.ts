import { sql, type RawBuilder } from 'kysely';
import type { Permission } from '#generated/permissions.ts';
import type { StageToolConfig, StageToolTarget } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import type { ToolTargetKind } from '#src/call/parts.ts';

type TargetKind = StageToolTarget['kind'];

/** Kinds whose names everybody may see whom `can` lets. */
export const nameableKinds = (
  kinds: readonly ToolTargetKind[],
  can: (permission: Permission) => boolean,
): TargetKind[] => kinds.filter(({ permission }) => can(permission)).map(({ kind }) => kind);

/** Table of all records that tools may point to, with `kind`, `id`, `name` and `is_usable`. */
export function toolTargets(
  kinds: readonly ToolTargetKind[],
): RawBuilder<{ kind: TargetKind; id: string; name: string; is_usable: boolean }> {
  const none = sql`select null::text as kind, null::uuid as id, null::text as name, null::boolean as is_usable where false`;
  return sql`(${sql.join([none, ...kinds.map(({ kind, rows }) => sql`select ${sql.lit(kind)}, x.id, x.name, x.is_usable from (${rows}) x`)], sql` union all `)})`;
}

/** What the tool `alias` points to, by its kind and id; both null for types that need nothing else. */
export const targetKind = (
  alias: string,
): RawBuilder<TargetKind | null> => sql`(case ${sql.ref(`${alias}.type`)}
  when 'sop' then 'sop' when 'form' then 'form' when 'automation' then 'automation'
  when 'ai_prompt' then case when ${sql.ref(`${alias}.config`)} ->> 'preset_id' is not null then 'ai_preset' end end)`;
export const targetId = (alias: string): RawBuilder<string | null> => sql`(case ${sql.ref(`${alias}.type`)}
  when 'sop' then ${sql.ref(`${alias}.config`)} ->> 'sop_id' when 'form' then ${sql.ref(`${alias}.config`)} ->> 'form_id'
  when 'automation' then ${sql.ref(`${alias}.config`)} ->> 'automation_id' when 'ai_prompt' then ${sql.ref(`${alias}.config`)} ->> 'preset_id' end)::uuid`;

/** What a configuration points to, as the queries above tell it of a stored tool. */
export function targetOf(
  config: Partial<StageToolConfig> & Pick<StageToolConfig, 'type'>,
): { readonly kind: TargetKind; readonly id: string; readonly property: string } | undefined {
  switch (config.type) {
    case 'sop':
      return config.sop_id === undefined ? undefined : { kind: 'sop', id: config.sop_id, property: 'sop_id' };
    case 'form':
      return config.form_id === undefined
        ? undefined
        : { kind: 'form', id: config.form_id, property: 'form_id' };
    case 'automation':
      return config.automation_id === undefined
        ? undefined
        : { kind: 'automation', id: config.automation_id, property: 'automation_id' };
    case 'ai_prompt':
      return config.preset_id == null
        ? undefined
        : { kind: 'ai_preset', id: config.preset_id, property: 'preset_id' };
    default:
      return undefined;
  }
}

export interface FoundTarget {
  readonly name: string;
  readonly is_usable: boolean;
}

/** Those of them that exist, by kind and id. */
export async function selectTargets(
  {
    db,
    services: {
      parts: { toolTargets: kinds },
    },
  }: Pick<ReadContext, 'db' | 'services'>,
  targets: readonly { readonly kind: TargetKind; readonly id: string }[],
): Promise<Map<string, FoundTarget>> {
  if (targets.length === 0 || kinds.length === 0) return new Map();
  const { rows } = await sql<FoundTarget & { kind: string; id: string }>`
    select t.kind, t.id, t.name, t.is_usable from ${toolTargets(kinds)} t
    join unnest(${targets.map(({ kind }) => kind)}::text[], ${targets.map(({ id }) => id)}::uuid[]) w (kind, id) on w.kind = t.kind and w.id = t.id`.execute(
    db,
  );
  return new Map(rows.map(({ kind, id, ...found }) => [`${kind} ${id}`, found]));
}

/** Those of these steps that their SOPs have, as `<SOP> <step>`. */
export async function selectSopSteps(
  db: ReadContext['db'],
  named: readonly { readonly sopId: string; readonly stepId: string }[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('sop_steps')
    .where(sql<boolean>`id = any(${named.map(({ stepId }) => stepId)}::uuid[])`)
    .where('deleted_at', 'is', null)
    .select(['id', 'sop_id'])
    .execute();
  return new Set(rows.map((row) => `${row.sop_id} ${row.id}`));
}
