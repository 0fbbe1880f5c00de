import { isOpen } from '../open-permission.ts';
import { buildModel, type AnswerKind, type Model, type OperationModel, type ParamModel } from '../model.ts';
import { componentName, object, type OpenApiDocument } from '../schema.ts';
import { Changes, type Change } from './change.ts';
import { HeaderComparison } from './headers.ts';
import { SchemaComparison } from './schemas.ts';

export type { Change } from './change.ts';

/**
 * What became different from one contract to another, for callers of its operations and receivers of its events.
 * Words (summaries, descriptions, examples) are not compared. Nobody depends yet on operations and events that were
 * pending.
 */
export function diffContracts(before: OpenApiDocument, after: OpenApiDocument): Change[] {
  const changes = new Changes();
  const schemas = new SchemaComparison({ before, after }, changes);
  const [old, now] = [buildModel(before), buildModel(after)];
  compareOperations(
    operationsOf(old),
    operationsOf(now),
    changes,
    schemas,
    new HeaderComparison({ before, after }, changes, schemas),
  );
  compareEvents(old, now, changes, schemas);
  return changes.list();
}

const operationsOf = ({ families }: Model): Map<string, OperationModel> =>
  new Map(
    families
      .flatMap(({ operations }) => operations)
      .map((operation) => [`${operation.method} ${operation.path}`, operation]),
  );

function compareOperations(
  before: ReadonlyMap<string, OperationModel>,
  after: ReadonlyMap<string, OperationModel>,
  changes: Changes,
  schemas: SchemaComparison,
  headers: HeaderComparison,
): void {
  for (const [address, operation] of before) {
    const now = after.get(address);
    changes.isUnused = operation.isPending;
    if (now === undefined) changes.breaking(address, 'is gone');
    else {
      compareOperation(address, operation, now, changes, schemas);
      headers.compare(`${address}:`, operation.pointer, now.pointer);
    }
  }
  changes.isUnused = false;
  for (const address of after.keys()) if (!before.has(address)) changes.harmless(address, 'is new');
}

function compareOperation(
  address: string,
  before: OperationModel,
  after: OperationModel,
  changes: Changes,
  schemas: SchemaComparison,
): void {
  const place = `${address}:`;
  if (before.id !== after.id) changes.breaking(place, `is called ${after.id}, not ${before.id}`);
  if (before.isPublic !== after.isPublic)
    (after.isPublic ? changes.harmless : changes.breaking).call(
      changes,
      place,
      after.isPublic ? 'needs no token' : 'needs a token',
    );
  comparePermissions(place, before.permission, after.permission, changes);
  for (const event of before.events)
    if (!after.events.includes(event)) changes.breaking(place, `emits no ${event} any more`);
  for (const event of after.events)
    if (!before.events.includes(event)) changes.harmless(place, `emits ${event}`);
  compareParams(
    place,
    [...before.pathParams, ...before.queryParams],
    [...after.pathParams, ...after.queryParams],
    changes,
    schemas,
  );
  compareBodies(place, before, after, changes, schemas);
  compareAnswers(place, before, after, changes, schemas);
}

function comparePermissions(place: string, before: string, after: string, changes: Changes): void {
  if (before === after || (isOpen(before) && isOpen(after))) return;
  if (isOpen(after)) changes.harmless(place, `needs no permission, not ${before}`);
  else changes.breaking(place, `needs ${after}, not ${isOpen(before) ? 'any permission' : before}`);
}

