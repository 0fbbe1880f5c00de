// What happens to SOPs by time; it is loaded by processes that work.
export { periodicReviews } from './publishing/periodic-reviews.ts';
export { idleViews } from './reading/views.ts';
