// Lists of records with custom fields: trees of filters, sorts by a field and saved views follow from their columns.
export {
  newest,
  recordList,
  stillSound,
  viewConditions,
  type RecordList,
  type SavedView,
} from './record-list.ts';
