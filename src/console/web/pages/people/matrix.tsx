import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getPermissionCatalogOptions } from '#generated/console/client/@tanstack/react-query.gen.ts';
import type { Department, PermissionCatalogArea } from '#generated/console/types.gen.ts';
import { useSession } from '../../app/session.tsx';
import { Loaded } from '../../parts/page.tsx';
import { useFilters } from '../../parts/use-filters.ts';
import { moveFocus } from './matrix-keys.ts';
import { MatrixArea } from './matrix-area.tsx';
import { LevelsBar } from './levels-bar.tsx';
import { useLevelChanges } from './use-level-changes.ts';

/** What each level grants: permissions by area, a column for each level. */
export function Matrix({ department }: { readonly department: Department }) {
  const catalog = useQuery({ ...getPermissionCatalogOptions(), staleTime: 300_000 });
  return (
    <Loaded query={catalog} lines={8}>
      {({ data: { areas } }) => <Grid areas={areas} department={department} />}
    </Loaded>
  );
}

function Grid({
  areas,
  department,
}: {
  readonly areas: readonly PermissionCatalogArea[];
  readonly department: Department;
}) {
  const { can } = useSession();
  const filters = useFilters();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const isNarrow = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
  const changes = useLevelChanges(
    areas.flatMap(({ choices }) => choices.map(({ permission }) => permission)),
  );
  const mayManage = can('people.manage');
  const { levels } = department;
  const chosen = levels.find(({ id }) => id === filters.get('level')) ?? levels[0];
  const shown = isNarrow && chosen !== undefined ? [chosen] : levels;
  const isAllOpen = opened.size === areas.length;
  const toggle = (area: string) =>
    setOpened((former) =>
      former.has(area) ? new Set([...former].filter((one) => one !== area)) : new Set([...former, area]),
    );
  const isLimited =
    mayManage && areas.some(({ choices }) => choices.some(({ can_grant: canGrant }) => !canGrant));
  return (
    <>
      <Group justify="space-between" align="flex-end" mb="sm" gap="sm">
        <Text size="sm" c="dimmed" className="lead">
          {mayManage
            ? 'Use the arrow keys to move and the space bar to toggle. Changes apply after you save.'
            : 'Changing it needs the permission people.manage.'}
          {isLimited && ' You can revoke, but not grant, permissions that you do not have.'}
        </Text>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => setOpened(isAllOpen ? new Set() : new Set(areas.map(({ area }) => area)))}
        >
          {isAllOpen ? 'Close all areas' : 'Open all areas'}
        </Button>
      </Group>
      {isNarrow && levels.length > 1 && (
        <NativeSelect
          mb="sm"
          label="Level"
          value={chosen?.id}
          onChange={(event) => filters.set({ level: event.currentTarget.value })}
          data={levels.map((level) => ({
            value: level.id,
            label: `${level.name}${changes.count(level) > 0 ? ` (${changes.count(level)} not saved)` : ''}`,
          }))}
        />
      )}
      <div className="card flush matrix" role="group" aria-label="Permissions of the levels">
        <table aria-label={`What the levels of ${department.name} grant`} onKeyDown={moveFocus}>
          <thead>
            <tr>
              <th scope="col">Permission</th>
              {shown.map((level) => (
                <th key={level.id} scope="col">
                  {level.name}
                  <Text size="xs" c="dimmed" fw={400}>
                    {level.member_count === 1 ? '1 member' : `${level.member_count} members`}
                  </Text>
                </th>
              ))}
            </tr>
          </thead>
          {areas.map((area) => (
            <MatrixArea
              key={area.area}
              area={area}
              levels={shown}
              changes={changes}
              isOpen={opened.has(area.area)}
              toggle={() => toggle(area.area)}
              mayManage={mayManage}
            />
          ))}
        </table>
      </div>
      {mayManage && <LevelsBar levels={levels} changes={changes} />}
    </>
  );
}
