import type { ViewsHandlers } from '#generated/console/families/views/handlers.ts';
import { createViewFolder, deleteViewFolder, moveViewFolder, updateViewFolder } from './folders.ts';
import { getViewColumnCatalog, queryViewRecords } from './run.ts';

export default {
  createViewFolder,
  updateViewFolder,
  moveViewFolder,
  deleteViewFolder,
  getViewColumnCatalog,
  queryViewRecords,
} satisfies ViewsHandlers;
