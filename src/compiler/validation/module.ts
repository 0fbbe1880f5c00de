import type { OpenApiDocument } from '../schema.ts';
import { moduleText, SHARED } from './module-text.ts';
import type { Translated, TranslateOptions } from './translate.ts';
import { functionName, isComponent, validatorsOf, type Validators } from './validators.ts';

/** The functions of components that requests lead to. */
const REQUESTED = 'components.js';
/** Those that only responses lead to, and all others again: an edit that moves one between the two moves no import. */
const ANSWERED = 'components.responses.js';

interface ModuleOptions extends TranslateOptions {
  /** Where it is in the output. */
  readonly path: string;
  /** Whether it holds the functions of components itself, because it is loaded where the others are not. */
  readonly isWhole?: boolean;
}

/** The modules of validators of one output. The function of a component stands once, and the others import it. */
export class ValidatorModules {
  readonly #validators: Validators;
  readonly #modules: ValidatorModule[] = [];

  constructor(document: OpenApiDocument) {
    this.#validators = validatorsOf(document);
  }

  add(options: ModuleOptions): ValidatorModule {
    const module = new ValidatorModule(this.#validators, options);
    this.#modules.push(module);
    return module;
  }

  /** Texts by path: of the modules that are wanted, and of those that they import. Throws a `Refusal` of all that cannot be compiled. */
  texts(isWanted: (path: string) => boolean): Map<string, string> {
    const functions = this.#validators.functions(this.#modules.flatMap(({ ids }) => ids));
    const componentsOf = (isAsked: (options: ModuleOptions) => boolean): string[] => {
      const asking = this.#modules.filter(({ options }) => isAsked(options));
      return this.#validators.componentsOf(asking.flatMap(({ ids }) => ids)).toSorted();
    };
    const requested = componentsOf(({ defaults }) => defaults);
    const others = new Set(componentsOf(({ defaults, isWhole }) => !defaults && isWhole !== true));
    for (const id of requested) others.delete(id);
    const text = (
      path: string,
      held: readonly (readonly [id: string, name: string])[],
      home: string,
      exported: string,
      used: readonly string[] = [],
    ): [string, string] => [
      path,
      moduleText({
        path,
        home,
        used,
        exported,
        functions: held.map(([id, name]) => [name, functions.get(id)!]),
      }),
    ];
    const components = (path: string, ids: readonly string[], more: readonly string[]): [string, string] => {
      const held = ids.map((id): [string, string] => [id, functionName(id)]);
      return text(
        path,
        held,
        REQUESTED,
        `export const components = { ${[...more, ...held.map(([, name]) => name)].join(', ')} };\n`,
      );
    };
    return new Map([
      ...this.#modules
        .filter(({ options }) => isWanted(options.path))
        .map((module) =>
          text(
            module.options.path,
            module.heldIds(this.#validators).map((id) => [id, module.nameOf(id)]),
            module.options.defaults ? REQUESTED : ANSWERED,
            module.exported,
            module.ids.map((id) => module.nameOf(id)),
          ),
        ),
      components(REQUESTED, requested, []),
      components(ANSWERED, [...others], [`...${SHARED}`]),
    ]);
  }
}

/** Collects the schemas of one emitted module; a schema that several places share becomes one function. */
export class ValidatorModule {
  readonly options: ModuleOptions;
  /** What stands behind the functions. */
  exported = '';
  readonly #validators: Validators;
  readonly #names = new Map<string, string>();
  #own = 0;

  constructor(validators: Validators, options: ModuleOptions) {
    this.#validators = validators;
    this.options = options;
  }

  get ids(): string[] {
    return [...this.#names.keys()];
  }

  /** The name that the function for this schema has in the module. */
  add(source: Translated): string {
    const id = this.#validators.add(source, this.options);
    const name = this.#names.get(id) ?? (isComponent(id) ? functionName(id) : `v${this.#own++}`);
    this.#names.set(id, name);
    return name;
  }

  /** What stands in the module: its own schemas, and components only when it is to be whole. */
  heldIds(validators: Validators): readonly string[] {
    if (this.options.isWhole !== true) return this.ids.filter((id) => !isComponent(id));
    return [...new Set([...validators.componentsOf(this.ids), ...this.ids])];
  }

  nameOf(id: string): string {
    return this.#names.get(id) ?? functionName(id);
  }
}
