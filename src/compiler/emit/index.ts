import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { buildModel, type FamilyModel, type Model } from '../model.ts';
import { jsonLines, type JsonObject } from '../json.ts';
import { requireLoadable } from '../loadable.ts';
import type { OpenApiDocument } from '../schema.ts';
import { callsFile } from './calls.ts';
import { eventCatalogFile } from './event-catalog.ts';
import { eventFieldsFile } from './event-fields.ts';
import { eventsFile } from './events.ts';
import { guidanceFile } from './guidance.ts';
import { handlersFile, handlersIndex } from './handlers.ts';
import { hostToolsFile } from './host-tools.ts';
import { llmsParts, llmsText } from './llms/index.ts';
import { llmsLinesFile } from './llms/lines.ts';
import { withBodiesNamed } from './named-bodies.ts';
import { operationTypesFile } from './operation-types.ts';
import { operationsTable } from './operations-table.ts';
import { patternsFile } from './patterns.ts';
import { permissionsFile } from './permissions.ts';
import { referenceTypesFile } from './reference/index.ts';
import { contextFile, operationsIndex, operationsText, responsesIndex } from './root-tables.ts';
import { toolsFile } from './tools.ts';
import { HEADER } from './source.ts';
import { settingsFile } from './settings.ts';
import { memory } from '../validation/memory.ts';
import { ValidatorModules } from '../validation/module.ts';
import { runtimeFile } from '../validation/runtime-module.ts';
import type { TypesOptions } from './types/index.ts';
import {
  eventValidators,
  eventValidatorTypes,
  requestValidators,
  requestValidatorTypes,
  responseValidators,
  responseValidatorTypes,
} from './validators.ts';

export interface EmitOptions extends TypesOptions {
  /** Module with the handler context, relative to the output; without it a minimal `context.ts` is written. */
  readonly contextModule?: string;
  /** Folder with one folder per family, relative to the output; with it `handlers.ts` collects their handlers. */
  readonly handlersRoot?: string;
  /** The file of a family's folder with its handlers of this contract; `index.ts` unless said. */
  readonly handlersModule?: string;
  /** Paths that begin so are the contract's own; the others are another contract's, which has their handlers. */
  readonly ownPaths?: string;
  /** Operations without a handler, asked at each compile: they answer 501, and need none to type-check. */
  readonly pending?: () => readonly string[];
  /** What callers read of a value that does not match, behind its place, by pattern. Without it there is no `patterns.ts`. */
  readonly patternWords?: (() => Readonly<Record<string, string>>) | undefined;
  /** Headers that are read before a handler (default: none but those that OpenAPI describes elsewhere). */
  readonly doorHeaders?: readonly string[] | undefined;
  /** The operations are tools that a host sees itself: what serves them, and nothing of a REST API. */
  readonly hostTools?: boolean;
  /** What language models read comes along (default: it does): `llms.txt`, tools and their guidance. */
  readonly forModels?: boolean | undefined;
  /** Tools and their guidance are left to `emitTools`. */
  readonly toolsApart?: boolean;
  /**
   * What the contract defines beside operations comes along (default: it does): permissions, settings, events and what checks their
   * data. A contract below another one, which has all of them, needs no second copy.
   */
  readonly catalogues?: boolean;
  /** The types of what the pages of the reference read come along. */
  readonly reference?: boolean;
  /** Only these families' files, and those at the root. */
  readonly families?: readonly string[];
}

interface Input {
  readonly document: OpenApiDocument;
}

/** Everything that follows from the contract but types and client, as path → text, in a fixed order; throws as `emitProgram` does. */
export const emitAll = (input: Input, options: EmitOptions = {}): Map<string, string> =>
  new Map([...emitProgram(input, options), ...emitTexts(input, options)]);

/**
 * What a server runs on, and tables of what there is, as path → text, in a fixed order. Throws a `Refusal` with the pointers of
 * what cannot be expressed.
 */
