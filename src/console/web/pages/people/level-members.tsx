import { Anchor, Text } from '@mantine/core';
import { Link } from 'wouter';
import type { Department, DepartmentLevel, DepartmentMember } from '#generated/console/types.gen.ts';

interface LevelMembersProps {
  readonly department: Department;
  readonly level: DepartmentLevel;
  /** Absent while they are loaded. */
  readonly members: readonly DepartmentMember[] | undefined;
}

const maxNamed = 8;

/** Who is at a level: the first few by name, and the way to all of the department. */
export function LevelMembers({
  department,
  level: { member_count: count },
  members = [],
}: LevelMembersProps) {
  if (count === 0)
    return (
      <Text size="sm" c="dimmed">
        No members
      </Text>
    );
  const named = members.slice(0, maxNamed);
  return (
    <Text size="sm">
      <Text span inherit c="dimmed">
        {count === 1 ? 'One member' : `${count} members`}
        {named.length > 0 && ': '}
      </Text>
      {named.map(({ user }, index) => (
        <span key={user.id}>
          {index > 0 && ', '}
          <Anchor component={Link} href={`/people/${user.id}`} inherit>
            {user.name}
          </Anchor>
        </span>
      ))}
      {count > named.length && named.length > 0 && (
        <>
          ,{' '}
          <Anchor component={Link} href={`/people?department=${department.id}`} inherit>
            and {count - named.length} more
          </Anchor>
        </>
      )}
    </Text>
  );
}
