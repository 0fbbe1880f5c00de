import type { PermissionPreset } from '#generated/console/types.gen.ts';
import { permissions, type Permission } from '#generated/permissions.ts';

export interface Preset extends Omit<PermissionPreset, 'can_grant'> {
  readonly permissions: Permission[];
}

const isView = (permission: Permission): boolean => permission.endsWith('.view');

/** Alphabetical, as an account shows what it was given. */
const preset = (key: string, name: string, description: string, chosen: readonly Permission[]): Preset => ({
  key,
  name,
  description,
  permissions: [...chosen].sort(),
});

/** What usual kinds of programs need, the least first. */
export const presets: readonly Preset[] = [
  preset('intake', 'Intake', 'Creates clients and tickets, such as a form on a website does.', [
    'clients.view',
    'clients.create',
    'tickets.view',
    'tickets.create',
  ]),
  preset('reporting', 'Reporting', 'Reads what figures are made of: clients, work, programs and billing.', [
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
    'Keeps client records the same as those of another system; deletes and merges none.',
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
  preset('support_desk', 'Support desk', 'Works on tickets and what follows from them; deletes nothing.', [
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
    'May do whatever the service can do, settings and keys included.',
    permissions,
  ),
].toSorted((a, b) => a.permissions.length - b.permissions.length);
