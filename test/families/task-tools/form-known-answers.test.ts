import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Forms, company, email, hosted } from '../forms/filling.ts';
import { startService, type Service } from '../../support/service.ts';
import { ToolHands, type Running } from './tool-hands.ts';

/** Forms that are tools of stages begin with what is known of task and client, as far as the caller may read it. */
let service: Service;
let hands: ToolHands;
let forms: Forms;
beforeAll(async () => {
  service = await startService({ config: { role: 'all' } });
  hands = await ToolHands.of(service);
  forms = new Forms(service);
});
afterAll(() => service?.stop());

const toolFor = (form: { id: string }, more: object = {}) => ({
  name: 'Intake',
  is_required: true,
  config: { type: 'form', form_id: form.id, ...more },
});

describe('known answers', () => {
  const client = async (more: object = {}) => {
    const profile = await forms.ok('createClientProfile', { body: { name: `Profile ${randomUUID()}` } });
    return {
      profile,
      client: await forms.ok('createClient', {
        body: { name: `Harbor ${randomUUID()}`, profile_id: profile.id, ...more },
      }),
    };
  };
  const field = async (record_kind: string, more: object = {}) =>
    forms.ok('createField', {
      body: {
        record_kind,
        key: `f_${randomUUID().slice(0, 8)}`,
        name: `F ${randomUUID()}`,
        config: { type: 'text' },
        ...more,
      },
    });
  const answersAt = async (at: Running, caller?: { readonly key: string }) =>
    (await hosted('GET', (await hands.run(at, caller)).body.data.form.url)).data.answers;

  it('of task and client are filled in, except sensitive ones and those that do not fit', async () => {
    const [industry, secret, budget] = [
      await field('client'),
      await field('client', { is_sensitive: true }),
      await field('task'),
    ];
    const { client: harbor, profile } = await client({
      contacts: [{ name: 'Priya Shah', email: 'priya@harbor.example' }],
      field_values: { [industry.key]: 'Dentistry', [secret.key]: '4711' },
    });
    const form = await forms.publish(
      [
        company,
        email,
        { type: 'short_text', key: 'person', label: 'Your name', max_length: 3 },
        { type: 'custom_field', key: 'industry', label: 'Industry', field_id: industry.id },
        { type: 'custom_field', key: 'secret', label: 'Secret', field_id: secret.id },
        { type: 'custom_field', key: 'budget', label: 'Budget', field_id: budget.id },
      ],
      {
        mappings: [
          {
            kind: 'client',
            key: 'client',
            profile_id: profile.id,
            name_template: '{{ company }}',
            fields: [
              { element_key: 'email', target: 'contact.email' },
              { element_key: 'person', target: 'contact.name' },
            ],
          },
        ],
      },
    );
    const body = { client_id: harbor.id, field_values: { [budget.key]: '10 k' } };
    const at = await hands.running(toolFor(form), body);
    expect(await answersAt(at, hands.lead)).toEqual({
      company: harbor.name,
      email: 'priya@harbor.example',
      industry: 'Dentistry',
      budget: '10 k',
    });
    expect(await answersAt(await hands.running(toolFor(form), body))).toEqual({ budget: '10 k' });
    const plain = await hands.running(toolFor(form, { is_prefilled: false }), body);
    expect(await answersAt(plain, hands.lead)).toEqual({});
  });
});
