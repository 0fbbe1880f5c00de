import { sql } from 'kysely';
import type { ToolTargetKind } from '#src/call/parts.ts';

/** Presets, as tools of stages point to them: those for another purpose cannot be used. */
export const presetTargets: ToolTargetKind = {
  kind: 'ai_preset',
  permission: 'settings.view',
  rows: sql`select id, name, purpose = 'stage_tool' as is_usable from ai_presets where deleted_at is null`,
  async hold({ db }, ids) {
    await sql`select from ai_presets where id = any(${[...ids]}::uuid[]) and deleted_at is null order by id for share`.execute(
      db,
    );
  },
};
