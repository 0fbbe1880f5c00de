import type { TaskAuditAction } from '#generated/types.gen.ts';

const actions: Readonly<Record<TaskAuditAction, true>> = {
  created: true,
  updated: true,
  status_changed: true,
  stage_changed: true,
  stage_updated: true,
  substage_updated: true,
  assigned: true,
  dependencies_changed: true,
  watchers_changed: true,
  privacy_changed: true,
  ticket_linked: true,
  ticket_unlinked: true,
  merged: true,
  deleted: true,
  restored: true,
};

/** Actions of the history that are changes; the others are entries of the activity alone. */
export const taskAuditActions: readonly string[] = Object.keys(actions);
