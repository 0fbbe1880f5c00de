import type { DataImportProblem } from '#generated/console/types.gen.ts';

export type FaultCode = DataImportProblem['code'];

/** Why a row is not imported. The message is a sentence that says what to do, and names no value: equal ones are counted together. */
export class RowFault extends Error {
  override readonly name = 'RowFault';
  readonly code: FaultCode;
  /** Target of the cell that is wrong; null when it is the row. */
  readonly target: string | null;

  constructor(code: FaultCode, target: string | null, message: string) {
    super(message);
    this.code = code;
    this.target = target;
  }
}

/** Several cells of a row that cannot be read. */
export class RowFaults extends Error {
  override readonly name = 'RowFaults';
  readonly faults: readonly RowFault[];

  constructor(faults: readonly RowFault[]) {
    super('Cells of the row cannot be read.');
    this.faults = faults;
  }
}
