// Written by the compiler from the contract; change the contract instead.
import type { RequestValidators } from '../../operation.ts';

export declare const requests: {
  readonly listClientProgramProcesses: RequestValidators;
  readonly manageClientProgramSchedule: RequestValidators;
  readonly listClientPrograms: RequestValidators;
  readonly listAvailableClientPrograms: RequestValidators;
  readonly manageClientProgram: RequestValidators;
  readonly listClientProgramSubscribers: RequestValidators;
  readonly getClientProgram: RequestValidators;
  readonly updateClientProgram: RequestValidators;
  readonly updateClientProgramBilling: RequestValidators;
  readonly updateClientProgramTaxRate: RequestValidators;
  readonly transitionClientProgram: RequestValidators;
  readonly listProgramDefinitions: RequestValidators;
  readonly manageProgramDefinition: RequestValidators;
  readonly getProgramDefinition: RequestValidators;
  readonly listPrograms: RequestValidators;
  readonly createProgram: RequestValidators;
  readonly updateProgram: RequestValidators;
  readonly getProgramDefinitionDetails: RequestValidators;
  readonly duplicateProgram: RequestValidators;
};
