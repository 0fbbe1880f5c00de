// Written by the compiler from the contract; change the contract instead.
import type { RequestValidators } from '../../operation.ts';

export declare const requests: {
  readonly listNotificationDeliveries: RequestValidators;
  readonly sendTestNotification: RequestValidators;
  readonly listNotifications: RequestValidators;
  readonly markAllNotificationsRead: RequestValidators;
  readonly createReminder: RequestValidators;
  readonly getUnreadNotificationCount: RequestValidators;
  readonly markNotificationRead: RequestValidators;
};
