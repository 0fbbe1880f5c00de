// Saved views: who may use which, and the records that they show, for every list that compose.ts names (`ViewedList`).
export { requireAsked, type AskedView } from './asked-view.ts';
export { readTexts } from './cell-texts.ts';
export { checkFilter } from './check-filter.ts';
export { columnsOf, defaultColumns, requireDefinition, type GivenDefinition } from './definition.ts';
export { deleteView, requireUnused } from './delete-view.ts';
export { fieldsOfDisplay, withDefaults } from './display.ts';
export { readFigures, type FigureGroup, type Figures, type FiguresWish } from './figures.ts';
export { exportRows, exportView, type ExportColumn, type ExportedView } from './export-view.ts';
export { findList, requireList, type NamedList } from './find-list.ts';
export { runView } from './run-view.ts';
export { isSummary } from './summaries.queries.ts';
export { viewFolders } from './view-folders.ts';
export { viewKeys } from './view-keys.ts';
export { columnFinder, type RunnableView, type ViewRun } from './view-plan.ts';
export { asSearch, type OptionFace, type ViewCaller, type ViewedList } from './viewed-list.ts';
export {
  findView,
  holdView,
  isEditableBy,
  placeOfView,
  readerOf,
  viewRecord,
  viewStatus,
  visibleViews,
  type ViewReader,
} from './views.queries.ts';
