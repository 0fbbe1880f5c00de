import type { ReferenceOperation, ReferenceParam } from '#generated/reference.types.ts';

/** What is sent with a call. */
export interface Call {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** The call that the contract's examples make: what has to be there, and of a list how much of it. */
export function exampleCall({ params, body }: ReferenceOperation): Call {
  const needed = (place: ReferenceParam['in']) =>
    params.filter((param) => param.in === place && (param.isRequired || param.name === 'limit'));
  const values = (place: ReferenceParam['in']) =>
    Object.fromEntries(needed(place).map(({ name, example }) => [name, example]));
  return {
    path: values('path'),
    query: values('query'),
    ...(body !== undefined && { body: body.example ?? {} }),
  };
}

/** The address with the values of the path and the query in place; what is no text is told as JSON. */
export function addressOf(path: string, call: Call): string {
  const filled = path.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(told(call.path[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(call.query))
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined) query.append(name, told(each));
  return query.size === 0 ? filled : `${filled}?${query.toString()}`;
}

const told = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');

/** Lines of code that make the call with an API key, by language. */
export function samplesOf(
  operation: ReferenceOperation,
  call: Call,
  origin: string,
): readonly { readonly language: string; readonly text: string }[] {
  return [
    { language: 'curl', text: curl(operation, call, origin) },
    { language: 'TypeScript', text: typescript(operation, call, origin) },
    { language: 'Python', text: python(operation, call, origin) },
  ];
}

const isRepeatable = ({ params }: ReferenceOperation): boolean =>
  params.some(({ name }) => name === 'Idempotency-Key');
/** Within single quotes of a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

function curl(operation: ReferenceOperation, call: Call, origin: string): string {
  const { method, path } = operation;
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(origin + addressOf(path, call))}`,
    '-H "Authorization: Bearer $API_KEY"',
    ...(isRepeatable(operation) ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...(call.body === undefined
      ? []
      : [`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(call.body, null, 2))}`]),
  ].join(' \\\n  ');
}

function typescript(operation: ReferenceOperation, call: Call, origin: string): string {
  const given = Object.entries({ path: call.path, query: call.query }).filter(
    ([, values]) => Object.keys(values).length > 0,
  );
  const input = {
    ...Object.fromEntries(given),
    ...(call.body !== undefined && { body: call.body }),
  };
  const lines = Object.entries(input).map(([name, value]) => `  ${name}: ${indented(literal(value), '  ')},`);
  if (isRepeatable(operation)) lines.push(`  headers: { 'Idempotency-Key': crypto.randomUUID() },`);
  return [
    `import { ${operation.id} } from './generated/client/index.ts';`,
    `import { client } from './generated/client/client.gen.ts';`,
    '',
    `client.setConfig({ baseUrl: '${origin}', auth: process.env.API_KEY });`,
    '',
    `const { data, error } = await ${operation.id}(${lines.length === 0 ? '' : `{\n${lines.join('\n')}\n}`});`,
    'if (error) throw new Error(JSON.stringify(error));',
    'console.log(data);',
  ].join('\n');
}

const indented = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`);

/** JSON as one writes it in TypeScript: names without quotes where they need none. */
const literal = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(/^(\s*)"([A-Za-z_]\w*)":/gm, '$1$2:');

function python(operation: ReferenceOperation, call: Call, origin: string): string {
  const { method, path } = operation;
  const address = addressOf(path, { ...call, query: {} });
  const query = Object.fromEntries(
    Object.entries(call.query).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(told) : told(value),
    ]),
  );
  const headers = [
    '"Authorization": f"Bearer {os.environ[\'API_KEY\']}"',
    ...(isRepeatable(operation) ? ['"Idempotency-Key": str(uuid.uuid4())'] : []),
  ];
  return [
    'import os',
    ...(isRepeatable(operation) ? ['import uuid'] : []),
    'import requests',
    '',
    'answer = requests.request(',
    `    "${method}", "${origin}${address}",`,
    `    headers={${headers.join(', ')}},`,
    ...(Object.keys(query).length === 0 ? [] : [`    params=${JSON.stringify(query)},`]),
    ...(call.body === undefined ? [] : [`    json=${indented(pythonic(call.body), '    ')},`]),
    '    timeout=30,',
    ')',
    'answer.raise_for_status()',
    'print(answer.json()["data"])',
  ].join('\n');
}

/** A value as Python writes it. */
function pythonic(value: unknown, indent = ''): string {
  const inner = `${indent}    `;
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value))
    return value.length === 0
      ? '[]'
      : `[\n${value.map((item) => `${inner}${pythonic(item, inner)},`).join('\n')}\n${indent}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value);
  return entries.length === 0
    ? '{}'
    : `{\n${entries.map(([name, item]) => `${inner}${JSON.stringify(name)}: ${pythonic(item, inner)},`).join('\n')}\n${indent}}`;
}
