import { sql } from 'kysely';
import type { StageTool } from '#generated/types.gen.ts';
import type { KeyHolder } from '#src/call/parts.ts';
import type { Db } from '#src/platform/db/index.ts';
import { listed } from '#src/platform/errors/index.ts';
import type { ProcessSnapshot } from './snapshot.ts';

const maxNamed = 10;

/** Processes whose stages require the field, or that put an answer into it. New tasks do without required fields that are gone, but not prompts. */
const naming = (key: string) => sql`(
  select p.name from process_definitions p
  left join process_versions v on v.tenant_id = p.tenant_id and v.process_definition_id = p.id and v.version = p.version
  where p.deleted_at is null and (
    exists (select from process_stages s where s.tenant_id = p.tenant_id and s.process_definition_id = p.id and ${key} = any(s.required_field_keys))
    or exists (select from stage_tools o where o.tenant_id = p.tenant_id and o.process_definition_id = p.id and o.config ->> 'output_field_key' = ${key})
    or v.snapshot @> ${JSON.stringify({ stages: [{ tools: [{ config: { output_field_key: key } }] }] })}::jsonb))`;

// Stages name the fields that they require, and prompts the field that takes the answer, by key. Published versions and the
// stages of tasks are taken along: it is the same field, and they could not be completed otherwise.
export const processKeys: KeyHolder = {
  kind: 'process',
  recordKind: 'task',
  async count(db, { key }) {
    const {
      rows: [row],
    } = await sql<{ count: number }>`select count(*) as count from ${naming(key)} p`.execute(db);
    return row!.count;
  },
  async describeNeed(db, key) {
    const { rows } = await sql<{ name: string }>`
      select p.name from ${naming(key)} p order by p.name limit ${maxNamed}`.execute(db);
    return rows.length === 0
      ? undefined
      : `the stages or tools of the processes ${listed(rows.map(({ name }) => `"${name}"`))}`;
  },
  async rename(db, from, to) {
    await sql`update process_stages set required_field_keys = array_replace(required_field_keys, ${from}, ${to}) where ${from} = any(required_field_keys)`.execute(
      db,
    );
    await sql`update stage_tools set config = jsonb_set(config, '{output_field_key}', to_jsonb(${to}::text)) where config ->> 'output_field_key' = ${from}`.execute(
      db,
    );
    await sql`update task_stages set required_field_keys = array_replace(required_field_keys, ${from}, ${to}) where ${from} = any(required_field_keys)`.execute(
      db,
    );
    return renameInVersions(db, from, to);
  },
};

async function renameInVersions(db: Db, from: string, to: string): Promise<number> {
  const rows = await db
    .selectFrom('process_versions')
    .where(
      sql<boolean>`(snapshot @> ${JSON.stringify({ stages: [{ required_field_keys: [from] }] })}::jsonb
      or snapshot @> ${JSON.stringify({ stages: [{ tools: [{ config: { output_field_key: from } }] }] })}::jsonb)`,
    )
    .select(['process_definition_id', 'version', 'snapshot'])
    .execute();
  for (const { process_definition_id: id, version, snapshot } of rows) {
    await db
      .updateTable('process_versions')
      .set({ snapshot: JSON.stringify(renamed(snapshot as unknown as ProcessSnapshot, from, to)) })
      .where('process_definition_id', '=', id)
      .where('version', '=', version)
      .execute();
  }
  return rows.length;
}

function renamed(snapshot: ProcessSnapshot, from: string, to: string): ProcessSnapshot {
  const tool = (each: StageTool): StageTool =>
    each.config.type === 'ai_prompt' && each.config.output_field_key === from
      ? { ...each, config: { ...each.config, output_field_key: to } }
      : each;
  return {
    ...snapshot,
    stages: snapshot.stages.map((stage) => ({
      ...stage,
      required_field_keys: stage.required_field_keys.map((key) => (key === from ? to : key)),
      tools: stage.tools.map(tool),
    })),
  };
}
