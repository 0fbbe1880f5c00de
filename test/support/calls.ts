import type { Calls as PublicCalls } from '#generated/calls.ts';
import type { Calls as ConsoleCalls } from '#generated/console/calls.ts';

/** What a request may hold, for callers that compute the operation or get the input wrong on purpose. */
export interface CallInput {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Operations of both contracts; what both have is the public one's. */
export type OperationId = keyof PublicCalls | keyof ConsoleCalls;

type CallOf<Id> = Id extends keyof PublicCalls
  ? PublicCalls[Id]
  : Id extends keyof ConsoleCalls
    ? ConsoleCalls[Id]
    : never;

/** A literal has to name an operation; a computed text may be any. */
export type Named<Id extends string> = string extends Id ? string : Id extends OperationId ? Id : OperationId;

/** The input that the contract gives the operation. */
export type InputOf<Id extends string> = string extends Id
  ? CallInput
  : Pick<CallInput, 'headers'> & Omit<CallOf<Id>['input'], 'url' | 'headers'>;

/** The body of a 200. */
// oxlint-disable-next-line typescript/no-explicit-any -- of a computed operation nothing is known
export type BodyOf<Id extends string> = string extends Id ? any : CallOf<Id>['responses'][200];
