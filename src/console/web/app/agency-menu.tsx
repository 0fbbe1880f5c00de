import { Button, Menu, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Check, ChevronsUpDown } from 'lucide-react';
import { setSessionAgencyMutation } from '#generated/console/client/@tanstack/react-query.gen.ts';
import { messageOf } from './api.ts';
import { useSession } from './session.tsx';
import { showFailure } from '../parts/tell.ts';

/** Which agency this is; for people in several, the way to the others. */
export function AgencyMenu() {
  const { agency, agencies } = useSession();
  // Everything on the page belongs to the former agency, so the page begins anew.
  const change = useMutation({
    ...setSessionAgencyMutation(),
    onSuccess: () => location.assign('/console'),
    onError: (error) => showFailure('The agency was not changed', messageOf(error)),
  });
  if (agencies.length < 2)
    return (
      <Text fw={600} truncate>
        {agency.name}
      </Text>
    );
  return (
    <Menu withInitialFocusPlaceholder={false} position="bottom-start" width={260}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          px="xs"
          loading={change.isPending}
          rightSection={<ChevronsUpDown size={15} aria-hidden />}
          className="agency"
          aria-label={`Agency: ${agency.name}. Change it`}
        >
          <Text fw={600} truncate>
            {agency.name}
          </Text>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Your agencies</Menu.Label>
        {agencies.map(({ id, name }) => (
          <Menu.Item
            key={id}
            rightSection={id === agency.id ? <Check size={15} aria-label="shown now" /> : undefined}
            onClick={() => {
              if (id !== agency.id) change.mutate({ body: { agency_id: id } });
            }}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
