// What exports do in the background; it is loaded by processes that work.
export { expiredExports } from './expiry.ts';
export { exportData } from './export-job.ts';
