import { sql } from 'kysely';
import type { TicketStyleProfile } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

/** A profile that says nothing. */
export const emptyProfile: TicketStyleProfile = {
  description: null,
  language: null,
  formality: 'neutral',
  sentence_length: 'medium',
  greeting: null,
  sign_off: null,
  can_use_emojis: false,
  dos: [],
  donts: [],
  vocabulary: [],
  samples: [],
  revision: 1,
  updated_at: null,
  updated_by: null,
};

export async function selectStyleProfile(db: Db): Promise<TicketStyleProfile> {
  const { rows } = await sql<TicketStyleProfile>`
    select description, language, formality, sentence_length, greeting, sign_off, can_use_emojis, dos, donts, vocabulary, samples, revision,
      app.iso(updated_at) as updated_at, updated_by
    from ticket_style_settings`.execute(db);
  return rows[0] ?? emptyProfile;
}
