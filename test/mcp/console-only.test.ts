import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { families as consoleFamilies } from '#generated/console/operations.ts';
import { families } from '#generated/operations.ts';
import { consoleOnly, consoleOnlyIn } from '#src/api/mcp/console-only.ts';

const idsOf = (all: readonly { readonly operations: readonly { readonly id: string }[] }[]) =>
  new Set(all.flatMap(({ operations }) => operations.map(({ id }) => id)));

/** Families of the console whose operations are about the member, the agency or the service itself: no request to an assistant. */
const administration: readonly string[] = [
  'session',
  'sign-in-methods',
  'organization',
  'api-keys',
  'oauth-grants',
  'webhook-settings',
  'task-settings',
  'mcp-conversations',
  'oversight',
  'changes',
  'notifications',
  'jobs',
  'tenant',
  'assignments',
  'layouts',
  'views',
  'files',
  'programs',
  'chat',
];

/** Single operations of other families that are of this kind, or do for many what a tool does for one. */
const furtherAdministration: readonly string[] = [
  'startPaymentMethodSetup',
  'manageAgencyPaymentMethod',
  'createAiCreditPurchase',
  'updateTicketNote',
  'deleteTicketNote',
  'dismissTicketAiProposal',
  'setTicketPresence',
  'checkTicketInboxAddress',
  'testTicketSlaPolicies',
  'updateMailDomain',
  'updateChannelConnection',
  'deleteChannelConnection',
  'checkChannelConnection',
  'updateEscalation',
  'bulkUpdateSops',
  'importSop',
  'exportSop',
  'updateSopFeedback',
  'updateSopSettings',
  'updateSopTag',
  'deleteSopTag',
  'previewCertificateTemplate',
  'bulkUpdateCustomObjectRecords',
  'bulkTransitionCustomObjectRecords',
  'bulkArchiveCustomObjectRecords',
  'bulkDeleteCustomObjectRecords',
  'updateMarketplaceListing',
  'deleteMarketplaceListing',
  'rateMarketplaceItem',
  'previewDataImport',
  'updateAutomationSettings',
  'resumeAutomationExecutions',
  'cancelAutomationExecutions',
  'cancelAutomationTestRun',
  'previewClientMerge',
  'queryTimeReport',
];

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

test('knows every operation of the console that changes something and is no tool', () => {
  const publicly = idsOf(families);
  const known = new Set([...consoleOnly.flatMap(({ operations }) => operations), ...furtherAdministration]);
  const changing = consoleFamilies
    .filter(({ name }) => !administration.includes(name))
    .flatMap(({ operations }) => operations)
    .filter(({ id, method }) => method !== 'GET' && !publicly.has(id))
    .map(({ id }) => id);
  expect(changing.filter((id) => !known.has(id))).toEqual([]);
  expect([...furtherAdministration].filter((id) => !changing.includes(id))).toEqual([]);
});

test.each([
  ['Publish the process for onboarding', 'publishing processes'],
  ['Approve the stage Design of the spring campaign', 'approving what stages'],
  ['Merge the two clients called Harbor', 'merging clients'],
  ['Write a new preset for answers to complaints', 'AI presets'],
  ['Import these leads from the CSV file', 'imports from files'],
  ['Send Harbor a link to the intake form', 'links to forms'],
  ['Issue a credit note for invoice 1042', 'credit notes'],
  ['Enrol Ada in the course on safety', 'assigning training'],
  ['Lock the time of March, the month is invoiced', 'locking periods'],
  ['Connect our Google account', 'connecting outside services'],
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
