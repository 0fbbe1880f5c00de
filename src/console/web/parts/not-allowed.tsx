import type { Permission } from '#generated/console/types.gen.ts';
import { Empty } from './page.tsx';

/** Stands where somebody came, by an address or an old tab, to what they may not see. */
export const NotAllowed = ({
  what,
  permission,
}: {
  readonly what: string;
  readonly permission: Permission;
}) => (
  <Empty title={`You may not see ${what}`}>
    This needs the permission {permission}. An owner or an admin of the agency can give it to you.
  </Empty>
);
