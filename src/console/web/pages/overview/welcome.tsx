import { Anchor, Text } from '@mantine/core';
import { Link } from 'wouter';
import { navigation } from '../../app/navigation.ts';
import { useSession } from '../../app/session.tsx';
import { Page } from '../../parts/page.tsx';

/** What comes first for people who may not see how the integrations do, such as somebody who has just joined. */
export function Welcome() {
  const { user, agency, can } = useSession();
  const open = navigation
    .flatMap(({ destinations }) => destinations)
    .filter(({ path, permission }) => path !== '/' && (permission === undefined || can(permission)));
  return (
    <Page
      title={`Welcome, ${user.name}`}
      lead={`Manage integrations and members of ${agency.name}. You have access to:`}
    >
      <ul className="card ways">
        {open.map(({ path, label, lead, icon: Icon }) => (
          <li key={path}>
            <Icon size={18} aria-hidden />
            <div>
              <Anchor component={Link} href={path} fw={600}>
                {label}
              </Anchor>
              <Text size="sm" c="dimmed">
                {lead}
              </Text>
            </div>
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed">
        The overview of requests needs the permission settings.view. An owner or admin can grant it to your
        level.
      </Text>
    </Page>
  );
}
