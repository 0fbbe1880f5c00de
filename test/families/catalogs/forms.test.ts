import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { Uploader } from '../files/upload.ts';

/** What the catalogue tells of forms is what forms take. */
let service: Service;
let fieldId: string;
let fileId: string;
beforeAll(async () => {
  service = await startService();
  const { data: field } = await service.ok('createField', {
    body: { record_kind: 'client', key: 'size', name: 'Size', config: { type: 'number' } },
  });
  fieldId = field.id;
  fileId = await new Uploader(service).file({ bytes: Buffer.from('A picture') });
});
afterAll(() => service?.stop());

const choice = [
  { key: 'one', label: 'One' },
  { key: 'two', label: 'Two' },
];

/** What each element needs beside its key and its label. */
const needed = (): Record<string, Record<string, unknown>> => ({
  single_choice: { choices: choice },
  multi_choice: { choices: choice },
  ranking: { choices: choice },
  matrix: { rows: choice, columns: choice },
  consent: { statement: 'I agree.' },
  custom_field: { field_id: fieldId },
  calculation: { expression: '1 + 1' },
  heading: { text: 'Begin' },
  paragraph: { body_text: 'Welcome.' },
  image: { file_id: fileId, alt_text: 'Us' },
});

const create = async (element: object): Promise<number> =>
  (
    await service.call('createForm', {
      body: { name: 'Tried', elements: [{ type: 'short_text', key: 'first', label: 'First' }, element] },
    })
  ).status;
const when = { conditions: [{ element_key: 'first', operator: 'is_not_empty' }] };

/** A value of the setting that is a capability. */
const settings: Record<string, readonly [setting: string, value: unknown]> = {
  conditional: ['visible_when', when],
  required: ['is_required', true],
  resizable: ['element_width', 'half'],
  computed: ['expression', '2 * 2'],
};

describe('elements of forms', () => {
  it('take the settings that the catalogue names, and no others', async () => {
    const { data } = await service.ok('queryFormLayoutCapabilities', { query: { limit: 200 }, body: {} });
    const elements = data.filter(({ config_fields: fields }) => fields.length > 0);
    expect(elements.map(({ key }) => key)).toEqual(expect.arrayContaining(['short_text', 'hidden', 'image']));
    expect(elements).toHaveLength(26);
    for (const { key: type, config_fields: fields, capabilities } of elements) {
      const has = (name: string) => fields.some(({ key }) => key === name);
      const element: Record<string, unknown> = {
        type,
        key: 'it',
        ...(has('label') && { label: 'It' }),
        ...needed()[type],
      };
      expect([type, await create(element)]).toEqual([type, 200]);
      expect([type, await create({ ...element, invented: true })]).toEqual([type, 400]);
      const required = fields.filter(({ is_required }) => is_required).map(({ key }) => key);
      expect(Object.keys(element).toSorted()).toEqual(expect.arrayContaining(['type', ...required]));
      for (const setting of required)
        expect([type, setting, await create({ ...element, [setting]: undefined })]).toEqual([
          type,
          setting,
          400,
        ]);
      for (const [capability, [setting, value]] of Object.entries(settings)) {
        const isTaken = (await create({ ...element, [setting]: value })) === 200;
        expect([type, capability, isTaken]).toEqual([
          type,
          capability,
          capabilities.includes(capability as never),
        ]);
      }
    }
  });

  it('are listed with what forms can do besides, in the order of editors', async () => {
    const { data, pagination } = await service.ok('queryFormLayoutCapabilities', {
      query: { limit: 200 },
      body: {},
    });
    expect(pagination.total).toBe(data.length);
    expect(data[0]).toMatchObject({ key: 'short_text', category: 'text', maximum_count: 300 });
    expect(data.filter(({ category }) => category === 'features').map(({ key }) => key)).toEqual([
      'multiple_pages',
      'conditional_elements',
      'columns',
      'endings',
      'saved_progress',
      'prefilled_links',
    ]);
    const found = async (body: object, query: object = {}) =>
      (await service.ok('queryFormLayoutCapabilities', { query, body })).data.map(({ key }) => key);
    expect(await found({ keys: ['endings', 'matrix'] })).toEqual(['matrix', 'endings']);
    expect(await found({ search: 'SIGNATURE' })).toEqual(['signature']);
    expect(await found({ categories: ['files'] })).toEqual(['file_upload', 'signature']);
    expect(await found({ is_available: false })).toEqual([]);
    expect(await found({ categories: ['time', 'files'] }, { sort: 'label', order: 'desc' })).toEqual([
      'signature',
      'file_upload',
      'date',
    ]);
  });
});
