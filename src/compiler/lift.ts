import type { Diagnostic } from './diagnostics.ts';
import { childOf, sections, type Child, type Kind } from './grammar.ts';
import { isContainer, isObject, own, put, type JsonObject } from './json.ts';
import { NameTaken, Names, sectionOf } from './names.ts';
import { formatPointer } from './pointer.ts';
import { isComponent, Unresolved, type Resolver, type Scope, type Target } from './resolve.ts';
import {
  anchorOf,
  copyOrigin,
  fileOf,
  placeKey,
  placeOf,
  startOf,
  type Anchor,
  type SourceFile,
} from './source.ts';

/** A component that was referenced, with the kind that the reference expected. */
interface Pending {
  readonly kind: Kind;
  readonly name: string;
  readonly target: Target;
}

/** Where a walk is: the `$id` that references count from, and the outermost schema, for lost `$defs`. */
interface Surroundings {
  readonly scope?: Scope;
  readonly outermost?: JsonObject;
  readonly file: SourceFile;
}

/**
 * Copies a document so that every reference in it is `#/components/<section>/<Name>`, and moves what was
 * referenced there. References in example data are left alone, as they are data.
 */
export class Lifter {
  readonly #resolver: Resolver;
  readonly #names = new Names();
  readonly #pending: Pending[] = [];
  readonly #inlining: unknown[] = [];
  readonly diagnostics: Diagnostic[] = [];
  /** `section/Name` of every component that something refers to. */
  readonly used = new Set<string>();

  constructor(resolver: Resolver) {
    this.#resolver = resolver;
  }

  /** The copy of `document` with all components that are reachable from it. */
  lift(document: JsonObject, file: SourceFile): JsonObject {
    const { components, ...rest } = document;
    this.#reserve(components, file);
    const bundle = this.#copy('document', copyOrigin(rest, document), { file }) as JsonObject;
    const result: JsonObject = { ...this.#otherComponents(components, file) };
    for (let next = this.#pending.shift(); next !== undefined; next = this.#pending.shift())
      this.#place(result, next);
    if (Object.keys(result).length > 0) bundle.components = result;
    return copyOrigin(bundle, document);
  }

  /** Refers to a component that is wanted although nothing in the document refers to it. */
  include(kind: Kind, target: Target): void {
    const { name, isNew } = this.#names.claim(kind, target);
    this.used.add(`${sectionOf(kind)}/${name}`);
    if (isNew) this.#pending.push({ kind, name, target });
  }

  /** The entry file's own components come first and keep their names, whether used or not. */
  #reserve(components: unknown, file: SourceFile): void {
    for (const [kind, section] of Object.entries(sections) as [Kind, string][]) {
      const entries = own(components, section);
      if (!isObject(entries) || kind === 'pathItem') continue;
      for (const [name, value] of Object.entries(entries)) {
        const anchor = anchorOf(entries, name) ?? { file, offset: 0 };
        // Also what an overlay added counts as the entry's: that is where references look for it.
        const component: Target = { value, file, tokens: ['components', section, name], anchor };
        const content = this.#contentOf(component);
        this.#names.reserve(kind, name, component, content);
        this.#pending.push({ kind, name, target: content });
      }
    }
  }

  /** What is behind an entry such as `Pet: { $ref: './pet.yaml' }`, which is but a list of contents. */
  #contentOf(component: Target): Target {
    const { value } = component;
    if (!isObject(value) || typeof value.$ref !== 'string' || Object.keys(value).length > 1) return component;
    try {
      const target = this.#resolver.resolve(value.$ref, anchorOf(value, '$ref')?.file ?? component.file);
      return isComponent(target.tokens) ? component : target;
    } catch (error) {
      if (error instanceof Unresolved) return component;
      throw error;
    }
  }

