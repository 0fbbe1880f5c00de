import { NativeSelect, Text } from '@mantine/core';
import type { BuiltInRole, UserRole } from '#generated/console/types.gen.ts';
import { useSession } from '../../app/session.tsx';
import { roles } from './user-states.ts';

/** The role of somebody, `current` as it is stored; only owners and admins can assign one. */
export function RoleSelect({
  current,
  value,
  onChange,
}: {
  readonly current: UserRole;
  readonly value: BuiltInRole | '';
  readonly onChange: (role: BuiltInRole | '') => void;
}) {
  const mine = useSession().role;
  if (mine === null)
    return (
      <div>
        <Text size="sm" fw={500}>
          Role
        </Text>
        <Text size="sm">{current === null ? 'None' : roles[current]}</Text>
        <Text size="xs" c="dimmed">
          Only owners and admins can assign roles.
        </Text>
      </div>
    );
  return (
    <NativeSelect
      label="Role"
      description={helpOf(mine, current)}
      data={choices(mine, current)}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value as BuiltInRole | '')}
    />
  );
}

const helpOf = (mine: UserRole, theirs: UserRole): string =>
  mine === 'owner'
    ? 'Owners and admins have all permissions; only owners can assign the role owner.'
    : theirs === 'owner'
      ? 'Only an owner can remove the role owner.'
      : 'Admins have all permissions; only owners can assign the role owner.';

function choices(mine: UserRole, theirs: UserRole): { value: string; label: string; disabled?: boolean }[] {
  const isOwnersOnly = mine !== 'owner';
  return [
    {
      value: '',
      label: 'None: permissions come from departments',
      disabled: isOwnersOnly && theirs === 'owner',
    },
    { value: 'admin', label: roles.admin, disabled: isOwnersOnly && theirs === 'owner' },
    { value: 'owner', label: roles.owner, disabled: isOwnersOnly },
  ];
}
