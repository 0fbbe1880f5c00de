import type { DataTransferHandlers } from '#generated/console/families/data-transfer/handlers.ts';
import { createDataExport, getDataExport, listDataExports } from './exports.ts';

export default { listDataExports, createDataExport, getDataExport } satisfies DataTransferHandlers;
