import type { NotificationChannel, NotificationKind } from '#generated/types.gen.ts';

/** Channels of each kind where neither the agency nor the member has chosen. A push needs a device, which is a choice of its own. */
export const serviceChannels: Readonly<Record<NotificationKind, readonly NotificationChannel[]>> = {
  assignment: ['in_app', 'email', 'push'],
  mention: ['in_app', 'email', 'push'],
  comment: ['in_app', 'email'],
  reaction: ['in_app'],
  due_soon: ['in_app'],
  overdue: ['in_app', 'email'],
  status_change: ['in_app'],
  review_requested: ['in_app', 'email'],
  review_decided: ['in_app', 'email'],
  sla_at_risk: ['in_app', 'email', 'push'],
  sla_breached: ['in_app', 'email', 'push'],
  ticket_message: ['in_app'],
  escalation: ['in_app', 'email', 'push'],
  sop_feedback: ['in_app'],
  sop_outdated: ['in_app'],
  training: ['in_app', 'email'],
  certification: ['in_app', 'email'],
  chat_message: ['in_app', 'push'],
  automation: ['in_app', 'email'],
  invoice: ['in_app', 'email'],
  reminder: ['in_app', 'email', 'push'],
  system: ['in_app', 'email'],
};

/** Every kind, in the order of the contract. */
export const notificationKinds = Object.keys(serviceChannels) as NotificationKind[];

const order: readonly NotificationChannel[] = ['in_app', 'email', 'push', 'chat'];

/** The channels in the order of the contract, each once, and the inbox with them, which nobody can turn off. */
export const inOrder = (channels: readonly NotificationChannel[]): NotificationChannel[] =>
  order.filter((channel) => channel === 'in_app' || channels.includes(channel));
