import { isFamilyFile } from '../../src/compiler/family-files.ts';
import { isObject, own, type JsonObject } from '../../src/compiler/json.ts';
import { didYouMean } from '../../src/compiler/nearest.ts';
import type { ContractView, OperationSite, Report, Rule } from '../../src/compiler/rule.ts';
import { flags, unaskedForChanges } from './exceptions.ts';
import { descriptionOf } from './schema-sites.ts';
import { verbs } from './verbs.ts';

export const error = (id: string, check: Rule['check']): Rule => ({ id, severity: 'error', check });

/** A rule about each operation on its own. */
export const each = (
  id: string,
  check: (operation: OperationSite, report: Report, contract: ContractView) => void,
): Rule =>
  error(id, (contract, report) =>
    contract.operations.forEach((operation) => check(operation, report, contract)),
  );

/** Instead of a permission: whose rule holds (`src/compiler/open-permission.ts`). */
const openTo: ReadonlySet<string> = new Set(['self', 'record', 'any']);

/** Query parameters that are the same wherever they occur (C15), by their components. */
const sharedParameters: ReadonlyMap<string, string> = new Map([
  ['id', 'Ids'],
  ['created_by', 'CreatedBy'],
  ['created_after', 'CreatedAfter'],
  ['created_before', 'CreatedBefore'],
  ['updated_after', 'UpdatedAfter'],
  ['updated_before', 'UpdatedBefore'],
  ['expected_revision', 'QueryExpectedRevision'],
  ['limit', 'Limit'],
  ['offset', 'Offset'],
  ['order', 'Order'],
]);

/** Whether it was written for this operation, and not added to all of them. */
export const isAuthors = (
  contract: ContractView,
  tokens: readonly (string | number)[],
  value: unknown = true,
): boolean => value !== undefined && !contract.bundle.locate(tokens).file.endsWith('.overlay.yaml');

