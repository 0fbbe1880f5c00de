import type { ConversationIdentity, ReferenceData } from '#generated/mcp/types.gen.ts';
import { permissions as allPermissions } from '#generated/permissions.ts';
import type { TenantContext, TenantContextSection, TenantContextUser } from '#generated/types.gen.ts';
import { invoke, type McpCall } from './call.ts';
import { localTime, type LocalTime } from './local-time.ts';
import { mentionedIn, mentionedText } from './mentioned.ts';
import { selectChoiceKeys, selectWeekStart } from './reference.queries.ts';
import type { OperationTool } from './toolbox.ts';

const maxProfiles = 50;
const maxFields = 100;

/** Families whose tools take the key of a client's status, or the id of a profile. */
const clientFamilies = new Set(['clients', 'client-profiles', 'client-notes', 'client-services']);

/** What a prompt may name, of the sections that the caller may see. */
const sections = [
  'agency',
  'caller',
  'users',
  'client_profiles',
  'departments',
  'statuses',
  'processes',
  'task_tags',
  'client_tags',
  'fields',
] as const satisfies readonly TenantContextSection[];

/** Who the caller is, when it is, and what the agency calls things. */
export interface Surroundings {
  readonly identity: ConversationIdentity;
  readonly context: TenantContext;
  readonly users: readonly TenantContextUser[];
  readonly clock: LocalTime;
}

export async function readSurroundings(call: McpCall): Promise<Surroundings> {
  const [{ body }, weekStart] = await Promise.all([
    invoke(call, 'getTenantContext', { query: { include: [...sections] } }),
    selectWeekStart(call.db.read(call.identity.tenantId)),
  ]);
  const context = body.data as TenantContext;
  const { userId, name, kind, role, permissions } = call.identity;
  const agency = context.agency!;
  return {
    context,
    users: context.users ?? [],
    clock: localTime(call.now, agency.time_zone, weekStart),
    identity: {
      user_id: userId,
      name,
      // Whoever converses is somebody.
      kind: kind === 'service_account' ? kind : 'user',
      role,
      agency_id: agency.id,
      agency_name: agency.name,
      time_zone: agency.time_zone,
      currency: agency.currency,
      permissions: permissions.size < allPermissions.length ? [...permissions].sort() : ['all'],
    },
  };
}

/** Those values of the agency that the prompt names or the given tools refer to. */
export async function readReference(
  { db, identity }: Pick<McpCall, 'db' | 'identity'>,
  prompt: string,
  tools: readonly OperationTool[],
  context: TenantContext,
): Promise<ReferenceData> {
  const needsProfiles = tools.some(({ family }) => clientFamilies.has(family));
  const needsFields = tools.some(({ input }) => input.includes('field_values') || input.includes('field_id'));
  const profiles = needsProfiles ? (context.client_profiles ?? []) : [];
  const fields = needsFields ? (context.fields ?? []).slice(0, maxFields) : [];
  const choices = await selectChoiceKeys(
    db.read(identity.tenantId),
    fields.filter(({ type }) => type === 'single_choice' || type === 'multi_choice').map(({ id }) => id),
  );
  return {
    mentioned: mentionedIn(prompt, context).map(mentionedText),
    client_profiles: profiles.slice(0, maxProfiles).map(({ id, name, status_options: statuses }) => ({
      id,
      name,
      statuses: statuses.map(({ key }) => key),
    })),
    fields: fields.map(({ id, key, name, type, record_kind, profile_id }) => ({
      key,
      name,
      type,
      record_kind,
      profile_id,
      ...(choices.has(id) && { choices: [...choices.get(id)!] }),
    })),
  };
}
