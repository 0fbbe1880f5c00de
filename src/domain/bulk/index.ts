export { changedAssignees, changedTags, requireOneWay } from './lists.ts';
export { countOutcomes, runBulk, runEach } from './outcomes.ts';
