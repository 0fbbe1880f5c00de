import type { ProgramsHandlers } from '#generated/families/programs/handlers.ts';
import { updateClientProgramBilling, updateClientProgramTaxRate } from './billing/update-billing.ts';
import { getProgramDefinition, listProgramDefinitions } from './definitions/definitions.ts';
import { manageProgramDefinition } from './definitions/manage.ts';
import { getClientProgram } from './enrollments/enrollment.ts';
import {
  listAvailableClientPrograms,
  listClientPrograms,
  listClientProgramSubscribers,
} from './enrollments/lists.ts';
import { manageClientProgram } from './enrollments/manage.ts';
import { transitionClientProgram } from './enrollments/transition.ts';
import { updateClientProgram } from './enrollments/update.ts';
import { getProgramDefinitionDetails } from './offers/details.ts';
import { createProgram, duplicateProgram, listPrograms } from './offers/programs.ts';
import { updateProgram } from './apply/update.ts';
import { listClientProgramProcesses, manageClientProgramSchedule } from './schedules/manage.ts';

export default {
  listClientProgramProcesses,
  manageClientProgramSchedule,
  listClientPrograms,
  listAvailableClientPrograms,
  manageClientProgram,
  listClientProgramSubscribers,
  getClientProgram,
  updateClientProgram,
  updateClientProgramBilling,
  updateClientProgramTaxRate,
  transitionClientProgram,
  listProgramDefinitions,
  manageProgramDefinition,
  getProgramDefinition,
  listPrograms,
  createProgram,
  updateProgram,
  getProgramDefinitionDetails,
  duplicateProgram,
} satisfies ProgramsHandlers;
