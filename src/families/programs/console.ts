import type { ProgramsHandlers } from '#generated/console/families/programs/handlers.ts';
import { previewClientProgramBilling } from './billing/preview.ts';

export default { previewClientProgramBilling } satisfies ProgramsHandlers;
