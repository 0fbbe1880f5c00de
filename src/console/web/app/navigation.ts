import {
  Activity,
  BookOpen,
  Boxes,
  KeyRound,
  ListTree,
  Plug,
  UserRound,
  UsersRound,
  Webhook,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { Permission } from '#generated/console/types.gen.ts';

export interface Destination {
  readonly path: string;
  readonly label: string;
  /** What one goes there for. */
  readonly lead: string;
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
      {
        path: '/',
        label: 'Overview',
        lead: 'Requests, errors and response times of your integrations.',
        icon: Activity,
        permission: 'settings.view',
      },
      {
        path: '/keys',
        label: 'API keys',
        lead: 'Credentials for integrations, each with its own permissions.',
        icon: KeyRound,
        permission: 'settings.api',
      },
      {
        path: '/webhooks',
        label: 'Webhooks',
        lead: 'Send events to your systems.',
        icon: Webhook,
        permission: 'settings.webhooks',
      },
      {
        path: '/mcp',
        label: 'MCP and OAuth',
        lead: 'Connect AI hosts and manage authorized apps.',
        icon: Plug,
      },
      {
        path: '/requests',
        label: 'Request log',
        lead: 'Requests of your integrations and their outcome.',
        icon: ListTree,
        permission: 'settings.api',
      },
    ],
  },
  {
    label: 'Reference',
    destinations: [
      { path: '/reference', label: 'API reference', lead: 'Read, search and try the API.', icon: BookOpen },
      { path: '/events', label: 'Events', lead: 'All events that webhooks can send.', icon: Boxes },
    ],
  },
  {
    label: 'Agency',
    destinations: [
      {
        path: '/people',
        label: 'People',
        lead: 'Members of the agency and their permissions.',
        icon: UsersRound,
        permission: 'people.view',
      },
    ],
  },
  {
    label: 'You',
    destinations: [
      { path: '/account', label: 'Your account', lead: 'Your sessions and your password.', icon: UserRound },
    ],
  },
];