export const operationRules: readonly Rule[] = [
  each('C1', ({ id, tokens, path }, report) => {
    if (id === '')
      return report(tokens, 'Give the operation an operationId: a verb, then the noun, in camelCase.');
    const at = [...tokens, 'operationId'];
    if (!/^[a-z][A-Za-z0-9]*$/.test(id)) return report(at, `operationId ${id} must be camelCase.`);
    const [verb = '', second = ''] = id.split(/(?=[A-Z])/);
    const missing = verb === 'bulk' ? second.toLowerCase() : verb;
    if (!verbs.has(missing))
      return report(
        at,
        `operationId ${id} begins with "${missing}". Use a verb of spec/lint/verbs.ts, or add this one there.`,
      );
    if (verb === id) return report(at, `operationId ${id} lacks a noun.`);
    if (path.includes('/bulk/') !== (verb === 'bulk'))
      report(at, 'An operation below /bulk/ is called bulk and then its verb, and no other is.');
  }),

  each('C2', ({ tokens, value }, report, { bundle }) => {
    const tags = Array.isArray(value.tags) ? value.tags : [];
    if (tags.length !== 1) return report(tokens, 'Give the operation exactly one tag: its family.');
    const file = bundle.locate(tokens).file;
    if (!isFamilyFile(file, String(tags[0])))
      report([...tokens, 'tags'], `The tag is "${tags[0]}", which is another family than that of the file.`);
  }),

  each('C3', ({ tokens, value }, report) => {
    const { summary, description } = value;
    if (typeof summary !== 'string' || summary === '')
      report(tokens, "Add a summary of at most 80 characters, in a user's words.");
    else if (summary.length > 80)
      report([...tokens, 'summary'], `The summary has ${summary.length} characters; say it in 80.`);
    else if (summary.endsWith('.')) report([...tokens, 'summary'], 'A summary ends without a full stop.');
    if (typeof description !== 'string' || description.trim().length < 40) {
      return report(
        typeof description === 'string' ? [...tokens, 'description'] : tokens,
        'Describe what the operation changes or shows, who may, what can go wrong and why one would call it (at least 40 characters).',
      );
    }
    if (plain(description) === plain(String(summary)))
      report([...tokens, 'description'], 'The description only repeats the summary.');
  }),

  error('C4', (contract, report) => {
    const catalogue = permissions(contract);
    for (const { tokens, value } of contract.operations) {
      const permission = value['x-permission'];
      if (permission === undefined)
        report(tokens, 'Add x-permission: a key of spec/shared/permissions.yaml, or self, record or any.');
      else if (!openTo.has(String(permission)) && !catalogue.has(String(permission)))
        report(
          [...tokens, 'x-permission'],
          `"${permission}" is not in spec/shared/permissions.yaml.${didYouMean(String(permission), catalogue)}`,
        );
      if ((permission === 'any') !== (typeof value['x-permission-reason'] === 'string'))
        report(
          [...tokens, 'x-permission'],
          'Say in x-permission-reason why every caller may, with x-permission: any and with it alone.',
        );
    }
  }),

  each('C5', ({ tokens, value, method }, report, { known }) => {
    const effect = value['x-effect'];
    if (effect !== undefined && (effect !== 'read' || method !== 'post'))
      report([...tokens, 'x-effect'], 'x-effect is for a POST that only reads: read.');
    const events = value['x-events'];
    if (!isWrite(method, value)) {
      if (Array.isArray(events) && events.length > 0)
        report([...tokens, 'x-events'], 'A read emits no events.');
      return;
    }
    if (!Array.isArray(events))
      return report(tokens, 'An operation that writes has x-events: the events it may emit, [] for none.');
    events.forEach((event, index) => {
      if (!known.events.has(String(event)))
        report(
          [...tokens, 'x-events', index],
          `No event ${event} is defined under "webhooks" in spec/openapi.yaml.${didYouMean(String(event), known.events)}`,
        );
    });
  }),

  each('C6', ({ tokens, value }, report, { known, family }) => {
    const tool = value['x-tool'];
    if (!isObject(tool)) return report(tokens, 'Add x-tool with "when" and "keywords".');
    const at = [...tokens, 'x-tool'];
    if (typeof tool.when !== 'string' || !/^[^.!?]{10,}(\.[^.\s][^.!?]*)*\.$/.test(tool.when.trim()))
      report(
        [...at, 'when'],
        'x-tool.when is one sentence that says when to use the operation and ends in a full stop.',
      );
    const keywords = Array.isArray(tool.keywords) ? tool.keywords : [];
    if (keywords.length < 2 || keywords.length > 20)
      report(
        [...at, 'keywords'],
        'x-tool.keywords holds 2 to 20 words or short phrases that people use for it.',
      );
    if (new Set(keywords).size !== keywords.length)
      report([...at, 'keywords'], 'x-tool.keywords holds each word once.');
    const after = Array.isArray(tool.after) ? tool.after : [];
    after.forEach((id, index) => {
      if (known.operationIds.has(String(id)) || family !== undefined) return;
      report([...at, 'after', index], `No operation is called ${id}.`);
    });
  }),

  each('C9', ({ tokens, value, path }, report, contract) => {
    const statuses = isObject(value.responses) ? value.responses : {};
    if (path.includes('{') && statuses['404'] === undefined)
      report(tokens, 'The path names a record, so document 404.');
    const body = jsonSchema(value.requestBody, contract);
    const takesRevision =
      propertiesOf(body, contract).has('expected_revision') ||
      queryNames(value, contract).has('expected_revision');
    // Of several records, each outcome says whether its revision was stale.
    const isBulk =
      own(own(successSchema(value, contract)?.properties, 'data'), '$ref') ===
      '#/components/schemas/BulkResult';
    if (takesRevision && !isBulk && !isAuthors(contract, [...tokens, 'responses', '409'], statuses['409']))
      report(tokens, 'The operation takes expected_revision, so document 409.');
  }),

  each('C11', ({ tokens, value }, report, contract) => {
    if (!isList(value, contract)) return;
    const refs = new Set(
      (Array.isArray(value.parameters) ? value.parameters : []).map((parameter) => own(parameter, '$ref')),
    );
    for (const name of ['Limit', 'Offset', 'Order']) {
      if (!refs.has(`#/components/parameters/${name}`))
        report(tokens, `A list takes ${name} from spec/shared/parameters.yaml.`);
    }
    const sort = parametersOf(value, contract).find(({ parameter }) => parameter.name === 'sort');
    if (sort === undefined) return report(tokens, 'A list takes "sort", an enum of its own.');
    const at = [...tokens, 'parameters', sort.index];
    const schema = contract.resolve(sort.parameter.schema);
    const description = String(descriptionOf(sort.parameter, contract));
    if (!Array.isArray(schema.enum)) report(at, '"sort" has an enum of its own.');
    if (schema.default === undefined && !/ Without it, [^.]+\.$/.test(description))
      report(
        at,
        '"sort" has a default, or its description ends with the list\'s own order: "Without it, …."',
      );
    if (description.includes('whatever `order` says'))
      report(
        at,
        'What ignores `order` is no value of "sort": it is the own order of the list, which holds without "sort".',
      );
  }),

  each('C18', ({ id, tokens, value }, report, contract) => {
    if (!isList(value, contract) || unaskedForChanges.has(id)) return;
    const data = own(successSchema(value, contract)?.properties, 'data');
    const item = own(contract.resolve(data), 'items');
    if (!propertiesOf(item, contract).has('updated_at')) return;
    const body = propertiesOf(jsonSchema(value.requestBody, contract), contract);
    if (!queryNames(value, contract).has('updated_after') && !body.has('updated_after'))
      report(
        tokens,
        'A list of records with updated_at takes UpdatedAfter of spec/shared/parameters.yaml, or updated_after in its body.',
      );
  }),

  each('C12', ({ tokens, value, method, path }, report, contract) => {
    if (method !== 'delete' || path.includes('{')) return;
    const id = parametersOf(value, contract).find(
      ({ parameter }) => parameter.name === 'id' && parameter.in === 'query',
    );
    if (id === undefined || contract.resolve(id.parameter.schema).type !== 'array')
      report(tokens, 'Name what to delete: a repeated query parameter "id" (an array).');
  }),

  each('C14', ({ tokens, value, method }, report, contract) => {
    if (
      method !== 'delete' ||
      own(own(successSchema(value, contract)?.properties, 'data'), '$ref') !== '#/components/schemas/Deleted'
    )
      return;
    if (!queryNames(value, contract).has('expected_revision'))
      report(
        tokens,
        'Whoever deletes a record may say which revision was read: add QueryExpectedRevision from spec/shared/parameters.yaml.',
      );
  }),

  each('C15', ({ tokens, value, method }, report) => {
    const given = Array.isArray(value.parameters) ? value.parameters : [];
    given.forEach((parameter, index) => {
      const name = String(own(parameter, 'name'));
      const component = method === 'delete' && name === 'id' ? undefined : sharedParameters.get(name);
      if (component !== undefined && own(parameter, 'in') === 'query')
        report(
          [...tokens, 'parameters', index],
          `Refer to ${component} of spec/shared/parameters.yaml: one name means the same in every list.`,
        );
    });
  }),

  each('C16', ({ tokens, value, method, id }, report, { resolve }) => {
    if ((method !== 'patch' && !/^(update|manage)[A-Z]/.test(id)) || id.startsWith('replace')) return;
    const schema = own(own(own(resolve(own(value, 'requestBody')), 'content'), 'application/json'), 'schema');
    const body = resolve(schema);
    for (const [name, property] of Object.entries(isObject(body.properties) ? body.properties : {})) {
      // Imperatives such as `force` say how to change, and leave nothing as it was.
      if (
        flags.has(name) ||
        (own(property, 'default') === undefined && resolve(property).default === undefined)
      )
        continue;
      report(
        [...tokens, 'requestBody'],
        `"${name}" of the body has a default, which takes the place of what is absent: a change would overwrite what it does not name.`,
      );
    }
  }),

  each('C17', ({ tokens, value, method }, report, contract) => {
    const rule = value['x-credential'];
    const at = [...tokens, 'x-credential'];
    if (
      rule === undefined &&
      isWrite(method, value) &&
      rightsPermissions.has(String(value['x-permission']))
    ) {
      return report(
        tokens,
        'Add x-credential: secret when it creates or shows a credential, rights when it can change what somebody may do, any otherwise.',
      );
    }
    if (rule !== undefined && !['secret', 'rights', 'any'].includes(String(rule)))
      report(at, 'x-credential is secret, rights or any.');
    const data = own(successSchema(value, contract)?.properties, 'data');
    if (value['x-secret'] !== true && propertiesOf(data, contract).has('secret'))
      report(tokens, 'The response has a property "secret", so add x-secret: true.');
    if (value['x-secret'] === true && rule !== 'secret')
      report(tokens, 'The response holds a secret, so add x-credential: secret.');
    if (rule === 'secret' && value['x-session'] !== 'confirmed')
      report(
        tokens,
        'x-credential: secret goes with x-session: confirmed: a browser session has to confirm the password as well.',
      );
    checkCredentialWhen(value, (message) => report([...tokens, 'x-credential-when'], message), contract);
  }),

  each('C44', ({ tokens, value, method }, report, contract) => {
    const rule = value['x-destructive'];
    const at = [...tokens, 'x-destructive'];
    if (rule === undefined) return;
    if (!isWrite(method, value)) return report(at, 'x-destructive is for operations that write.');
    if (rule === true) return;
    const entries = isObject(rule) ? Object.entries(rule) : [];
    if (entries.length === 0)
      return report(at, 'x-destructive is true, or has values by property of the body.');
    const body = jsonSchema(value.requestBody, contract);
    for (const [path, values] of entries) {
      const known = choicesAt(body, path.split('.'), contract);
      if (known.size === 0) report(at, `The body has no property "${path}" with an enum.`);
      else if (!Array.isArray(values) || values.length === 0)
        report(at, `List the values of "${path}" that make a call destructive.`);
      else
        for (const one of values.map(String))
          if (!known.has(one)) report(at, `"${path}" of the body has no value "${one}".`);
    }
  }),
];

