import { Button, Group, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listInvitationsOptions } from '#generated/console/client/@tanstack/react-query.gen.ts';
import { resendInvitation, updateUserFields } from '#generated/console/client/sdk.gen.ts';
import type { PendingInvitation } from '#generated/console/types.gen.ts';
import { useSession } from '../../app/session.tsx';
import { useAsk } from '../../parts/dialogs.tsx';
import { Empty, Loaded, Section } from '../../parts/page.tsx';
import { Paging } from '../../parts/paging.tsx';
import { SearchBox } from '../../parts/search-box.tsx';
import { State } from '../../parts/state.tsx';
import { DataTable, type Column } from '../../parts/table.tsx';
import { tell } from '../../parts/tell.ts';
import { Time } from '../../parts/time.tsx';
import { useFilters } from '../../parts/use-filters.ts';
import { peopleChanged } from './changed.ts';
import { invitationStates } from './user-states.ts';

const pageSize = 20;

/** Invitations that nobody has accepted yet; nothing while there are none. */
export function InvitationList() {
  const ask = useAsk();
  const { can } = useSession();
  const filters = useFilters({ prefix: 'invitations_' });
  const search = filters.get('search').trim();
  const invitations = useQuery({
    ...listInvitationsOptions({
      query: { limit: pageSize, offset: filters.offset, ...(search !== '' && { search }) },
    }),
    placeholderData: keepPreviousData,
  });
  const found = invitations.data;
  // The last invitation of a page may have been accepted or withdrawn meanwhile.
  const isBeyond =
    found !== undefined &&
    !invitations.isPlaceholderData &&
    found.data.length === 0 &&
    found.pagination.total > 0;
  const { set } = filters;
  useEffect(() => {
    if (isBeyond) set({});
  }, [isBeyond, set]);
  if (invitations.isPending || (search === '' && found?.pagination.total === 0)) return null;

  const resend = ({ user }: PendingInvitation) =>
    ask({
      title: `Invite ${user.name} again?`,
      body: (
        <Text size="sm">
          {user.email} receives a new link, which is valid for seven days. The previous link stops working at
          once.
        </Text>
      ),
      action: 'Send the invitation',
      run: async () => {
        await resendInvitation({ path: { user_id: user.id } });
        await peopleChanged();
        tell(`${user.name} is invited again`);
      },
    });
  const withdraw = ({ user }: PendingInvitation) =>
    ask({
      title: `Withdraw the invitation of ${user.name}?`,
      body: (
        <Text size="sm">
          The link sent to {user.email} stops working at once. You can invite the same address again later.
        </Text>
      ),
      action: 'Withdraw the invitation',
      isDestructive: true,
      run: async () => {
        await updateUserFields({ body: { user_id: user.id, status: 'removed' } });
        await peopleChanged();
        tell(`The invitation of ${user.name} is withdrawn`);
      },
    });

  return (
    <div className="person-sections after">
      <Section
        title="Pending invitations"
        lead="The link in the e-mail is valid for seven days and works once."
      >
        <div className="filters">
          <SearchBox
            label="Search invitations"
            value={search}
            onChange={(value) => filters.set({ search: value })}
          />
        </div>
        <Loaded query={invitations}>
          {({ data, pagination }) =>
            data.length === 0 ? (
              <Empty title="No invitation matches">
                Change the search: it looks for names and e-mail addresses.
              </Empty>
            ) : (
              <>
                <DataTable
                  label="Pending invitations"
                  columns={columns({
                    ...(can('people.invite') && { resend }),
                    ...(can('people.manage') && { withdraw }),
                  })}
                  rows={data}
                  keyOf={({ user }) => user.id}
                />
                <Paging {...pagination} prefix="invitations_" label="Pages of invitations" />
              </>
            )
          }
        </Loaded>
      </Section>
    </div>
  );
}

interface Acts {
  readonly resend?: (invitation: PendingInvitation) => void;
  readonly withdraw?: (invitation: PendingInvitation) => void;
}

const columns = ({ resend, withdraw }: Acts): Column<PendingInvitation>[] => [
  {
    title: 'Invited',
    isHead: true,
    cell: ({ user }) => (
      <>
        {user.name}
        <Text size="xs" c="dimmed">
          {user.email}
        </Text>
      </>
    ),
  },
  {
    title: 'Invitation',
    cell: ({ status }) => (
      <State tone={invitationStates[status].tone}>{invitationStates[status].label}</State>
    ),
  },
  { title: 'Link expires', cell: ({ expires_at: at }) => <Time value={at} /> },
  {
    title: 'Sent',
    cell: ({ sent_at: at, invited_by: inviter, email_error: problem }) => (
      <>
        <Time value={at} />
        <Text size="xs" c="dimmed">
          by {inviter.name}
        </Text>
        {problem !== null && (
          <Text size="xs" c="red">
            The e-mail was not delivered: {problem}
          </Text>
        )}
      </>
    ),
  },
  ...(resend === undefined && withdraw === undefined
    ? []
    : [
        {
          title: 'Actions',
          isBare: true,
          align: 'right',
          cell: (invitation: PendingInvitation) => (
            <Group gap="xs" justify="flex-end" className="acts">
              {resend !== undefined && (
                <Button
                  size="compact-sm"
                  variant="default"
                  onClick={() => resend(invitation)}
                  aria-label={`Send again to ${invitation.user.name}`}
                >
                  Send again
                </Button>
              )}
              {withdraw !== undefined && (
                <Button
                  size="compact-sm"
                  variant="light"
                  color="red"
                  onClick={() => withdraw(invitation)}
                  aria-label={`Withdraw the invitation of ${invitation.user.name}`}
                >
                  Withdraw
                </Button>
              )}
            </Group>
          ),
        } as const,
      ]),
];
