/**
 * `event-fields.json`: what conditions and expressions find in the `data` of each event, property by property. Events have most fields in
 * common: each field is written once, and events name theirs by its place.
 */
import { jsonLines, type JsonObject } from '../json.ts';
import type { EventModel } from '../model.ts';
import { list, object, resolve, text, type OpenApiDocument } from '../schema.ts';
import { behind, oneLine } from './behind.ts';
import { settingLabel, settingType } from './setting-types.ts';

interface EventField {
  readonly path: string;
  readonly label: string;
  readonly description: string | null;
  readonly type: string;
  readonly is_list: boolean;
  readonly choices: readonly { value: string; label: string; description: string | null }[];
  readonly reference_kind: string | null;
}

export const eventFieldsFile = (document: OpenApiDocument, events: readonly EventModel[]): string =>
  `${jsonLines(placed(events.map(({ type, schema }) => ({ type, fields: fieldsIn(document, schema, [], 0) }))), 2)}\n`;

function placed(events: readonly { readonly type: string; readonly fields: readonly EventField[] }[]) {
  const places = new Map<string, number>();
  const fields: EventField[] = [];
  const placeOf = (field: EventField): number => {
    const key = JSON.stringify(field);
    if (!places.has(key)) places.set(key, fields.push(field) - 1);
    return places.get(key)!;
  };
  return { events: events.map(({ type, fields: own }) => ({ type, fields: own.map(placeOf) })), fields };
}

/** Records inside records inside records are looked up by their ids. */
const maxDepth = 4;

function fieldsIn(
  document: OpenApiDocument,
  schema: unknown,
  around: readonly string[],
  depth: number,
): EventField[] {
  if (depth > maxDepth) return [];
  return Object.entries(propertiesOf(document, schema)).flatMap(([key, property]) => {
    const path = [...around, key];
    const found = behind(document, property);
    const { type, isRepeated, referenceKind } = settingType(document, key, object(property));
    if (type === 'group' && !isRepeated) return fieldsIn(document, property, path, depth + 1);
    if (type === 'field_values' || type === 'inputs') return [];
    const single = found.schema.type === 'array' ? behind(document, found.schema.items).schema : found.schema;
    return [
      {
        path: path.join('.'),
        label: path
          .map((part, at) => (at === 0 ? settingLabel(part) : settingLabel(part).toLowerCase()))
          .join(' '),
        description: oneLine(found.description),
        type,
        is_list: isRepeated || type === 'multi_choice',
        choices: choicesOf(single),
        reference_kind: referenceKind,
      },
    ];
  });
}

/** Of the schema and all that it is made of. */
function propertiesOf(document: OpenApiDocument, value: unknown): JsonObject {
  const { schema } = behind(document, value);
  const whole = object(resolve(document, schema));
  const parts = [...list(whole.allOf), ...list(whole.oneOf)];
  return Object.assign(
    {},
    ...parts.map((part) => propertiesOf(document, part)),
    object(whole.properties),
  ) as JsonObject;
}

const maxChoices = 50;

const choicesOf = (schema: JsonObject) =>
  list(schema.enum)
    .map((value) => text(value))
    .filter((value) => value !== '')
    .slice(0, maxChoices)
    .map((value) => ({
      value,
      label: settingLabel(value),
      description: oneLine(object(schema['x-enumDescriptions'])[value]),
    }));
