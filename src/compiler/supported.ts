import type { Bundle } from './bundle.ts';
import type { Diagnostic } from './diagnostics.ts';
import { methods } from './grammar.ts';
import { isObject, type JsonObject } from './json.ts';
import { text } from './schema.ts';
import { copyOrigin } from './source.ts';
import type { Method } from './model.ts';
import { readableMedia, unboundedParts } from './model/body.ts';
import { mediaOf } from './model/media.ts';
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
 * operations is not refused for the one whose body is XML. A body without a limit is served, and warned about.
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
  const unserved: string[] = [];
  for (const method of methods) {
    const operation = item[method];
    if (!isObject(operation) || operation.requestBody === undefined) continue;
    const body = operation.requestBody;
    const warn = (message: string): void => {
      const place = bundle.locate(['paths', path, method, 'requestBody']);
      diagnostics.push({ severity: 'warning', code: 'body', message, place });
    };
    const name = text(operation.operationId) || `${method.toUpperCase()} ${path}`;
    if (readableMedia(bundle.document, body).length === 0) {
      const types = mediaOf(resolveIn(bundle.document, body).content).map(({ type }) => type);
      warn(
        `${name} is left out: its body is ${types.join(', ') || 'without content'}. JSON, forms of named properties, texts and bytes are compiled.`,
      );
      unserved.push(method);
      continue;
    }
    for (const part of unboundedParts(bundle.document, body))
      warn(
        `${name} has no limit for ${part}: give its schema a maxLength, which counts the bytes of what is binary.`,
      );
  }
  if (unserved.length === 0) return item;
  return copyOrigin(
    Object.fromEntries(Object.entries(item).filter(([key]) => !unserved.includes(key))),
    item,
  );
}
