import { expect, it } from 'vitest';
import { settingsFile } from '#src/compiler/emit/settings.ts';

/** `settings.json` says of each alternative of a marked union what can be set, as its schema does. */
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const tagged = (tag: string, more: object, required: string[] = []) => ({
  type: 'object',
  description: `A ${tag}.`,
  required: ['type', ...required],
  properties: { type: { const: tag, type: 'string' }, ...more },
});
const union = (alternatives: Record<string, string>, more: object = {}) => ({
  ...more,
  oneOf: Object.values(alternatives).map(ref),
  discriminator: {
    propertyName: 'type',
    mapping: Object.fromEntries(Object.entries(alternatives).map(([tag, name]) => [tag, ref(name).$ref])),
  },
});

const settings = (properties: object, required: string[] = [], more: object = {}) => {
  const document = {
    components: {
      schemas: {
        Element: union({ note: 'Note' }, { 'x-settings': true }),
        Note: { ...tagged('note', properties, required), examples: [{ type: 'note' }] },
        Id: { type: 'string', format: 'uuid' },
        CatalogReferenceKind: { type: 'string', enum: ['view', 'attachment'] },
        ...more,
      },
    },
  };
  const written = JSON.parse(settingsFile(document as never)!);
  expect(written.Element.note.example).toEqual({ type: 'note' });
  return written.Element.note.config_fields as Record<string, unknown>[];
};

const said = (setting: object) => expect.objectContaining(setting);

it('a contract that marks nothing has none', () => {
  expect(settingsFile({ components: { schemas: {} } } as never)).toBeUndefined();
});

it('bounds, defaults and whether it is required are those of the property; the tag is no setting', () => {
  const height = { type: 'integer', minimum: 4, maximum: 400, default: 24, description: 'Height in pixels.' };
  const text = { type: ['string', 'null'], maxLength: 80, description: 'Text, with\n  shortcodes.' };
  expect(settings({ height, text, is_open: { type: 'boolean' } }, ['text'])).toEqual([
    said({
      key: 'height',
      label: 'Height',
      type: 'number',
      minimum: 4,
      maximum: 400,
      default_value: 24,
      is_required: false,
    }),
    said({
      key: 'text',
      type: 'text',
      max_length: 80,
      is_required: true,
      description: 'Text, with shortcodes.',
      can_use_shortcodes: true,
    }),
    said({ key: 'is_open', label: 'Open', type: 'checkbox', default_value: null, description: 'Open' }),
  ]);
});

it('types follow from formats, names and lengths, behind references and null', () => {
  const nullable = (name: string) => ({ anyOf: [ref(name), { type: 'null' }] });
  const found = settings(
    {
      view_id: nullable('Id'),
      file_ids: { type: 'array', maxItems: 20, items: ref('Id') },
      owner_id: ref('Id'),
      filter: ref('FilterGroup'),
      body: { type: 'string', maxLength: 9000 },
      words: { type: 'string', description: 'In Markdown.' },
      link: { type: 'string', pattern: '^https?://', maxLength: 2000 },
      day: { type: 'string', format: 'date' },
    },
    [],
    { FilterGroup: { type: 'object', properties: {} } },
  );
  expect(
    found.map(({ key, type, is_repeated, reference_kind }) => [key, type, is_repeated, reference_kind]),
  ).toEqual([
    ['view_id', 'record', false, 'view'],
    ['file_ids', 'record', true, 'attachment'],
    ['owner_id', 'text', false, null],
    ['filter', 'filter', false, null],
    ['body', 'long_text', false, null],
    ['words', 'markdown', false, null],
    ['link', 'url', false, null],
    ['day', 'date', false, null],
  ]);
  expect(found[1]).toMatchObject({ label: 'Files', max_items: 20 });
});

it('an enum is a choice, a list of them several, each with what is said of it', () => {
  const tone = { type: 'string', enum: ['calm', 'loud'], 'x-enumDescriptions': { loud: 'To be heard.' } };
  expect(settings({ tone, tones: { type: 'array', items: tone } })).toEqual([
    said({
      type: 'single_choice',
      choices: [
        { value: 'calm', label: 'Calm', description: null },
        { value: 'loud', label: 'Loud', description: 'To be heard.' },
      ],
    }),
    said({ key: 'tones', type: 'multi_choice', is_repeated: false }),
  ]);
});

it('an object is a group with its parts, a choice of objects one whose parts depend on the first', () => {
  const action = union({ open: 'Open', run: 'Run' }, { description: 'What it does.' });
  const found = settings(
    { action, size: { type: 'object', required: ['width'], properties: { width: { type: 'number' } } } },
    [],
    {
      Open: tagged('open', { url: { type: 'string' }, label: { type: 'string' } }),
      Run: tagged('run', { label: { type: 'string' } }),
    },
  );
  expect(found).toEqual([
    said({
      type: 'group',
      fields: [
        said({
          key: 'type',
          type: 'single_choice',
          is_required: true,
          choices: [said({ value: 'open', description: 'A open.' }), said({ value: 'run' })],
        }),
        said({ key: 'url', shown_when: { key: 'type', values: ['open'] } }),
        said({ key: 'label', shown_when: { key: 'type', values: ['open', 'run'] } }),
      ],
    }),
    said({ type: 'group', fields: [said({ key: 'width', is_required: true, shown_when: null })] }),
  ]);
});

it('a part of several alternatives is told once for those that say the same of it, and apart for the others', () => {
  const action = union({ open: 'Open', run: 'Run', wait: 'Wait' });
  const label = (maxLength: number) => ({ label: { type: 'string', maxLength } });
  const [group] = settings({ action }, [], {
    Open: tagged('open', label(80), ['label']),
    Run: tagged('run', label(40)),
    Wait: tagged('wait', label(80), ['label']),
  });
  const [, ...parts] = group!['fields'] as Record<string, unknown>[];
  expect(parts).toEqual([
    said({
      key: 'label',
      is_required: true,
      max_length: 80,
      shown_when: { key: 'type', values: ['open', 'wait'] },
    }),
    said({ key: 'label', is_required: false, max_length: 40, shown_when: { key: 'type', values: ['run'] } }),
  ]);
});

it('a type, its bounds and its description are found behind several references and null', () => {
  const [size, day] = settings({ size: ref('Size'), day: ref('Day') }, [], {
    Size: { anyOf: [ref('Pixels'), { type: 'null' }], description: 'How large it is.' },
    Pixels: { anyOf: [ref('Whole'), { type: 'null' }] },
    Whole: { type: 'integer', minimum: 4, description: 'A whole number.' },
    Day: ref('CalendarDate'),
    CalendarDate: { type: 'string' },
  });
  expect(size).toMatchObject({ type: 'number', minimum: 4, description: 'How large it is.' });
  expect(day).toMatchObject({ type: 'date' });
});
