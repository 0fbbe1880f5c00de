import type { Result, WriteContext } from '#src/call/context.ts';
import type { ClientNote } from '#generated/types.gen.ts';
import type {
  UpdateClientNoteFavoriteInput,
  UpdateClientNotePinInput,
} from '#generated/families/client-notes/handlers.ts';
import { changeNote, showNote } from './client-notes.ts';
import { deleteFavorite, insertFavorite } from './favorites.queries.ts';

/** A pin is for everybody: a change of the note like any other. */
export const updateClientNotePin = (
  ctx: WriteContext<'client_note.updated'>,
  { path, body }: UpdateClientNotePinInput,
) => changeNote(ctx, path.id, { is_pinned: body.is_pinned }, body.expected_revision);

/** A favourite is the caller's own: the note stays as it is, and nobody is told. */
export async function updateClientNoteFavorite(
  ctx: WriteContext,
  { path, body }: UpdateClientNoteFavoriteInput,
): Promise<Result<ClientNote>> {
  await showNote(ctx, path.id);
  const { userId } = ctx.identity;
  const isChanged = body.is_favorite
    ? await insertFavorite(ctx.db, path.id, userId, ctx.now)
    : await deleteFavorite(ctx.db, path.id, userId);
  if (isChanged)
    ctx.audit({
      recordKind: 'client_note',
      recordId: path.id,
      action: body.is_favorite ? 'favorited' : 'unfavorited',
    });
  return showNote(ctx, path.id);
}
