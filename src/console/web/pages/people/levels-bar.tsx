import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { replaceDepartmentLevelPermissions } from '#generated/console/client/sdk.gen.ts';
import type { DepartmentLevel } from '#generated/console/types.gen.ts';
import { messageOf } from '../../app/api.ts';
import { Announced } from '../../parts/announced.tsx';
import { SaveBar } from '../../parts/save-bar.tsx';
import { peopleChanged } from './changed.ts';
import { isStale } from '../../parts/refusal.tsx';
import type { LevelChanges } from './use-level-changes.ts';

interface Outcome {
  readonly level: DepartmentLevel;
  /** Null for what is saved. */
  readonly refusal: unknown;
}

/** Says what waits to be saved, and saves it level by level: one that is refused does not hold up the others. */
export function LevelsBar({
  levels,
  changes,
}: {
  readonly levels: readonly DepartmentLevel[];
  readonly changes: LevelChanges;
}) {
  const waiting = levels.filter((level) => changes.count(level) > 0);
  const total = waiting.reduce((sum, level) => sum + changes.count(level), 0);
  const save = useMutation({
    mutationFn: async () => {
      const outcomes: Outcome[] = [];
      for (const level of waiting) {
        const body = {
          level_id: level.id,
          permissions: changes.permissionsOf(level),
          expected_revision: level.revision,
        };
        outcomes.push(
          await replaceDepartmentLevelPermissions({ body }).then(
            () => ({ level, refusal: null }),
            (refusal: unknown) => ({ level, refusal }),
          ),
        );
      }
      await peopleChanged();
      return outcomes;
    },
    onSuccess: (outcomes) =>
      changes.settle(outcomes.filter(({ refusal }) => refusal === null).map(({ level }) => level)),
  });
  const refused = (save.data ?? []).filter(({ refusal }) => refusal !== null);
  const saved = (save.data ?? []).filter(({ refusal }) => refusal === null).map(({ level }) => level.name);
  const done = saved.length === 0 ? '' : `${saved.join(' and ')} ${saved.length === 1 ? 'is' : 'are'} saved.`;
  const sentence =
    total === 0
      ? ''
      : `${total === 1 ? 'One change waits' : `${total} changes wait`} to be saved: ${waiting.map((level) => `${level.name} ${changes.count(level)}`).join(', ')}.`;
  const members = waiting.reduce((sum, { member_count: count }) => sum + count, 0);
  const drop = () => {
    save.reset();
    changes.discard();
  };
  return (
    <>
      {total === 0 && done !== '' && (
        <Text size="sm" mt="sm" className="saved" aria-hidden>
          <Check size={16} />
          {done}
        </Text>
      )}
      <SaveBar
        waiting={sentence}
        done={done}
        hint={`${refused.length > 0 && done !== '' ? `${done} ` : ''}${members === 0 ? 'Nobody has these levels yet.' : `Saved changes count at once for ${members === 1 ? 'one member' : `${members} members`}.`}`}
        alerts={
          total > 0 &&
          refused.length > 0 &&
          refused.map(({ level, refusal }) => <Refused key={level.id} level={level} refusal={refusal} />)
        }
        loss={`${total === 1 ? 'One change' : `${total} changes`} to what the levels grant would be lost.`}
        drop={drop}
      >
        <Button variant="default" size="sm" onClick={changes.undo} disabled={save.isPending}>
          Undo the last
        </Button>
        <Button variant="default" size="sm" onClick={drop} disabled={save.isPending}>
          Discard all
        </Button>
        <Button size="sm" loading={save.isPending} onClick={() => save.mutate()}>
          Save
        </Button>
      </SaveBar>
    </>
  );
}

const Refused = ({ level: { name }, refusal }: Outcome) => (
  <Announced of={refusal} color={isStale(refusal) ? 'yellow' : 'red'}>
    <Text size="sm" fw={600}>
      {name} is not saved
    </Text>
    <Text size="sm">
      {isStale(refusal)
        ? 'Someone else changed this level in the meantime. Its current permissions are shown above with your changes. Review them, then save again.'
        : messageOf(refusal)}
    </Text>
  </Announced>
);
