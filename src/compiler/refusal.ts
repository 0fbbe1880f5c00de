/** One thing in a contract that the compiler does not do, at a JSON pointer of the bundle. */
export interface RefusalIssue {
  readonly pointer: string;
  readonly message: string;
}

/** Thrown with everything that was refused; the front of the compiler turns pointers into file:line:column. */
export class Refusal extends Error {
  readonly issues: readonly RefusalIssue[];

  constructor(issues: readonly RefusalIssue[]) {
    super(issues.map((issue) => `${issue.pointer}  ${issue.message}`).join('\n'));
    this.name = 'Refusal';
    this.issues = issues;
  }
}

/** Collects refusals, so that an author sees all of them at once. */
export class RefusalList {
  readonly #issues: RefusalIssue[] = [];

  add(pointer: string, message: string): void {
    this.#issues.push({ pointer, message });
  }

  /** Ends the compile when anything was refused. */
  throwIfAny(): void {
    if (this.#issues.length > 0) throw new Refusal(this.#issues);
  }
}
