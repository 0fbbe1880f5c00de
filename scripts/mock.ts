// Serves a contract from its examples; `--help` says how.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { OpenAPIBackend, type Document } from 'openapi-backend';
import { prepare } from '../src/compiler/compile.ts';
import { formatDiagnostic } from '../src/compiler/diagnostics.ts';
import { buildModel } from '../src/compiler/model.ts';
import type { OpenApiDocument } from '../src/compiler/schema.ts';
import { Router } from '../src/http/router.ts';
import { ownContract } from './contract.ts';

const usage = `node scripts/mock.ts [--spec FILE] [--overlay FILE] [--port N]

Answers every operation of the contract with its example, without database or credentials. Another documented answer
comes with the header "Prefer: code=404". Without --spec it serves spec/openapi.yaml; --port 0 picks a free one.`;

const { values } = parseArgs({
  options: { spec: { type: 'string' }, overlay: { type: 'string', multiple: true }, port: { type: 'string', default: '4010' }, help: { type: 'boolean', short: 'h' } },
});

if (values.help === true) console.log(usage);
else await main();

async function main(): Promise<void> {
  const options = values.spec === undefined ? ownContract : { spec: values.spec, overlays: values.overlay ?? [] };
  const { document, diagnostics } = prepare(options);
  if (document === undefined) {
    for (const diagnostic of diagnostics) console.error(formatDiagnostic(diagnostic));
    process.exitCode = 1;
    return;
  }
  const server = createServer(await mockOf(document as OpenApiDocument));
  server.listen(Number(values.port), '127.0.0.1', () => {
    console.log(`ready http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
}

/** Its own router finds an operation by testing one regular expression a path: milliseconds among hundreds, where a radix tree takes none. */
async function mockOf(document: OpenApiDocument): Promise<(request: IncomingMessage, response: ServerResponse) => void> {
  const operations = buildModel(document).families.flatMap((family) => family.operations);
  const backend = new OpenAPIBackend({ definition: named(document, operations) as Document, quick: true, validate: false, strict: false });
  await backend.init();
  const router = new Router(operations.map(({ method, path, id }) => ({ method, path, target: id })));
  return (request, response) => {
    request.resume();
    const path = request.url!.split('?')[0]!;
    const { status, mock } = answer(request, path);
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
    response.end(mock === undefined || request.method === 'HEAD' ? undefined : JSON.stringify(mock));
  };

  function answer(request: IncomingMessage, path: string): { status: number; mock?: unknown } {
    const match = router.find(request.method!, path);
    if (match === undefined) {
      const allowed = router.allowed(path);
      return allowed.length > 0
        ? { status: 405, mock: refusal('validation_error', `This path takes ${allowed.join(', ')}.`) }
        : { status: 404, mock: refusal('not_found', 'No operation has this path.') };
    }
    const wanted = /\bcode=(\d{3})\b/.exec(String(request.headers['prefer'] ?? ''))?.[1];
    const { status, mock } = backend.mockResponseForOperation(match.target, wanted === undefined ? {} : { code: Number(wanted) });
    return { status: wanted === undefined ? status : Number(wanted), mock };
  }
}

/** As the service refuses what no operation takes. */
const refusal = (type: string, message: string) => ({ error: { type, message } });

/** The document with an operationId everywhere, as the model derives it. */
function named(document: OpenApiDocument, operations: readonly { readonly id: string; readonly method: string; readonly path: string }[]): OpenApiDocument {
  const copy = structuredClone(document) as { paths: Record<string, Record<string, { operationId?: string }>> };
  for (const { id, method, path } of operations) copy.paths[path]![method.toLowerCase()]!.operationId = id;
  return copy as unknown as OpenApiDocument;
}

