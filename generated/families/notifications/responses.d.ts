// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly listNotificationDeliveries: Readonly<Record<string, Validate>>;
  readonly sendTestNotification: Readonly<Record<string, Validate>>;
  readonly listNotifications: Readonly<Record<string, Validate>>;
  readonly markAllNotificationsRead: Readonly<Record<string, Validate>>;
  readonly createReminder: Readonly<Record<string, Validate>>;
  readonly getUnreadNotificationCount: Readonly<Record<string, Validate>>;
  readonly markNotificationRead: Readonly<Record<string, Validate>>;
};
