/** `settings.json`: what the alternatives of a schema marked `x-settings` can be set to, in the words of the catalogues. */
import { isObject, type JsonObject } from '../json.ts';
import { list, object, resolve, strings, text, type OpenApiDocument } from '../schema.ts';
import { behind, oneLine } from './behind.ts';
import { sampleOf } from './sample.ts';
import { settingLabel, settingType, type SettingType } from './setting-types.ts';

/** A setting as `CatalogConfigField` of the contract says it. */
interface Setting {
  readonly key: string;
  readonly label: string;
  readonly description: string;
  readonly type: SettingType;
  readonly is_required: boolean;
  readonly is_repeated: boolean;
  readonly default_value: unknown;
  readonly choices: readonly Choice[];
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly max_length: number | null;
  readonly max_items: number | null;
  readonly reference_kind: string | null;
  readonly can_use_shortcodes: boolean;
  readonly shown_when: { readonly key: string; readonly values: readonly string[] } | null;
}

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly description: string | null;
}

const maxChoices = 50;

/** By component and tag of the alternative: its settings, or those of the property that the mark names, and an example of them. */
export function settingsFile(document: OpenApiDocument): string | undefined {
  const schemas = Object.entries(object(object(document.components).schemas));
  const marked = schemas.filter(([, schema]) => object(schema)['x-settings'] !== undefined);
  if (marked.length === 0) return undefined;
  const all = marked.map(([name, schema]) => [name, alternativesOf(document, object(schema))]);
  return `${JSON.stringify(Object.fromEntries(all))}\n`;
}

function alternativesOf(document: OpenApiDocument, schema: JsonObject): JsonObject {
  const { propertyName, mapping } = object(schema.discriminator);
  return Object.fromEntries(
    Object.entries(object(mapping)).map(([tag, ref]) => {
      const whole = object(resolve(document, { $ref: ref }));
      const inside = text(schema['x-settings']);
      const alternative = inside === '' ? whole : object(resolve(document, object(whole.properties)[inside]));
      const settings = settingsOf(document, alternative, text(propertyName));
      return [tag, { config_fields: settings, example: sampleOf(document, alternative) }];
    }),
  );
}

const settingsOf = (document: OpenApiDocument, schema: JsonObject, tag: string): JsonObject[] =>
  Object.entries(object(schema.properties))
    .filter(([key]) => key !== tag)
    .map(([key, property]) => ({
      ...settingOf(document, key, object(property), strings(schema.required).includes(key)),
      heading: null,
      fields: partsOf(document, object(property)),
    }));

/** What is inside a setting that is an object, or one of several: the parts of all of them. Other settings have none. */
function partsOf(document: OpenApiDocument, property: JsonObject): Setting[] {
  const { schema } = behind(document, property);
  if (settingType(document, '', property).type !== 'group') return [];
  const inner = schema.type === 'array' ? behind(document, schema.items).schema : schema;
  if (inner.properties !== undefined) return plainParts(document, inner);
  if (inner.discriminator === undefined) return [];
  return alternativeParts(document, inner);
}

const plainParts = (document: OpenApiDocument, schema: JsonObject): Setting[] =>
  Object.entries(object(schema.properties)).map(([key, part]) =>
    settingOf(document, key, object(part), strings(schema.required).includes(key)),
  );

/** First the tag, then what each alternative has, shown when the tag says so. */
function alternativeParts(document: OpenApiDocument, schema: JsonObject): Setting[] {
  const { propertyName, mapping } = object(schema.discriminator);
  const tag = text(propertyName);
  const alternatives = Object.entries(object(mapping)).map(
    ([value, ref]) => [value, object(resolve(document, { $ref: ref }))] as const,
  );
  const choices = alternatives.map(([value, alternative]) => ({
    value,
    label: settingLabel(value),
    description: oneLine(alternative.description),
  }));
  // What alternatives say alike is one part; a part that one requires, or bounds otherwise, is another of the same key.
  const parts = new Map<string, { setting: Setting; values: string[] }>();
  for (const [value, alternative] of alternatives)
    for (const setting of plainParts(document, alternative)) {
      if (setting.key === tag) continue;
      const said = JSON.stringify(setting);
      const known = parts.get(said);
      if (known === undefined) parts.set(said, { setting, values: [value] });
      else known.values.push(value);
    }
  const first = settingOf(
    document,
    tag,
    { type: 'string', enum: [], description: 'Which of these it is.' },
    true,
  );
  return [
    { ...first, choices },
    ...[...parts.values()].map(({ setting, values }) => ({ ...setting, shown_when: { key: tag, values } })),
  ];
}

function settingOf(
  document: OpenApiDocument,
  key: string,
  property: JsonObject,
  isRequired: boolean,
): Setting {
  const { schema, description } = behind(document, property);
  const { type, isRepeated, referenceKind } = settingType(document, key, property);
  const single = schema.type === 'array' ? behind(document, schema.items).schema : schema;
  return {
    key,
    label: settingLabel(key),
    description: withoutTable(description) || settingLabel(key),
    type,
    is_required: isRequired,
    is_repeated: isRepeated,
    default_value: defaultOf(property.default ?? schema.default),
    choices: type === 'single_choice' || type === 'multi_choice' ? choicesOf(single) : [],
    minimum: numberOf(single.minimum),
    maximum: numberOf(single.maximum),
    max_length:
      single.type === 'string' || list(single.type).includes('string') ? numberOf(single.maxLength) : null,
    max_items: schema.type === 'array' ? numberOf(schema.maxItems) : null,
    reference_kind: referenceKind,
    can_use_shortcodes: /shortcode/i.test(description),
    shown_when: null,
  };
}

/** Tables stand in the reference; in the editor a setting has a sentence or two. */
const withoutTable = (description: string): string => description.split(' | ')[0]!.replace(/\s*\|.*$/, '');

const choicesOf = (schema: JsonObject): Choice[] => {
  const explained = object(schema['x-enumDescriptions']);
  return list(schema.enum)
    .filter((value) => typeof value === 'string')
    .slice(0, maxChoices)
    .map((value) => ({ value, label: settingLabel(value), description: oneLine(explained[value]) }));
};

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Only what a setting's editor can show. */
const defaultOf = (value: unknown): unknown =>
  value === undefined || isObject(value) ? null : Array.isArray(value) ? value.map(String) : value;
