import { useCallback, useState } from 'react';
import type { DepartmentLevel, Permission } from '#generated/console/types.gen.ts';

/** What single permissions of levels are to become; what is absent stays as the service has it. */
type Wanted = ReadonlyMap<string, boolean>;

const keyOf = (level: DepartmentLevel, permission: Permission): string => `${level.id} ${permission}`;

export interface LevelChanges {
  /** Whether the level would grant it once everything is saved. */
  isGranted(level: DepartmentLevel, permission: Permission): boolean;
  isChanged(level: DepartmentLevel, permission: Permission): boolean;
  set(level: DepartmentLevel, permissions: readonly Permission[], isGranted: boolean): void;
  /** How many permissions of a level wait. */
  count(level: DepartmentLevel): number;
  /** All that the level would grant. */
  permissionsOf(level: DepartmentLevel): Permission[];
  /** Takes back what was done last. */
  undo(): void;
  discard(): void;
  /** Forgets what was wanted of these levels, because it is saved. */
  settle(levels: readonly DepartmentLevel[]): void;
}

/**
 * Changes that wait to be saved. They are kept as differences, so that what somebody else changes in the meantime is
 * neither lost nor undone.
 */
export function useLevelChanges(permissions: readonly Permission[]): LevelChanges {
  const [steps, setSteps] = useState<readonly Wanted[]>([new Map()]);
  const wanted = steps.at(-1)!;
  const discard = useCallback(() => setSteps([new Map()]), []);
  const isGranted: LevelChanges['isGranted'] = (level, permission) =>
    wanted.get(keyOf(level, permission)) ?? level.permissions.includes(permission);
  const isChanged: LevelChanges['isChanged'] = (level, permission) =>
    isGranted(level, permission) !== level.permissions.includes(permission);
  return {
    isGranted,
    isChanged,
    set: (level, chosen, value) =>
      setSteps([
        ...steps,
        new Map([...wanted, ...chosen.map((permission) => [keyOf(level, permission), value] as const)]),
      ]),
    count: (level) => permissions.filter((permission) => isChanged(level, permission)).length,
    permissionsOf: (level) => permissions.filter((permission) => isGranted(level, permission)),
    undo: () => setSteps((former) => (former.length > 1 ? former.slice(0, -1) : former)),
    discard,
    settle: (levels) =>
      setSteps([new Map([...wanted].filter(([key]) => !levels.some(({ id }) => key.startsWith(id))))]),
  };
}