export function emitProgram(input: Input, options: EmitOptions = {}): Map<string, string> {
  const model = modelOf(input, options);
  const files = programFiles(model, options);
  const isPart = options.families !== undefined;
  memory.fits(digestOfModules(files, isPart), () => {
    requireLoadable(files, { isPart });
    return true;
  });
  return files;
}

/** Modules are what they were as long as nothing but words is edited. */
function digestOfModules(files: ReadonlyMap<string, string>, isPart: boolean): string {
  const digest = createHash('sha256').update(`modules ${isPart}`);
  for (const [path, text] of files) if (/\.[jt]s$/.test(path)) digest.update(`\0${path}\0`).update(text);
  return digest.digest('base64');
}

function programFiles(model: Model, options: EmitOptions): Map<string, string> {
  if (options.hostTools === true)
    return new Map([...hostToolFiles(model), ...validatorTexts(model, options)]);
  const files = new Map<string, string>();
  for (const family of model.families) {
    if (options.families && !options.families.includes(family.name)) continue;
    for (const [name, text] of familyFiles(model, family, options))
      files.set(`families/${family.name}/${name}`, text);
  }
  for (const [name, text] of rootFiles(model, options)) files.set(name, text);
  for (const [path, text] of validatorTexts(model, options)) files.set(path, text);
  return files;
}

/** Tools and their guidance, which a server has too. */
export function emitTools(input: Input, options: EmitOptions = {}): Map<string, string> {
  const { families } = modelOf(input, options);
  const document = withBodiesNamed(input.document);
  return new Map(
    families.flatMap((family) =>
      toolFiles(document, family).map(([name, text]) => [`families/${family.name}/${name}`, text] as const),
    ),
  );
}

/** Whether a contract has tools. */
export const hasTools = ({ hostTools, forModels }: EmitOptions): boolean =>
  hostTools !== true && forModels !== false;

/** What models read of the contract: `llms.txt` and its parts. */
export function emitTexts(input: Input, options: EmitOptions = {}): Map<string, string> {
  return new Map(hasTools(options) ? llmsFiles(input, options) : []);
}

/** The whole, and of its parts the names, which a server wants at its start, apart from their lines. */
function llmsFiles(input: Input, options: EmitOptions): [string, string][] {
  const model = modelOf({ document: withBodiesNamed(input.document) }, options);
  const whole = llmsText(model);
  const parts = llmsParts(model);
  return [
    ['llms.txt', whole],
    ['llms-parts.json', `${JSON.stringify([...parts.keys()], null, 2)}\n`],
    ['llms-lines.json', llmsLinesFile(whole, parts)],
  ];
}

const modelOf = ({ document }: Input, { pending, doorHeaders }: EmitOptions): Model =>
  buildModel(document, { pending: pending?.(), doorHeaders });

function hostToolFiles(model: Model): [string, string][] {
  const perFamily = model.families.flatMap((family): [string, string][] => [
    [`families/${family.name}/validators.d.ts`, requestValidatorTypes(family)],
    [`families/${family.name}/responses.d.ts`, responseValidatorTypes(family)],
  ]);
  return [
    ...perFamily,
    ['operation.ts', operationTypesFile()],
    ['validation.ts', runtimeFile()],
    ['host-tools.json', hostToolsFile(model)],
  ];
}

function familyFiles(model: Model, family: FamilyModel, options: EmitOptions): [string, string][] {
  const { contextModule, ownPaths, toolsApart } = options;
  const { document } = model;
  const handled = ofContract(family, ownPaths);
  return [
    ['operations.ts', operationsTable(family)],
    ...(handled.operations.length === 0
      ? []
      : ([['handlers.ts', handlersFile(handled, fromFamily(contextModule ?? './context.ts'))]] as [
          string,
          string,
        ][])),
    ...(hasTools(options) && toolsApart !== true ? toolFiles(withBodiesNamed(document), family) : []),
  ];
}

const toolFiles = (document: OpenApiDocument, family: FamilyModel): [string, string][] => [
  ['tools.json', toolsFile(document, family)],
  ['guidance.json', guidanceFile(document, family)],
];

