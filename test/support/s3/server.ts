import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { S3Address } from '#src/platform/storage/index.ts';
import { findFault, type Account } from './signature.ts';

interface Stored {
  readonly bytes: Buffer;
  readonly at: Date;
}

interface Multipart {
  readonly key: string;
  readonly at: Date;
  readonly parts: Map<number, Buffer>;
}

/** A store in memory that speaks the part of S3's protocol that we use, and checks signatures, lengths and checksums as S3 does. */
export class S3Server {
  readonly account: Account = { accessKeyId: 'AKIATEST', secretAccessKey: 'a/secret+with=signs' };
  readonly bucket = 'agency-files';
  readonly objects = new Map<string, Stored>();
  readonly multiparts = new Map<string, Multipart>();
  /** `METHOD path?query` of every request that was signed right. */
  readonly seen: string[] = [];
  /** Of all parts but the last. */
  minPartBytes = 5 * 1024 * 1024;
  /** Names on a page of a listing. */
  pageSize = 1000;
  /** `silent`: takes requests and never answers; `failing`: answers 503 to each. */
  mood: 'well' | 'silent' | 'failing' = 'well';
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #port = 0;

  async start(): Promise<this> {
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch((error: unknown) => {
        if (!response.headersSent) refuse(response, 500, 'InternalError', String(error));
      });
    });
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
    });
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
    return this;
  }

  /** As if the machine was switched off; `start` puts it back at the same port with what it had. */
  async stop(): Promise<void> {
    this.#server?.close();
    for (const socket of this.#sockets) socket.destroy();
    await once(this.#server!, 'close');
  }

  get url(): string {
    const { accessKeyId, secretAccessKey } = this.account;
    return `s3://${accessKeyId}:${encodeURIComponent(secretAccessKey)}@127.0.0.1:${this.#port}/${this.bucket}/installation?tls=off`;
  }

  get address(): S3Address {
    const endpoint = `http://127.0.0.1:${this.#port}`;
    return {
      endpoint,
      publicEndpoint: endpoint,
      region: 'us-east-1',
      bucket: this.bucket,
      prefix: 'installation/',
      credentials: this.account,
      isPathStyle: true,
      isDirect: true,
    };
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url!, 'http://store');
    if (this.mood === 'failing') return refuse(response, 503, 'ServiceUnavailable');
    if (this.mood === 'silent') return;
    const bytes = await readAll(request);
    const fault = findFault(request, url, this.account) ?? lengthFault(request, bytes);
    if (fault !== undefined) return refuse(response, 403, fault);
    this.seen.push(`${request.method} ${url.pathname}${url.search}`);
    const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/');
    if (bucket !== this.bucket) return refuse(response, 404, 'NoSuchBucket');
    const checksum = request.headers['x-amz-checksum-sha256'];
    if (checksum !== undefined && checksum !== digest(bytes, 'sha256', 'base64'))
      return refuse(response, 400, 'BadDigest');
    this.#act(
      { method: request.method!, key: rest.join('/'), query: url.searchParams, bytes },
      request,
      response,
    );
  }

  #act(
    { method, key, query, bytes }: { method: string; key: string; query: URLSearchParams; bytes: Buffer },
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    const uploadId = query.get('uploadId');
    const source = request.headers['x-amz-copy-source'];
    if (method === 'GET' && query.get('list-type') === '2') return this.#list(query, response);
    if (method === 'GET' && query.has('uploads')) return this.#listMultiparts(query, response);
    if (method === 'GET') return this.#get(key, query, request, response);
    if (method === 'POST' && query.has('uploads')) return this.#begin(key, response);
    if (method === 'POST' && query.has('delete')) return this.#deleteMany(bytes, response);
    if (method === 'POST' && uploadId !== null) return this.#complete(uploadId, bytes, response);
    if (method === 'DELETE' && uploadId !== null) {
      this.multiparts.delete(uploadId);
      return void response.writeHead(204).end();
    }
    if (method === 'DELETE') {
      this.objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (method !== 'PUT') return refuse(response, 405, 'MethodNotAllowed');
    let content = bytes;
    if (source !== undefined) {
      const found = this.objects.get(decodeURIComponent(String(source)).replace(/^\/?[^/]+\//, ''));
      if (found === undefined) return refuse(response, 404, 'NoSuchKey');
      content = found.bytes;
    }
    const tag = `"${digest(content, 'md5', 'hex')}"`;
    if (uploadId !== null) {
      const upload = this.multiparts.get(uploadId);
      if (upload === undefined) return refuse(response, 404, 'NoSuchUpload');
      upload.parts.set(Number(query.get('partNumber')), content);
    } else this.objects.set(key, { bytes: content, at: new Date() });
    const what = uploadId === null ? 'CopyObjectResult' : 'CopyPartResult';
    if (source === undefined) response.writeHead(200, { etag: tag }).end();
    else xml(response, `<${what}><ETag>${tag.replaceAll('"', '&quot;')}</ETag></${what}>`);
  }

  #get(key: string, query: URLSearchParams, request: IncomingMessage, response: ServerResponse): void {
    const found = this.objects.get(key);
    if (found === undefined) return refuse(response, 404, 'NoSuchKey');
    const { bytes } = found;
    const headers: Record<string, string> = { etag: `"${digest(bytes, 'md5', 'hex')}"` };
    for (const name of ['content-type', 'content-disposition', 'cache-control'])
      if (query.has(`response-${name}`)) headers[name] = query.get(`response-${name}`)!;
    const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
    if (range === null) {
      response.writeHead(200, { ...headers, 'content-length': bytes.length }).end(bytes);
      return;
    }
    const first = Number(range[1]);
    if (first >= bytes.length) return refuse(response, 416, 'InvalidRange');
    const part = bytes.subarray(first, range[2] === '' ? undefined : Number(range[2]) + 1);
    headers['content-range'] = `bytes ${first}-${first + part.length - 1}/${bytes.length}`;
    response.writeHead(206, { ...headers, 'content-length': part.length }).end(part);
  }

  #list(query: URLSearchParams, response: ServerResponse): void {
    const after = query.get('continuation-token') ?? '';
    const keys = [...this.objects.keys()]
      .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
      .sort();
    const page = keys.slice(0, this.pageSize);
    const contents = page.map((key) => {
      const { bytes, at } = this.objects.get(key)!;
      return `<Contents><Key>${key}</Key><Size>${bytes.length}</Size><LastModified>${at.toISOString()}</LastModified></Contents>`;
    });
    const isTruncated = page.length < keys.length;
    xml(
      response,
      `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''}${contents.join('')}</ListBucketResult>`,
    );
  }

  #listMultiparts(query: URLSearchParams, response: ServerResponse): void {
    const uploads = [...this.multiparts]
      .filter(([, { key }]) => key.startsWith(query.get('prefix') ?? ''))
      .map(
        ([id, { key, at }]) =>
          `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${at.toISOString()}</Initiated></Upload>`,
      );
    xml(response, `<ListMultipartUploadsResult>${uploads.join('')}</ListMultipartUploadsResult>`);
  }

  #begin(key: string, response: ServerResponse): void {
    const id = crypto.randomUUID();
    this.multiparts.set(id, { key, at: new Date(), parts: new Map() });
    xml(
      response,
      `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    );
  }

  #complete(id: string, bytes: Buffer, response: ServerResponse): void {
    const upload = this.multiparts.get(id);
    if (upload === undefined) return refuse(response, 404, 'NoSuchUpload');
    const named = [...bytes.toString('utf8').matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part]) => ({
      number: Number(/<PartNumber>(\d+)/.exec(part!)?.[1]),
      tag: /<ETag>(.*?)<\/ETag>/.exec(part!)?.[1]?.replaceAll('&quot;', '"'),
    }));
    const parts = named.map(({ number }) => upload.parts.get(number));
    const isWrong = named.some(
      ({ number, tag }, at) =>
        parts[at] === undefined ||
        tag !== `"${digest(parts[at], 'md5', 'hex')}"` ||
        (at > 0 && number <= named[at - 1]!.number),
    );
    if (isWrong) return refuse(response, 400, 'InvalidPart');
    if (parts.slice(0, -1).some((part) => part!.length < this.minPartBytes))
      return refuse(response, 400, 'EntityTooSmall');
    this.multiparts.delete(id);
    this.objects.set(upload.key, { bytes: Buffer.concat(parts as Buffer[]), at: new Date() });
    xml(response, '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>');
  }

  #deleteMany(bytes: Buffer, response: ServerResponse): void {
    for (const [, key] of bytes.toString('utf8').matchAll(/<Key>(.*?)<\/Key>/g)) this.objects.delete(key!);
    xml(response, '<DeleteResult></DeleteResult>');
  }
}

const digest = (bytes: Buffer, algorithm: string, encoding: 'hex' | 'base64'): string =>
  createHash(algorithm).update(bytes).digest(encoding);

/** What a presigned address signs of the length counts too. */
const lengthFault = (request: IncomingMessage, bytes: Buffer): string | undefined =>
  request.headers['content-length'] !== undefined &&
  Number(request.headers['content-length']) !== bytes.length
    ? 'IncompleteBody'
    : undefined;

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const xml = (response: ServerResponse, text: string, status = 200): void =>
  void response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?>${text}`);

const refuse = (response: ServerResponse, status: number, code: string, message = code): void =>
  xml(response, `<Error><Code>${code}</Code><Message>${message}</Message></Error>`, status);
