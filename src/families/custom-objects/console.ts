import type { CustomObjectsHandlers } from '#generated/console/families/custom-objects/handlers.ts';
import {
  bulkArchiveCustomObjectRecords,
  bulkDeleteCustomObjectRecords,
  bulkTransitionCustomObjectRecords,
  bulkUpdateCustomObjectRecords,
} from './records/bulk.ts';

export default {
  bulkUpdateCustomObjectRecords,
  bulkTransitionCustomObjectRecords,
  bulkArchiveCustomObjectRecords,
  bulkDeleteCustomObjectRecords,
} satisfies CustomObjectsHandlers;
