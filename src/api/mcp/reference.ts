import type { ConversationIdentity, ReferenceData } from '#generated/mcp/types.gen.ts';
import { permissions as allPermissions } from '#generated/permissions.ts';
import type { TenantContext, TenantContextSection } from '#generated/types.gen.ts';
import { invoke, type McpCall } from './call.ts';
import type { OperationTool } from './toolbox.ts';

const maxProfiles = 50;
const maxFields = 100;

/** Families whose tools take the key of a client's status, or the id of a profile. */
const clientFamilies = new Set(['clients', 'client-profiles', 'client-notes', 'client-services']);

export interface Reference {
  readonly identity: ConversationIdentity;
  readonly reference: ReferenceData;
}

/** Who the caller is, and those values of the agency that the given tools refer to. */
export async function readReference(call: McpCall, tools: readonly OperationTool[]): Promise<Reference> {
  const needsProfiles = tools.some(({ family }) => clientFamilies.has(family));
  const needsFields = tools.some(({ input }) => input.includes('field_values') || input.includes('field_id'));
  const include: TenantContextSection[] = [
    'agency',
    ...(needsProfiles ? ['client_profiles' as const] : []),
    ...(needsFields ? ['fields' as const] : []),
  ];
  const { body } = await invoke(call, 'getTenantContext', { query: { include } });
  const { agency, client_profiles: profiles = [], fields = [] } = body.data as TenantContext;
  const { userId, name, kind, role, permissions } = call.identity;
  return {
    identity: {
      user_id: userId,
      name,
      // Whoever converses is somebody.
      kind: kind === 'service_account' ? kind : 'user',
      role,
      agency_id: agency!.id,
      agency_name: agency!.name,
      time_zone: agency!.time_zone,
      currency: agency!.currency,
      permissions: permissions.size < allPermissions.length ? [...permissions].sort() : ['all'],
    },
    reference: {
      client_profiles: profiles
        .slice(0, maxProfiles)
        .map(({ id, name: profile, status_options: statuses }) => ({
          id,
          name: profile,
          statuses: statuses.map(({ key }) => key),
        })),
      fields: fields.slice(0, maxFields).map(({ key, name: field, type, record_kind, profile_id }) => ({
        key,
        name: field,
        type,
        record_kind,
        profile_id,
      })),
    },
  };
}
