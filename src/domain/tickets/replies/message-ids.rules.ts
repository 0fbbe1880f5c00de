import { randomBytes } from 'node:crypto';

const random = 16;

/**
 * A new `Message-ID`. Nobody can guess it, so an answer that names it comes from somebody who has the message: that files it, whoever
 * sends it (domain model D5).
 */
export const newMessageId = (messageId: string, address: string): string =>
  `<${messageId}.${randomBytes(random).toString('hex')}@${address.slice(address.lastIndexOf('@') + 1)}>`;

/** References of a letter grow with each answer; readers need the first and the last ones. */
const maxReferences = 20;

export function chainOf(references: readonly (string | null)[]): string[] {
  const known = [...new Set(references.filter((one) => one !== null))];
  return known.length <= maxReferences ? known : [known[0]!, ...known.slice(1 - maxReferences)];
}
