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
  /** List how notifications were delivered · GET /v1/notification-deliveries · self · pending */
  readonly listNotificationDeliveries?: (ctx: ReadContext, input: ListNotificationDeliveriesInput) => Promise<Page<t.ListNotificationDeliveriesResponse['data'][number]>>;
  /** Send myself a test of a notification · POST /v1/notification-templates/send-test · settings.manage · pending */
  readonly sendTestNotification?: (ctx: WriteContext<never>, input: SendTestNotificationInput) => Promise<Result<t.SendTestNotificationResponse['data']>>;
  /** List my notifications · GET /v1/notifications · self · pending */
  readonly listNotifications?: (ctx: ReadContext, input: ListNotificationsInput) => Promise<Page<t.ListNotificationsResponse['data'][number]>>;
  /** Mark my notifications as read · POST /v1/notifications/read-all · self · pending */
  readonly markAllNotificationsRead?: (ctx: WriteContext<never>, input: MarkAllNotificationsReadInput) => Promise<Result<t.MarkAllNotificationsReadResponse['data']>>;
  /** Remind me of something at a time · POST /v1/notifications/reminders · self · pending */
  readonly createReminder?: (ctx: WriteContext<never>, input: CreateReminderInput) => Promise<Result<t.CreateReminderResponse['data']>>;
  /** Count my unread notifications · GET /v1/notifications/unread-count · self · pending */
  readonly getUnreadNotificationCount?: (ctx: ReadContext) => Promise<Result<t.GetUnreadNotificationCountResponse['data']>>;
  /** Mark one of my notifications as read · POST /v1/notifications/{id}/read · self · pending */
  readonly markNotificationRead?: (ctx: WriteContext<never>, input: MarkNotificationReadInput) => Promise<Result<t.MarkNotificationReadResponse['data']>>;
}
