import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { families } from '#generated/operations.ts';
import type { Operation } from '#generated/operation.ts';
import { loadResponses } from '#src/api/served.ts';
import { describeIssues } from '#src/platform/errors/issues.ts';
import { families as consoleFamilies } from '#generated/console/operations.ts';
import type { CallRecord } from './call-record.ts';
import type { CallInput } from './calls.ts';
import type { ErrorLog } from './error-log.ts';

export interface CallAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Parsed JSON; undefined when there is none. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the contract has been checked, and a test says what it expects
  readonly body: any;
}

// What both contracts have is the public one's.
const operations = new Map(
  [...consoleFamilies, ...families].flatMap((family) =>
    family.operations.map((operation): [string, Operation] => [operation.id, operation]),
  ),
);

// Answers of the door itself, and of a handler that is not written yet: the contract does not repeat them.
const standing = new Set([304, 405, 408, 413, 414, 415, 417, 431, 501, 503]);

/** Calls operations as a caller over HTTP would, and checks each answer against the contract. */
export class ContractClient {
  readonly #base: URL;
  readonly #agent = new Agent({ keepAlive: true });
  readonly #record: Pick<CallRecord, 'add'>;
  readonly #errors: Pick<ErrorLog, 'causeOf'> | undefined;

  constructor(baseUrl: string, record: Pick<CallRecord, 'add'>, errors?: Pick<ErrorLog, 'causeOf'>) {
    this.#base = new URL(baseUrl);
    this.#record = record;
    this.#errors = errors;
  }

  /** Throws when the answer, its status included, is not one that the contract allows for the operation. */
  async call(operationId: string, input: CallInput, key: string | undefined): Promise<CallAnswer> {
    const operation = operations.get(operationId);
    if (operation === undefined) throw new Error(`The contract has no operation ${operationId}.`);
    const answer = await this.#send(operation, input, key);
    const requestId = String(answer.headers['x-request-id']);
    if (answer.status === 500)
      console.error(`${operationId} failed: ${this.#errors?.causeOf(requestId) ?? 'nothing was logged'}`);
    await checkAnswer(operation, answer);
    this.#record.add(operation, answer.status, requestId);
    return answer;
  }

  close(): void {
    this.#agent.destroy();
  }

  #send(operation: Operation, input: CallInput, key: string | undefined): Promise<CallAnswer> {
    const payload = input.body === undefined ? undefined : JSON.stringify(input.body);
    const headers = {
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...(payload === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(payload)) }),
      ...input.headers,
    };
    const { hostname, port } = this.#base;
    return new Promise((resolve, reject) => {
      // node:http rather than fetch: it sends the path as it is, `..` and all.
      const sent = request(
        {
          hostname,
          port,
          method: operation.method,
          path: target(operation, input),
          headers,
          agent: this.#agent,
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => {
            chunks.push(chunk);
            // A stream has no end: what it begins with has to do.
            if (response.headers['content-type'] !== 'text/event-stream') return;
            resolve({
              status: response.statusCode!,
              headers: response.headers,
              body: chunk.toString('utf8'),
            });
            sent.destroy();
          });
          response.on('error', reject);
          response.on('end', () => {
            const text = Buffer.concat(chunks).toString('utf8');
            try {
              resolve({
                status: response.statusCode!,
                headers: response.headers,
                body: text === '' ? undefined : bodyOf(response.headers['content-type'], text),
              });
            } catch {
              reject(
                new Error(
                  `${operation.id} answered ${response.statusCode} with a body that is not what it says: ${text.slice(0, 500)}`,
                ),
              );
            }
          });
        },
      );
      sent.on('error', reject);
      sent.end(payload);
    });
  }
}

/** Exports are CSV, everything else is JSON. */
const bodyOf = (contentType: string | undefined, text: string): unknown =>
  contentType === 'text/csv; charset=utf-8' ? text : JSON.parse(text);

function target(operation: Operation, { path = {}, query = {} }: CallInput): string {
  const filled = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(String(path[name])),
  );
  const search = queryText(query);
  return search === '' ? filled : `${filled}?${search}`;
}

/** Parameters as they stand behind the `?`: arrays by repetition, objects as JSON. */
export function queryText(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined)
        search.append(name, typeof item === 'object' ? JSON.stringify(item) : String(item));
    }
  }
  return search.toString();
}

async function checkAnswer(operation: Operation, { status, body }: CallAnswer): Promise<void> {
  const kind = status === 200 ? operation.answer?.kind : undefined;
  if (kind === 'text' && typeof body === 'string') return;
  const validators = await loadResponses(operation.family);
  const validate = validators?.[operation.id]?.[status];
  if (validate === undefined) {
    if (standing.has(status)) return;
    throw new Error(
      `${operation.id} answered ${status}, which the contract does not declare: ${excerpt(body)}`,
    );
  }
  for (const value of kind === 'events' ? dataOf(body as string) : [body]) {
    if (validate(value)) continue;
    const issues = describeIssues('body', validate.errors ?? []).slice(0, 5);
    throw new Error(
      `${operation.id} answered ${status} off the contract:\n  ${issues.join('\n  ')}\n  in ${excerpt(value)}`,
    );
  }
}

/** The data of the events of a stream. */
const dataOf = (text: string): unknown[] =>
  [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data!) as unknown);

const excerpt = (body: unknown): string => (JSON.stringify(body) ?? 'nothing').slice(0, 2000);
