// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface ListNotificationDeliveriesInput {
  readonly query: WithDefaults<NonNullable<t.ListNotificationDeliveriesData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface SendTestNotificationInput {
  readonly body: t.SendTestNotificationData['body'];
}

export interface ListNotificationsInput {
  readonly query: WithDefaults<NonNullable<t.ListNotificationsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface MarkAllNotificationsReadInput {
  readonly body: t.MarkAllNotificationsReadData['body'];
}

export interface CreateReminderInput {
  readonly body: t.CreateReminderData['body'];
}

export interface MarkNotificationReadInput {
  readonly path: t.MarkNotificationReadData['path'];
}

/** Notifications: one handler per operation of the contract. */
export interface NotificationsHandlers {
  /** List notification deliveries · GET /v1/notification-deliveries · self */
  readonly listNotificationDeliveries: (ctx: ReadContext, input: ListNotificationDeliveriesInput) => Promise<Page<t.ListNotificationDeliveriesResponse['data'][number]>>;
  /** Send a test notification · POST /v1/notification-templates/send-test · settings.manage */
  readonly sendTestNotification: (ctx: WriteContext<never>, input: SendTestNotificationInput) => Promise<Result<t.SendTestNotificationResponse['data']>>;
  /** List notifications · GET /v1/notifications · self */
  readonly listNotifications: (ctx: ReadContext, input: ListNotificationsInput) => Promise<Page<t.ListNotificationsResponse['data'][number]>>;
  /** Mark all notifications as read · POST /v1/notifications/read-all · self */
  readonly markAllNotificationsRead: (ctx: WriteContext<never>, input: MarkAllNotificationsReadInput) => Promise<Result<t.MarkAllNotificationsReadResponse['data']>>;
  /** Create a reminder · POST /v1/notifications/reminders · self */
  readonly createReminder: (ctx: WriteContext<never>, input: CreateReminderInput) => Promise<Result<t.CreateReminderResponse['data']>>;
  /** Get the unread notification count · GET /v1/notifications/unread-count · self */
  readonly getUnreadNotificationCount: (ctx: ReadContext) => Promise<Result<t.GetUnreadNotificationCountResponse['data']>>;
  /** Mark a notification as read · POST /v1/notifications/{id}/read · self */
  readonly markNotificationRead: (ctx: WriteContext<never>, input: MarkNotificationReadInput) => Promise<Result<t.MarkNotificationReadResponse['data']>>;
}
