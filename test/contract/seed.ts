import type { Service, TestAgency } from '../support/service.ts';
import { seedAi } from './seed-ai.ts';
import { seedAssignments } from './seed-assignments.ts';
import { seedBuilderSessions } from './seed-builder-sessions.ts';
import { seedAutomations } from './seed-automations.ts';
import { seedBilling } from './seed-billing.ts';
import { seedChat } from './seed-chat.ts';
import { seedDiscussions } from './seed-discussions.ts';
import { seedEscalations } from './seed-escalations.ts';
import { seedExports } from './seed-exports.ts';
import { seedForms } from './seed-forms.ts';
import { seedFiles } from './seed-files.ts';
import { seedImports } from './seed-imports.ts';
import { seedIntegrations } from './seed-integrations.ts';
import { seedProcesses } from './seed-processes.ts';
import { seedPrograms } from './seed-programs.ts';
import { seedMarketplace, sharedSlug } from './seed-marketplace.ts';
import { seedServices } from './seed-services.ts';
import { seedSignatures } from './seed-signatures.ts';
import { seedSops } from './seed-sops.ts';
import { seedTraining } from './seed-training.ts';
import { seedTasks } from './seed-tasks.ts';
import { seedLayouts } from './seed-layouts.ts';
import { seedMailDomains } from './seed-mail-domains.ts';
import { seedMapLayers } from './seed-map-layers.ts';
import { seedNotifications } from './seed-notifications.ts';
import { seedCustomObjects } from './seed-custom-objects.ts';
import { seedReplies } from './seed-replies.ts';
import { seedReplyTemplates } from './seed-reply-templates.ts';
import { seedIntake } from './seed-intake.ts';
import { seedTicketAi } from './seed-ticket-ai.ts';
import { seedTicketSenders } from './seed-ticket-senders.ts';
import { seedTickets } from './seed-tickets.ts';
import { seedTimeEntries } from './seed-time-entries.ts';
import { seedViews } from './seed-views.ts';
import { seedWork } from './seed-work.ts';

export interface Seeded {
  /** Ids of all kinds of records that the agency now has. */
  readonly ids: readonly string[];
  /** The same by collection, as the last part of a list's path names it: `client-notes`. */
  readonly records: Readonly<Record<string, readonly string[]>>;
  readonly profileId: string;
  readonly clientIds: readonly string[];
  /** Keys of custom fields, choices and statuses, and slugs. */
  readonly words: readonly string[];
}

/**
 * Gives an agency a few records of every kind, each with `mark` in its texts, by the API alone. Enough for lists to
 * have pages and for a leak to be seen. Walks take a copy of such an agency: `startSeeded`.
 */
