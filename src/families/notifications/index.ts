import type { NotificationsHandlers } from '#generated/families/notifications/handlers.ts';
import {
  getUnreadNotificationCount,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from './inbox.ts';
import { createReminder } from './reminders.ts';

export default {
  listNotifications,
  getUnreadNotificationCount,
  markNotificationRead,
  markAllNotificationsRead,
  createReminder,
} satisfies NotificationsHandlers;
