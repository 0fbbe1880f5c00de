import type { ViewsHandlers } from '#generated/families/views/handlers.ts';
import { moveView, updateView } from './change.ts';
import { bulkDeleteViews, deleteViews } from './delete.ts';
import { listViewFolders } from './folders.ts';
import { getView } from './run.ts';
import { createView, duplicateView, listViews } from './views.ts';

export default {
  listViewFolders,
  listViews,
  createView,
  updateView,
  deleteViews,
  bulkDeleteViews,
  duplicateView,
  moveView,
  getView,
} satisfies ViewsHandlers;
