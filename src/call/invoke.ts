import type { Handlers as ConsoleHandlers } from '#generated/console/handlers.ts';
import type { Handlers as PublicHandlers } from '#generated/handlers.ts';
import type { JsonText, Page } from './context.ts';

/** Every operation with a handler, of the public contract and of the console's. */
type Operations = All<PublicHandlers[keyof PublicHandlers] | ConsoleHandlers[keyof ConsoleHandlers]>;
type All<Union> = (Union extends unknown ? (value: Union) => void : never) extends (
  value: infer Whole,
) => void
  ? Whole
  : never;
type HandlerOf<Id extends InvocableId> = Extract<Operations[Id], (...input: never[]) => unknown>;

/** The operationId of an operation that can be called from inside another call. */
export type InvocableId = keyof Operations & string;

/** What the operation takes: its parts, before the contract's defaults are filled in. */
export type InvokeInput<Id extends InvocableId> =
  Parameters<HandlerOf<Id>> extends [unknown, infer Input] ? Sent<Input> : object;
type Sent<Input> = { readonly [Part in Exclude<keyof Input, 'query'>]: Input[Part] } & (Input extends {
  readonly query: infer Query;
}
  ? { readonly query?: Partial<Query> }
  : unknown);

/** What the operation returns: a record, or a page of them. */
export type InvokeResult<Id extends InvocableId> = Plain<Awaited<ReturnType<HandlerOf<Id>>>>;
type Plain<Result> =
  Result extends JsonText<infer Value>
    ? Value
    : Result extends Page<infer Item>
      ? { readonly items: readonly Item[]; readonly total: number }
      : Result;

/** How a call inside a call runs in the transaction of the outer one. */
export interface InvokeOptions {
  /** Id of the member or service account of the agency whose rights hold and who is the actor (default: the outer caller). */
  readonly as?: string;
  /** In the open transaction, undone alone when it fails (default). */
  readonly within?: 'transaction';
  /** Names what is done, such as `session:0191…:step:4`: within a day, the same user's same call under one key is done once and returns the same. */
  readonly key?: string;
  /** The submission of a form that asks for the call. */
  readonly submissionId?: string;
  /** The test of an automation that makes the call. */
  readonly test?: TestedAutomation;
}

/** A test of an automation, which histories name and no event tells of. */
export interface TestedAutomation {
  readonly id: string;
  readonly name: string;
}

/** How a call inside a call runs when the outer one is committed. */
export interface InvokeAfterOptions {
  readonly as?: string;
  /** By a job, once the outer call is committed, and not at all if that fails. Its result is not known here; a refusal is logged. */
  readonly within: 'after';
  /** Default: derived from the outer call, so that a repeated job does nothing twice. */
  readonly key?: string;
}

/**
 * Another operation inside a call, as if its caller had made it: validation, permission, visibility, audit and events are
 * those of any call, with the causation of the outer one; there is no rate limit and no line in the request log. A refusal is
 * thrown as a `Problem` and may be caught. Await one before the next, and before any other statement.
 */
export interface Invoke {
  <Id extends InvocableId>(
    operation: Id,
    input: InvokeInput<Id>,
    options?: InvokeOptions,
  ): Promise<InvokeResult<Id>>;
  <Id extends InvocableId>(operation: Id, input: InvokeInput<Id>, options: InvokeAfterOptions): Promise<void>;
}

/** Calls an operation whose name is known when it runs and not before. What goes in is validated as always; types know nothing of it. */
export const invokeNamed = (
  ctx: { readonly invoke: Invoke },
  operation: string,
  input: { readonly path?: object; readonly query?: object; readonly body?: unknown },
  options: InvokeOptions = {},
): Promise<unknown> =>
  (ctx.invoke as unknown as (id: string, input: object, options: InvokeOptions) => Promise<unknown>)(
    operation,
    input,
    options,
  );
