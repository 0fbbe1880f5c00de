export { changedAssignees, changedLists, changedTags, requireOneWay } from './lists.ts';
export { countOutcomes, runBulk, runEach, type ItemOutcome } from './outcomes.ts';
export { expectedRevisions } from './revisions.ts';
export { withoutTrace } from './savepoints.queries.ts';
