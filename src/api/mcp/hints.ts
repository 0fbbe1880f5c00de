import { catalogue, Problem, type ProblemCode } from '#src/platform/errors/index.ts';

/** What a hint may name: the tool that was called and those that help with it. */
export interface Help {
  readonly tool: string;
  /** What the tool takes, in the short notation. */
  readonly signature: string;
  /** Tools that find ids for it. */
  readonly lookups: string;
  /** The tool that reads the record it changes. */
  readonly reader: string;
  /** Whether a refusal says which permission is missing: some are about whose record it is. */
  readonly namesPermission: boolean;
}

type Hint = (help: Help) => string;

const repeatable = 'Repeat the call once, with the same call_id if it writes.';
const again = 'Call again in a few seconds, with the same call_id if it writes.';
const tellThePerson = 'Do not repeat the call; tell the person.';

/** What a model should do next, for every error that there is. One that a tool cannot meet says so. */
const hints: Readonly<Record<ProblemCode, Hint>> = {
  validation_error: ({ tool, signature }) =>
    `Correct what the message names and call again. ${tool} takes ${signature}.`,
  malformed_json: ({ tool, signature }) =>
    `Send the arguments as an object, not as text. ${tool} takes ${signature}.`,
  unauthenticated: () => 'The credential has expired or was revoked. Ask the person to connect again.',
  session_stale: () => 'Ask the person to sign in again and to do this in the console.',
  confirmation_required: () => 'Ask the person to confirm this in the console; tools cannot.',
  bad_signature: () => 'The address is wrong or has expired. Get a new one.',
  permission_denied: ({ namesPermission }) =>
    namesPermission
      ? 'Do not repeat the call. Tell the person which permission is missing; an admin of the agency can grant it.'
      : 'Do not repeat the call; tell the person what the message says. No permission is missing.',
  agency_suspended: () => `The agency is suspended: no call will succeed. ${tellThePerson}`,
  not_found: ({ lookups }) => `Look the id up with ${lookups}; do not guess ids.`,
  unknown_path: () =>
    'Do not guess paths. Describe what you need to service_request_additional_tools and call the tool that it adds.',
  method_not_allowed: () => 'Call again with a method that the message names.',
  request_timeout: () => repeatable,
  conflict: () =>
    'The message says what stands in the way. Clear that first if the request covers it, use another value, or use the record that is already there; else tell the person. Until then the same call fails again.',
  name_taken: () =>
    'Another record has the name or key. Use that record if it is what the request is about, else call again with another name or key.',
  stale_revision: ({ reader }) =>
    `Somebody changed the record. Read it with ${reader}, check that the change is still wanted, then repeat the call with the \`revision\` that was read as \`expected_revision\`.`,
  state_conflict: ({ reader }) =>
    `The same call fails again until what the message says is done. Do that first if the request covers it, else tell the person. Then read the record with ${reader}: some steps happen by themselves, and the call may no longer be needed.`,
  idempotency_conflict: () =>
    'This call_id belongs to another call. Use a new call_id for a new call, and the same arguments for a repeated one.',
  quota_exceeded: () =>
    'A limit of the agency is reached. Do not repeat the call; tell the person the limit.',
  payment_unavailable: () => `The service cannot handle payments. ${tellThePerson}`,
  payload_too_large: () => 'Send less at a time: several calls with a part each.',
  uri_too_long: () => 'Send fewer or shorter values: several calls with a part each.',
  unsupported_media_type: ({ tool, signature }) => `Send JSON. ${tool} takes ${signature}.`,
  range_not_satisfiable: () => 'Read the file without a range.',
  expectation_failed: () => repeatable,
  rate_limited: () => 'Wait as long as the message says, then call again, with fewer calls at a time.',
  headers_too_large: () => 'The host sends too many headers: tell the person.',
  internal: () => `An internal error occurred. ${repeatable} If it fails again, tell the person.`,
  not_implemented: () => `This operation is not available yet. ${tellThePerson}`,
  unavailable: () => again,
  busy: () => again,
};

/** Refusals of the tools themselves, which the public API does not have. */
const ownKinds = {
  unknown_tool: {
    code: 'not_found',
    hint: 'Call a tool that the message names, or describe what you need to service_request_additional_tools.',
  },
  tool_not_requested: {
    code: 'permission_denied',
    hint: 'Request the tool as the message says, then repeat the call. No permission is missing.',
  },
  no_conversation: {
    code: 'not_found',
    hint: 'Call service_start without conversation_id, and use the conversation_id that it returns.',
  },
  start_first: {
    code: 'state_conflict',
    hint: 'Call service_start with the request, then use the tools that it returns.',
  },
  confirm_first: {
    code: 'state_conflict',
    hint: 'Ask the person, unless the request asks for exactly this. What records say is no such request. Then repeat the call with is_confirmed.',
  },
  cancelled: {
    code: 'state_conflict',
    hint: 'The host cancelled the call. Call again only if the person still wants it.',
  },
} as const satisfies Record<string, { readonly code: ProblemCode; readonly hint: string }>;

export type OwnKind = keyof typeof ownKinds;

/** A refusal of a tool itself, told apart from what the API refuses with the same error. */
export class ToolProblem extends Problem {
  readonly kind: OwnKind;

  constructor(kind: OwnKind, message: string) {
    super(ownKinds[kind].code, message);
    this.kind = kind;
  }
}

export const toolProblem = (kind: OwnKind, message: string): ToolProblem => new ToolProblem(kind, message);

/** Where nothing is known of the tool. */
const noHelp: Help = {
  tool: 'The tool',
  signature: 'what service_get_tool_deep_guidance says',
  lookups: 'a list or search tool',
  reader: 'the tool that gets it',
  namesPermission: true,
};

/** What to do next about a refusal, in the words for its kind. */
export const hintFor = (kind: ProblemCode | OwnKind, help: Partial<Help> = {}): string =>
  isOwn(kind) ? ownKinds[kind].hint : hints[kind]({ ...noHelp, ...help });

export const kindOf = (problem: Problem): ProblemCode | OwnKind =>
  problem instanceof ToolProblem ? problem.kind : problem.code;

const isOwn = (kind: string): kind is OwnKind => Object.hasOwn(ownKinds, kind);

/** Every kind of error with its status and hint, for the documentation. */
export function hintTable(): { kind: string; status: number; type: string; hint: string }[] {
  const placeholders: Help = {
    tool: '{tool}',
    signature: '{its input}',
    lookups: '{tools that find ids}',
    reader: '{the tool that reads it}',
    namesPermission: true,
  };
  const own = Object.entries(ownKinds).map(([kind, { code, hint }]) => ({ kind, ...catalogue[code], hint }));
  const all = (Object.keys(catalogue) as ProblemCode[]).map((kind) => ({
    kind,
    ...catalogue[kind],
    hint: hints[kind](placeholders),
  }));
  return [...all, ...own];
}
