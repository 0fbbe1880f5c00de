import { ActionIcon, Menu, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { LogOut, Settings, UserRound } from 'lucide-react';
import { Link } from 'wouter';
import { revokeSessionMutation } from '#generated/console/client/@tanstack/react-query.gen.ts';
import { messageOf } from './api.ts';
import { useSession } from './session.tsx';
import { showFailure } from '../parts/tell.ts';

export function PersonMenu() {
  const { user, role, session } = useSession();
  const signOut = useMutation({
    ...revokeSessionMutation(),
    onSuccess: () => location.assign('/console/sign-in?notice=signed_out'),
    onError: (error) => showFailure('You are still signed in', messageOf(error)),
  });
  return (
    <Menu withInitialFocusPlaceholder={false} position="bottom-end" width={240}>
      <Menu.Target>
        <ActionIcon variant="light" size="lg" radius="xl" aria-label={`${user.name}: account and sign out`}>
          <UserRound size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text size="sm" fw={600} truncate>
            {user.name}
          </Text>
          <Text size="xs" truncate>
            {user.email}
            {role !== null && ` · ${role}`}
          </Text>
        </Menu.Label>
        <Menu.Divider />
        <Menu.Item component={Link} href="/account" leftSection={<Settings size={15} aria-hidden />}>
          Your account
        </Menu.Item>
        <Menu.Item
          leftSection={<LogOut size={15} aria-hidden />}
          disabled={signOut.isPending}
          onClick={() => {
            if (session !== null) signOut.mutate({ path: { id: session.id } });
          }}
        >
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
