import type { AiPreset, AiPurpose } from '#generated/types.gen.ts';
import { as } from '#src/platform/db/query/index.ts';
import type { Db } from '#src/platform/db/index.ts';

/** How the agency wants a purpose to be served; null is for what its settings, or the model itself, decide. */
export interface Preset {
  readonly id: string;
  readonly name: string;
  readonly model: string | null;
  readonly tone: AiPreset['tone'];
  readonly instructions: string;
  readonly temperature: number | null;
  readonly max_output_tokens: number | null;
  readonly language: string | null;
  readonly is_memory_used: boolean;
}

/** The named preset, or the default of the purpose; undefined if there is none. */
export const findPreset = (db: Db, purpose: AiPurpose, id: string | undefined): Promise<Preset | undefined> =>
  db
    .selectFrom('ai_presets')
    .where('deleted_at', 'is', null)
    .where('purpose', '=', purpose)
    .where((e) => (id === undefined ? e('is_default', '=', true) : e('id', '=', id)))
    .select([
      'id',
      'name',
      'model',
      as<AiPreset['tone']>()('ai_presets.tone').as('tone'),
      'instructions',
      'temperature',
      'max_output_tokens',
      'language',
      'is_memory_used',
    ])
    .executeTakeFirst();
