import type { NotificationsHandlers } from '#generated/console/families/notifications/handlers.ts';
import { cancelReminder, listReminders, updateReminder } from './reminders.ts';

export default { listReminders, updateReminder, cancelReminder } satisfies NotificationsHandlers;
