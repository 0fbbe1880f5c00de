// What happens to automations by time and by events; it is loaded by processes that work.
export { dispatching } from './engine/dispatch.ts';
export { automationEvents } from './engine/hits.ts';
export { scheduledStarts } from './engine/schedule.ts';
export { erasure } from './engine/erasure.ts';
export { answerDeadlines, answerReminders, resumedExecutions } from './engine/timers.ts';
export { runExecution } from './engine/worker.ts';
export { runTest } from './tests/runner.ts';
export { resumedTests, testDeadlines } from './tests/timers.ts';
export { priceMeasurements } from './pricing/measure.ts';
