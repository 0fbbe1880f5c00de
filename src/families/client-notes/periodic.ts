// What a worker does to notes from time to time; it is loaded by processes that work.
import { textLanguages } from '#src/domain/text-languages/index.ts';

/** Stores the words of notes anew in agencies whose language has changed; until then `app.any_word` asks for the former ones too. */
export const noteLanguages = textLanguages('languages of notes', 'client_notes');
