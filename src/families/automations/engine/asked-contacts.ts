import { selectAskedContacts, type AskedContact } from '#src/domain/automations/index.ts';
import { visibleTargets } from '#src/domain/records/index.ts';
import type { Value } from '#src/domain/workflows/index.ts';
import { storedId, uuid7 } from '#src/platform/db/query/index.ts';
import { isAddress } from './addresses.rules.ts';
import { StepFault } from './faults.ts';
import type { StepRun } from './run-node.ts';

const maxContacts = 50;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * People outside the agency in what an expression gave: ids of contacts, clients or e-mail addresses, each address once. Clients that the
 * step does not see, contacts that are gone, and those without an address are left out.
 */
export async function contactsIn(ctx: StepRun['ctx'], value: Value): Promise<AskedContact[]> {
  const named = [...new Set(namesIn(value))];
  const ids = named.filter((name) => uuid.test(name));
  const found = await selectAskedContacts(ctx.db, ids);
  const seen = await visibleTargets(
    ctx,
    [...new Set(found.map((each) => each.client_id))].map((id) => ({ kind: 'client' as const, id })),
  );
  const isSeen = new Set(seen.map(({ id }) => id));
  const byEmail = new Map<string, AskedContact>();
  const add = (contact: Pick<AskedContact, 'contact_id' | 'name' | 'email'>): void => {
    const key = contact.email.toLowerCase();
    if (!byEmail.has(key)) byEmail.set(key, { id: uuid7(), ...contact, token_ids: [], answered_at: null });
  };
  for (const { client_id: clientId, contact_id, name, email } of found)
    if (isSeen.has(clientId)) add({ contact_id, name, email });
  for (const email of named) if (!uuid.test(email)) add({ contact_id: null, name: null, email });
  if (byEmail.size > maxContacts)
    throw new StepFault(
      'invalid_input',
      `contact_from gives ${byEmail.size} people. A step asks at most ${maxContacts} outside the agency.`,
    );
  return [...byEmail.values()];
}

/** Ids and addresses: a text, a list of texts, or records and contacts, by their ids. */
function namesIn(value: Value): string[] {
  if (value === null) return [];
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value === 'object') return namesIn(value['id'] ?? value['email'] ?? null);
  const text = typeof value === 'string' ? value.trim() : String(value);
  if (text === '') return [];
  if (uuid.test(text)) return [storedId(text)];
  if (isAddress(text)) return [text];
  throw new StepFault(
    'invalid_input',
    `contact_from: ${JSON.stringify(text).slice(0, 100)} is neither an id nor an e-mail address.`,
  );
}
