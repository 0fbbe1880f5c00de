import { inflateRawSync } from 'node:zlib';
import type { Permission } from '#generated/permissions.ts';
import type { CallAnswer, CallInput, Service } from '../../support/service.ts';
import { addMember } from '../organization/people.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- the contract has been checked; tests look at what matters to them
export type Answer = any;

/** Somebody who exports what they see. */
export interface Person {
  readonly id: string;
  readonly key: string;
  call<const Id extends string>(operation: Id, input?: CallInput): Promise<CallAnswer>;
  /** The data of a call that must succeed. */
  ok<const Id extends string>(operation: Id, input?: CallInput): Promise<Answer>;
  start(view: object, format?: 'csv' | 'xlsx'): Promise<Answer>;
  find(id: string): Promise<Answer>;
  /** The content of the file of an export that has ended. */
  content(id: string): Promise<Buffer>;
}

export async function newPerson(
  service: Service,
  permissions: readonly Permission[] = ['clients.view', 'tasks.view', 'people.view'],
  agency = service.agencies[0],
): Promise<Person> {
  const { id, key } = await addMember(service, agency, { permissions });
  const call: Person['call'] = (operation, input) => service.call(operation as never, input, { key });
  const ok: Person['ok'] = async (operation, input) => {
    const { status, body } = await call(operation, input);
    if (status !== 200) throw new Error(`${operation} answered ${status}: ${JSON.stringify(body)}`);
    return body.data;
  };
  const find: Person['find'] = (exportId) => ok('getDataExport', { path: { id: exportId } });
  return {
    id,
    key,
    call,
    ok,
    start: (view, format = 'csv') => ok('createDataExport', { body: { view, format } }),
    find,
    async content(exportId) {
      const { file } = await find(exportId);
      const { url } = await ok('issueAttachmentDownloadUrl', { path: { id: file.id } });
      const response = await fetch(url);
      if (!response.ok) throw new Error(`The content answered ${response.status}.`);
      return Buffer.from(await response.arrayBuffer());
    },
  };
}

/** Lines of a CSV file without its mark, for values without line breaks. */
export const linesOf = (content: Buffer): string[] =>
  content
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .split('\r\n')
    .filter(Boolean);

/** The files of an archive by their names, as its directory tells them. */
export function unzipped(archive: Buffer): Record<string, string> {
  const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  const files: Record<string, string> = {};
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const packed = archive.readUInt32LE(at + 20);
    const name = archive.readUInt16LE(at + 28);
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26);
    files[archive.toString('utf8', at + 46, at + 46 + name)] = inflateRawSync(
      archive.subarray(start, start + packed),
    ).toString('utf8');
    at += 46 + name;
  }
  return files;
}
