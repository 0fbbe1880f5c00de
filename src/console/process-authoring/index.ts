import type { ProcessAuthoringHandlers } from '#generated/console/families/process-authoring/handlers.ts';
import { archiveProcess, createProcess, publishProcess, unarchiveProcess, updateProcess } from './processes.ts';
import { replaceProcessStages } from './stages.ts';
import { getProcessText, importProcess, replaceProcessText } from './text.ts';
import { duplicateProcess, listProcessVersions, restoreProcess } from './versions.ts';

export default {
  createProcess,
  importProcess,
  updateProcess,
  replaceProcessStages,
  publishProcess,
  restoreProcess,
  archiveProcess,
  unarchiveProcess,
  duplicateProcess,
  listProcessVersions,
  getProcessText,
  replaceProcessText,
} satisfies ProcessAuthoringHandlers;
