import type { ProgramsHandlers } from '#generated/console/families/programs/handlers.ts';
import { previewClientProgramBilling } from './billing/preview.ts';
import { issueClientProgramLink } from './enrollments/client-link.ts';

export default { previewClientProgramBilling, issueClientProgramLink } satisfies ProgramsHandlers;
