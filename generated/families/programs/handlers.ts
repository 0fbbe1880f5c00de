// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface ListClientProgramProcessesInput {
  readonly query: WithDefaults<NonNullable<t.ListClientProgramProcessesData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface ManageClientProgramScheduleInput {
  readonly body: t.ManageClientProgramScheduleData['body'];
}

export interface ListClientProgramsInput {
  readonly query: WithDefaults<NonNullable<t.ListClientProgramsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface ListAvailableClientProgramsInput {
  readonly query: WithDefaults<NonNullable<t.ListAvailableClientProgramsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface ManageClientProgramInput {
  readonly body: t.ManageClientProgramData['body'];
}

export interface ListClientProgramSubscribersInput {
  readonly query: WithDefaults<NonNullable<t.ListClientProgramSubscribersData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface GetClientProgramInput {
  readonly path: t.GetClientProgramData['path'];
}

export interface UpdateClientProgramInput {
  readonly path: t.UpdateClientProgramData['path'];
  readonly body: t.UpdateClientProgramData['body'];
}

export interface UpdateClientProgramBillingInput {
  readonly path: t.UpdateClientProgramBillingData['path'];
  readonly body: t.UpdateClientProgramBillingData['body'];
}

export interface UpdateClientProgramTaxRateInput {
  readonly path: t.UpdateClientProgramTaxRateData['path'];
  readonly body: t.UpdateClientProgramTaxRateData['body'];
}

export interface TransitionClientProgramInput {
  readonly path: t.TransitionClientProgramData['path'];
  readonly body: t.TransitionClientProgramData['body'];
}

export interface ListProgramDefinitionsInput {
  readonly query: WithDefaults<NonNullable<t.ListProgramDefinitionsData['query']>, 'is_archived' | 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface ManageProgramDefinitionInput {
  readonly body: t.ManageProgramDefinitionData['body'];
}

export interface GetProgramDefinitionInput {
  readonly path: t.GetProgramDefinitionData['path'];
}

export interface ListProgramsInput {
  readonly query: WithDefaults<NonNullable<t.ListProgramsData['query']>, 'is_archived' | 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface CreateProgramInput {
  readonly body: t.CreateProgramData['body'];
}

export interface UpdateProgramInput {
  readonly body: t.UpdateProgramData['body'];
}

export interface GetProgramDefinitionDetailsInput {
  readonly query: NonNullable<t.GetProgramDefinitionDetailsData['query']>;
}

export interface DuplicateProgramInput {
  readonly body: t.DuplicateProgramData['body'];
}

/** Programs: one handler per operation of the contract. */
export interface ProgramsHandlers {
  /** List processes of enrolments · GET /v1/client-program-processes · programs.view */
  readonly listClientProgramProcesses: (ctx: ReadContext, input: ListClientProgramProcessesInput) => Promise<Page<t.ListClientProgramProcessesResponse['data'][number]>>;
  /** Manage a schedule of an enrolment · POST /v1/client-program-schedules/manage · programs.manage */
  readonly manageClientProgramSchedule: (ctx: WriteContext<never>, input: ManageClientProgramScheduleInput) => Promise<Result<t.ManageClientProgramScheduleResponse['data']>>;
  /** List enrolments · GET /v1/client-programs · programs.view */
  readonly listClientPrograms: (ctx: ReadContext, input: ListClientProgramsInput) => Promise<Page<t.ListClientProgramsResponse['data'][number]>>;
  /** List programs available to a client · GET /v1/client-programs/available · programs.view */
  readonly listAvailableClientPrograms: (ctx: ReadContext, input: ListAvailableClientProgramsInput) => Promise<Page<t.ListAvailableClientProgramsResponse['data'][number]>>;
  /** Manage an enrolment · POST /v1/client-programs/manage · programs.manage */
  readonly manageClientProgram: (ctx: WriteContext<'client_program.added' | 'client_program.started' | 'client_program.cancelled'>, input: ManageClientProgramInput) => Promise<Result<t.ManageClientProgramResponse['data']>>;
  /** List subscribers of programs · GET /v1/client-programs/subscribers · programs.view */
  readonly listClientProgramSubscribers: (ctx: ReadContext, input: ListClientProgramSubscribersInput) => Promise<Page<t.ListClientProgramSubscribersResponse['data'][number]>>;
  /** Get an enrolment · GET /v1/client-programs/{id} · programs.view */
  readonly getClientProgram: (ctx: ReadContext, input: GetClientProgramInput) => Promise<Result<t.GetClientProgramResponse['data']>>;
  /** Update an enrolment · PATCH /v1/client-programs/{id} · programs.manage */
  readonly updateClientProgram: (ctx: WriteContext<'client_program.started' | 'client_program.cancelled'>, input: UpdateClientProgramInput) => Promise<Result<t.UpdateClientProgramResponse['data']>>;
  /** Update the billing of an enrolment · PATCH /v1/client-programs/{id}/billing · programs.bill */
  readonly updateClientProgramBilling: (ctx: WriteContext<'client_program.billing_changed'>, input: UpdateClientProgramBillingInput) => Promise<Result<t.UpdateClientProgramBillingResponse['data']>>;
  /** Update the tax rate of an enrolment · PATCH /v1/client-programs/{id}/tax-rate · programs.bill */
  readonly updateClientProgramTaxRate: (ctx: WriteContext<'client_program.billing_changed'>, input: UpdateClientProgramTaxRateInput) => Promise<Result<t.UpdateClientProgramTaxRateResponse['data']>>;
  /** Transition an enrolment · POST /v1/client-programs/{id}/transition · programs.manage */
  readonly transitionClientProgram: (ctx: WriteContext<'client_program.paused' | 'client_program.resumed' | 'client_program.cancelled'>, input: TransitionClientProgramInput) => Promise<Result<t.TransitionClientProgramResponse['data']>>;
  /** List program definitions · GET /v1/program-definitions · programs.view */
  readonly listProgramDefinitions: (ctx: ReadContext, input: ListProgramDefinitionsInput) => Promise<Page<t.ListProgramDefinitionsResponse['data'][number]>>;
  /** Create or update a program definition · POST /v1/program-definitions/manage · programs.manage */
  readonly manageProgramDefinition: (ctx: WriteContext<never>, input: ManageProgramDefinitionInput) => Promise<Result<t.ManageProgramDefinitionResponse['data']>>;
  /** Get a program definition · GET /v1/program-definitions/{id} · programs.view */
  readonly getProgramDefinition: (ctx: ReadContext, input: GetProgramDefinitionInput) => Promise<Result<t.GetProgramDefinitionResponse['data']>>;
  /** List programs · GET /v1/programs · programs.view */
  readonly listPrograms: (ctx: ReadContext, input: ListProgramsInput) => Promise<Page<t.ListProgramsResponse['data'][number]>>;
  /** Create a program · POST /v1/programs · programs.manage */
  readonly createProgram: (ctx: WriteContext<never>, input: CreateProgramInput) => Promise<Result<t.CreateProgramResponse['data']>>;
  /** Update a program · PATCH /v1/programs · programs.manage */
  readonly updateProgram: (ctx: WriteContext<never>, input: UpdateProgramInput) => Promise<Result<t.UpdateProgramResponse['data']>>;
  /** Get definition details of a program · GET /v1/programs/definition-details · programs.view */
  readonly getProgramDefinitionDetails: (ctx: ReadContext, input: GetProgramDefinitionDetailsInput) => Promise<Result<t.GetProgramDefinitionDetailsResponse['data']>>;
  /** Duplicate a program · POST /v1/programs/duplicate · programs.manage */
  readonly duplicateProgram: (ctx: WriteContext<never>, input: DuplicateProgramInput) => Promise<Result<t.DuplicateProgramResponse['data']>>;
}