function compareParams(
  place: string,
  before: readonly ParamModel[],
  after: readonly ParamModel[],
  changes: Changes,
  schemas: SchemaComparison,
): void {
  const name = (param: ParamModel): string => `${place} ${param.in}.${param.name}`;
  const find = (params: readonly ParamModel[], wanted: ParamModel) =>
    params.find((param) => param.in === wanted.in && param.name === wanted.name);
  for (const param of before) {
    const now = find(after, param);
    if (now === undefined) {
      changes.breaking(name(param), 'is gone');
      continue;
    }
    if (param.required !== now.required)
      (now.required ? changes.breaking : changes.harmless).call(
        changes,
        name(param),
        now.required ? 'is required' : 'is not required any more',
      );
    schemas.compare(name(param), param.schema, now.schema, 'sent');
  }
  for (const param of after) {
    if (find(before, param) !== undefined) continue;
    if (param.required) changes.breaking(name(param), 'is new and required');
    else changes.harmless(name(param), 'is new');
  }
}

function compareBodies(
  place: string,
  { body: before }: OperationModel,
  { body: after }: OperationModel,
  changes: Changes,
  schemas: SchemaComparison,
): void {
  if (before === undefined && after === undefined) return;
  if (before === undefined)
    return after!.required
      ? changes.breaking(`${place} body`, 'is new and required')
      : changes.harmless(`${place} body`, 'is new');
  if (after === undefined) return changes.breaking(`${place} body`, 'is gone');
  if (after.required && !before.required) changes.breaking(`${place} body`, 'is required');
  if (before.required && !after.required) changes.harmless(`${place} body`, 'is not required any more');
  const types = ({ media }: typeof before): readonly string[] => media.map(({ type }) => type);
  for (const type of types(before))
    if (!types(after).includes(type)) changes.breaking(`${place} body`, `is not taken as ${type} any more`);
  for (const type of types(after))
    if (!types(before).includes(type)) changes.harmless(`${place} body`, `may be ${type}`);
  schemas.compare(`${place} body`, before.schema, after.schema, 'sent');
}

function compareAnswers(
  place: string,
  before: OperationModel,
  after: OperationModel,
  changes: Changes,
  schemas: SchemaComparison,
): void {
  for (const { status, schema, kind } of before.responses) {
    const now = after.responses.find((response) => response.status === status);
    const isSuccess = status.startsWith('2');
    if (now === undefined) {
      if (isSuccess) changes.breaking(place, `answers no ${status} any more`);
      else changes.harmless(place, `answers no ${status} any more`);
    } else if (kind !== now.kind && (schema !== undefined || (isSuccess && kind !== 'none')))
      changes.breaking(
        place,
        now.kind === 'none'
          ? `answers ${status} without a body`
          : `answers ${status} as ${answerNames[now.kind]}, not as ${answerNames[kind]}`,
      );
    else if (schema !== undefined)
      schemas.compare(
        isSuccess ? `${place} answer` : errorPlace(place, status, schema, now.schema),
        schema,
        now.schema,
        'read',
      );
  }
  for (const { status } of after.responses)
    if (!before.responses.some((response) => response.status === status))
      changes.harmless(place, `may answer ${status}`);
}

const answerNames: Readonly<Record<AnswerKind, string>> = {
  json: 'JSON',
  bytes: 'bytes',
  text: 'text',
  html: 'HTML',
  events: 'a stream of events',
  none: 'nothing',
  redirect: 'a redirect',
};

/** The shape of errors is shared by all operations: what changes in it is told once. */
function errorPlace(place: string, status: string, before: unknown, after: unknown): string {
  const [name, now] = [componentName(object(before).$ref), componentName(object(after).$ref)];
  return name !== undefined && name === now ? `error ${name}` : `${place} answer ${status}`;
}

function compareEvents(before: Model, after: Model, changes: Changes, schemas: SchemaComparison): void {
  for (const event of before.events) {
    changes.isUnused = event.isPending;
    const now = after.events.find(({ type }) => type === event.type);
    if (now === undefined) changes.breaking(`event ${event.type}`, 'is gone');
    else schemas.compare(`event ${event.type}: data`, event.schema, now.schema, 'read');
  }
  changes.isUnused = false;
  for (const { type } of after.events)
    if (!before.events.some((event) => event.type === type)) changes.harmless(`event ${type}`, 'is new');
}
