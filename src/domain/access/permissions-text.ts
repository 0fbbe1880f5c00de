import type { Permission } from '#generated/permissions.ts';

/** Areas of permissions by the names that people see, in the order in which they are shown. */
const areas: Readonly<Record<string, string>> = {
  clients: 'Clients',
  tasks: 'Tasks',
  tickets: 'Tickets',
  escalations: 'Escalations',
  sops: 'Procedures (SOPs)',
  training: 'Training',
  automations: 'Automations',
  forms: 'Forms',
  programs: 'Client programs',
  billing: 'Billing',
  objects: 'Custom objects',
  chat: 'Chat',
  time: 'Time tracking',
  people: 'People',
  marketplace: 'Marketplace',
  settings: 'Settings',
};

/** Heading of an area, such as `clients`. */
export const areaName = (area: string): string => areas[area] ?? area;

const actions: Readonly<Record<string, string>> = {
  view: 'see',
  create: 'create',
  edit: 'edit',
  delete: 'delete',
  merge: 'merge',
  transition: 'move forward',
  manage: 'manage',
  reply: 'reply',
  assign: 'assign',
  review_drafts: 'review drafts',
  author: 'write',
  review: 'review',
  publish: 'publish',
  learn: 'learn',
  run: 'run',
  bill: 'bill',
  define: 'define',
  use: 'use',
  moderate: 'moderate',
  own: 'record own',
  invite: 'invite',
  acquire: 'acquire',
  import: 'import',
  api: 'manage API keys and grants',
  webhooks: 'manage webhooks',
};

/** What the permissions amount to, an area a line: `["Clients", "see, edit"]`. */
export function permissionAreas(permissions: ReadonlySet<Permission>): [area: string, actions: string][] {
  const found = new Map<string, string[]>();
  for (const permission of permissions) {
    const [area, action] = permission.split('.') as [string, string];
    found.set(area, [...(found.get(area) ?? []), action]);
  }
  const order = Object.keys(areas);
  return [...found]
    .toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([area, allowed]) => [
      areaName(area),
      Object.keys(actions)
        .filter((action) => allowed.includes(action))
        .map((action) => actions[action])
        .join(', ') || allowed.join(', '),
    ]);
}
