export { changedAssignees, changedTags, requireOneWay } from './lists.ts';
export { countOutcomes, runBulk, runEach } from './outcomes.ts';
export { expectedRevisions } from './revisions.ts';
