export { listPreferenceKeys } from './list/list-preferences.queries.ts';
