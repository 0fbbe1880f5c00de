import { Button, CloseButton, Fieldset, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { Plus } from 'lucide-react';
import type { Department, DepartmentLevel, UserDepartmentInput } from '#generated/console/types.gen.ts';
import { useSession } from '../../app/session.tsx';

type Placement = Required<UserDepartmentInput>;

interface PlacementsProps {
  readonly departments: readonly Department[];
  readonly value: readonly Placement[];
  /** Where the person belongs already: that keeps, whatever it grants. */
  readonly current?: readonly Placement[];
  readonly onChange: (value: Placement[]) => void;
}

/** Departments that somebody belongs to, each with the level there. */
export function Placements({ departments, value, current = [], onChange }: PlacementsProps) {
  const { can } = useSession();
  const isOpen = ({ id, permissions }: DepartmentLevel) =>
    permissions.every(can) || current.some(({ level_id: level }) => level === id);
  const free = departments.filter(
    ({ id, levels }) => levels.some(isOpen) && !value.some((one) => one.department_id === id),
  );
  const replace = (index: number, next: Placement) =>
    onChange(value.map((one, at) => (at === index ? next : one)));
  // The lowest level that one can give: whoever should have more gets it on purpose.
  const placeIn = ({ id, levels }: Department): Placement => ({
    department_id: id,
    level_id: (levels.findLast(isOpen) ?? levels.at(-1)!).id,
  });
  const isShort = departments.some(({ levels }) => !levels.every(isOpen));
  return (
    <Fieldset legend="Departments and levels" variant="unstyled" className="placements">
      <Stack gap="xs" mt={4}>
        {value.length === 0 && (
          <Text size="sm" c="dimmed">
            Not in a department. Only the role and direct permissions apply.
          </Text>
        )}
        {value.map((one, index) => {
          const department = departments.find(({ id }) => id === one.department_id);
          if (department === undefined) return null;
          return (
            <Group key={index} gap="xs" wrap="nowrap" className="placement">
              <NativeSelect
                aria-label={`Department ${index + 1}`}
                value={one.department_id}
                onChange={(event) =>
                  replace(index, placeIn(departments.find(({ id }) => id === event.currentTarget.value)!))
                }
                data={departments
                  .filter((each) => each === department || free.includes(each))
                  .map(({ id, name }) => ({ value: id, label: name }))}
              />
              <NativeSelect
                aria-label={`Level in ${department.name}`}
                value={one.level_id}
                onChange={(event) => replace(index, { ...one, level_id: event.currentTarget.value })}
                data={department.levels.map((level) => ({
                  value: level.id,
                  label: isOpen(level) ? level.name : `${level.name} (grants more than you have)`,
                  disabled: !isOpen(level),
                }))}
              />
              <CloseButton
                aria-label={`Remove from ${department.name}`}
                onClick={() => onChange(value.filter((other) => other !== one))}
              />
            </Group>
          );
        })}
        {free.length > 0 && (
          <div>
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<Plus size={14} aria-hidden />}
              onClick={() => onChange([...value, placeIn(free[0]!)])}
            >
              Add a department
            </Button>
          </div>
        )}
        {isShort && (
          <Text size="xs" c="dimmed">
            You cannot assign levels with permissions that you do not have.
          </Text>
        )}
      </Stack>
    </Fieldset>
  );
}
