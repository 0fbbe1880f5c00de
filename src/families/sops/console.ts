import type { SopsHandlers } from '#generated/console/families/sops/handlers.ts';
import { exportSop } from './documents/export.ts';
import { importSop } from './documents/import.ts';
import { listSopFeedback, updateSopFeedback } from './feedback/feedback.ts';
import { bulkUpdateSops } from './library/bulk.ts';
import { deleteSopTag, updateSopTag } from './library/tags.ts';
import { listSopUsages } from './library/usages.ts';
import { listSopReaders } from './reading/views.ts';
import { getSopSettings, updateSopSettings } from './record/settings.ts';

export default {
  bulkUpdateSops,
  importSop,
  exportSop,
  listSopUsages,
  listSopReaders,
  listSopFeedback,
  updateSopFeedback,
  getSopSettings,
  updateSopSettings,
  updateSopTag,
  deleteSopTag,
} satisfies SopsHandlers;
