import type { Action } from './actions.ts';
import type { JsonSchema } from './guidance.ts';

interface Composite extends Action {
  readonly inputSchema: JsonSchema;
  readonly example: Readonly<Record<string, unknown>>;
}

const address: JsonSchema = { type: 'string', maxLength: 320, description: 'E-mail address.' };

/** Actions that are no operation of the API. */
export const composites: readonly Composite[] = [
  {
    key: 'send_email',
    label: 'Send an e-mail',
    description:
      'Sends an e-mail from the agency to one or several addresses, each a message of its own. Markdown in `body_text` is sent as it is written.',
    category: 'communication',
    operation: null,
    isWrite: true,
    permission: null,
    recordKind: null,
    isAvailable: true,
    inputSchema: {
      type: 'object',
      additionalProperties: false,
      required: ['to', 'subject', 'body_text'],
      properties: {
        to: {
          description: 'Recipient, or a list of at most 20.',
          anyOf: [address, { type: 'array', minItems: 1, maxItems: 20, items: address }],
        },
        subject: { type: 'string', minLength: 1, maxLength: 200, description: 'Subject in one line.' },
        body_text: { type: 'string', minLength: 1, maxLength: 50_000, description: 'Text of the message.' },
      },
    },
    example: {
      to: { expression: 'trigger.field_values.main_email' },
      subject: 'Welcome to Northlight, {{ trigger.client.name }}',
      body_text: 'Hello {{ trigger.client.name }},\n\nwe look forward to working with you.',
    },
  },
];
