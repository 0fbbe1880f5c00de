/** Kinds of records whose statuses an agency defines for itself. */
export type StatusRecordKind = 'task' | 'task_stage' | 'ticket' | 'escalation';

/** A status option as the rules need it. */
export interface StatusChoice {
  readonly key: string;
  readonly label: string;
  readonly category: string;
  readonly is_default: boolean;
  readonly is_archived: boolean;
}

/** The statuses that records of one kind, or stages with one template, may have, in their order. */
export class StatusSet {
  readonly options: readonly StatusChoice[];
  readonly #byKey: ReadonlyMap<string, StatusChoice>;

  constructor(options: readonly StatusChoice[]) {
    this.options = options;
    this.#byKey = new Map(options.map((option) => [option.key, option]));
  }

  /** The option of this key, archived or not. */
  find(key: string): StatusChoice | undefined {
    return this.#byKey.get(key);
  }

  /** The option that records of this category get by default: the default option if it has this category, else the first unarchived one. */
  defaultOf(category: string): StatusChoice {
    const inUse = this.options.filter((option) => option.category === category && !option.is_archived);
    const chosen =
      inUse.find((option) => option.is_default) ??
      inUse[0] ??
      this.options.find((option) => option.category === category);
    if (chosen === undefined)
      throw new Error(
        `There is no status option of the category ${category}; each category must have at least one.`,
      );
    return chosen;
  }

  /** Label for people; the key itself for an option that is gone. */
  labelOf(key: string): string {
    return this.#byKey.get(key)?.label ?? key;
  }

  /** Keys that records may be given now, for messages. */
  usableKeys(category?: string): string[] {
    return this.options
      .filter((option) => !option.is_archived && (category === undefined || option.category === category))
      .map(({ key }) => key);
  }
}
