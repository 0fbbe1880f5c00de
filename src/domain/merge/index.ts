export { planHashOf, requireSamePlan } from './plan-hash.ts';
