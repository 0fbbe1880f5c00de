export { getSettings, updateSettings, type Settings } from './settings.ts';
