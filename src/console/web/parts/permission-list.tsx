import type { Permission } from '#generated/console/types.gen.ts';

/** How many permissions there are, and on request which. */
export function PermissionList({ permissions }: { readonly permissions: readonly Permission[] }) {
  if (permissions.length === 0) return <span className="none">None</span>;
  return (
    <details className="permission-list">
      <summary>{permissions.length === 1 ? '1 permission' : `${permissions.length} permissions`}</summary>
      <ul>
        {permissions.map((permission) => (
          <li key={permission} className="mono">
            {permission}
          </li>
        ))}
      </ul>
    </details>
  );
}
