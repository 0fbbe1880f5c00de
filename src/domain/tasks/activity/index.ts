// What happened on a task, in words: one sentence for each entry of its history.
export { latestActivity, listActivity, type ActivityFilters } from './activity.ts';
export { toolOfEntry, withoutHiddenTools, type ListedEntry } from './shown-tools.queries.ts';
