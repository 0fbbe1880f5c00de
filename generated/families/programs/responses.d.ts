// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly listClientProgramProcesses: Readonly<Record<string, Validate>>;
  readonly manageClientProgramSchedule: Readonly<Record<string, Validate>>;
  readonly listClientPrograms: Readonly<Record<string, Validate>>;
  readonly listAvailableClientPrograms: Readonly<Record<string, Validate>>;
  readonly manageClientProgram: Readonly<Record<string, Validate>>;
  readonly listClientProgramSubscribers: Readonly<Record<string, Validate>>;
  readonly getClientProgram: Readonly<Record<string, Validate>>;
  readonly updateClientProgram: Readonly<Record<string, Validate>>;
  readonly updateClientProgramBilling: Readonly<Record<string, Validate>>;
  readonly updateClientProgramTaxRate: Readonly<Record<string, Validate>>;
  readonly transitionClientProgram: Readonly<Record<string, Validate>>;
  readonly listProgramDefinitions: Readonly<Record<string, Validate>>;
  readonly manageProgramDefinition: Readonly<Record<string, Validate>>;
  readonly getProgramDefinition: Readonly<Record<string, Validate>>;
  readonly listPrograms: Readonly<Record<string, Validate>>;
  readonly createProgram: Readonly<Record<string, Validate>>;
  readonly updateProgram: Readonly<Record<string, Validate>>;
  readonly getProgramDefinitionDetails: Readonly<Record<string, Validate>>;
  readonly duplicateProgram: Readonly<Record<string, Validate>>;
};
