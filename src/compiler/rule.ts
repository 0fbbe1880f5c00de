import type { Bundle } from './bundle.ts';
import type { Place, Severity } from './diagnostics.ts';
import type { Method } from './grammar.ts';
import type { JsonObject } from './json.ts';
import type { Token } from './pointer.ts';
import type { Site } from './walk.ts';

/** One numbered rule of a contract. MUST is an `error`, SHOULD a `warning`. */
export interface Rule {
  readonly id: string;
  readonly severity: Severity;
  readonly check: (contract: ContractView, report: Report) => void;
}

/** `where` is a way into the bundled document, or a place that is already known. */
export type Report = (where: readonly Token[] | Place, message: string) => void;

export interface OperationSite extends Site {
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  /** An outbound event, described as a webhook. */
  readonly isEvent: boolean;
}

/** A bundled document, laid out for rules: one walk serves them all. */
export interface ContractView {
  readonly bundle: Bundle;
  readonly document: JsonObject;
  /** Operations of `paths`; events are in `events`. */
  readonly operations: readonly OperationSite[];
  readonly events: readonly OperationSite[];
  readonly parameters: readonly Site[];
  readonly responses: readonly Site[];
  readonly headers: readonly Site[];
  readonly mediaTypes: readonly Site[];
  readonly schemas: readonly Site[];
  /** Follows references to the object itself. */
  readonly resolve: (value: unknown) => JsonObject;
  /** Names that exist in the whole contract, also when only one family is linted. */
  readonly known: KnownNames;
  /** Whether a site is to be judged anew; rules that take long ask, as most of a contract has not changed. */
  readonly isNew: (site: Site) => boolean;
  /** The family that is linted alone, if one is. */
  readonly family: string | undefined;
}

export interface KnownNames {
  readonly operationIds: ReadonlySet<string>;
  readonly events: ReadonlySet<string>;
}
