import { Button, Checkbox, Fieldset, Group, Skeleton, Stack, Text, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { getPermissionCatalogOptions } from '#generated/console/client/@tanstack/react-query.gen.ts';
import type { Permission, PermissionCatalogArea, PermissionPreset } from '#generated/console/types.gen.ts';
import { Failure } from './page.tsx';

interface PermissionPickerProps {
  readonly value: readonly Permission[];
  readonly onChange: (value: Permission[]) => void;
}

/** Permissions by area, with presets to begin from. What one does not hold cannot be given. */
export function PermissionPicker({ value, onChange }: PermissionPickerProps) {
  const catalog = useQuery({ ...getPermissionCatalogOptions(), staleTime: 300_000 });
  if (catalog.isError) return <Failure error={catalog.error} again={() => void catalog.refetch()} />;
  if (catalog.data === undefined) return <Skeleton height={240} role="progressbar" aria-label="Loading" />;
  const { areas, presets } = catalog.data.data;
  const chosen = new Set(value);
  const set = (changed: Iterable<Permission>) => onChange([...changed].sort());
  return (
    <Fieldset legend="Permissions" variant="unstyled">
      <Presets presets={presets} chosen={chosen} set={set} />
      <Text size="xs" c="dimmed" my="xs" role="status">
        {chosen.size === 0
          ? 'No permissions are selected. Only operations that need no permission will work.'
          : `${chosen.size} chosen`}
      </Text>
      <Stack gap="xs" className="areas">
        {areas.map((area) => (
          <Area key={area.area} area={area} chosen={chosen} set={set} />
        ))}
      </Stack>
    </Fieldset>
  );
}

const Presets = ({
  presets,
  chosen,
  set,
}: {
  readonly presets: readonly PermissionPreset[];
  readonly chosen: ReadonlySet<Permission>;
  readonly set: (changed: Iterable<Permission>) => void;
}) => (
  <Group gap="xs" role="group" aria-label="Start with a preset">
    {presets.map(({ key, name, description, permissions, can_grant: canGrant }) => {
      const isChosen =
        permissions.length === chosen.size && permissions.every((permission) => chosen.has(permission));
      return (
        <Button
          key={key}
          size="compact-sm"
          variant={isChosen ? 'filled' : 'default'}
          aria-pressed={isChosen}
          disabled={!canGrant}
          title={canGrant ? description : `${description} It includes permissions that you do not have.`}
          onClick={() => set(permissions)}
        >
          {name}
        </Button>
      );
    })}
  </Group>
);

function Area({
  area,
  chosen,
  set,
}: {
  readonly area: PermissionCatalogArea;
  readonly chosen: ReadonlySet<Permission>;
  readonly set: (changed: Iterable<Permission>) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const open = area.choices.filter(({ can_grant: canGrant }) => canGrant).map(({ permission }) => permission);
  const count = area.choices.filter(({ permission }) => chosen.has(permission)).length;
  const isWhole = count === area.choices.length;
  const toggleAll = () =>
    set(
      isWhole
        ? [...chosen].filter((permission) => !open.includes(permission))
        : new Set([...chosen, ...open]),
    );
  const toggle = (permission: Permission) =>
    set(chosen.has(permission) ? [...chosen].filter((one) => one !== permission) : [...chosen, permission]);
  return (
    <div className="area">
      <div className="bar">
        <Checkbox
          checked={isWhole}
          indeterminate={count > 0 && !isWhole}
          disabled={open.length === 0}
          onChange={toggleAll}
          aria-label={`All of ${area.name}`}
        />
        <UnstyledButton className="toggle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <span className="name">{area.name}</span>
          <span className="none">
            {count === 0 ? 'nothing' : isWhole ? 'everything' : `${count} of ${area.choices.length}`}
          </span>
          <ChevronRight size={15} aria-hidden className="chevron" />
        </UnstyledButton>
      </div>
      {isOpen && (
        <Stack gap={8} className="choices">
          {area.choices.map(({ permission, description, can_grant: canGrant }) => (
            <Checkbox
              key={permission}
              checked={chosen.has(permission)}
              disabled={!canGrant && !chosen.has(permission)}
              onChange={() => toggle(permission)}
              label={description}
              description={
                <span className="mono">
                  {permission}
                  {!canGrant && ' · you do not have it'}
                </span>
              }
            />
          ))}
        </Stack>
      )}
    </div>
  );
}
