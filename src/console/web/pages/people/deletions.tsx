import { NativeSelect, Text } from '@mantine/core';
import { useRef } from 'react';
import { useLocation } from 'wouter';
import {
  deleteDepartmentLevels,
  deleteDepartments,
  listDepartments,
} from '#generated/console/client/sdk.gen.ts';
import type { Department, DepartmentLevel } from '#generated/console/types.gen.ts';
import { messageOf } from '../../app/api.ts';
import { useAsk } from '../../parts/dialogs.tsx';
import { tell, showFailure } from '../../parts/tell.ts';
import { requireDone } from './bulk.ts';
import { peopleChanged } from './changed.ts';

const people = (count: number): string => (count === 1 ? 'One member' : `${count} members`);

/** Asks before a level goes, and which one its members get instead. */
export function useDeleteLevel(department: Department): (level: DepartmentLevel) => void {
  const ask = useAsk();
  const heir = useRef<HTMLSelectElement>(null);
  return (level) => {
    const others = department.levels.filter(({ id }) => id !== level.id);
    const isHeld = level.member_count > 0;
    ask({
      title: `Delete ${level.name}?`,
      body: isHeld ? (
        <>
          <Text size="sm" mb="sm">
            {people(level.member_count)} of {department.name} {level.member_count === 1 ? 'has' : 'have'} this
            level. They get another one instead, and with it what that one grants. This cannot be undone.
          </Text>
          <NativeSelect
            ref={heir}
            label="Its members get"
            data={others.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </>
      ) : (
        <Text size="sm">The level has no members. This cannot be undone.</Text>
      ),
      action: 'Delete the level',
      isDestructive: true,
      run: async () => {
        const { data } = await deleteDepartmentLevels({
          query: { id: [level.id], ...(isHeld && { replacement_level_id: heir.current!.value }) },
          throwOnError: true,
        });
        requireDone(data.data);
        await peopleChanged();
        tell(`${level.name} is deleted`);
      },
    });
  };
}

/** Who and what is left without the department. */
function heirless(members: number, below: number): string {
  const departments = below === 1 ? 'one department below it' : `${below} departments below it`;
  if (below === 0) return `${people(members)} ${members === 1 ? 'goes' : 'go'}`;
  if (members === 0)
    return `${departments.charAt(0).toUpperCase()}${departments.slice(1)} ${below === 1 ? 'goes' : 'go'}`;
  return `${people(members)} and ${departments} go`;
}

/** Asks before a department goes, and which one takes over what belongs to it. */
export function useDeleteDepartment(department: Department): () => Promise<void> {
  const ask = useAsk();
  const [, navigate] = useLocation();
  const heir = useRef<HTMLSelectElement>(null);
  const { id, name, member_count: count } = department;
  return async () => {
    const all = await listDepartments({ query: { limit: 200 }, throwOnError: true }).catch((error: unknown) =>
      showFailure(`${name} is not deleted`, messageOf(error)),
    );
    if (all === undefined) return;
    const others = all.data.data.filter((other) => other.id !== id);
    const below = all.data.data.filter(({ parent_id: parent }) => parent === id).length;
    const isUsed = count > 0 || below > 0;
    ask({
      title: `Delete ${name}?`,
      body: isUsed ? (
        <>
          <Text size="sm" mb="sm">
            {heirless(count, below)} to another department. Members who are not in that one yet get its lowest
            level, and lose what {name} gave them. This cannot be undone.
          </Text>
          {others.length === 0 ? (
            <Text size="sm" fw={600}>
              There is no other department. Create one first, or remove the members.
            </Text>
          ) : (
            <NativeSelect
              ref={heir}
              label="Takes over"
              data={others.map((other) => ({ value: other.id, label: other.name }))}
            />
          )}
        </>
      ) : (
        <Text size="sm">It has no members. Its levels are deleted too. This cannot be undone.</Text>
      ),
      action: 'Delete the department',
      isDestructive: true,
      ...(count > 0 && { typed: name }),
      run: async () => {
        const heirId = heir.current?.value;
        const { data } = await deleteDepartments({
          query: { id: [id], ...(isUsed && heirId !== undefined && { replacement_department_id: heirId }) },
          throwOnError: true,
        });
        requireDone(data.data);
        navigate('/people?tab=departments');
        tell(`${name} is deleted`);
        await peopleChanged();
      },
    });
  };
}
