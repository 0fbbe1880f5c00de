export {
  capacityBetween,
  capacityOfDay,
  isAbsent,
  ordinaryTime,
  sumMinutes,
  type WorkingTime,
} from './working-time.rules.ts';
