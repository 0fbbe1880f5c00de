import type { Bundle } from './bundle.ts';
import type { Diagnostic } from './diagnostics.ts';
import { methods } from './grammar.ts';
import { isObject, own, type JsonObject } from './json.ts';
import type { Token } from './pointer.ts';
import { copyOrigin } from './source.ts';
import type { Method } from './model.ts';
import { derivedId } from './model/operation.ts';
import { resolveIn } from './view.ts';

/** Refuses documents of other versions: their schemas mean other things than those of 3.1. */
export function checkVersion({ document, locate }: Bundle): Diagnostic[] {
  const refuse = (pointer: string, message: string): Diagnostic[] => [
    { severity: 'error', code: 'version', message, place: locate(pointer) },
  ];
  if (document.swagger !== undefined)
    return refuse(
      '/swagger',
      `Swagger ${document.swagger} is not compiled. Convert the document to OpenAPI 3.1.`,
    );
  const version = document.openapi;
  if (version === undefined) return refuse('', 'This is no OpenAPI document: it has no "openapi: 3.1.x".');
  if (typeof version === 'string' && /^3\.1\.\d+/.test(version)) return [];
  return refuse('/openapi', `OpenAPI ${version} is not compiled. Convert the document to OpenAPI 3.1.`);
}

/** What is emitted of a bundle: operations that can be served, each with an operationId. */
export function servedDocument(bundle: Bundle): { document: JsonObject; diagnostics: Diagnostic[] } {
  const { document, diagnostics } = leaveOutUnserved(bundle);
  return { document: nameOperations(document), diagnostics };
}

/** Gives nameless operations the id that follows from method and path, for all emitters alike. */
function nameOperations(document: JsonObject): JsonObject {
  if (!isObject(document.paths)) return document;
  const paths = Object.entries(document.paths).map(([path, item]) => [
    path,
    isObject(item) ? namedItem(path, item) : item,
  ]);
  return copyOrigin({ ...document, paths: copyOrigin(Object.fromEntries(paths), document.paths) }, document);
}

function namedItem(path: string, item: JsonObject): JsonObject {
  const nameless = methods.filter(
    (method) => isObject(item[method]) && typeof item[method].operationId !== 'string',
  );
  if (nameless.length === 0) return item;
  const named = copyOrigin({ ...item }, item);
  for (const method of nameless) {
    const operation = item[method] as JsonObject;
    named[method] = copyOrigin(
      { operationId: derivedId(method.toUpperCase() as Method, path), ...operation },
      operation,
    );
  }
  return named;
}

/**
 * The document without the operations that cannot be served, each with a warning: a document of hundreds of
 * operations is not refused for the one that takes a file.
 */
function leaveOutUnserved(bundle: Bundle): { document: JsonObject; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const { paths } = bundle.document;
  if (!isObject(paths)) return { document: bundle.document, diagnostics };
  const served: JsonObject = copyOrigin({}, paths);
  for (const [path, item] of Object.entries(paths))
    served[path] = isObject(item) ? servedItem(bundle, path, item, diagnostics) : item;
  return { document: copyOrigin({ ...bundle.document, paths: served }, bundle.document), diagnostics };
}

function servedItem(bundle: Bundle, path: string, item: JsonObject, diagnostics: Diagnostic[]): JsonObject {
  const unserved = methods.filter(
    (method) => isObject(item[method]) && lacksJson(bundle.document, item[method].requestBody),
  );
  if (unserved.length === 0) return item;
  for (const method of unserved) {
    const operation = item[method] as JsonObject;
    const at: Token[] = ['paths', path, method, 'requestBody'];
    const types = Object.keys(contentOf(bundle.document, operation.requestBody)).join(', ');
    diagnostics.push({
      severity: 'warning',
      code: 'body',
      message: `${operation.operationId ?? `${method.toUpperCase()} ${path}`} is left out: its body is ${types || 'without content'}, and only application/json is compiled.`,
      place: bundle.locate(at),
    });
  }
  return copyOrigin(
    Object.fromEntries(Object.entries(item).filter(([key]) => !unserved.includes(key as never))),
    item,
  );
}

const contentOf = (document: JsonObject, body: unknown): JsonObject => {
  const content = own(resolveIn(document, body), 'content');
  return isObject(content) ? content : {};
};

const lacksJson = (document: JsonObject, body: unknown): boolean =>
  body !== undefined &&
  !Object.keys(contentOf(document, body)).some((type) =>
    /^application\/(json|[\w.-]+\+json)\s*(;|$)/i.test(type),
  );
