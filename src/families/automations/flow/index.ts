export { findProblems, type FlowFacts, type McpConnectionFacts } from './check.rules.ts';
export { Graph, isDisabled, longestWay, type LoopNode, type TriggerNode } from './graph.rules.ts';
export { labelOf, portsOf, typeLabels } from './ports.rules.ts';
export { errorsAmong } from './problems.ts';
export { nextRun, runsBetween, upcomingRuns, zoneOf, type ScheduleStart } from './schedule.rules.ts';
export { requireFlow } from './shape.rules.ts';
