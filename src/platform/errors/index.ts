// Errors that callers see (problems of the catalogue), and those that end a start.
export { catalogue, type ProblemCode } from './catalogue.ts';
export { unknownChoice } from './choices.ts';
export { atRevision, checkRevision } from './guards.ts';
export { countUnnamed, describeIssues, property, summarize } from './issues.ts';
export { notImplemented } from './not-implemented.ts';
export { conflict, invalid, nameTaken, notFound, problem, Problem, unknownReference } from './problem.ts';
export { StartError } from './start-error.ts';
export { bounded, listed } from './texts.ts';
