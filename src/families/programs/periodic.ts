// What programs do in the background; it is loaded by processes that work.
export { applyProgram } from './apply/apply.ts';
