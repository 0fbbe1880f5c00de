import { randomUUID } from 'node:crypto';
import type { Service } from '../support/service.ts';

/** A profile with the usual status options. */
export async function newProfile(service: Service, body: Record<string, unknown> = {}) {
  return (await service.ok('createClientProfile', { body: { name: `Profile ${randomUUID()}`, ...body } }))
    .data;
}

/** A client of that profile, in the default status unless `body` says otherwise. */
export async function newClient(service: Service, profileId: string, body: Record<string, unknown> = {}) {
  return (
    await service.ok('createClient', {
      body: { name: `Client ${randomUUID()}`, profile_id: profileId, ...body },
    })
  ).data;
}

/** A note on a new client of a new profile, with the events of making them taken. */
export async function newNote(service: Service, body: Record<string, unknown> = {}) {
  const client = await newClient(service, (await newProfile(service)).id);
  const note = (
    await service.ok('createClientNote', {
      body: { client_id: client.id, body_text: 'Called; all is well.', ...body },
    })
  ).data;
  await service.takeEvents();
  return { client, note };
}

/** Actions of the audit trail for a record, in order. */
export async function auditActions(service: Service, recordId: string): Promise<string[]> {
  const rows = await service.query<{ action: string }>(
    'select action from audit_log where record_id = $1 order by id',
    [recordId],
  );
  return rows.map((row) => row.action);
}
