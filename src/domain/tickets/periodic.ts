// What timers do to tickets; it is loaded by processes that work.
export { releases } from './assignment/release.ts';
export { closings } from './change/close-by-itself.ts';
export { atRiskMoments, breachMoments } from './sla/sla-moments.ts';
