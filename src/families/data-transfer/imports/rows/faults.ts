import type { ErrorDetail } from '#generated/console/types.gen.ts';
import { isLockTimeout, isPassingConflict, toProblem } from '#src/platform/db/index.ts';
import type { Problem } from '#src/platform/errors/index.ts';
import { RowFault, RowFaults, type FaultCode } from '../reading/fault.ts';
import type { Kit } from './kit.ts';

const maxMessage = 1_000;

const types: Readonly<Record<FaultCode, ErrorDetail['type']>> = {
  unmapped: 'validation_error',
  required: 'validation_error',
  invalid: 'validation_error',
  unknown: 'validation_error',
  ambiguous: 'validation_error',
  duplicate: 'conflict',
  forbidden: 'permission_denied',
};

/** One reason why a row is refused. */
export interface RowRefusal {
  readonly target: string | null;
  readonly column: string | null;
  readonly code: FaultCode;
  readonly type: ErrorDetail['type'];
  readonly message: string;
}

/** Why the row is refused, in words for whoever made the file; what is no refusal is thrown on. */
export function refusalsOf(kit: Kit, error: unknown): RowRefusal[] {
  if (error instanceof RowFaults) return error.faults.map((fault) => fromFault(kit, fault));
  if (error instanceof RowFault) return [fromFault(kit, error)];
  // The whole batch is done again for these.
  if (isPassingConflict(error) || isLockTimeout(error)) throw error;
  const problem = toProblem(error);
  if (problem.status >= 500) throw error;
  return problem.message.split(nextPlace).map((message) => fromProblem(kit, problem, message));
}

const fromFault = (kit: Kit, { target, code, message }: RowFault): RowRefusal =>
  tell(kit, target, code, types[code], message);

/** Parts a message about several places of a request. */
const nextPlace = /; (?=body\.)/;
const place = /body\.([a-z_]+(?:\[[^\]]*\]|\.[a-z][a-z0-9_]*)*)/g;
const fieldOf = /(?<!body\.)field_values\.([a-z][a-z0-9_]*)/;

/** A refusal of the operation, with the places of the request turned into columns of the file. */
function fromProblem(kit: Kit, { code, type }: Problem, message: string): RowRefusal {
  const places = [...message.matchAll(place)].map(([, path]) => path!);
  const field = fieldOf.exec(message)?.[1];
  const target =
    places.length > 0 ? kit.kind.targetOf(places[0]!) : field === undefined ? null : `field_values.${field}`;
  const said = message.replace(place, (_, path: string) => nameOf(kit, kit.kind.targetOf(path)));
  const sentence = /[.!?]$/.test(said) ? said : `${said}.`;
  return tell(kit, target, codeOf(code, message), type as ErrorDetail['type'], sentence);
}

function codeOf(code: Problem['code'], message: string): FaultCode {
  if (code === 'permission_denied') return 'forbidden';
  if (code === 'not_found' || / names \S+, which is not /.test(message)) return 'unknown';
  if (code === 'name_taken' || /must be unique|duplicate clients|belongs to/.test(message))
    return 'duplicate';
  return / is required\b/.test(message) ? 'required' : 'invalid';
}

const columnOf = ({ reading }: Kit, target: string | null): string | null =>
  reading.columns.find((column) => column.target.key === target)?.mapping.column ?? null;

/** A target as people know it. */
const nameOf = ({ targets }: Kit, key: string | null): string =>
  targets.find((target) => target.key === key)?.label ?? key ?? 'The row';

function tell(
  kit: Kit,
  target: string | null,
  code: FaultCode,
  type: ErrorDetail['type'],
  message: string,
): RowRefusal {
  const column = target === keyTarget ? kit.wanted.key_column : columnOf(kit, target);
  return { target, column, code, type, message: message.slice(0, maxMessage) };
}

/** Stands for the column of the identifiers, which need not be mapped. */
export const keyTarget = 'key_column';