/** Permissions to manage people and keys: an operation that writes with one of them says what it asks of a credential. */
const rightsPermissions: ReadonlySet<string> = new Set(['people.invite', 'people.manage', 'settings.api']);

/** Values of the enums and consts at a path of properties, through references, unions and arrays. */
function choicesAt(
  schema: unknown,
  [name, ...rest]: readonly string[],
  contract: ContractView,
  depth = 0,
): ReadonlySet<string> {
  const found = new Set<string>();
  if (schema === undefined || depth > 20) return found;
  const add = (inner: unknown, path: readonly string[]) =>
    choicesAt(inner, path, contract, depth + 1).forEach((value) => found.add(value));
  const { properties, items, allOf, anyOf, oneOf, const: only, enum: choices } = contract.resolve(schema);
  const path = name === undefined ? [] : [name, ...rest];
  if (name === undefined)
    for (const value of [only, choices].flat()) if (typeof value === 'string') found.add(value);
  if (name !== undefined) add(own(properties, name), rest);
  add(items, path);
  for (const branch of [allOf, anyOf, oneOf].flatMap((list) => (Array.isArray(list) ? list : [])))
    add(branch, path);
  return found;
}

function checkCredentialWhen(
  operation: JsonObject,
  report: (message: string) => void,
  contract: ContractView,
): void {
  const when = operation['x-credential-when'];
  if (when === undefined) return;
  if (operation['x-credential'] !== 'rights')
    return report('x-credential-when goes with x-credential: rights.');
  const body = propertiesOf(jsonSchema(operation.requestBody, contract), contract);
  for (const name of Array.isArray(when) ? when.map(String) : []) {
    if (!body.has(name)) report(`The body has no property "${name}".`);
  }
}

