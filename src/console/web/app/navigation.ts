import { Activity, BookOpen, Boxes, KeyRound, ListTree, Plug, UserRound, UsersRound, Webhook } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Permission } from '#generated/console/types.gen.ts';

export interface Destination {
  readonly path: string;
  readonly label: string;
  readonly icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
  /** Without it the page shows nothing, so it is not offered. */
  readonly permission?: Permission;
}

export interface Area {
  readonly label: string;
  readonly destinations: readonly Destination[];
}

export const navigation: readonly Area[] = [
  {
    label: 'Integrations',
    destinations: [
      { path: '/', label: 'Overview', icon: Activity, permission: 'settings.view' },
      { path: '/keys', label: 'API keys', icon: KeyRound, permission: 'settings.api' },
      { path: '/webhooks', label: 'Webhooks', icon: Webhook, permission: 'settings.webhooks' },
      { path: '/mcp', label: 'MCP and OAuth', icon: Plug },
      { path: '/requests', label: 'Request log', icon: ListTree, permission: 'settings.api' },
    ],
  },
  { label: 'Reference', destinations: [{ path: '/reference', label: 'API reference', icon: BookOpen }, { path: '/events', label: 'Events', icon: Boxes }] },
  { label: 'Agency', destinations: [{ path: '/people', label: 'People', icon: UsersRound, permission: 'people.view' }] },
  { label: 'You', destinations: [{ path: '/account', label: 'Your account', icon: UserRound }] },
];
