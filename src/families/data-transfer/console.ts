import type { DataTransferHandlers } from '#generated/console/families/data-transfer/handlers.ts';
import { createDataExport, getDataExport, listDataExports } from './exports.ts';
import { createDataImport } from './imports/create.ts';
import { deleteDataImport, getDataImport, getDataImportTargets, listDataImports } from './imports/imports.ts';
import { listDataImportRows } from './imports/rows/rows.ts';
import { previewDataImport, runDataImport } from './imports/start.ts';
import { updateDataImport } from './imports/update.ts';

export default {
  getDataImportTargets,
  listDataImports,
  createDataImport,
  getDataImport,
  updateDataImport,
  deleteDataImport,
  previewDataImport,
  runDataImport,
  listDataImportRows,
  listDataExports,
  createDataExport,
  getDataExport,
} satisfies DataTransferHandlers;
