import type { Permission } from '#generated/permissions.ts';
import type { NavigationPage } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';

/** What somebody needs to find anything on a built-in page; null for what is everybody's. */
const permissionOf: Readonly<Record<NavigationPage, Permission | null>> = {
  my_day: null,
  clients: 'clients.view',
  tasks: 'tasks.view',
  tickets: 'tickets.view',
  escalations: 'escalations.view',
  sops: 'sops.view',
  training: 'training.learn',
  automations: 'automations.view',
  forms: 'forms.view',
  programs: 'programs.view',
  billing: 'billing.view',
  chat: 'chat.use',
  time: 'time.own',
  people: 'people.view',
  marketplace: 'marketplace.acquire',
  settings: null,
};

/** What each page is called, whatever its item says. */
export const pageNames: Readonly<Record<NavigationPage, string>> = {
  my_day: 'My day',
  clients: 'Clients',
  tasks: 'Tasks',
  tickets: 'Tickets',
  escalations: 'Escalations',
  sops: 'Knowledge base',
  training: 'Training',
  automations: 'Automations',
  forms: 'Forms',
  programs: 'Programs',
  billing: 'Billing',
  chat: 'Chat',
  time: 'Time',
  people: 'People',
  marketplace: 'Marketplace',
  settings: 'Settings',
};

/** The page that always shows: whoever looks for what is hidden finds it there. */
export const alwaysShown: NavigationPage = 'settings';

/** Built-in pages that the caller may open. */
export const pagesOf = (ctx: Pick<ReadContext, 'can'>): NavigationPage[] =>
  (Object.keys(permissionOf) as NavigationPage[]).filter((page) => {
    const permission = permissionOf[page];
    return permission === null || ctx.can(permission);
  });
