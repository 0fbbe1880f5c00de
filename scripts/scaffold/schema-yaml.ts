import { making } from '../../spec/lint/revisions.ts';
import { plural, spoken, withArticle, type OperationName } from './naming.ts';

export const shared = (file: string, section: string, name: string): string =>
  `{ $ref: '../shared/${file}.yaml#/components/${section}/${name}' }`;

export const isBulk = ({ verb }: OperationName): boolean => verb === 'bulk';

/** Schema of the body: what to create, what to change, or what a verb of the domain needs to know. */
export const bodySchemaName = ({ verb, does, noun }: OperationName): string => {
  if (verb === 'bulk') return `${noun}Bulk${does.charAt(0).toUpperCase()}${does.slice(1)}`;
  if (verb === 'create') return `${noun}Create`;
  return verb === 'update' || verb === 'replace'
    ? `${noun}Update`
    : `${noun}${verb.charAt(0).toUpperCase()}${verb.slice(1)}`;
};

/** Makes a record from one that is there, or without being told of it: a copy takes no body and expects no revision. */
export const isMade = ({ verb }: OperationName): boolean => verb !== 'create' && making.has(verb);

export const takesBody = (name: OperationName): boolean =>
  name.method !== 'get' && name.method !== 'delete' && !isMade(name);

/** The schemas that the operation refers to, as entries of `components.schemas`. */
export function schemaYaml(name: OperationName): Map<string, string> {
  const { noun, verb, does, method } = name;
  const schemas = new Map<string, string>();
  if (method !== 'delete' && !isBulk(name)) schemas.set(noun, recordSchema(noun));
  if (!takesBody(name)) return schemas;
  const schema = bodySchemaName(name);
  const revision = `        expected_revision: ${shared('schemas', 'schemas', 'ExpectedRevision')}`;
  if (isBulk(name))
    schemas.set(
      schema,
      bodySchema(
        schema,
        `${plural(noun)} to ${spoken(does)}.`,
        ['required: [ids]'],
        [
          `        ids: ${shared('schemas', 'schemas', 'BulkIds')}`,
          `        expected_revisions: ${shared('schemas', 'schemas', 'ExpectedRevisions')}`,
        ],
      ),
    );
  else if (verb === 'create')
    schemas.set(
      schema,
      bodySchema(schema, `A new ${spoken(noun)}.`, ['required: [name]'], [nameProperty(noun)]),
    );
  else if (schema.endsWith('Update'))
    schemas.set(
      schema,
      bodySchema(
        schema,
        `Changes to ${withArticle(spoken(noun))}.`,
        ['minProperties: 1'],
        [nameProperty(noun), revision],
      ),
    );
  else
    schemas.set(
      schema,
      bodySchema(schema, `How to ${spoken(verb)} ${withArticle(spoken(noun))}.`, [], [revision]),
    );
  return schemas;
}

const nameProperty = (noun: string): string =>
  `        name: { type: string, minLength: 1, maxLength: 200, pattern: '\\S', description: Name by which people find the ${spoken(noun)}. }`;

function recordSchema(noun: string): string {
  const properties = [
    ['id', 'Id'],
    ['revision', 'Revision'],
    ['created_at', 'Timestamp'],
    ['updated_at', 'Timestamp'],
    ['created_by', 'Id'],
  ];
  const lines = properties.map(
    ([name, schema]) => `        ${name}: ${shared('schemas', 'schemas', schema!)}`,
  );
  return [
    `    ${noun}:`,
    '      type: object',
    `      description: One ${spoken(noun)} of the agency.`,
    '      additionalProperties: false',
    '      required: [id, name, revision, created_at, updated_at, created_by]',
    '      properties:',
    lines[0],
    nameProperty(noun),
    ...lines.slice(1),
  ].join('\n');
}

function bodySchema(
  name: string,
  description: string,
  constraints: readonly string[],
  properties: readonly string[],
): string {
  return [
    `    ${name}:`,
    '      type: object',
    `      description: ${description}`,
    '      additionalProperties: false',
    ...constraints.map((constraint) => `      ${constraint}`),
    '      properties:',
    ...properties,
  ].join('\n');
}
