import type { NotificationsHandlers } from '#generated/console/families/notifications/handlers.ts';
import { clearBouncedAddress } from './bounces.ts';
import { createPushDevice, deletePushDevice, listPushDevices } from './devices.ts';
import {
  getNotificationDefaults,
  getNotificationPreferences,
  updateNotificationDefaults,
  updateNotificationPreferences,
} from './preferences.ts';
import { cancelReminder, listReminders, updateReminder } from './reminders.ts';
import { listNotificationTemplates, saveNotificationTemplate } from './templates.ts';

export default {
  listReminders,
  updateReminder,
  cancelReminder,
  getNotificationPreferences,
  updateNotificationPreferences,
  getNotificationDefaults,
  updateNotificationDefaults,
  listPushDevices,
  createPushDevice,
  deletePushDevice,
  clearBouncedAddress,
  listNotificationTemplates,
  saveNotificationTemplate,
} satisfies NotificationsHandlers;
