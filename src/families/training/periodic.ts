// What happens in training by time; it is loaded by processes that work.
export { renderCertificates } from './certificates/render.ts';
export { attemptDeadlines } from './grading/expire.ts';
export { regradeAssessment } from './grading/regrade-job.ts';
export { certificationExpiry, dueReminders, memberCoverage } from './runs/timers.ts';
