// What happens to enrolments by time, and in the background; it is loaded by processes that work.
export { enrollmentSteps } from './enrollments/timers.ts';
export { applyProgram } from './offers/apply.ts';
export { programTasks } from './schedules/generate.ts';
