import { Button, Group, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listInvitationsOptions } from '#generated/console/client/@tanstack/react-query.gen.ts';
import { resendInvitation, updateUserFields } from '#generated/console/client/sdk.gen.ts';
import type { PendingInvitation } from '#generated/console/types.gen.ts';
import { useSession } from '../../app/session.tsx';
import { useAsk } from '../../parts/dialogs.tsx';
import { Loaded, Section } from '../../parts/page.tsx';
import { State } from '../../parts/state.tsx';
import { DataTable, type Column } from '../../parts/table.tsx';
import { tell } from '../../parts/tell.ts';
import { Time } from '../../parts/time.tsx';
import { peopleChanged } from './changed.ts';
import { invitationStates } from './user-states.ts';

const mostShown = 200;

/** Who was invited and has not come yet; nothing while nobody waits. */
export function InvitationList() {
  const ask = useAsk();
  const { can } = useSession();
  const invitations = useQuery({ ...listInvitationsOptions({ query: { limit: mostShown } }), placeholderData: keepPreviousData });
  if (invitations.data?.data.length === 0 || invitations.isPending) return null;

  const resend = ({ user }: PendingInvitation) => ask({
    title: `Invite ${user.name} again?`,
    body: <Text size="sm">{user.email} gets another link, which is good for seven days. The former link stops working at once.</Text>,
    action: 'Send the invitation',
    run: async () => {
      await resendInvitation({ path: { user_id: user.id } });
      await peopleChanged();
      tell(`${user.name} is invited again`);
    },
  });
  const takeBack = ({ user }: PendingInvitation) => ask({
    title: `Take the invitation of ${user.name} back?`,
    body: <Text size="sm">The link that {user.email} got stops working at once. You can invite the same address again later.</Text>,
    action: 'Take it back',
    isDestructive: true,
    run: async () => {
      await updateUserFields({ body: { user_id: user.id, status: 'removed' } });
      await peopleChanged();
      tell(`The invitation of ${user.name} is taken back`);
    },
  });

  return (
    <div className="person-sections after">
      <Section title="Waiting invitations" lead="The link in the mail is good for seven days, and works once.">
        <Loaded query={invitations}>
          {({ data, pagination: { total } }) => (
            <>
              <DataTable label="Waiting invitations" columns={columns({ ...(can('people.invite') && { resend }), ...(can('people.manage') && { takeBack }) })} rows={data} keyOf={({ user }) => user.id} />
              {total > data.length && <Text size="sm" c="dimmed" mt="sm">The newest {data.length} of {total} are shown.</Text>}
            </>
          )}
        </Loaded>
      </Section>
    </div>
  );
}

interface Acts {
  readonly resend?: (invitation: PendingInvitation) => void;
  readonly takeBack?: (invitation: PendingInvitation) => void;
}

const columns = ({ resend, takeBack }: Acts): Column<PendingInvitation>[] => [
  { title: 'Invited', isHead: true, cell: ({ user }) => <>{user.name}<Text size="xs" c="dimmed">{user.email}</Text></> },
  { title: 'Invitation', cell: ({ state }) => <State tone={invitationStates[state].tone}>{invitationStates[state].label}</State> },
  { title: 'Link ends', cell: ({ expires_at: at }) => <Time value={at} /> },
  { title: 'Sent', cell: ({ sent_at: at, invited_by: inviter, email_error: problem }) => <><Time value={at} /><Text size="xs" c="dimmed">by {inviter.name}</Text>{problem !== null && <Text size="xs" c="red">The mail did not arrive: {problem}</Text>}</> },
  ...(resend === undefined && takeBack === undefined ? [] : [{
    title: 'Actions', isBare: true, align: 'right',
    cell: (invitation: PendingInvitation) => (
      <Group gap="xs" justify="flex-end" className="acts">
        {resend !== undefined && <Button size="compact-sm" variant="default" onClick={() => resend(invitation)} aria-label={`Send again to ${invitation.user.name}`}>Send again</Button>}
        {takeBack !== undefined && <Button size="compact-sm" variant="light" color="red" onClick={() => takeBack(invitation)} aria-label={`Take back the invitation of ${invitation.user.name}`}>Take back</Button>}
      </Group>
    ),
  } as const]),
];
