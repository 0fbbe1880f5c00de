// What happens to SOPs by time; it is loaded by processes that work.
import { textLanguages } from '#src/domain/text-languages/index.ts';

export { periodicReviews } from './publishing/periodic-reviews.ts';
export { idleViews } from './reading/views.ts';

/** Stores the words of SOPs anew in agencies whose language has changed; until then `app.sop_term` asks for the former ones too. */
export const sopLanguages = textLanguages('languages of SOPs', 'sop_places');
