// Serves a contract from its examples; `--help` says how.
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { OpenAPIBackend, type Document } from 'openapi-backend';
import { prepare } from '../src/compiler/compile.ts';
import { formatDiagnostic } from '../src/compiler/diagnostics.ts';
import { buildModel } from '../src/compiler/model.ts';
import type { OpenApiDocument } from '../src/compiler/schema.ts';
import { toProblem } from '../src/platform/db/to-problem.ts';
import { problem } from '../src/platform/errors/index.ts';
import { Router } from '../src/api/request/router.ts';
import { rawAnswer, type RawAnswer } from './mock-answer.ts';
import type { checkRequest } from './mock-requests.ts';

const usage = `node scripts/mock.ts [--spec FILE] [--overlay FILE] [--port N] [--host ADDRESS]

Answers every operation of the contract with its example, without database or credentials, and refuses what the service
would refuse of parameters and bodies. Another documented answer comes with the header "Prefer: code=404", whatever was
sent. Without --spec it serves what \`make compile\` made of spec/openapi.yaml; of another contract requests are not checked. --port 0 picks a free one. PORT and HOST are
the defaults of --port and --host.`;

const { values } = parseArgs({
  options: {
    spec: { type: 'string' },
    overlay: { type: 'string', multiple: true },
    port: { type: 'string', default: process.env['PORT'] ?? '4010' },
    host: { type: 'string', default: process.env['HOST'] ?? '127.0.0.1' },
    help: { type: 'boolean', short: 'h' },
  },
});

if (values.help === true) console.log(usage);
else await main();

async function main(): Promise<void> {
  // Compiled ahead, as the service uses it: a contract of others is read from its sources, and has no validators.
  const document = values.spec === undefined ? compiled() : readContract(values.spec, values.overlay ?? []);
  if (document === undefined) return;
  const check = values.spec === undefined ? (await import('./mock-requests.ts')).checkRequest : undefined;
  const server = createServer(await mockOf(document, check));
  server.listen(Number(values.port), values.host, () => {
    console.log(
      `ready http://${values.host.includes(':') ? `[${values.host}]` : values.host}:${(server.address() as AddressInfo).port}`,
    );
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
}

function compiled(): OpenApiDocument {
  const path = new URL('../generated/openapi.json', import.meta.url);
  return JSON.parse(readFileSync(path, 'utf8')) as OpenApiDocument;
}

/** Undefined, with the reasons said, when it has errors. */
function readContract(spec: string, overlays: readonly string[]): OpenApiDocument | undefined {
  const { document, diagnostics } = prepare({ spec, overlays });
  if (document !== undefined) return document as OpenApiDocument;
  for (const diagnostic of diagnostics) console.error(formatDiagnostic(diagnostic));
  process.exitCode = 1;
  return undefined;
}

/** Its own router finds an operation by testing one regular expression a path: milliseconds among hundreds, where a radix tree takes none. */
async function mockOf(
  document: OpenApiDocument,
  check?: typeof checkRequest,
): Promise<(request: IncomingMessage, response: ServerResponse) => void> {
  const operations = buildModel(document).families.flatMap((family) => family.operations);
  const backend = new OpenAPIBackend({
    definition: named(document, operations) as Document,
    quick: true,
    validate: false,
    strict: false,
  });
  await backend.init();
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const router = new Router(operations.map(({ method, path, id }) => ({ method, path, target: id })));
  return (request, response) => {
    void answer(request, response)
      .catch(refused)
      .then((reply) => {
        request.resume();
        if ('body' in reply) {
          response.writeHead(reply.status, reply.headers);
          return response.end(request.method === 'HEAD' ? undefined : reply.body);
        }
        const { status, mock, headers } = reply;
        response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
        return response.end(
          mock === undefined || request.method === 'HEAD' ? undefined : JSON.stringify(mock),
        );
      });
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<MockAnswer | RawAnswer> {
    const path = request.url!.split('?')[0]!;
    const match = router.find(request.method!, path);
    if (match === undefined) {
      const allow = router.allowed(path).join(', ');
      throw allow === ''
        ? problem('not_found', 'No operation has this path.')
        : problem('method_not_allowed', `This path does not take ${request.method}. It takes ${allow}.`, {
            headers: { allow },
          });
    }
    const wanted = /\bcode=(\d{3})\b/.exec(String(request.headers['prefer'] ?? ''))?.[1];
    if (wanted === undefined) await check?.(match.target, match.params, request, response);
    const raw = wanted === undefined ? rawAnswer(document, byId.get(match.target)!) : undefined;
    if (raw !== undefined) return raw;
    const { status, mock } = backend.mockResponseForOperation(
      match.target,
      wanted === undefined ? {} : { code: Number(wanted) },
    );
    return { status: wanted === undefined ? status : Number(wanted), mock };
  }
}

interface MockAnswer {
  readonly status: number;
  readonly mock?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** As the service says it. */
function refused(error: unknown): MockAnswer {
  const { status, type, message, headers } = toProblem(error);
  return { status, mock: { error: { type, message } }, headers };
}

/** The document with an operationId everywhere, as the model derives it. */
function named(
  document: OpenApiDocument,
  operations: readonly { readonly id: string; readonly method: string; readonly path: string }[],
): OpenApiDocument {
  const copy = structuredClone(document) as {
    paths: Record<string, Record<string, { operationId?: string }>>;
  };
  for (const { id, method, path } of operations) copy.paths[path]![method.toLowerCase()]!.operationId = id;
  return copy as unknown as OpenApiDocument;
}
