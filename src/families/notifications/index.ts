import type { NotificationsHandlers } from '#generated/families/notifications/handlers.ts';
import {
  getUnreadNotificationCount,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from './inbox.ts';
import { listNotificationDeliveries } from './deliveries.ts';
import { createReminder } from './reminders.ts';
import { sendTestNotification } from './test-message.ts';

export default {
  listNotifications,
  getUnreadNotificationCount,
  markNotificationRead,
  markAllNotificationsRead,
  createReminder,
  listNotificationDeliveries,
  sendTestNotification,
} satisfies NotificationsHandlers;
