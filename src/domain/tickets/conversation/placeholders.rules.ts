/** What texts of replies may name in double braces: `TicketPlaceholder` of the contract. */
const known =
  /^(requester\.(name|first_name|email)|client\.(name|field_values\.[a-z][a-z0-9_]{0,62})|ticket\.(number|subject|field_values\.[a-z][a-z0-9_]{0,62})|agent\.(name|first_name|email)|agency\.name|date\.(today|tomorrow))$/;

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/gu;

/** The first placeholder of a text that replies do not have; undefined where all are fine. */
export function unknownReplyPlaceholder(text: string): string | undefined {
  for (const [, name = ''] of text.matchAll(placeholder)) if (!known.test(name)) return name;
  return undefined;
}
