import type { FamilyModel, Model } from '../../model.ts';
import { object, text, type OpenApiDocument } from '../../schema.ts';
import { commonAnswers, conventionLines } from './conventions.ts';
import { eventEntry, operationEntry, paramValues, type Common } from './operations.ts';
import { Shapes } from './shapes.ts';
import { commonValues, Teller, withParts, type Value } from './values.ts';

/** `llms.txt`: the whole API as Markdown for language models: what holds everywhere first, then family by family. */
export const llmsText = (model: Model): string => textOf(model, extent(model));

/** `families/<family>/llms.txt`: the same for one family, with every shape and event that it needs. */
export function familyLlmsText(model: Model, family: FamilyModel): string {
  const emitted = new Set(family.operations.flatMap(({ events }) => events));
  const events = model.events.filter(({ type }) => emitted.has(type));
  return textOf(
    { ...model, families: [family], events },
    `- This text tells of one family, ${family.name}: ${family.operations.length} operations and the ${events.length} events that they emit. Without \`?family=\` it tells of all.`,
  );
}

const extent = ({ families, events }: Model): string =>
  `- ${families.reduce((count, family) => count + family.operations.length, 0)} operations in ${families.length} families: ${families.map((family) => family.name).join(', ')}; ${events.length} events.`;

function textOf(model: Model, extentLine: string): string {
  const { families, events } = model;
  const shapes = new Shapes(model);
  const values = commonValues([
    shapes.values(shapes.shared),
    ...families.map((family) => valuesOf(shapes, family)),
  ]);
  const base = baseOf(model.document);
  const common = { answers: commonAnswers(model), values, base };
  const text = [
    head(model),
    conventionLines(model, common, extentLine),
    section('Shapes that several families share', shapes.entries(shapes.shared, new Teller(values))),
    ...families.map((family) => familySection(family, shapes, new Teller(values), common)),
    section('Shapes of events', shapes.entries(shapes.ofEvents, new Teller(values))),
    section(
      'Events',
      events.map((event) => eventEntry(shapes, event)),
    ),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
  return text.replaceAll(new RegExp(`\\b(GET|POST|PUT|PATCH|DELETE) ${base}/`, 'g'), '$1 /');
}

/** The version that all paths begin with, such as `/v1`. */
function baseOf({ paths }: OpenApiDocument): string {
  const [base, ...others] = new Set(
    Object.keys(object(paths)).map((path) => /^\/v\d+(?=\/)/.exec(path)?.[0] ?? ''),
  );
  return others.length === 0 ? (base ?? '') : '';
}

function head({ document }: Model): string {
  const info = object(document.info);
  return [`# ${text(info.title)} ${text(info.version)}`, text(info.description).trim()]
    .filter((part) => part !== '')
    .join('\n\n');
}

const section = (title: string, entries: readonly string[]): string =>
  entries.length === 0 ? '' : `## ${title}\n\n${entries.join('\n')}`;

const valuesOf = (shapes: Shapes, family: FamilyModel): Value[] => [
  ...family.operations.flatMap((operation) => [
    ...paramValues(shapes.document, operation),
    ...withParts(shapes.ownBodyValues(operation.body)),
  ]),
  ...shapes.values(shapes.of(family.name)),
];

function familySection(family: FamilyModel, shapes: Shapes, teller: Teller, common: Common): string {
  const parts = [`## ${family.title} (${family.name})`];
  if (family.description) parts.push(family.description.trim());
  parts.push(
    family.operations.map((operation) => operationEntry(shapes, teller, common, operation)).join('\n'),
  );
  const own = shapes.entries(shapes.of(family.name), teller);
  if (own.length > 0) parts.push(`### Shapes of ${family.name}\n\n${own.join('\n')}`);
  return parts.join('\n\n');
}
