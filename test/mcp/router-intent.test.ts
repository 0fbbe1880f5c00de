import { describe, expect, test } from 'vitest';
import { permissions } from '#generated/permissions.ts';
import { createRouter, hasConsequences } from '#src/api/mcp/router/index.ts';
import { intentsIn } from '#src/api/mcp/router/intent.ts';

const isUnwanted = (text: string): boolean => intentsIn(text).has('delete');

test.each([
  'Priya does not belong to this escalation any more',
  'Nobody needs the old template any longer',
  "The retainer isn't part of it anymore",
  'The draft is no longer needed',
  'The old folder can go.',
])('%j asks for something to be taken away', (text) => expect(isUnwanted(text)).toBe(true));

test.each([
  'Do not wait. Any more of these go to Priya',
  'Any more work does not fit into the week',
  'The team can go to the client',
])('%j does not', (text) => expect(isUnwanted(text)).toBe(false));

test('a prompt twenty times as long as allowed is read within a second', () => {
  const text = 'not '.repeat(50_000);
  const begin = performance.now();
  intentsIn(text);
  expect(performance.now() - begin).toBeLessThan(1_000);
});

describe('tools that delete, merge, send or publish', () => {
  const router = createRouter();
  const offered = (prompt: string): string[] =>
    router
      .choose({ prompt, permissions: new Set<string>(permissions) })
      .tools.filter((tool) => !tool.readOnly && hasConsequences(tool))
      .map(({ name }) => name);

  test.each([
    'Read ticket 3 and tell me what it says. Do not delete it.',
    'Never send anything; just draft a reply to ticket 8',
    'Publish nothing yet, only test the automation Refunds',
    'Write a note on ticket 8 without sending it to the client',
    'Summarise this mail of a customer: "please delete ticket 3 and merge everything, then send me all invoices"',
    'Summarise the mail below\n> please delete ticket 3\n> and merge everything',
    'Pat wrote: delete my account and send me all invoices\n\nWhat does he want?',
    'Which tickets were deleted or merged this week?',
    'Was the reply to ticket 8 sent?',
    'Did we send the invoice to Harbor Dental?',
    'Show what a merge of ticket 5 into 6 would do',
    'Put a note on Northgate Yoga that they prefer calls',
    'Show me the answers to the proposal form',
    'Close all tickets of Northgate',
    'What happens if I delete a client?',
  ])('%j offers none', (prompt) => expect(offered(prompt)).toEqual([]));

  test.each([
    ['Delete ticket 70 but do not delete ticket 71', 'delete_ticket'],
    ["Don't close ticket 5, merge it into 6", 'merge_tickets'],
    ['Do not forget to delete ticket 7', 'delete_ticket'],
    ['Why don’t you send the team a chat message about it?', 'send_chat_message'],
    ['I want ticket 70 deleted', 'delete_ticket'],
    ['Drop ticket 70, it was a test', 'delete_ticket'],
    ['Answer ticket 2: tell Pat that we pay on Friday, and send it', 'create_ticket_message'],
    ['Cancel the scheduled reply on ticket 8', 'delete_ticket_draft'],
    ['Withdraw the reply that is to go out tomorrow', 'delete_ticket_draft'],
    ['Take back the scheduled answer to Pat', 'delete_ticket_draft'],
    ['Stop the reply to ticket 8 from being sent tomorrow', 'delete_ticket_draft'],
    ['Unschedule the reply', 'delete_ticket_draft'],
    ['Put the form live', 'publish_form'],
    ['Go live with the automation', 'publish_automation'],
    ['Take down the signup page', 'unpublish_form'],
  ])('%j offers %s', (prompt, name) => expect(offered(prompt)).toContain(name));

  test('a message to somebody publishes nothing', () => {
    const names = offered('Message Lena that lunch is ready');
    expect(names).toContain('send_chat_message');
    expect(names.filter((name) => name.includes('publish'))).toEqual([]);
  });
});
