export { holdSettings, lockAgency, upsertSettings } from './settings.queries.ts';
export { getSettings, updateSettings, type Settings } from './settings.ts';
