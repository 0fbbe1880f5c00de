import { own } from '../../src/compiler/json.ts';
import type { ContractView, OperationSite, Rule } from '../../src/compiler/rule.ts';
import { isWrite, jsonSchema, propertiesOf, queryNames, successSchema } from './operations.ts';

/** Verbs of operations that make something new, and change nothing that a caller has read. */
export const making: ReadonlySet<string> = new Set([
  'create',
  'duplicate',
  'ensure',
  'import',
  'invite',
  'issue',
  'rerun',
  'run',
  'send',
  'start',
  'submit',
  'upload',
]);

/** Changes of records with a revision that take none, with the reason (C38). */
const withoutRevision: ReadonlyMap<string, string> = new Map([
  ['markChatChannelRead', 'a member sets it for the member alone'],
  ['setChatChannelWatchState', 'a member sets it for the member alone'],
  ['updateClientNoteFavorite', 'a member sets it for the member alone'],
  ['updateClientPin', 'a member sets it for the member alone'],
  ['markNotificationRead', 'a member sets it for the member alone'],
  ['markTicketRead', 'a member sets it for the member alone'],
  ['markTicketUnread', 'a member sets it for the member alone'],
  ['setSopRating', 'a member sets it for the member alone'],
  ['setChatMessageReaction', 'adds or removes the reaction of the caller, whatever others do'],
  ['toggleCommentReaction', 'adds or removes the reaction of the caller, whatever others do'],
  ['addCommentReaction', 'adds or removes the reaction of the caller, whatever others do'],
  ['removeCommentReaction', 'adds or removes the reaction of the caller, whatever others do'],
  ['toggleCommentPin', 'answers which way it went'],
  ['cropImage', 'makes another file and leaves this one'],
  ['resizeImage', 'makes another file and leaves this one'],
  ['completeManagedUpload', 'ends an upload that the caller alone makes'],
  ['unpinEntities', 'pins have no revision'],
  ['recordTicketReplyTemplateUsage', 'counts a use'],
  ['dismissTicketDuplicateSuggestion', 'takes away a suggestion and changes no ticket'],
  ['testAutomationStep', 'tries something out and changes nothing that was read'],
  ['syncAutomationSchedule', 'brings the plan in line with what is published'],
  ['revokeApiKey', 'a leaked key is revoked, whatever changed meanwhile'],
  ['resumeAutomationExecutions', 'each execution is judged by its status'],
  ['cancelAutomationExecutions', 'each execution is judged by its status'],
  ['expireManagedUpload', 'ends it for good, whatever changed meanwhile'],
  ['cancelReminder', 'ends it for good, whatever changed meanwhile'],
  ['attachFile', 'adds or removes one place of a file, whatever others do'],
  ['detachFile', 'adds or removes one place of a file, whatever others do'],
  ['authorizeIntegrationCredential', 'writes down what the other service answers'],
  ['testIntegrationCredential', 'writes down what the other service answers'],
  ['authorizeMcpConnection', 'writes down what the other service answers'],
  ['refreshMcpConnection', 'writes down what the other service answers'],
  ['checkChannelConnection', 'writes down what the other service answers'],
  ['checkMailDomain', 'writes down what the other service answers'],
  ['confirmTicketSender', 'the code that was sent decides'],
  ['assignTraining', 'makes runs of courses, and leaves those that there are'],
]);

/** What changes a record with a revision takes the one that the caller last read (C38). */
export const revisionRules: readonly Rule[] = [
  {
    id: 'C38',
    severity: 'error',
    check: (contract, report) => {
      const revised = new Set(
        contract.operations
          .filter((operation) => answersRevision(operation, contract))
          .map(({ path }) => path),
      );
      for (const operation of contract.operations) {
        const { id, tokens } = operation;
        const isExpected = isChange(operation) && isOfRevised(operation, revised, contract);
        const isMissing = isExpected && !takesRevision(operation, contract);
        if (isMissing && !withoutRevision.has(id))
          report(
            tokens,
            'The record that this changes has a revision: take expected_revision, of several records expected_revisions, or say in spec/lint/revisions.ts why not.',
          );
        if (!isMissing && withoutRevision.has(id))
          report(tokens, `${id} needs no exception in spec/lint/revisions.ts any more; take it out.`);
      }
    },
  },
];

const isChange = ({ id, method, value }: OperationSite): boolean =>
  isWrite(method, value) && !making.has(/^[a-z]+/.exec(id)?.[0] ?? '');

/** Whether it answers a record with a revision, is about one that the path names, or is about several. */
function isOfRevised(
  operation: OperationSite,
  revised: ReadonlySet<string>,
  contract: ContractView,
): boolean {
  const data = answered(operation, contract);
  if (own(data, '$ref') === '#/components/schemas/BulkResult') return true;
  const named = operation.path.slice(0, operation.path.indexOf('}') + 1);
  return answersRevision(operation, contract) || revised.has(named);
}

const answered = ({ value }: OperationSite, contract: ContractView): unknown =>
  own(successSchema(value, contract)?.properties, 'data');

const answersRevision = (operation: OperationSite, contract: ContractView): boolean =>
  propertiesOf(answered(operation, contract), contract).has('revision');

/** In the query, in the body, or in one of the records or actions that the body lists. */
const takesRevision = ({ value }: OperationSite, contract: ContractView): boolean =>
  [...queryNames(value, contract)].some(isRevision) ||
  holdsRevision(jsonSchema(value.requestBody, contract), contract);

const isRevision = (name: string): boolean => /^expected_revisions?$|_revision$/.test(name);

function holdsRevision(schema: unknown, contract: ContractView, depth = 0): boolean {
  if (schema === undefined || depth > 4) return false;
  if ([...propertiesOf(schema, contract)].some(isRevision)) return true;
  const { properties, items, anyOf, oneOf } = contract.resolve(schema);
  const parts = [...Object.values(properties ?? {}), items, anyOf, oneOf].flat();
  return parts.some((part) => part !== undefined && holdsRevision(part, contract, depth + 1));
}
