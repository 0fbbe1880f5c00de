export {
  capacityBetween,
  capacityOfDay,
  instantAt,
  isAbsent,
  nextWorkingTime,
  ordinaryTime,
  sumMinutes,
  type WorkingTime,
} from './working-time.rules.ts';
