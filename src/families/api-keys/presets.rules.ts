import type { PermissionPreset } from '#generated/console/types.gen.ts';
import { permissions, type Permission } from '#generated/permissions.ts';

export interface Preset extends Omit<PermissionPreset, 'can_grant'> {
  readonly permissions: Permission[];
}

const isView = (permission: Permission): boolean => permission.endsWith('.view');

/** Alphabetical, like the permissions of an account. */
const preset = (key: string, name: string, description: string, chosen: readonly Permission[]): Preset => ({
  key,
  name,
  description,
  permissions: [...chosen].sort(),
});

/** Permissions that common integrations need, the smallest set first. */
export const presets: readonly Preset[] = [
  preset('intake', 'Intake', 'Creates clients and tickets, for example from a website form.', [
    'clients.view',
    'clients.create',
    'tickets.view',
    'tickets.create',
  ]),
  preset('reporting', 'Reporting', 'Reads the data for reports: clients, work, programs and billing.', [
    'clients.view',
    'tasks.view',
    'tickets.view',
    'escalations.view',
    'forms.view',
    'programs.view',
    'billing.view',
    'people.view',
  ]),
  preset(
    'client_sync',
    'Client records',
    'Keeps client records in sync with another system. Cannot delete or merge them.',
    [
      'clients.view',
      'clients.create',
      'clients.edit',
      'programs.view',
      'objects.view',
      'objects.edit',
      'forms.view',
      'people.view',
      'settings.view',
    ],
  ),
  preset('read_only', 'Read only', 'Sees everything and changes nothing.', permissions.filter(isView)),
  preset('support_desk', 'Support desk', 'Works on tickets and related records. Cannot delete anything.', [
    'clients.view',
    'clients.edit',
    'tickets.view',
    'tickets.create',
    'tickets.reply',
    'tickets.edit',
    'tickets.assign',
    'tickets.review_drafts',
    'tasks.view',
    'tasks.create',
    'tasks.edit',
    'tasks.transition',
    'escalations.view',
    'escalations.create',
    'escalations.edit',
    'sops.view',
    'chat.use',
    'people.view',
  ]),
  preset(
    'everything',
    'Everything',
    'Can do everything, including changing settings and API keys.',
    permissions,
  ),
].toSorted((a, b) => a.permissions.length - b.permissions.length);
