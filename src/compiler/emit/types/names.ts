import { operationTypes, pascal } from '../../model/naming.ts';
import { object, type OpenApiDocument } from '../../schema.ts';
import type { Purpose } from './read-write.ts';

/** Names that the emitter gives itself, whatever the contract has. */
const own = ['ClientOptions', 'Webhooks'];

/** The names of the types of a contract's components. Operations have theirs by rule (`operationTypes`), which nothing else may take. */
export class TypeNames {
  readonly #taken: Set<string>;
  readonly #schemas = new Map<string, string>();
  readonly #toWrite = new Map<string, string>();
  readonly #others = new Map<string, string>();

  constructor(document: OpenApiDocument, operations: readonly string[], split: ReadonlySet<string>) {
    this.#taken = new Set([
      ...own,
      ...operations.flatMap((id) => operationTypes.map((suffix) => pascal(id) + suffix)),
    ]);
    const components = object(document.components);
    const schemas = Object.keys(object(components.schemas));
    for (const name of schemas) this.#schemas.set(name, this.#claim(pascal(name)));
    for (const name of schemas.filter((each) => split.has(each)))
      this.#toWrite.set(name, this.#claim(`${this.#schemas.get(name)!}Writable`));
    for (const section of ['parameters', 'requestBodies'])
      for (const name of Object.keys(object(components[section])))
        this.#others.set(`${section}/${name}`, this.#claim(pascal(name)));
  }

  /** Of a schema; undefined where there is no such component. */
  schema(name: string, purpose: Purpose): string | undefined {
    return (purpose === 'write' ? this.#toWrite.get(name) : undefined) ?? this.#schemas.get(name);
  }

  other(section: 'parameters' | 'requestBodies', name: string): string {
    return this.#others.get(`${section}/${name}`)!;
  }

  isTaken(name: string): boolean {
    return this.#taken.has(name);
  }

  #claim(name: string): string {
    let free = name;
    for (let count = 2; this.#taken.has(free); count += 1) free = `${name}${count}`;
    this.#taken.add(free);
    return free;
  }
}
