import type { PermissionCatalog, PermissionCatalogArea } from '#generated/console/types.gen.ts';
import { permissionDescriptions, permissions } from '#generated/permissions.ts';
import { areaName } from '#src/domain/access/index.ts';
import type { ReadContext } from '#src/call/context.ts';
import { presets } from './presets.rules.ts';

export const getPermissionCatalog = async (ctx: ReadContext): Promise<PermissionCatalog> => ({
  areas: areas(ctx),
  presets: presets.map((preset) => ({
    ...preset,
    can_grant: preset.permissions.every((permission) => ctx.can(permission)),
  })),
});

function areas(ctx: ReadContext): PermissionCatalogArea[] {
  const found = new Map<string, PermissionCatalogArea>();
  for (const permission of permissions) {
    const key = permission.slice(0, permission.indexOf('.')) as PermissionCatalogArea['area'];
    const area = found.get(key) ?? { area: key, name: areaName(key), choices: [] };
    area.choices.push({
      permission,
      description: permissionDescriptions[permission],
      can_grant: ctx.can(permission),
    });
    found.set(key, area);
  }
  return [...found.values()];
}
