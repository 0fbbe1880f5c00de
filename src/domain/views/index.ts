export { placeOfView, viewRecord, visibleViews, type ViewReader } from './views.queries.ts';
