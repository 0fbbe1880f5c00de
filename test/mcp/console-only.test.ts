import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { families as consoleFamilies } from '#generated/console/operations.ts';
import { families } from '#generated/operations.ts';
import { consoleOnly, consoleOnlyIn } from '#src/api/mcp/console-only.ts';

const idsOf = (all: readonly { readonly operations: readonly { readonly id: string }[] }[]) =>
  new Set(all.flatMap(({ operations }) => operations.map(({ id }) => id)));

test('names operations of the console that are no tools, and the guide lists them', () => {
  const named = consoleOnly.flatMap(({ operations }) => operations);
  const [publicly, inConsole] = [idsOf(families), idsOf(consoleFamilies)];
  expect(named.filter((id) => publicly.has(id) || !inConsole.has(id))).toEqual([]);
  const guide = readFileSync(new URL('../../docs/guides/mcp.md', import.meta.url), 'utf8');
  expect(
    guide
      .split('\n')
      .filter((line) => line.startsWith('- ') && consoleOnly.some(({ told }) => line === `- ${told}`)),
  ).toEqual(consoleOnly.map(({ told }) => `- ${told}`));
});

test.each([
  ['Remove a credit card number from a ticket', 'redacting'],
  ['Redact the card number 4111 from the last message of Pat for good', 'redacting'],
  ['Set up office hours for the helpdesk: Monday to Friday 9 to 17', 'calendars'],
  ['Change the signature of my e-mails', 'signatures'],
  ['Place the addresses that have no coordinates on the map', 'geocoding'],
  ['Offer the SOPs of our agency on the marketplace, for free', 'listings'],
  ['Add an SLA of one hour to the inbox', 'SLA'],
])('%j may mean what only the console does', (prompt, told) =>
  expect(consoleOnlyIn(prompt)).toEqual([expect.stringContaining(told)]),
);

test.each([
  'Remove the credit card of Harbor Dental',
  'Which tickets are open?',
  'Get the Desk starter from the marketplace',
  'Put a meeting into the calendar of the client',
  'Delete ticket 3',
])('%j does not', (prompt) => expect(consoleOnlyIn(prompt)).toEqual([]));
