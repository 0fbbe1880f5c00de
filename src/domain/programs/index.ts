// Enrolments of clients in programs: their states, their billed periods and the schedules of their tasks.
export { findLastBilledDay, selectOpenProrations, type OpenProration } from './periods/periods.queries.ts';
export {
  anchorDayOf,
  billingDateFrom,
  cutAfter,
  isMonthly,
  lastDayAfter,
  periodFrom,
  plusDays,
} from './periods/periods.rules.ts';
export {
  nothing,
  settleChange,
  settledWith,
  settlePaused,
  undone,
  type Settlement,
} from './periods/settlement.rules.ts';
export { isPublished } from './plan/generate.queries.ts';
export { findSchedule, selectSchedules, type StoredSchedule } from './plan/plan.queries.ts';
export { planSchedule, planSchedules, startOf, surroundingsOf, taskTimer } from './plan/plan.ts';
export { checkSchedule } from './plan/schedule-checks.ts';
export { periodsFrom } from './plan/schedule-periods.rules.ts';
export { findContact, type EnrolledContact } from './record/contacts.queries.ts';
export { clientProgramMachine, isOpen, reachableStatuses, standingOf } from './record/machine.rules.ts';
export {
  clientProgramRecord,
  clientPrograms,
  monthlyMinor,
  nextInvoiceDate,
  selectClientProgram,
} from './record/record.queries.ts';
export {
  eventClientProgram,
  findEnrollment,
  lockEnrollment,
  nextInvoiceDay,
  reviseEnrollment,
  selectOpenIds,
  type EnrollmentChange,
  type ScheduledChange,
  type StoredEnrollment,
} from './record/stored.queries.ts';
export { billWhatIsDue, setAdvanceTimer } from './steps/advance.ts';
export { chargesOf, prorationLine, requireFewDue } from './steps/bill.ts';
export { end, withdraw } from './steps/end.ts';
export { resumePaid } from './steps/paid.ts';
export { costOf, findCurrent, lastSettlement, waysOf } from './steps/settle-rest.ts';
export { activate, pause, resume, startingOn, storeChange, type EnrollmentWriter } from './steps/states.ts';
export { changeBilling, isSamePrice, isSameTerms, termsOf, withAnchor, type Terms } from './steps/terms.ts';
