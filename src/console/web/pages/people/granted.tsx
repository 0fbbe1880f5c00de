import { Text, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import {
  getPermissionCatalogOptions,
  getUserPermissionsOptions,
} from '#generated/console/client/@tanstack/react-query.gen.ts';
import type {
  PermissionCatalogArea,
  User,
  UserPermissionGrant,
  UserPermissionSource,
} from '#generated/console/types.gen.ts';
import { Empty, Loaded } from '../../parts/page.tsx';
import { roles } from './user-states.ts';

/** What somebody may do by area, each with where it comes from. */
export function Granted({ user }: { readonly user: User }) {
  const grants = useQuery(getUserPermissionsOptions({ path: { id: user.id } }));
  const catalog = useQuery({ ...getPermissionCatalogOptions(), staleTime: 300_000 });
  return (
    <Loaded query={catalog}>
      {({ data: { areas } }) => (
        <Loaded query={grants}>{({ data }) => <Grants areas={areas} grants={data.grants} />}</Loaded>
      )}
    </Loaded>
  );
}

function Grants({
  areas,
  grants,
}: {
  readonly areas: readonly PermissionCatalogArea[];
  readonly grants: readonly UserPermissionGrant[];
}) {
  if (grants.length === 0)
    return <Empty title="No permission yet">A role or a level of a department gives some.</Empty>;
  const held = new Map(grants.map((grant) => [grant.permission, grant]));
  const shown = areas.filter(({ choices }) => choices.some(({ permission }) => held.has(permission)));
  return (
    <div className="card flush">
      {shown.map((area) => (
        <Area key={area.area} area={area} held={held} isOpenAtFirst={shown.length <= 3} />
      ))}
    </div>
  );
}

interface AreaProps {
  readonly area: PermissionCatalogArea;
  readonly held: ReadonlyMap<string, UserPermissionGrant>;
  readonly isOpenAtFirst: boolean;
}

function Area({ area: { name, choices }, held, isOpenAtFirst }: AreaProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const id = useId();
  const own = choices.filter(({ permission }) => held.has(permission));
  return (
    <div className="area granted">
      <UnstyledButton
        className="toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronRight size={15} aria-hidden className="chevron" />
        <span className="name">{name}</span>
        <span className="none">
          {own.length === choices.length ? 'everything' : `${own.length} of ${choices.length}`}
        </span>
      </UnstyledButton>
      <ul id={id} hidden={!isOpen}>
        {own.map(({ permission, description }) => (
          <li key={permission}>
            <div>
              <Text size="sm">{description}</Text>
              <span className="mono none">{permission}</span>
            </div>
            <Text size="sm" c="dimmed">
              {held.get(permission)!.sources.map(nameOf).join('; ')}
            </Text>
          </li>
        ))}
      </ul>
    </div>
  );
}

function nameOf({
  kind,
  role,
  department_name: department,
  level_name: level,
}: UserPermissionSource): string {
  if (kind === 'role') return `By the role ${role === null ? '' : roles[role]}`;
  if (kind === 'department_level') return `By ${department} · ${level}`;
  return 'Their own, of no department';
}
