export { listPreferenceKeys } from './list/list-preferences.queries.ts';
export { selectingClients } from './services/services.queries.ts';
