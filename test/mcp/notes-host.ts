import { newClient, newProfile } from '../families/client-records.ts';
import { startService, type Service } from '../support/service.ts';
import { Host } from './host.ts';

/** A host that has begun to read and write notes on a client. */
export interface NotesHost {
  readonly service: Service;
  readonly host: Host;
  readonly conversation: string;
  readonly clientId: string;
}

export async function startNotesHost(): Promise<NotesHost> {
  const service = await startService();
  const host = await Host.connect(service.url, service.agencies[0].key);
  const clientId = (await newClient(service, (await newProfile(service)).id, { name: 'Harbor Dental' })).id;
  const prompt = 'Read and write notes on a client, list and change clients';
  const conversation = (await host.start(prompt)).conversation_id;
  await host.ok('service_request_additional_tools', {
    conversation_id: conversation,
    reason: 'test',
    suggested_tool_names: [
      'list_clients',
      'get_client',
      'update_client',
      'list_client_notes',
      'create_client_note',
      'delete_client_note',
      'update_client_note',
      'list_fields',
      'create_client_profile',
    ],
  });
  return { service, host, conversation, clientId };
}
