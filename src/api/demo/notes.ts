import type { ClientNoteCreate } from '#generated/types.gen.ts';
import type { Call } from './caller.ts';
import type { Random } from './random.ts';
import { notes } from './words.ts';

/** A few notes on a client, now and then in a folder, pinned or marked as a favourite. */
export async function fillNotes(call: Call, random: Random, clientId: string): Promise<void> {
  const chosen = random.sample(notes, random.pick([0, 1, 1, 2, 3]));
  if (chosen.length === 0) return;
  const hasFolder = random.chance(0.15);
  const folderId: string | null = hasFolder
    ? (await call('createClientNoteFolder', { body: { name: 'Meetings', client_id: clientId } })).id
    : null;
  for (const { title, body } of chosen) {
    const note: ClientNoteCreate = {
      client_id: clientId,
      folder_id: folderId,
      title,
      body_text: body,
      is_pinned: random.chance(0.1),
    };
    const { id } = await call('createClientNote', { body: note });
    if (random.chance(0.1))
      await call('updateClientNoteFavorite', { path: { id }, body: { is_favorite: true } });
  }
}
