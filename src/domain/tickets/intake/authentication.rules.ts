import type { TicketSenderChecks } from '#generated/types.gen.ts';

type Check = TicketSenderChecks['spf'];

interface Header {
  readonly name: string;
  readonly value: string;
}

const comment = /\((?:[^()\\]|\\.)*\)/g;
const passes: ReadonlySet<string> = new Set(['pass']);
// A server that could not ask, or a domain that asks for nothing, says nothing against the sender.
const silent: ReadonlySet<string> = new Set(['none', 'neutral', 'temperror']);

/**
 * What the mail server in front of the service found out about the sender (RFC 8601). Only that server is believed, by its name, and
 * only its topmost header, above what came with the message; null when it said nothing.
 */
export function senderChecks(
  headers: readonly Header[],
  authservId: string | null,
): TicketSenderChecks | null {
  if (authservId === null) return null;
  const found = headers.find(
    ({ name, value }) =>
      name.toLowerCase() === 'authentication-results' && isBy(authservId, withoutComments(value)),
  );
  if (found === undefined) return null;
  const results = withoutComments(found.value).split(';').slice(1);
  const of = (method: string): Check => {
    const values = results.flatMap((result) => {
      const [, name, value] = /^\s*([a-z0-9-]+)(?:\/\d+)?\s*=\s*([a-z]+)/i.exec(result) ?? [];
      return name?.toLowerCase() === method ? [value!.toLowerCase()] : [];
    });
    if (values.some((value) => passes.has(value))) return 'pass';
    return values.some((value) => !silent.has(value)) ? 'fail' : 'none';
  };
  return { spf: of('spf'), dkim: of('dkim'), dmarc: of('dmarc') };
}

/** Comments may stand within each other; a few rounds take them all. */
function withoutComments(value: string): string {
  let text = value;
  for (let round = 0; round < 5 && text.includes('('); round += 1) text = text.replaceAll(comment, ' ');
  return text;
}

const isBy = (authservId: string, value: string): boolean =>
  (value.split(';')[0] ?? '').trim().split(/\s+/)[0]!.toLowerCase() === authservId.toLowerCase();

/** Whether the sender is proved not to be who it says: it then matches no contact, thread or whitelist rule. */
export const isForged = (checks: TicketSenderChecks | null): boolean => checks?.dmarc === 'fail';