/** Modules of all families follow from each other; those of families that are not asked for are left out at the end. */
function validatorTexts(
  model: Model,
  { families, hostTools, catalogues, ownPaths }: EmitOptions,
): Map<string, string> {
  const modules = new ValidatorModules(model.document);
  for (const family of ownFamilies(model, ownPaths)) {
    requestValidators(modules, family);
    responseValidators(modules, family);
  }
  if (hostTools !== true && catalogues !== false) eventValidators(modules, model.events);
  return modules.texts((path) => {
    const [, family] = /^families\/([^/]+)/.exec(path) ?? [];
    return family === undefined || families === undefined || families.includes(family);
  });
}

/** Families with operations that are the contract's own; the others are served from another contract, with its validators. */
const ownFamilies = ({ families }: Model, ownPaths?: string): FamilyModel[] =>
  families.map((family) => ofContract(family, ownPaths)).filter(({ operations }) => operations.length > 0);

/** The family with the operations that are the contract's own. */
const ofContract = (family: FamilyModel, ownPaths = ''): FamilyModel => ({
  ...family,
  operations: family.operations.filter(({ path }) => path.startsWith(ownPaths)),
});

/** The document with `x-pending` on every operation that waits for its handler. */
function withPending({ document, families }: Model): OpenApiDocument {
  const pending = families.flatMap(({ operations }) => operations.filter(({ isPending }) => isPending));
  if (pending.length === 0) return document;
  const paths: Record<string, JsonObject> = { ...(document.paths as Record<string, JsonObject>) };
  for (const { path, method } of pending) {
    const key = method.toLowerCase();
    paths[path] = { ...paths[path], [key]: { ...(paths[path]![key] as JsonObject), 'x-pending': true } };
  }
  return { ...document, paths };
}

/** A module path relative to the output, seen from `families/<family>/`. */
const fromFamily = (path: string): string =>
  path.startsWith('.') ? `../../${path.replace(/^\.\//, '')}` : path;

/** What handlers take and give beside JSON; the same for every contract. */
const bodiesFile = (): string => HEADER + readFileSync(new URL('./bodies.ts', import.meta.url), 'utf8');

function rootFiles(
  model: Model,
  {
    contextModule,
    handlersRoot,
    handlersModule = 'index.ts',
    ownPaths,
    reference,
    catalogues,
    client,
    patternWords,
  }: EmitOptions,
): [string, string][] {
  const own = ownFamilies(model, ownPaths);
  const files: [string, string][] = [
    ['openapi.json', `${jsonLines(withPending(model), 3)}\n`],
    ['operations.txt', operationsText(model)],
    ['operation.ts', operationTypesFile()],
    ['operations.ts', operationsIndex(model, own)],
    ['responses.ts', responsesIndex(own)],
    ['validation.ts', runtimeFile()],
    ['bodies.ts', bodiesFile()],
  ];
  if (client !== false) files.push(['calls.ts', callsFile(model)]);
  if (catalogues !== false) files.push(...catalogueFiles(model));
  if (catalogues !== false && patternWords !== undefined)
    files.push(['patterns.ts', patternsFile(patternWords())]);
  if (reference === true) files.push(['reference.types.ts', referenceTypesFile()]);
  if (contextModule === undefined) files.push(['context.ts', contextFile()]);
  if (handlersRoot !== undefined)
    files.push([
      'handlers.ts',
      handlersIndex(
        model.families.map((family) => ofContract(family, ownPaths)),
        (family) => `${handlersRoot}/${family}/${handlersModule}`,
      ),
    ]);
  return files;
}

function catalogueFiles({
  document,
  events,
  permissions,
  permissionDescriptions,
}: Model): [string, string][] {
  const files: [string, string][] = [
    ['permissions.ts', permissionsFile(permissions, permissionDescriptions)],
    ['events.ts', eventsFile(events)],
    ['events.validators.d.ts', eventValidatorTypes()],
  ];
  if (events.length > 0)
    files.push(
      ['event-catalog.json', eventCatalogFile(document, events)],
      ['event-fields.json', eventFieldsFile(document, events)],
    );
  const settings = settingsFile(document);
  if (settings !== undefined) files.push(['settings.json', settings]);
  return files;
}
