// What exports and imports do in the background; it is loaded by processes that work.
export { expiredExports } from './expiry.ts';
export { exportData } from './export-job.ts';
export { checkData } from './imports/check-job.ts';
export { importData } from './imports/import-job.ts';
