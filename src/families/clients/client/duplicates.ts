import type { Client } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { conflict } from '#src/platform/errors/index.ts';
import {
  selectAlike,
  type AlikeClient,
  type ClientChanges,
  type ContactKeys,
} from './client-writes.queries.ts';

/** Addresses in lower case, numbers as they are stored. */
export const contactKeysOf = (contacts: Client['contacts']): ContactKeys => ({
  emails: contacts.flatMap(({ email }) => email?.toLowerCase() ?? []),
  phones: contacts.flatMap(({ phone }) => phone ?? []),
});

/** 409 with the names when the agency forbids duplicates and the client matches one of these. */
export function refuseForbidden(alike: readonly AlikeClient[]): void {
  const forbidden = alike.filter((match) => match.is_forbidden);
  if (forbidden.length === 0) return;
  const candidates = forbidden
    .map((match) => `${match.id} "${match.name}" (${match.matches.join(', ')})`)
    .join(', ');
  throw conflict(`The agency does not allow duplicate clients, and this one matches ${candidates}.`);
}

/** The same for a change: what the client had before may stay, since the rule may be younger than the client. */
export async function refuseNewDuplicate(
  ctx: Pick<WriteContext, 'db'>,
  client: Client,
  { name, contacts = client.contacts }: ClientChanges,
): Promise<void> {
  const [before, after] = [contactKeysOf(client.contacts), contactKeysOf(contacts)];
  const added = {
    emails: after.emails.filter((email) => !before.emails.includes(email)),
    phones: after.phones.filter((phone) => !before.phones.includes(phone)),
    name: name === undefined || name === client.name ? null : name,
  };
  if (added.emails.length + added.phones.length === 0 && added.name === null) return;
  refuseForbidden((await selectAlike(ctx.db, added)).filter(({ id }) => id !== client.id));
}