export const isWrite = (method: string, value: JsonObject): boolean =>
  method !== 'get' && method !== 'head' && value['x-effect'] !== 'read';

/** Schema of the JSON content of a request body or an answer. */
export function jsonSchema(holder: unknown, contract: ContractView): JsonObject | undefined {
  const schema = own(own(contract.resolve(holder).content, 'application/json'), 'schema');
  return schema === undefined ? undefined : contract.resolve(schema);
}

export const successSchema = (operation: JsonObject, contract: ContractView): JsonObject | undefined =>
  jsonSchema(own(operation.responses, '200'), contract);

const isList = (operation: JsonObject, contract: ContractView): boolean =>
  own(successSchema(operation, contract)?.properties, 'pagination') !== undefined;

/** Names of the properties of a schema, also those that come from what it extends. */
export function propertiesOf(schema: unknown, contract: ContractView, depth = 0): ReadonlySet<string> {
  const names = new Set<string>();
  if (schema === undefined || depth > 20) return names;
  const { properties, allOf, anyOf, oneOf } = contract.resolve(schema);
  if (isObject(properties)) for (const name of Object.keys(properties)) names.add(name);
  for (const branch of [allOf, anyOf, oneOf].flatMap((list) => (Array.isArray(list) ? list : []))) {
    for (const name of propertiesOf(branch, contract, depth + 1)) names.add(name);
  }
  return names;
}

export interface ParameterOf {
  readonly parameter: JsonObject;
  readonly index: number;
}

export const parametersOf = (operation: JsonObject, contract: ContractView): ParameterOf[] =>
  (Array.isArray(operation.parameters) ? operation.parameters : []).map((parameter, index) => ({
    parameter: contract.resolve(parameter),
    index,
  }));

export const queryNames = (operation: JsonObject, contract: ContractView): ReadonlySet<string> =>
  new Set(
    parametersOf(operation, contract)
      .filter(({ parameter }) => parameter.in === 'query')
      .map(({ parameter }) => String(parameter.name)),
  );

const permissions = ({ document }: ContractView): ReadonlySet<string> => {
  const schema = own(own(own(document, 'components'), 'schemas'), 'Permission');
  const keys = own(schema, 'enum');
  return new Set(Array.isArray(keys) ? keys.map(String) : []);
};

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
