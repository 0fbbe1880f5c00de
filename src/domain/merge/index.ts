export { moveAnchors } from './anchors.queries.ts';
export { planHashOf, requireSamePlan } from './plan-hash.ts';
