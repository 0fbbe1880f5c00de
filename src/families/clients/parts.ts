export { listPreferenceKeys } from './list-preferences.queries.ts';
