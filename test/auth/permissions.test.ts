import { describe, expect, it } from 'vitest';
import { permissions } from '#generated/permissions.ts';
import { effectivePermissions, isPermission } from '#src/domain/access/permissions.ts';

describe('effective permissions', () => {
  it.each(['owner', 'admin'] as const)('%s holds the whole catalogue, whatever was granted', (role) => {
    expect([...effectivePermissions(role, [])]).toEqual([...permissions]);
  });

  it('everyone else holds what was granted', () => {
    expect([...effectivePermissions(null, ['clients.view', 'clients.edit'])]).toEqual([
      'clients.view',
      'clients.edit',
    ]);
    expect(effectivePermissions(null, []).size).toBe(0);
  });

  it('a key that is not in the catalogue grants nothing', () => {
    expect([...effectivePermissions(null, ['clients.view', 'clients.own', '*', 'toString'])]).toEqual([
      'clients.view',
    ]);
    expect(isPermission('constructor')).toBe(false);
  });
});
