import type { FamilyModel, Model, OperationModel } from '../../model.ts';
import { object, text, type OpenApiDocument } from '../../schema.ts';
import { commonAnswers, conventionLines } from './conventions.ts';
import { eventEntry, operationEntry, paramValues, type Common } from './operations.ts';
import { Shapes } from './shapes.ts';
import { commonValues, Teller, withParts, type Value } from './values.ts';

/** `llms.txt`: the whole API as Markdown for language models: what holds everywhere first, then family by family. */
export const llmsText = (model: Model): string => textOf(model, extent(model));

/** Characters that a part which a model asks for may have: about 19,000 tokens. A larger family is split by noun. */
const maxPart = 80_000;

/**
 * The parts that can be asked for, as key → text: `tickets` is a family with every shape and event that it needs. Of a family
 * that is too large it is an overview, and `tickets/ticket-drafts` is the part of one noun (the first segment of its paths).
 */
export function llmsParts(model: Model): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  for (const family of model.families) {
    const nouns = nounsOf(family, model);
    const whole = familyLlmsText(model, family);
    if (whole.length <= maxPart || nouns.size < 2) {
      parts.set(family.name, whole);
      continue;
    }
    parts.set(family.name, overviewText(model, family, nouns));
    for (const [noun, operations] of nouns)
      parts.set(`${family.name}/${noun}`, familyLlmsText(model, { ...family, operations }, noun));
  }
  return parts;
}

function familyLlmsText(model: Model, family: FamilyModel, noun?: string): string {
  const emitted = new Set(family.operations.flatMap(({ events }) => events));
  const events = model.events.filter(({ type }) => emitted.has(type));
  const of = noun === undefined ? family.name : `${noun} of the family ${family.name}`;
  return textOf(
    { ...model, families: [family], events },
    `- This text describes ${of}: ${family.operations.length} operations and the ${events.length} events that they emit. Without \`?family=\` it describes all.`,
  );
}

/** The operations of each noun, in the order of the contract. */
function nounsOf({ operations }: FamilyModel, { document }: Model): Map<string, OperationModel[]> {
  const base = baseOf(document);
  const nouns = new Map<string, OperationModel[]>();
  for (const operation of operations) {
    const noun = operation.path.slice(base.length).split('/')[1]!;
    nouns.set(noun, [...(nouns.get(noun) ?? []), operation]);
  }
  return nouns;
}

function overviewText(
  model: Model,
  family: FamilyModel,
  nouns: ReadonlyMap<string, readonly OperationModel[]>,
): string {
  const base = baseOf(model.document);
  const sections = [...nouns].map(([noun, operations]) => {
    const lines = operations.map(
      ({ id, method, path, summary }) => `- ${id}: ${method} ${path.slice(base.length)}. ${summary}.`,
    );
    return `### ${noun}: \`?family=${family.name}/${noun}\`\n\n${lines.join('\n')}`;
  });
  return [
    head(model),
    `## ${family.title} (${family.name})`,
    `${family.description.trim()} This family is large: ask for the part of a noun, such as \`?family=${family.name}/${[...nouns.keys()][0]}\`, for parameters, bodies and responses.`,
    ...sections,
  ]
    .join('\n\n')
    .concat('\n');
}

/** One line for each family, which a model reads first. */
const familyIndex = ({ families }: Model): string =>
  [
    '## Families',
    '',
    ...families.map(
      ({ name, operations, description }) =>
        `- ${name} (${operations.length} operations): ${description.trim()}`,
    ),
  ].join('\n');

const extent = ({ families, events }: Model): string =>
  `- ${families.reduce((count, family) => count + family.operations.length, 0)} operations in ${families.length} families; ${events.length} events.`;

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
    ...(families.length > 1 ? [familyIndex(model)] : []),
    conventionLines(model, common, extentLine),
    section('Shapes that several families share', shapes.entries(shapes.shared, new Teller(values))),
    ...families.map((family) =>
      familySection(family, shapes, new Teller(values), common, families.length === 1),
    ),
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
    ...paramValues(shapes, operation),
    ...withParts(shapes.ownBodyValues(operation.body)),
  ]),
  ...shapes.values(shapes.of(family.name)),
];

/** The description of a family stands here only in a text without an index of families. */
function familySection(
  family: FamilyModel,
  shapes: Shapes,
  teller: Teller,
  common: Common,
  isAlone: boolean,
): string {
  const parts = [`## ${family.title} (${family.name})`];
  if (family.description && isAlone) parts.push(family.description.trim());
  parts.push(
    family.operations.map((operation) => operationEntry(shapes, teller, common, operation)).join('\n'),
  );
  const own = shapes.entries(shapes.of(family.name), teller);
  if (own.length > 0) parts.push(`### Shapes of ${family.name}\n\n${own.join('\n')}`);
  return parts.join('\n\n');
}