  #otherComponents(components: unknown, file: SourceFile): JsonObject {
    if (!isObject(components)) return {};
    const known = new Set<string>(Object.values(sections));
    const other = Object.entries(components).filter(([section]) => !known.has(section));
    return copyOrigin(Object.fromEntries(other), startOf(components) === undefined ? file : components);
  }

  #place(components: JsonObject, { kind, name, target }: Pending): void {
    const section = sectionOf(kind);
    const entries = (components[section] ??= {}) as JsonObject;
    const file = isContainer(target.value) ? (fileOf(target.value) ?? target.file) : target.file;
    put(entries, name, this.#copy(kind, target.value, { file }));
    placeKey(entries, name, target.anchor);
  }

  #copy(kind: Kind, value: unknown, around: Surroundings): unknown {
    if (!isObject(value)) return value;
    if (typeof value.$ref === 'string' && kind !== 'document')
      return this.#reference(kind, value, value.$ref, around);
    return this.#fields(kind, value, kind === 'schema' ? this.#enter(value, around) : around);
  }

  #enter(schema: JsonObject, around: Surroundings): Surroundings {
    const scope = this.#resolver.scopeOf(schema, around.file, around.scope) ?? around.scope;
    return { ...around, outermost: around.outermost ?? schema, ...(scope !== undefined && { scope }) };
  }

  #fields(kind: Kind, value: JsonObject, around: Surroundings): JsonObject {
    const copy: JsonObject = {};
    for (const [key, item] of Object.entries(value)) {
      if (kind === 'schema' && droppedFromSchemas.has(key)) continue;
      const child = childOf(kind, key);
      put(copy, key, child === undefined ? item : this.#child(child, item, around));
    }
    if (kind === 'schema' && isObject(value.discriminator))
      copy.discriminator = this.#discriminator(value.discriminator, around);
    copyOrigin(copy, value);
    for (const key of Object.keys(copy)) this.#followInlined(copy, key, value[key]);
    return copy;
  }

  #child(child: Child, value: unknown, around: Surroundings): unknown {
    if (child.many === 'one') return this.#copy(child.kind, value, around);
    if (child.many === 'list') {
      if (!Array.isArray(value)) return value;
      return copyOrigin(
        value.map((item) => this.#copy(child.kind, item, around)),
        value,
      );
    }
    if (!isObject(value)) return value;
    const copy: JsonObject = {};
    for (const [key, item] of Object.entries(value))
      put(copy, key, isExtension(child.kind, key) ? item : this.#copy(child.kind, item, around));
    return copyOrigin(copy, value);
  }

  #reference(kind: Kind, value: JsonObject, ref: string, around: Surroundings): unknown {
    if (sections[kind] === undefined) {
      const anchor = anchorOf(value, '$ref') ?? { file: around.file, offset: 0 };
      this.#report(
        'error',
        `OpenAPI has no reference here: ${spokenKind[kind] ?? kind} is written where it is used. Refer to the whole path item, or to what is inside.`,
        anchor,
      );
      return copyOrigin({}, value);
    }
    const target = this.#resolve(kind, value, ref, around);
    if (target === undefined) return copyOrigin({}, value);
    if (kind === 'pathItem') return this.#inline(value, target, around);
    const name = this.#claim(kind, target);
    const { $ref: _, ...siblings } = value;
    const rest = this.#fields(kind, copyOrigin(siblings, value), around);
    return copyOrigin({ $ref: `#/components/${sectionOf(kind)}/${name}`, ...rest }, value);
  }

  #claim(kind: Kind, target: Target): string {
    try {
      const { name, isNew } = this.#names.claim(kind, target);
      if (isNew) this.#pending.push({ kind, name, target });
      this.used.add(`${sectionOf(kind)}/${name}`);
      return name;
    } catch (error) {
      if (!(error instanceof NameTaken)) throw error;
      this.#report('error', error.message, error.anchor, 'name');
      return target.tokens.at(-1)!;
    }
  }

  /** Path items have no place among components that everybody reads, so they are put where they are used. */
  #inline(value: JsonObject, target: Target, around: Surroundings): unknown {
    if (!isObject(target.value) || this.#inlining.includes(target.value)) return copyOrigin({}, value);
    const { $ref: _, ...siblings } = value;
    this.#inlining.push(target.value);
    const copy = this.#copy('pathItem', target.value, { file: target.file }) as JsonObject;
    this.#inlining.pop();
    return copyOrigin({ ...copy, ...this.#fields('pathItem', siblings, around) }, target.value);
  }

  #resolve(kind: Kind, value: JsonObject, ref: string, around: Surroundings): Target | undefined {
    const anchor = anchorOf(value, '$ref') ?? startOf(value) ?? { file: around.file, offset: 0 };
    const target = this.#lookUp(ref, anchor, around);
    if (target === undefined) return undefined;
    const section = target.tokens.length === 3 && isComponent(target.tokens) ? target.tokens[1] : undefined;
    if (section !== undefined && section !== sections[kind]) {
      this.#report(
        'error',
        `${ref} is one of the ${section}, but ${sections[kind]} are expected here.`,
        anchor,
      );
      return undefined;
    }
    if (isObject(target.value) || (kind === 'schema' && typeof target.value === 'boolean')) return target;
    if (target.file.root !== undefined)
      this.#report('error', `${ref} leads to something that is not an object.`, anchor);
    return undefined;
  }

  #lookUp(ref: string, anchor: Anchor, around: Surroundings): Target | undefined {
    try {
      return this.#resolver.resolve(ref, anchor.file, around.scope);
    } catch (error) {
      if (!(error instanceof Unresolved)) throw error;
      const lost = this.#lostDefinition(ref, anchor, around);
      if (lost === undefined) this.#report('error', error.message, anchor);
      return lost;
    }
  }

  /** `#/$defs/X` counts from the document, yet many authors mean the schema that they are in. */
  #lostDefinition(ref: string, anchor: Anchor, { outermost }: Surroundings): Target | undefined {
    const name = /^#\/(\$defs|definitions)\/([^/]+)$/.exec(ref);
    if (name === null || outermost === undefined) return undefined;
    const definitions = own(outermost, name[1]!);
    const value = own(definitions, name[2]!);
    if (!isObject(definitions) || value === undefined) return undefined;
    this.#report(
      'warning',
      `${ref} counts from the document. Taken as the schema's own ${formatPointer([name[1]!, name[2]!])}; write the full path, or give the schema an $id.`,
      anchor,
    );
    const place = anchorOf(definitions, name[2]!) ?? anchor;
    // The offset keeps apart the equally named definitions of several schemas.
    return { value, file: anchor.file, tokens: [String(place.offset), name[1]!, name[2]!], anchor: place };
  }

  #discriminator(value: JsonObject, around: Surroundings): JsonObject {
    if (!isObject(value.mapping)) return value;
    const mapping: JsonObject = {};
    for (const [key, ref] of Object.entries(value.mapping))
      put(mapping, key, this.#mapped(value.mapping, key, String(ref), around));
    return copyOrigin({ ...value, mapping: copyOrigin(mapping, value.mapping) }, value);
  }

  /** A mapping holds a reference or the bare name of a component. */
  #mapped(mapping: JsonObject, key: string, ref: string, around: Surroundings): string {
    const anchor = anchorOf(mapping, key) ?? { file: around.file, offset: 0 };
    const full = /^[A-Za-z0-9_-]+$/.test(ref) ? `#/components/schemas/${ref}` : ref;
    const target = this.#lookUp(full, anchor, around);
    return target === undefined ? ref : `#/components/schemas/${this.#claim('schema', target)}`;
  }

  /** A path item that stood behind a reference is found where it was written. */
  #followInlined(copy: JsonObject, key: string, original: unknown): void {
    if (!isObject(original) || typeof original.$ref !== 'string') return;
    const value = copy[key];
    if (!isObject(value) || value.$ref !== undefined) return;
    const start = startOf(value);
    if (start !== undefined) placeKey(copy, key, start);
  }

  #report(severity: 'error' | 'warning', message: string, anchor: Anchor, code = 'ref'): void {
    this.diagnostics.push({ severity, code, message, place: placeOf(anchor) });
  }
}

const spokenKind: Readonly<Partial<Record<Kind, string>>> = {
  operation: 'an operation',
  mediaType: 'a media type',
  encoding: 'an encoding',
  components: 'the list of components',
};

/** Of the maps, only paths and responses may have extensions among their entries. */
const isExtension = (kind: Kind, key: string): boolean =>
  (kind === 'pathItem' || kind === 'response') && key.startsWith('x-');

/** They say how a schema finds others; in the bundle everything is found by its component name. */
const droppedFromSchemas = new Set(['$id', '$anchor', '$schema', '$defs', 'definitions', '$comment']);
