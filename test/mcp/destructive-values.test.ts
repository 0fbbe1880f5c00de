import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asksForValue, demandOf, destructiveValues } from '#src/api/mcp/router/index.ts';
import { packed, Toolbox } from '#src/api/mcp/toolbox.ts';
import type { Host } from './host.ts';
import { startNotesHost, type NotesHost } from './notes-host.ts';

const toolbox = new Toolbox();

describe('what a call does, by its arguments', () => {
  test('its tool tells a host which values are destructive', () => {
    expect(packed(toolbox.of('manageInvoice'))).toMatchObject({
      effect: 'write',
      destructive_if: { action: ['finalize', 'send', 'charge', 'refund_payment', 'void', 'write_off'] },
    });
    expect(packed(toolbox.of('applyBuilderSession')).effect).toBe('destructive');
    expect(packed(toolbox.of('createTask'))).not.toHaveProperty('destructive_if');
  });

  /** Values of the properties below that say by themselves what they do. */
  const tells =
    /^((auto_)?send|charge|refund|void|write_off|remove|delete|merge|publish|discard|approve|cancel(led)?$|disconnect|finalize)/;
  /** They say that of a rule for later or of who is named, or decide what runs and is no publication. */
  const harmless = new Set([
    'create_ticket_blacklist_rule',
    'update_ticket_blacklist_rule',
    'decide_training_manager_review',
    'respond_to_automation_execution',
    'create_builder_session',
    'prepare_builder_session',
    'replace_builder_session_intent',
  ]);
  test('every value of the contract that says so is one', async () => {
    for (const tool of toolbox.all) {
      if (tool.readOnly || tool.destructive || harmless.has(tool.name)) continue;
      const { inputSchema } = await toolbox.guidance(tool);
      const known = Object.values(tool.destructiveIf ?? {}).flat();
      expect(
        [...valuesIn(inputSchema)].filter((value) => tells.test(value) && !known.includes(value)),
        tool.name,
      ).toEqual([]);
    }
  });

  test('in lists and in objects', () => {
    const tool = { destructiveIf: { 'operations.op': ['remove_tab'] } };
    expect(destructiveValues(tool, { operations: [{ op: 'add_tab' }, { op: 'remove_tab' }] })).toEqual([
      'remove_tab',
    ]);
    expect(destructiveValues(tool, { operations: [{ op: 'add_tab' }] })).toEqual([]);
    expect(destructiveValues(tool, undefined)).toEqual([]);
  });

  test.each([
    ['Email the invoice to Lena', 'send', true],
    ['Refund her last payment', 'refund_payment', true],
    ['Write off invoice 7', 'write_off', true],
    ['Publish the SOP', 'published', true],
    ['Archive the course', 'archived', true],
    ['Take the second stage off, remove it', 'remove', true],
    ['Cancel the enrolment of Harbor Dental', 'cancel', true],
    ['Cancel the enrolment of Harbor Dental', 'cancelled', true],
    ['Disconnect their Stripe account', 'disconnect', true],
    ['Finalize the draft for Northgate', 'finalize', true],
    ['Use auto send for replies in Billing', 'auto_send', true],
    ['Let the AI suggest replies in Billing', 'auto_send', false],
    ['Pause the enrolment of Harbor Dental', 'cancelled', false],
    ['Write a note on invoice 7', 'write_off', false],
    ['Update the invoice but do not send it', 'send', false],
    ['Was the invoice sent?', 'send', false],
    ['Start the course', 'published', false],
    ['Show the invoices of Northgate', 'charge', false],
  ])('%j and the value %s: %s', (prompt, value, isAsked) =>
    expect(asksForValue(value, demandOf(prompt))).toBe(isAsked),
  );
});

describe('service_call_tools', () => {
  let { service, host } = {} as NotesHost;
  beforeAll(async () => {
    ({ service, host } = await startNotesHost());
  });
  afterAll(async () => {
    await host?.close();
    await service?.stop();
  });

  const call = async (at: Host, prompt: string, beside: Record<string, unknown> = {}) => {
    const { conversation_id: id } = await at.start(prompt);
    await at.ok('service_request_additional_tools', {
      conversation_id: id,
      reason: 'test',
      suggested_tool_names: ['manage_invoice'],
    });
    const body = { action: 'send', invoice_id: '00000000-0000-7000-8000-000000000000' };
    const { content } = await at.tool('service_call_tools', {
      conversation_id: id,
      calls: [{ name: 'manage_invoice', arguments: { body }, ...beside }],
    });
    return JSON.stringify(content);
  };

  test('sends no invoice that the request does not ask to send, unless the person agreed', async () => {
    const prompt = 'Which invoices of Harbor Dental are open?';
    expect(await call(host, prompt)).toContain('Repeat the call with is_confirmed true');
    expect(await call(host, prompt, { is_confirmed: true })).toContain('not_found');
    expect(await call(host, 'Send the invoice to Harbor Dental')).toContain('not_found');
  });
});

/** Values of properties that say what to do, wherever they are. */
function* valuesIn(schema: unknown, name = ''): Generator<string> {
  if (Array.isArray(schema)) {
    for (const item of schema) yield* valuesIn(item, name);
    return;
  }
  if (typeof schema !== 'object' || schema === null) return;
  const { properties = {}, enum: choices = [], const: only, ...others } = schema as Record<string, never>;
  if (/^(action|decision|disposition|resolution|status|op|reply_mode|program_invoices)$/.test(name))
    for (const value of [choices, only].flat()) if (typeof value === 'string') yield value;
  for (const [property, inner] of Object.entries(properties)) yield* valuesIn(inner, property);
  for (const [key, inner] of Object.entries(others))
    yield* valuesIn(inner, key === '$defs' || key === 'example' ? '' : name);
}
