/** One kind of thing that a text names: by its id in the contract, by something that people know in the text. */
export class Names {
  readonly #byId = new Map<string, string>();
  readonly #byName = new Map<string, string>();

  constructor(rows: readonly { readonly id: string; readonly name: string | null }[]) {
    for (const { id, name } of rows) {
      this.#byId.set(id, name ?? id);
      if (name !== null) this.#byName.set(name.toLowerCase(), id);
    }
  }

  /** What the text calls it, by its id where the name leads to another; undefined for what is gone. */
  nameOf(id: string): string | undefined {
    const name = this.#byId.get(id);
    return name === undefined || this.idOf(name) === id ? name : id;
  }

  /** What has the name, without regard to case, or the id. */
  idOf(text: string): string | undefined {
    const wanted = text.trim().toLowerCase();
    return this.#byName.get(wanted) ?? (this.#byId.has(wanted) ? wanted : undefined);
  }
}

/** What texts of processes name. */
export interface TextNames {
  /** By e-mail address, without those who left. */
  readonly users: Names;
  readonly departments: Names;
  readonly templates: Names;
}
