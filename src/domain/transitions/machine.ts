import type { Permission } from '#generated/permissions.ts';
import { problem, type Problem } from '#src/platform/errors/index.ts';

/** A part in the work on one record, such as `assignee`; the words for it stand in the machine. */
export type Part = string;

/** What lets somebody take a step: a part in the work, or a permission. One of several is enough. */
export interface Right {
  readonly part?: Part;
  readonly permission?: Permission;
}

/** The properties of the caller that the rights of steps depend on. */
export interface Standing {
  readonly parts: ReadonlySet<Part>;
  can(permission: Permission): boolean;
}

/** One line of a table of transitions (domain model §2–§15): from these states to that one, by whom. */
export interface Step<S extends string, F = unknown> {
  readonly from: readonly S[];
  readonly to: S;
  /** Absent for steps that only the service takes. */
  readonly who?: readonly Right[];
  /** A line that holds for some records only, such as the way back from a hold. */
  readonly when?: (facts: F) => boolean;
}

export interface MachineOptions<S extends string, F> {
  /** What the record is called in messages: `task`. */
  readonly noun: string;
  /** What each part is called in messages: `{ assignee: 'an assignee of it' }`. */
  readonly parts: Readonly<Record<Part, string>>;
  readonly steps: readonly Step<S, F>[];
}

/**
 * The states of a kind of record and the ways between them, as data. One engine for all of them: it tells which states can
 * be reached, and refuses a step in the order of domain model §1.1: 403 before 409.
 */
export class Machine<S extends string, F = unknown> {
  readonly #options: MachineOptions<S, F>;

  constructor(options: MachineOptions<S, F>) {
    this.#options = options;
  }

  /** States that the record can be brought to from here; with `standing`, by that caller. In the order of the table. */
  reachable(from: S, facts: F, standing?: Standing): S[] {
    const steps = this.#options.steps.filter(
      (step) =>
        isOpen(step, from, facts) &&
        step.who !== undefined &&
        (standing === undefined || may(step, standing)),
    );
    return [...new Set(steps.map(({ to }) => to))];
  }

  /** Whether the caller may take the step, and it is there to take. */
  canReach(from: S, to: S, facts: F, standing: Standing): boolean {
    return this.reachable(from, facts, standing).includes(to);
  }

  /** Throws 403 when the caller may not bring a record to that state, 409 with what can be reached when it is not one step away. */
  require(from: S, to: S, facts: F, standing: Standing): void {
    this.requireRights(from, to, facts, standing);
    if (!this.#towards(to).some((step) => isOpen(step, from, facts)))
      throw this.#unreachable(from, to, facts);
  }

  /** The first half of `require`, for records whose surroundings refuse a step before their own state does. */
  requireRights(from: S, to: S, facts: F, standing: Standing): void {
    const towards = this.#towards(to);
    const open = towards.filter((step) => isOpen(step, from, facts));
    const judged = open.length > 0 ? open : towards;
    if (judged.length > 0 && !judged.some((step) => may(step, standing))) throw this.#forbidden(judged, to);
  }

  /** Lines of the table that lead to the state and are taken by callers. */
  #towards(to: S): Step<S, F>[] {
    return this.#options.steps.filter((step) => step.to === to && step.who !== undefined);
  }

  #forbidden(steps: readonly Step<S, F>[], to: S): Problem {
    const rights = steps
      .flatMap(({ who = [] }) => who)
      .map(({ permission, part }) => permission ?? `being ${this.#options.parts[part!] ?? part}`);
    return problem(
      'permission_denied',
      `Changing this ${this.#options.noun} to ${to} needs ${[...new Set(rights)].join(' or ')}.`,
    );
  }

  #unreachable(from: S, to: S, facts: F): Problem {
    const reachable = this.reachable(from, facts);
    const ways =
      reachable.length === 0
        ? 'It cannot change to any other status.'
        : `It can become ${reachable.join(', ')}.`;
    return problem('state_conflict', `The ${this.#options.noun} is ${from} and cannot become ${to}. ${ways}`);
  }
}

const isOpen = <S extends string, F>(step: Step<S, F>, from: S, facts: F): boolean =>
  step.from.includes(from) && (step.when?.(facts) ?? true);

const may = <S extends string, F>({ who = [] }: Step<S, F>, { parts, can }: Standing): boolean =>
  who.some(
    ({ part, permission }) =>
      (part !== undefined && parts.has(part)) || (permission !== undefined && can(permission)),
  );
