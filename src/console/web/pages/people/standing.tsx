import { Alert, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { updateUserFields } from '#generated/console/client/sdk.gen.ts';
import type { User, UserFieldsUpdated } from '#generated/console/types.gen.ts';
import { useSession } from '../../app/session.tsx';
import { useAsk } from '../../parts/dialogs.tsx';
import { tell } from '../../parts/tell.ts';
import { peopleChanged } from './changed.ts';

interface StandingProps {
  readonly user: User;
  readonly mayChange: boolean;
}

const meanings: Readonly<Record<User['status'], string>> = {
  active: 'Can sign in and work.',
  invited: 'Has received an invitation and has not joined yet.',
  suspended: 'Cannot sign in. Role and departments are kept until you reactivate the membership.',
  removed: 'Is no longer a member. Send a new invitation to the same address to restore the membership.',
};

/** Where the membership stands, and ways to lock somebody out, to let them in again, and to remove them. */
export function Standing({ user, mayChange }: StandingProps) {
  const ask = useAsk();
  const { user: me } = useSession();
  const [left, setLeft] = useState<UserFieldsUpdated | null>(null);
  const isMe = user.id === me.id;
  const change = async (status: 'active' | 'suspended' | 'removed', done: string) => {
    const { data } = await updateUserFields({
      body: { user_id: user.id, status, expected_revision: user.revision },
      throwOnError: true,
    });
    setLeft(status === 'active' ? null : data.data);
    tell(done);
    // Whoever locked themselves out cannot load anything more.
    if (isMe && status !== 'active') return location.assign('/console');
    await peopleChanged();
  };
  const self = isMe && (
    <Text size="sm" fw={600} mb="xs">
      This is your own membership. Another member must reactivate it.
    </Text>
  );

  const suspend = () =>
    ask({
      title: `Suspend ${user.name}?`,
      body: (
        <>
          {self}
          <Text size="sm">
            All sessions and apps of {user.name} lose access immediately. Role and departments are kept, so
            you can reactivate the membership later. Open work stays assigned; a list appears afterwards, so
            that you can reassign it.
          </Text>
        </>
      ),
      action: 'Suspend',
      isDestructive: true,
      run: () => change('suspended', `${user.name} is suspended`),
    });
  const reactivate = () =>
    ask({
      title: `Reactivate ${user.name}?`,
      body: (
        <Text size="sm">
          {user.name} can sign in again, with the previous role and departments. Apps must be connected again.
        </Text>
      ),
      action: 'Reactivate',
      run: () => change('active', `${user.name} is active again`),
    });
  const remove = () =>
    ask({
      title: user.status === 'invited' ? `Withdraw the invitation of ${user.name}?` : `Remove ${user.name}?`,
      body: (
        <>
          {self}
          <Text size="sm">
            {user.status === 'invited'
              ? 'The link in the e-mail stops working at once.'
              : `${user.name} loses access immediately. Only a new invitation restores the membership. Their name stays in the records, and a list of their open work appears afterwards.`}
          </Text>
        </>
      ),
      action: user.status === 'invited' ? 'Withdraw the invitation' : 'Remove',
      isDestructive: true,
      ...(user.status !== 'invited' && { typed: user.name }),
      run: () =>
        change(
          'removed',
          user.status === 'invited'
            ? `The invitation of ${user.name} is withdrawn`
            : `${user.name} is removed`,
        ),
    });

  return (
    <>
      <Text size="sm" mt="xs">
        {meanings[user.status]}
      </Text>
      {left !== null && <OpenAssignments {...left} />}
      {mayChange && (
        <Group mt="md" gap="sm">
          {user.status === 'active' && (
            <Button variant="default" onClick={suspend}>
              Suspend
            </Button>
          )}
          {user.status === 'suspended' && <Button onClick={reactivate}>Reactivate</Button>}
          <Button variant="light" color="red" onClick={remove}>
            {user.status === 'invited' ? 'Withdraw the invitation' : 'Remove'}
          </Button>
        </Group>
      )}
    </>
  );
}

/** What somebody who left is still in charge of. */
function OpenAssignments({
  user,
  open_assignments: records,
  open_assignment_count: total,
}: UserFieldsUpdated) {
  if (total === 0)
    return (
      <Alert color="teal" mt="md" role="status">
        No open work is assigned to {user.name}.
      </Alert>
    );
  return (
    <Alert color="yellow" mt="md" role="status">
      <Text size="sm" fw={600}>
        {total} open {total === 1 ? 'record is' : 'records are'} still assigned to {user.name}
      </Text>
      <Text size="sm" mt={4}>
        Reassign these records. The list is shown only once.
      </Text>
      <ul className="still-theirs">
        {records.map(({ kind, id, name }) => (
          <li key={id}>
            {name ?? 'A record that you cannot see'} ({kind.replaceAll('_', ' ')})
          </li>
        ))}
      </ul>
      {total > records.length && <Text size="sm">And {total - records.length} more.</Text>}
    </Alert>
  );
}
