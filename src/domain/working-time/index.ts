export { findAgencyHours } from './agency-hours.queries.ts';
export {
  afterBusinessMs,
  businessMsBetween,
  businessStretches,
  hoursFault,
  isBusinessTime,
  type BusinessHours,
} from './business-hours.rules.ts';
export {
  capacityBetween,
  capacityOfDay,
  dayIn,
  instantAt,
  isAbsent,
  nextDay,
  nextWorkingTime,
  ordinaryTime,
  sumMinutes,
  type WorkingTime,
} from './working-time.rules.ts';
