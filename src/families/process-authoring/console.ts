import type { ProcessAuthoringHandlers } from '#generated/console/families/process-authoring/handlers.ts';
import {
  archiveProcess,
  createProcess,
  publishProcess,
  unarchiveProcess,
  updateProcess,
} from './processes.ts';
import { replaceProcessStages } from './stages.ts';
import { duplicateProcess, listProcessVersions, restoreProcess } from './versions.ts';

/** Loaded with the first text: what reads and writes YAML is a fourteenth of all that a start would load, and seldom needed. */
const texts = () => import('./text.ts');

export default {
  createProcess,
  importProcess: async (ctx, input) => (await texts()).importProcess(ctx, input),
  updateProcess,
  replaceProcessStages,
  publishProcess,
  restoreProcess,
  archiveProcess,
  unarchiveProcess,
  duplicateProcess,
  listProcessVersions,
  getProcessText: async (ctx, input) => (await texts()).getProcessText(ctx, input),
  replaceProcessText: async (ctx, input) => (await texts()).replaceProcessText(ctx, input),
} satisfies ProcessAuthoringHandlers;
