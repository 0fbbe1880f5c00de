import { Busboy } from '@fastify/busboy';
import type { Readable } from 'node:stream';
import type { FileSpec } from '#generated/operation.ts';
import { addText } from '#src/api/door/index.ts';
import { maxBodyBytes } from '#src/api/request/index.ts';
import { problem, type Problem } from '#src/platform/errors/index.ts';
import type { RouteContent } from '../call.ts';
import { bodyTooLarge } from './arrival.ts';
import { isMedia } from './media.ts';
import type { Spool, SpooledFile } from './spool.ts';

const maxFields = 1_000;
const maxFilesOfList = 100;

/**
 * A multipart body as the value that its contract describes, with files where that has bytes. It is refused at the first part
 * that the contract does not have, that is too large, or of a wrong media type; nothing of it is kept then.
 */
export async function readMultipart(
  chunks: AsyncIterable<Buffer>,
  contentType: string,
  content: RouteContent,
  spool: Spool,
): Promise<Record<string, unknown>> {
  const reading = new MultipartReading(contentType, content, spool);
  for await (const chunk of chunks) await reading.write(chunk);
  return reading.end();
}

class MultipartReading {
  readonly #content: RouteContent;
  readonly #spool: Spool;
  readonly #parser: InstanceType<typeof Busboy>;
  readonly #values: Record<string, unknown> = {};
  readonly #files: Promise<void>[] = [];
  #textBytes = 0;
  /** Rejects with what is wrong with a part; the step under way ends with it. */
  readonly #refused = Promise.withResolvers<never>();

  constructor(contentType: string, content: RouteContent, spool: Spool) {
    this.#content = content;
    this.#spool = spool;
    this.#refused.promise.catch(() => {});
    const named = new Set(content.files.map(({ name }) => name));
    this.#parser = parserOf(contentType, content.files, named);
    const tooManyParts = () => this.#refuse(invalidBody('body has too many parts'));
    this.#parser
      .on('partsLimit', tooManyParts)
      .on('filesLimit', tooManyParts)
      .on('fieldsLimit', tooManyParts)
      .on('error', (error) => this.#refuse(broken(error)))
      .on('field', (name, text, _isNameCut, isCut) => this.#attempt(() => this.#addField(name, text, isCut)))
      .on('file', (name, stream, fileName, _encoding, type) => {
        const taken = this.#takeFile(name, stream, fileName ?? '', type);
        // A stream that nobody reads holds the parser up.
        taken.catch((error: unknown) => this.#refuse(error));
        this.#files.push(taken);
      });
  }

  async write(chunk: Buffer): Promise<void> {
    const written = new Promise<void>((resolve, reject) =>
      this.#parser.write(chunk, (error) => (error ? reject(broken(error)) : resolve())),
    );
    await this.#orRefusal(written);
  }

  async end(): Promise<Record<string, unknown>> {
    const finished = new Promise<void>((resolve) => this.#parser.once('finish', resolve));
    this.#parser.end();
    await this.#orRefusal(finished);
    await this.#orRefusal(Promise.all(this.#files));
    return this.#values;
  }

  #orRefusal<T>(step: Promise<T>): Promise<T> {
    return Promise.race([step, this.#refused.promise]);
  }

  #refuse(error: unknown): void {
    this.#refused.reject(error);
  }

  #attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#refuse(error);
    }
  }

  #addField(name: string | undefined, text: string, isCut: boolean): void {
    this.#textBytes += Buffer.byteLength(text);
    if (isCut || this.#textBytes > maxBodyBytes) throw bodyTooLarge(maxBodyBytes);
    if (name === undefined) throw invalidBody('body has a part without a name');
    addText(this.#content.fields, this.#values, name, text);
  }

  async #takeFile(name: string | undefined, stream: Readable, fileName: string, type: string): Promise<void> {
    stream.on('error', () => {});
    const spec = this.#content.files.find((one) => one.name === name);
    if (spec === undefined) throw invalidBody(`body.${shown(name)} is not a file that is taken here`);
    const file = this.#spool.file(fileName, type);
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (file.size === 0 && chunk.length > 0) this.#requireMedia(spec, type);
      if (spec.maxBytes !== undefined && file.size + chunk.length > spec.maxBytes)
        throw fileTooLarge(spec.name, spec.maxBytes);
      await file.append(chunk);
    }
    // A page sends a field for files that nobody chose one for as an empty file without a name.
    if (file.size > 0 || fileName !== '') this.#addFile(spec, file);
  }

  #requireMedia({ name, mediaTypes }: FileSpec, type: string): void {
    if (mediaTypes.length === 0 || mediaTypes.some((named) => isMedia(type, named))) return;
    throw problem(
      'unsupported_media_type',
      `body.${name} must have one of the media types ${mediaTypes.join(', ')}.`,
    );
  }

  #addFile({ name, array, mediaTypes }: FileSpec, file: SpooledFile): void {
    this.#requireMedia({ name, array, mediaTypes }, file.contentType);
    const present = this.#values[name];
    if (present === undefined) this.#values[name] = array ? [file] : file;
    else if (array) (present as SpooledFile[]).push(file);
    else throw invalidBody(`body.${name} may be given only once`);
  }
}

function parserOf(contentType: string, files: readonly FileSpec[], named: ReadonlySet<string>) {
  const most = files.reduce(
    (sum, { array, maxCount }) => sum + (array ? (maxCount ?? maxFilesOfList) : 1),
    0,
  );
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        fieldNameSize: 200,
        fieldSize: maxBodyBytes,
        fields: maxFields,
        // One more than there may be is told by its name.
        files: most + 1,
        parts: maxFields + most + 1,
        headerPairs: 20,
        headerSize: 8 * 1024,
      },
      isPartAFile: (name, _type, fileName) =>
        (name !== undefined && named.has(name)) || fileName !== undefined,
    });
  } catch (error) {
    throw invalidBody('body is not well-formed multipart: its Content-Type has no boundary', error);
  }
}

const invalidBody = (message: string, cause?: unknown): Problem =>
  problem('validation_error', message, { cause });

const broken = (cause: unknown): Problem => invalidBody('body is not well-formed multipart', cause);

const fileTooLarge = (name: string, maxBytes: number): Problem =>
  problem('payload_too_large', `body.${name} must not be larger than ${maxBytes} bytes.`);

/** Names come from the sender: cut, and free of what would break a log line. */
const shown = (name = ''): string => JSON.stringify(name.slice(0, 60)).slice(1, -1);
