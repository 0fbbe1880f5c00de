import type { StatusOptionsHandlers } from '#generated/families/status-options/handlers.ts';
import { listCustomObjectStatusOptions } from './custom-objects.ts';
import { readEffectiveStageStatuses } from './stages.ts';
import { readStatusOptions, updateStatusOptions } from './status-sets.ts';
import {
  archiveTagPriorityOptions,
  deleteTagPriorityOptions,
  restoreTagPriorityOptions,
} from './tag-priority-bulk.ts';
import { readTagPriorityOptions, saveTagPriorityOption } from './tag-priority.ts';
import { deleteStatusTemplates, listStatusTemplates, saveStatusTemplate } from './templates.ts';

export default {
  listCustomObjectStatusOptions,
  updateStatusOptions,
  readStatusOptions,
  readEffectiveStageStatuses,
  saveTagPriorityOption,
  deleteTagPriorityOptions,
  archiveTagPriorityOptions,
  readTagPriorityOptions,
  restoreTagPriorityOptions,
  saveStatusTemplate,
  deleteStatusTemplates,
  listStatusTemplates,
} satisfies StatusOptionsHandlers;
