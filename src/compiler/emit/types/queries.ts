import { HEADER, quote } from '../source.ts';
import type { ContractTypes } from './declarations.ts';
import { importLine, type Imported } from './imports.ts';
import type { ApiOperation } from './operations.ts';
import { isEventStream, isInputRequired } from './sdk.ts';

const QUERY_KEY = `export type QueryKey<TOptions extends Options> = [
	Pick<TOptions, 'baseUrl' | 'body' | 'headers' | 'path' | 'query'> & {
		_id: string;
		_infinite?: boolean;
		tags?: ReadonlyArray<string>;
	}
];

const createQueryKey = <TOptions extends Options>(id: string, options?: TOptions, infinite?: boolean, tags?: ReadonlyArray<string>): [
	QueryKey<TOptions>[0]
] => {
	const params: QueryKey<TOptions>[0] = { _id: id, baseUrl: options?.baseUrl || (options?.client ?? client).getConfig().baseUrl } as QueryKey<TOptions>[0];
	if (infinite) {
		params._infinite = infinite;
	}
	if (tags) {
		params.tags = tags;
	}
	if (options?.body) {
		params.body = options.body;
	}
	if (options?.headers) {
		params.headers = options.headers;
	}
	if (options?.path) {
		params.path = options.path;
	}
	if (options?.query) {
		params.query = options.query;
	}
	return [params];
};
`;

interface Call {
  readonly operation: ApiOperation;
  /** The function that calls it, as it is called here. */
  readonly local: string;
  readonly isQuery: boolean;
  readonly error: string;
  readonly response: string;
}

/**
 * `client/@tanstack/react-query.gen.ts`: options for TanStack Query, a query for what reads and a mutation for what writes. Undefined
 * where there is neither.
 */
export function queriesFile({ operations, outcomes }: ContractTypes): string | undefined {
  const called = operations.filter(
    (operation) => !isEventStream(operation) && kindOf(operation) !== undefined,
  );
  const declared = new Set(called.map(({ function: name }) => `${name}Options`));
  const calls = called.map((operation): Call => {
    const has = outcomes.get(operation)!;
    const { function: name } = operation;
    return {
      operation,
      // `getTaskOptions` may be both an operation and the options of `getTask`.
      local: declared.has(name) ? `${name}2` : name,
      isQuery: kindOf(operation) === 'query',
      error: has.error ? `${operation.name}Error` : 'DefaultError',
      response: has.response ? `${operation.name}Response` : 'unknown',
    };
  });
  if (calls.length === 0) return undefined;
  const first = calls.findIndex(({ isQuery }) => isQuery);
  const parts = calls.flatMap((call, index) => [
    ...(index === first ? [QUERY_KEY] : []),
    ...(call.isQuery ? query(call) : mutation(call)),
  ]);
  return `${HEADER}${importsOf(calls)}\n${parts.join('\n')}`;
}

function kindOf({ method }: ApiOperation): 'query' | 'mutation' | undefined {
  if (method === 'get') return 'query';
  return ['delete', 'patch', 'post', 'put'].includes(method) ? 'mutation' : undefined;
}

function importsOf(calls: readonly Call[]): string {
  const hasQueries = calls.some(({ isQuery }) => isQuery);
  const type = (name: string): Imported => ({ name, isType: true });
  const value = (name: string): Imported => ({ name, isType: false });
  const ofLibrary = [
    ...(calls.some(({ error }) => error === 'DefaultError') ? [type('DefaultError')] : []),
    ...(hasQueries ? [value('queryOptions')] : []),
    ...(calls.some(({ isQuery }) => !isQuery) ? [type('UseMutationOptions')] : []),
  ];
  const types = calls.flatMap(({ operation, error, response }) => [
    `${operation.name}Data`,
    ...(error === 'DefaultError' ? [] : [error]),
    ...(response === 'unknown' ? [] : [response]),
  ]);
  return [
    importLine(ofLibrary, '@tanstack/react-query'),
    '\n',
    ...(hasQueries ? [importLine([value('client')], '../client.gen.ts')] : []),
    importLine([type('Options'), ...calls.map(functionOf)], '../sdk.gen.ts'),
    importLine(types.map(type), '../../types.gen.ts'),
  ].join('');
}

/** The import of the function that a call is made with. */
const functionOf = ({ operation: { function: name }, local }: Call): Imported => ({
  name: name === local ? name : `${name} as ${local}`,
  isType: false,
});

function query({ operation, local, error, response }: Call): string[] {
  const { id, name, function: call } = operation;
  const mark = isInputRequired(operation) ? '' : '?';
  return [
    `export const ${call}QueryKey = (options${mark}: Options<${name}Data>) => createQueryKey(${quote(id)}, options);\n`,
    `export const ${call}Options = (options${mark}: Options<${name}Data>) => queryOptions<${response}, ${error}, ${response}, ReturnType<typeof ${call}QueryKey>>({
	queryFn: async ({ queryKey, signal }) => {
		const { data } = await ${local}({
			...options,
			...queryKey[0],
			signal,
			throwOnError: true
		});
		return data;
	},
	queryKey: ${call}QueryKey(options)
});
`,
  ];
}

function mutation({ operation: { name, function: call }, local, error, response }: Call): string[] {
  const options = `UseMutationOptions<${response}, ${error}, Options<${name}Data>>`;
  return [
    `export const ${call}Mutation = (options?: Partial<Options<${name}Data>>): ${options} => {
	const mutationOptions: ${options} = {
		mutationFn: async (fnOptions) => {
			const { data } = await ${local}({
				...options,
				...fnOptions,
				throwOnError: true
			});
			return data;
		}
	};
	return mutationOptions;
};
`,
  ];
}
