// What happens to enrolments by time, and in the background; it is loaded by processes that work.
export { enrollmentSteps, followInvoice, programTasks } from '#src/domain/programs/index.ts';
export { applyProgram } from './apply/apply.ts';
