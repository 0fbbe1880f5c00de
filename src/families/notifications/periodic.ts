// What happens when reminders come due; src/compose.ts lists it.
export { reminderTimers } from './reminder-timers.ts';
