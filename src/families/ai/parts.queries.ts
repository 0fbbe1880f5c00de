import { sql } from 'kysely';
import type { ToolTargetKind } from '#src/call/parts.ts';

/** Presets, as tools of stages point to them. */
export const presetTargets: ToolTargetKind = {
  kind: 'ai_preset',
  permission: 'settings.view',
  rows: sql`select id, name, true as is_usable from ai_presets where deleted_at is null`,
};