export async function seedAgency(service: Service, agency: TestAgency, mark: string): Promise<Seeded> {
  const lower = mark.toLowerCase();
  const records: Record<string, string[]> = { users: [agency.ownerId] };
  const create = async (collection: string, operation: string, body: object): Promise<string> => {
    const { data } = (await service.ok(operation, { body }, { key: agency.key })) as {
      data: { id: string; contacts?: { id: string }[] };
    };
    (records[collection] ??= []).push(data.id);
    for (const contact of data.contacts ?? []) (records['contacts'] ??= []).push(contact.id);
    return data.id;
  };
  const createField = (body: object) => create('fields', 'createField', body);

  const department = await create('departments', 'createDepartment', {
    name: `${mark} accounts`,
    levels: [{ name: `${mark} lead`, permissions: ['clients.view'] }, { name: `${mark} member` }],
  });
  const inner = await create('departments', 'createDepartment', {
    name: `${mark} inner`,
    parent_id: department,
    lead_ids: [agency.ownerId],
    description: `${mark} things`,
  });
  await create('departments', 'createDepartment', { name: `${mark} design` });
  for (let index = 1; index <= 3; index += 1) {
    await create('department-levels', 'createDepartmentLevel', {
      department_id: inner,
      name: `${mark} level ${index}`,
    });
    const { data } = await service.ok(
      'inviteUser',
      {
        body: {
          email: `invited${index}@${lower}.example`,
          name: `${mark} invited ${index}`,
          departments: [{ department_id: department }],
        },
      },
      { key: agency.key },
    );
    records['users']!.push(data.user.id);
  }
  const certified = await service.query<{ id: string }>(
    `
    insert into training_certifications (tenant_id, user_id, course_id, course_name, enrollment_id, code, template_id, template_version, score_percent, issued_at, expires_at)
    select $1, $2, app.uuid7(), $3 || ' course ' || n, app.uuid7(), 'NL-7F3K-92Q' || n, app.uuid7(), 1, 90, now() - n * interval '1 day', now() + n * interval '1 day' from generate_series(1, 3) n
    returning id`,
    [agency.id, agency.ownerId, mark],
  );
  records['training-certifications'] = certified.map(({ id }) => id);

  const fieldFolder = await create('field-folders', 'createFieldFolder', { name: `${mark} fields` });
  await create('field-folders', 'createFieldFolder', { name: `${mark} more fields` });
  await create('field-folders', 'createFieldFolder', {
    name: `${mark} inner fields`,
    parent_id: fieldFolder,
  });
  await createField({
    record_kind: 'client',
    key: `${lower}_code`,
    name: `${mark} code`,
    folder_id: fieldFolder,
    config: { type: 'text' },
  });
  await createField({
    record_kind: 'client',
    key: `${lower}_kind`,
    name: `${mark} kind`,
    config: {
      type: 'single_choice',
      choices: [
        { key: 'one', label: 'One' },
        { key: 'two', label: 'Two' },
      ],
    },
  });
  await createField({
    record_kind: 'agency',
    key: `${lower}_motto`,
    name: `${mark} motto`,
    config: { type: 'text' },
  });
  await createField({
    record_kind: 'client',
    key: `${lower}_spare`,
    name: `${mark} spare`,
    config: { type: 'number' },
  });
  await service.ok(
    'updateAgencyFieldValue',
    { body: { key: `${lower}_motto`, value: `${mark} first` } },
    { key: agency.key },
  );

  const profileFolder = await create('client-profile-folders', 'createClientProfileFolder', {
    name: `${mark} profiles`,
  });
  await create('client-profile-folders', 'createClientProfileFolder', { name: `${mark} more profiles` });
  await create('client-profile-folders', 'createClientProfileFolder', {
    name: `${mark} inner profiles`,
    parent_id: profileFolder,
  });
  const profileId = await create('client-profiles', 'createClientProfile', {
    name: `${mark} profile`,
    folder_id: profileFolder,
  });
  await create('client-profiles', 'createClientProfile', { name: `${mark} other profile` });
  await create('client-profiles', 'createClientProfile', {
    name: `${mark} third profile`,
    folder_id: profileFolder,
  });

  for (let index = 1; index <= 5; index += 1) {
    await create('clients', 'createClient', {
      name: `${mark} client ${index}`,
      profile_id: profileId,
      tags: [lower],
      status: index % 2 === 0 ? 'lead' : 'active_client',
      contacts: ['first', 'second', 'third'].map((nth) => ({
        name: `${mark} ${nth} person`,
        email: `${nth}${index}@${lower}.example`,
        phone: null,
      })),
      field_values: {
        [`${lower}_code`]: `${mark}-${index}`,
        [`${lower}_kind`]: index % 2 === 0 ? 'one' : 'two',
      },
    });
  }
  const clientIds = records['clients']!;
  const client_id = clientIds[0]!;
  await seedTasks(service, agency, mark, records);
  const noteFolder = await create('client-note-folders', 'createClientNoteFolder', {
    client_id,
    name: `${mark} calls`,
  });
  await create('client-note-folders', 'createClientNoteFolder', { client_id, name: `${mark} more calls` });
  await create('client-note-folders', 'createClientNoteFolder', {
    client_id,
    name: `${mark} inner calls`,
    parent_id: noteFolder,
  });
  for (let index = 1; index <= 3; index += 1) {
    await create('client-notes', 'createClientNote', {
      client_id,
      folder_id: noteFolder,
      title: `${mark} note ${index}`,
      body_text: `${mark} text`,
    });
  }
  for (const provider of ['google_ads', 'meta_ads', 'google_analytics']) {
    await create('client-integration-accounts', 'createClientIntegrationAccount', {
      client_id,
      provider,
      external_account_id: `${lower}-1`,
      display_name: `${mark} ${provider}`,
    });
  }
  const stageCategories = ['pending', 'ready', 'in_progress', 'completed', 'skipped', 'cancelled'] as const;
  for (let index = 1; index <= 3; index += 1) {
    const options = stageCategories.map((category, place) => ({
      key: category,
      label: `${mark} ${category}`,
      color: '#112233',
      category,
      is_default: place === 0,
    }));
    const {
      data: { template },
    } = await service.ok(
      'saveStatusTemplate',
      { body: { name: `${mark} statuses ${index}`, options } },
      { key: agency.key },
    );
    const {
      data: { option },
    } = await service.ok(
      'saveTagPriorityOption',
      {
        body: {
          record_kind: 'task',
          kind: 'tag',
          tag: `${lower}${index}`,
          label: `${mark} tag ${index}`,
          color: '#112233',
        },
      },
      { key: agency.key },
    );
    (records['status-options'] ??= []).push(template.id, option.id);
  }
  await service.query(
    `insert into employee_compensations (tenant_id, user_id, pay_period, pay, effective_date, created_at, created_by)
      select u.tenant_id, u.id, 'hour', jsonb_build_object('amount_minor', 4000 + n, 'currency', 'USD'), date '2026-01-01' + n,
        now() - n * interval '1 hour', $2 from users u, generate_series(1, 3) n where u.tenant_id = $1 and u.kind = 'member'
      on conflict do nothing`,
    [agency.id, agency.ownerId],
  );
  await seedProcesses(service, agency, mark, records);
  // No worker runs: nothing is sent to this address, which is a public one.
  await service.ok(
    'updateWebhookSettings',
    { body: { endpoint: { url: `https://1.1.1.1/${lower}` } } },
    { key: agency.key },
  );
  for (let index = 1; index <= 3; index += 1) await create('outbound', 'sendWebhookPing', {});
  await service.query(
    `
    update webhook_deliveries d set attempt_count = r.n % 8, last_attempt_at = now() - r.n * interval '1 minute', next_attempt_at = now() + r.n * interval '1 minute'
    from (select id, row_number() over (order by id) as n from webhook_deliveries where tenant_id = $1) r where d.tenant_id = $1 and d.id = r.id`,
    [agency.id],
  );
  for (let index = 1; index <= 3; index += 1) {
    const account = await create('service-accounts', 'createServiceAccount', {
      name: `${mark} program ${index}`,
      description: `${mark} things`,
      permissions: ['clients.view'],
    });
    const {
      data: { api_key },
    } = await service.ok(
      'createApiKey',
      { body: { service_account_id: account, name: `${mark} key ${index}` } },
      { key: agency.key },
    );
    (records['api-keys'] ??= []).push(api_key.id);
  }
  await service.query(
    "update api_keys k set last_used_at = now() - r.n * interval '1 day' from (select id, row_number() over (order by id) as n from api_keys where tenant_id = $1) r where k.tenant_id = $1 and k.id = r.id and k.id = any($2::uuid[])",
    [agency.id, records['api-keys']],
  );
  // Programs are let in by their users in a browser.
  const grants = await service.query<{ id: string }>(
    `
    insert into oauth_grants (tenant_id, user_id, account_id, client_id, client_name, client_source, redirect_host, resource, last_used_at, created_at)
    select $1, u.id, u.account_id, 'client_' || n, $2 || ' program ' || n, 'registration', 'example.com', 'https://example.com', now() - n * interval '1 hour', now() - n * interval '1 day'
    from users u, generate_series(1, 3) n where u.id = $3 returning id`,
    [agency.id, mark, agency.ownerId],
  );
  records['oauth-grants'] = grants.map(({ id }) => id);
  // Mails follow from what people do; no worker sends them here.
  const mails = await service.query<{ id: string }>(
    `
    insert into email_deliveries (tenant_id, category, kind, status, from_address, to_address, user_id, subject, record_kind, record_id, record_name, provider, expires_at, created_at, sent_at)
    select $1, 'notification', 'notice', (array['sent', 'failed', 'delivered'])[n], 'mail@example.com', 'reader' || n || '@' || lower($2) || '.example', $3, $2 || ' mail ' || n, 'user', $3, $2,
      'smtp', now(), now() - n * interval '1 minute', now() - n * interval '30 seconds' from generate_series(1, 3) n returning id`,
    [agency.id, mark, agency.ownerId],
  );
  records['email-delivery-logs'] = mails.map(({ id }) => id);
  // Inbound calls come from outside, to automations.
  const inbound = await service.query<{ id: string }>(
    `
    insert into inbound_webhook_deliveries (tenant_id, automation_id, webhook_id, status, delivery_key, answered_status_code, body_size, duration_ms, headers, body, created_at)
    select $1, app.uuid7(), app.uuid7(), 'accepted', $2 || n, 200, 17 * n, n, '{"content-type": "application/json"}', '{"mark":"' || $2 || '"}', now() - n * interval '1 minute' from generate_series(1, 3) n returning id`,
    [agency.id, mark],
  );
  records['inbound'] = inbound.map(({ id }) => id);
  // The log of these calls is written a moment later; a line of it is known at once.
  const lines = await service.query<{ id: string }>(
    `
    insert into api_request_logs (tenant_id, request_id, operation_id, method, path, status, duration_ms, request_bytes, response_bytes, user_id, created_at)
    select $1, 'seed-' || $2 || n, 'getClient', 'GET', '/v1/clients/' || $2, 404, n, 0, 100, $3, now() - n * interval '1 minute' from generate_series(1, 3) n returning id`,
    [agency.id, mark, agency.ownerId],
  );
  records['request-logs'] = lines.map(({ id }) => id);
  // AI hosts begin conversations over MCP.
  const conversations = await service.query<{ id: string }>(
    `
    insert into mcp_conversations (tenant_id, user_id, credential_id, subject, client_model, prompt, client_id, allowed_tools, call_count, created_at, last_used_at, expires_at)
    select $1, $3, app.uuid7(), 'program', 'model-' || n, $2 || ' prompt', $4, '{list_clients}', 4 - n, now() - n * interval '2 hours', now() - n * interval '1 hour', now() + interval '1 hour'
    from generate_series(1, 3) n returning id`,
    [agency.id, mark, agency.ownerId, client_id],
  );
  records['mcp-conversations'] = conversations.map(({ id }) => id);
  await service.query(
    `
    insert into mcp_calls (tenant_id, conversation_id, tool_name, status, duration_ms, request_id, created_at)
    select $1, id, 'list_clients', 200, n, 'seed-' || n, now() - n * interval '1 minute' from unnest($2::uuid[]) id, generate_series(1, 3) n`,
    [agency.id, records['mcp-conversations']],
  );
  for (const [collection, ids] of Object.entries(await seedWork(service, agency, mark, clientIds)))
    (records[collection] ??= []).push(...ids);
  await seedEscalations(service, agency, mark, records);
  await seedBuilderSessions(service, agency, mark, records);
  await seedDiscussions(service, agency, mark, records);
  await seedFiles(service, agency, mark, records);
  await seedAi(service, agency, mark, records);
  await seedNotifications(service, agency, mark, records);
  await seedTickets(service, agency, mark, records);
  await seedIntake(service, agency, mark, records);
  await seedReplyTemplates(service, agency, mark, records);
  await seedReplies(service, agency, mark, records);
  await seedTicketAi(service, agency, mark, records);
  await seedBilling(service, agency, mark, records);
  await seedTimeEntries(service, agency, mark, records);
  await seedServices(service, agency, mark, records);
  await seedPrograms(service, agency, mark, records);
  await seedCustomObjects(service, agency, mark, records);
  await seedSignatures(service, agency, mark, records);
  await seedViews(service, agency, mark, records);
  await seedLayouts(service, agency, mark, records);
  await seedMailDomains(service, agency, mark, records);
  await seedTicketSenders(service, agency, mark, records);
  await seedMapLayers(service, agency, mark, records);
  await seedAssignments(service, agency, mark, records);
  await seedChat(service, agency, mark, records);
  await seedSops(service, agency, mark, records);
  await seedIntegrations(service, agency, mark, records);
  await seedAutomations(service, agency, mark, records);
  await seedTraining(service, agency, mark, records);
  await seedForms(service, agency, mark, records);
  await seedMarketplace(service, agency, mark, records);
  await seedExports(service, agency, mark, records);
  await seedImports(service, agency, mark, { profileId, clientIds }, records);
  return {
    ids: Object.values(records).flat(),
    records,
    profileId,
    clientIds,
    words: [
      `${lower}_code`,
      `${lower}_kind`,
      `${lower}_motto`,
      'one',
      'lead',
      `${lower}-client-1`,
      sharedSlug,
    ],
  };
}
