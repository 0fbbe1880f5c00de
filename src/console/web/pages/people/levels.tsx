import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Plus } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { listDepartmentMembersOptions } from '#generated/console/client/@tanstack/react-query.gen.ts';
import { reorderDepartmentLevels } from '#generated/console/client/sdk.gen.ts';
import type { Department, DepartmentLevel } from '#generated/console/types.gen.ts';
import { messageOf } from '../../app/api.ts';
import { useSession } from '../../app/session.tsx';
import { showFailure } from '../../parts/tell.ts';
import { peopleChanged } from './changed.ts';
import { useDeleteLevel } from './deletions.tsx';
import { LevelForm } from './level-form.tsx';
import { LevelMembers } from './level-members.tsx';
import { isStale } from '../../parts/refusal.tsx';

/** The levels of a department in their order, with who is at each. */
export function Levels({ department }: { readonly department: Department }) {
  const { can } = useSession();
  const remove = useDeleteLevel(department);
  const [edited, setEdited] = useState<DepartmentLevel | 'new' | null>(null);
  const [said, setSaid] = useState('');
  const members = useQuery(
    listDepartmentMembersOptions({
      query: { department_id: [department.id], sort: 'name', order: 'asc', limit: 200 },
    }),
  );
  const reorder = useMutation({
    mutationFn: (levels: readonly DepartmentLevel[]) =>
      reorderDepartmentLevels({
        body: { ids: levels.map(({ id }) => id), expected_revision: department.revision },
      }),
    onError: (error) =>
      showFailure(
        'The order is not changed',
        isStale(error)
          ? 'Someone else changed the department in the meantime. The page shows the current levels. Move the level again.'
          : messageOf(error),
      ),
    onSettled: () => peopleChanged(),
  });
  // The wanted order is shown while it is being stored.
  const levels = reorder.isPending ? reorder.variables : department.levels;
  const mayManage = can('people.manage');

  const move = (index: number, to: number) => {
    if (reorder.isPending || to < 0 || to >= levels.length) return;
    const level = levels[index]!;
    const wanted = levels.toSpliced(index, 1).toSpliced(to, 0, level);
    reorder.mutate(wanted, {
      onSuccess: () => setSaid(`${level.name} is level ${to + 1} of ${levels.length}`),
    });
  };

  return (
    <>
      <ol className="levels" aria-label={`Levels of ${department.name}`}>
        {levels.map((level, index) => (
          <li key={level.id} className="card">
            <span className="rank" aria-hidden>
              {index + 1}
            </span>
            <div className="what">
              <Text fw={600}>{level.name}</Text>
              {level.description !== null && (
                <Text size="sm" c="dimmed">
                  {level.description}
                </Text>
              )}
              <LevelMembers
                department={department}
                level={level}
                members={members.data?.data.filter(({ level_id: id }) => id === level.id)}
              />
            </div>
            {mayManage && (
              <Group gap="xs" className="acts">
                <Moves
                  level={level}
                  isFirst={index === 0}
                  isLast={index === levels.length - 1}
                  move={(by) => move(index, index + by)}
                />
                <Button
                  size="compact-sm"
                  variant="default"
                  onClick={() => setEdited(level)}
                  aria-label={`Edit ${level.name}`}
                >
                  Edit
                </Button>
                <Button
                  size="compact-sm"
                  variant="light"
                  color="red"
                  disabled={levels.length === 1}
                  title={levels.length === 1 ? 'A department needs one level.' : undefined}
                  onClick={() => remove(level)}
                  aria-label={`Delete ${level.name}`}
                >
                  Delete
                </Button>
              </Group>
            )}
          </li>
        ))}
      </ol>
      <p role="status" className="sr">
        {said}
      </p>
      {mayManage && (
        <Button
          size="sm"
          variant="default"
          mt="sm"
          leftSection={<Plus size={15} aria-hidden />}
          onClick={() => setEdited('new')}
        >
          Add a level
        </Button>
      )}
      {edited !== null && (
        <LevelForm
          department={department}
          level={edited === 'new' ? null : (department.levels.find(({ id }) => id === edited.id) ?? edited)}
          close={() => setEdited(null)}
        />
      )}
    </>
  );
}

interface MovesProps {
  readonly level: DepartmentLevel;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly move: (by: -1 | 1) => void;
}

/** Buttons that can be pressed again without looking for them; the arrow keys do the same on either. */
function Moves({ level, isFirst, isLast, move }: MovesProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <ActionIcon.Group onKeyDown={onKeyDown}>
      <ActionIcon
        variant="default"
        size="md"
        aria-label={`Move ${level.name} up`}
        aria-disabled={isFirst}
        data-disabled={isFirst || undefined}
        onClick={() => move(-1)}
      >
        <ArrowUp size={15} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size="md"
        aria-label={`Move ${level.name} down`}
        aria-disabled={isLast}
        data-disabled={isLast || undefined}
        onClick={() => move(1)}
      >
        <ArrowDown size={15} aria-hidden />
      </ActionIcon>
    </ActionIcon.Group>
  );
}
