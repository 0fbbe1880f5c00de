import type { AutomationProblem } from '#generated/types.gen.ts';

type Code = AutomationProblem['code'];

const warnings: ReadonlySet<Code> = new Set<Code>(['unused_step']);
const maxProblems = 1_000;
const maxMessage = 1_000;

/** Problems as they are found, which name the step, the place in it and the cure. */
export class Problems {
  readonly #found: AutomationProblem[] = [];

  add(code: Code, nodeKey: string | null, place: string | null, message: string, severity?: 'warning'): void {
    this.#found.push({
      severity: severity ?? (warnings.has(code) ? 'warning' : 'error'),
      code,
      node_key: nodeKey,
      place: place?.slice(0, 300) ?? null,
      message: message.slice(0, maxMessage),
    });
  }

  /** Errors first. */
  all(): AutomationProblem[] {
    const errors = this.#found.filter(({ severity }) => severity === 'error');
    return [...errors, ...this.#found.filter(({ severity }) => severity !== 'error')].slice(0, maxProblems);
  }
}

export const errorsAmong = (problems: readonly AutomationProblem[]): AutomationProblem[] =>
  problems.filter(({ severity }) => severity === 'error');
