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
        lead: 'How the programs that work with your data are doing.',
        icon: Activity,
        permission: 'settings.view',
      },
      {
        path: '/keys',
        label: 'API keys',
        lead: 'Let programs call the API, each with its own permissions.',
        icon: KeyRound,
        permission: 'settings.api',
      },
      {
        path: '/webhooks',
        label: 'Webhooks',
        lead: 'Have events sent to a program of yours.',
        icon: Webhook,
        permission: 'settings.webhooks',
      },
      {
        path: '/mcp',
        label: 'MCP and OAuth',
        lead: 'Connect an AI host, and see which programs act for you.',
        icon: Plug,
      },
      {
        path: '/requests',
        label: 'Request log',
        lead: 'What programs asked for, and what came of it.',
        icon: ListTree,
        permission: 'settings.api',
      },
    ],
  },
  {
    label: 'Reference',
    destinations: [
      { path: '/reference', label: 'API reference', lead: 'Read, search and try the API.', icon: BookOpen },
      { path: '/events', label: 'Events', lead: 'What can be sent to you, and when.', icon: Boxes },
    ],
  },
  {
    label: 'Agency',
    destinations: [
      {
        path: '/people',
        label: 'People',
        lead: 'Who works in the agency, and what they may do.',
        icon: UsersRound,
        permission: 'people.view',
      },
    ],
  },
  {
    label: 'You',
    destinations: [
      { path: '/account', label: 'Your account', lead: 'Your browsers and your password.', icon: UserRound },
    ],
  },
];
