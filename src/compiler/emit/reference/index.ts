import { readFileSync } from 'node:fs';
import type { EventModel, FamilyModel, Model, OperationModel } from '../../model.ts';
import {
  at,
  list,
  object,
  resolve,
  step,
  strings,
  text,
  type OpenApiDocument,
  type Schema,
} from '../../schema.ts';
import { sampleOf } from '../sample.ts';
import { HEADER } from '../source.ts';
import { answerAt, referenceOperation } from './operation.ts';
import { schemasOf, shown } from './schemas.ts';
import type {
  ReferenceAnswer,
  ReferenceEntry,
  ReferenceEvent,
  ReferenceEventEntry,
  ReferenceEvents,
  ReferenceFamily,
  ReferenceHeader,
  ReferenceIndex,
  ReferenceKeywords,
} from './shapes.ts';

/** `reference.types.ts`: the types of these files. */
export const referenceTypesFile = (): string =>
  `${HEADER}\n${readFileSync(new URL('./shapes.ts', import.meta.url), 'utf8')}`;

/** What the pages of the reference read: an index to find things by, a file for each family, one for all events. */
export function referenceFiles(model: Model): [name: string, text: string][] {
  return [
    ['index.json', JSON.stringify(indexOf(model))],
    ['keywords.json', JSON.stringify(keywordsOf(model))],
    ['events.json', JSON.stringify(eventsOf(model))],
    ...model.families.map((family): [string, string] => [
      `families/${family.name}.json`,
      JSON.stringify(familyOf(model.document, family)),
    ]),
  ];
}

function indexOf({ document, families, events, permissionDescriptions }: Model): ReferenceIndex {
  const operations = families.flatMap((family) => family.operations);
  const info = object(document.info);
  const needed = [...new Set(operations.map(({ permission }) => permission))]
    .filter((permission) => permission in permissionDescriptions)
    .sort();
  return {
    title: text(info.title),
    version: text(info.version),
    description: text(info.description).trim(),
    credentials: Object.entries(object(object(document.components).securitySchemes)).map(
      ([name, scheme]) => ({
        name,
        type: text(object(scheme).type),
        description: text(object(scheme).description),
      }),
    ),
    headers: answerHeaders(document, operations),
    permissions: Object.fromEntries(
      needed.map((permission) => [permission, permissionDescriptions[permission]!]),
    ),
    families: families.map(({ name, title, description }) => ({
      name,
      title,
      description,
      group: groupOf(document, name),
    })),
    operations: operations.map(entryOf),
    events: events.map(eventEntryOf),
  };
}

const entryOf = ({
  id,
  method,
  path,
  family,
  summary,
  permission,
  isPending,
}: OperationModel): ReferenceEntry => ({
  id,
  method,
  path,
  family,
  summary,
  permission,
  ...(isPending && { isPending }),
});

const eventEntryOf = ({ type, category, summary, isPending }: EventModel): ReferenceEventEntry => ({
  type,
  category,
  summary,
  ...(isPending && { isPending }),
});

const keywordsOf = ({ families }: Model): ReferenceKeywords =>
  Object.fromEntries(
    families.flatMap((family) => family.operations).map(({ id, tool }) => [id, tool.keywords]),
  );

/** Of `x-tagGroups` the one that names the family; empty when the contract has none. */
const groupOf = (document: OpenApiDocument, family: string): string =>
  text(
    list(document['x-tagGroups'])
      .map(object)
      .find(({ tags }) => strings(tags).includes(family))?.name,
  );

/** Each header once, as it is first described. */
function answerHeaders(document: OpenApiDocument, operations: readonly OperationModel[]): ReferenceHeader[] {
  const found = new Map<string, ReferenceHeader>();
  for (const { pointer, responses } of operations) {
    for (const { status } of responses) {
      const { headers } = object(resolve(document, at(document, step(pointer, 'responses', status))));
      for (const [name, value] of Object.entries(object(headers))) {
        if (found.has(name)) continue;
        const { description, example } = object(resolve(document, value));
        found.set(name, { name, description: text(description), ...(example !== undefined && { example }) });
      }
    }
  }
  return [...found.values()];
}

function familyOf(document: OpenApiDocument, family: FamilyModel): ReferenceFamily {
  const operations = family.operations.map((operation) => referenceOperation(document, operation));
  const names = operations
    .flatMap(({ answers }) => answers.map(([, answer]) => answer))
    .filter((answer) => typeof answer === 'string');
  const answers = Object.fromEntries(
    [...new Set(names)]
      .sort()
      .map((name): [string, ReferenceAnswer] => [
        name,
        answerAt(document, step('', 'components', 'responses', name)),
      ]),
  );
  const schemas = [
    ...operations.flatMap(({ params, body, answers: own }) => [
      ...params.map(({ schema }) => schema),
      body?.schema,
      ...own.map(([, answer]) => (typeof answer === 'string' ? undefined : answer.schema)),
    ]),
    ...Object.values(answers).map(({ schema }) => schema),
  ].filter((schema) => schema !== undefined);
  return { operations, answers, schemas: schemasOf(document, schemas as Schema[]) };
}

function eventsOf({ document, events, families }: Model): ReferenceEvents {
  const operations = families.flatMap((family) => family.operations);
  const all = events.map((event): ReferenceEvent => {
    const payload = at(document, event.pointer) as Schema;
    const causes = operations
      .filter((operation) => operation.events.includes(event.type))
      .map(({ id }) => id);
    return {
      ...eventEntryOf(event),
      description: event.description,
      schema: shown(payload),
      example: sampleOf(document, payload),
      causes,
    };
  });
  return {
    events: all,
    schemas: schemasOf(
      document,
      all.map(({ schema }) => schema as Schema),
    ),
  };
}
