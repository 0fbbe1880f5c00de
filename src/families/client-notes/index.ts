import type { ClientNotesHandlers } from '#generated/families/client-notes/handlers.ts';
import {
  createClientNote,
  deleteClientNote,
  getClientNote,
  listClientNotes,
  updateClientNote,
} from './client-notes.ts';
import { updateClientNoteFavorite, updateClientNotePin } from './marks.ts';
import {
  createClientNoteFolder,
  deleteClientNoteFolder,
  listClientNoteFolders,
  updateClientNoteFolder,
} from './note-folders.ts';

export default {
  listClientNoteFolders,
  createClientNoteFolder,
  updateClientNoteFolder,
  deleteClientNoteFolder,
  listClientNotes,
  createClientNote,
  getClientNote,
  updateClientNote,
  deleteClientNote,
  updateClientNoteFavorite,
  updateClientNotePin,
} satisfies ClientNotesHandlers;
