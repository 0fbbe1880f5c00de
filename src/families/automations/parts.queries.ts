import { sql } from 'kysely';
import type { ProcessUser, ToolTargetKind } from '#src/call/parts.ts';
import { countedIfAny } from '#src/platform/counted.ts';

/** Automations that stages of processes can run. */
export const automationTargets: ToolTargetKind = {
  kind: 'automation',
  permission: 'automations.view',
  rows: sql`select id, name, status not in ('draft', 'disabled') as is_usable from automations where deleted_at is null`,
};

/** Published flows whose steps start a process. */
export const startingAutomations: ProcessUser = {
  async describe({ db }, processDefinitionId) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from automations a
      join automation_versions v on v.tenant_id = a.tenant_id and v.automation_id = a.id and v.version = a.published_version
      where a.deleted_at is null and a.live_action_keys && array['create_task']
        and exists (select from jsonb_array_elements(v.config -> 'nodes') node
          where node -> 'config' -> 'inputs' ->> 'process_definition_id' = ${processDefinitionId})`.execute(
      db,
    );
    return countedIfAny(rows[0]!.count, 'automation');
  },
};
