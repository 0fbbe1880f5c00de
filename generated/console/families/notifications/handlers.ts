// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface ListRemindersInput {
  readonly query: WithDefaults<NonNullable<t.ListRemindersData['query']>, 'status' | 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface UpdateReminderInput {
  readonly path: t.UpdateReminderData['path'];
  readonly body: t.UpdateReminderData['body'];
}

export interface CancelReminderInput {
  readonly path: t.CancelReminderData['path'];
}

export interface UpdateNotificationPreferencesInput {
  readonly body: t.UpdateNotificationPreferencesData['body'];
}

export interface UpdateNotificationDefaultsInput {
  readonly body: t.UpdateNotificationDefaultsData['body'];
}

export interface ListPushDevicesInput {
  readonly query: WithDefaults<NonNullable<t.ListPushDevicesData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface CreatePushDeviceInput {
  readonly body: t.CreatePushDeviceData['body'];
}

export interface DeletePushDeviceInput {
  readonly path: t.DeletePushDeviceData['path'];
}

export interface ClearBouncedAddressInput {
  readonly body: t.ClearBouncedAddressData['body'];
}

export interface ListNotificationTemplatesInput {
  readonly query: WithDefaults<NonNullable<t.ListNotificationTemplatesData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface SaveNotificationTemplateInput {
  readonly body: t.SaveNotificationTemplateData['body'];
}

/** Notifications: one handler per operation of the contract. */
export interface NotificationsHandlers {
  /** List reminders · GET /console/api/reminders · self */
  readonly listReminders: (ctx: ReadContext, input: ListRemindersInput) => Promise<Page<t.ListRemindersResponse['data'][number]>>;
  /** Update a reminder · PATCH /console/api/reminders/{id} · self */
  readonly updateReminder: (ctx: WriteContext<never>, input: UpdateReminderInput) => Promise<Result<t.UpdateReminderResponse['data']>>;
  /** Cancel a reminder · POST /console/api/reminders/{id}/cancel · self */
  readonly cancelReminder: (ctx: WriteContext<never>, input: CancelReminderInput) => Promise<Result<t.CancelReminderResponse['data']>>;
  /** Get notification preferences · GET /console/api/notification-preferences · self */
  readonly getNotificationPreferences: (ctx: ReadContext) => Promise<Result<t.GetNotificationPreferencesResponse['data']>>;
  /** Update notification preferences · PATCH /console/api/notification-preferences · self */
  readonly updateNotificationPreferences: (ctx: WriteContext<never>, input: UpdateNotificationPreferencesInput) => Promise<Result<t.UpdateNotificationPreferencesResponse['data']>>;
  /** Get notification defaults · GET /console/api/notification-defaults · settings.view */
  readonly getNotificationDefaults: (ctx: ReadContext) => Promise<Result<t.GetNotificationDefaultsResponse['data']>>;
  /** Update notification defaults · PATCH /console/api/notification-defaults · settings.manage */
  readonly updateNotificationDefaults: (ctx: WriteContext<never>, input: UpdateNotificationDefaultsInput) => Promise<Result<t.UpdateNotificationDefaultsResponse['data']>>;
  /** List push devices · GET /console/api/push-devices · self */
  readonly listPushDevices: (ctx: ReadContext, input: ListPushDevicesInput) => Promise<Page<t.ListPushDevicesResponse['data'][number]>>;
  /** Create a push device · POST /console/api/push-devices · self */
  readonly createPushDevice: (ctx: WriteContext<never>, input: CreatePushDeviceInput) => Promise<Result<t.CreatePushDeviceResponse['data']>>;
  /** Delete a push device · DELETE /console/api/push-devices/{id} · self */
  readonly deletePushDevice: (ctx: WriteContext<never>, input: DeletePushDeviceInput) => Promise<Result<t.DeletePushDeviceResponse['data']>>;
  /** Clear a bounced address · POST /console/api/notification-addresses/clear-bounce · self */
  readonly clearBouncedAddress: (ctx: WriteContext<never>, input: ClearBouncedAddressInput) => Promise<Result<t.ClearBouncedAddressResponse['data']>>;
  /** List notification templates · GET /console/api/notification-templates · settings.view */
  readonly listNotificationTemplates: (ctx: ReadContext, input: ListNotificationTemplatesInput) => Promise<Page<t.ListNotificationTemplatesResponse['data'][number]>>;
  /** Save a notification template · POST /console/api/notification-templates/save · settings.manage */
  readonly saveNotificationTemplate: (ctx: WriteContext<never>, input: SaveNotificationTemplateInput) => Promise<Result<t.SaveNotificationTemplateResponse['data']>>;
}
