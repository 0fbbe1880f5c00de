// What happens to enrolments by time, and in the background; it is loaded by processes that work.
export { enrollmentSteps } from './steps/timers.ts';
export { applyProgram } from './apply/apply.ts';
export { programTasks } from './plan/generate.ts';
