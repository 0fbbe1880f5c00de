import { expect } from 'vitest';
import type { Permission } from '#generated/permissions.ts';
import type { CallAnswer, CallInput, Service } from '../../support/service.ts';
import { patiently } from '../../support/waiting.ts';
import { Uploader } from '../files/upload.ts';
import { addMember, asOwner } from '../organization/people.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- the contract has been checked; tests look at what matters to them
export type Answer = any;

export const importing: readonly Permission[] = [
  'clients.view',
  'clients.create',
  'clients.edit',
  'tasks.view',
  'tasks.create',
  'tasks.edit',
  'tasks.transition',
  'objects.view',
  'objects.edit',
];

/** Somebody who imports files. */
export class Importer {
  readonly service: Service;
  readonly id: string;
  readonly key: string;
  readonly #uploads: Uploader;

  constructor(service: Service, id: string, key: string) {
    this.service = service;
    this.id = id;
    this.key = key;
    this.#uploads = new Uploader(service, { key });
  }

  static async with(
    service: Service,
    permissions: readonly Permission[] = importing,
    agency = service.agencies[0],
  ): Promise<Importer> {
    const { id, key } = await addMember(service, agency, { permissions });
    return new Importer(service, id, key);
  }

  static async owner(service: Service, agency = service.agencies[0]): Promise<Importer> {
    const { id, key } = await asOwner(service, agency);
    return new Importer(service, id, key);
  }

  call<const Id extends string>(operation: Id, input?: CallInput): Promise<CallAnswer> {
    return this.service.call(operation as never, input, { key: this.key });
  }

  async ok<const Id extends string>(operation: Id, input?: CallInput): Promise<Answer> {
    const { status, body } = await this.call(operation, input);
    if (status !== 200) throw new Error(`${operation} answered ${status}: ${JSON.stringify(body)}`);
    return body.data;
  }

  /** Status and message of a call that must fail. */
  async refused<const Id extends string>(operation: Id, input?: CallInput): Promise<[number, string]> {
    const { status, body } = await this.call(operation, input);
    return [status, body.error?.message ?? JSON.stringify(body)];
  }

  file(content: string | Buffer, name = 'records.csv', type = 'text/csv'): Promise<string> {
    return this.#uploads.file({ bytes: Buffer.from(content), name, type });
  }

  /** An import of a file with this content. */
  async create(content: string | Buffer, body: object = {}, name?: string, type?: string): Promise<Answer> {
    const file_id = await this.file(content, name, type);
    return this.ok('createDataImport', { body: { name: 'Import', record_kind: 'client', file_id, ...body } });
  }

  update(id: string, body: object): Promise<Answer> {
    return this.ok('updateDataImport', { path: { id }, body });
  }

  find(id: string): Promise<Answer> {
    return this.ok('getDataImport', { path: { id } });
  }

  async ended(id: string): Promise<Answer> {
    await expect.poll(async () => (await this.find(id)).status, patiently).not.toMatch(/checking|importing/);
    await expect.poll(async () => (await this.find(id)).job.status, patiently).not.toMatch(/queued|running/);
    return this.find(id);
  }

  async preview(id: string): Promise<Answer> {
    await this.ok('previewDataImport', { path: { id } });
    return this.ended(id);
  }

  async run(id: string): Promise<Answer> {
    const { plan } = await this.find(id);
    await this.ok('runDataImport', { path: { id }, body: { plan_hash: plan.plan_hash } });
    return this.ended(id);
  }

  /** Previews and runs it: how it ended. */
  async through(id: string): Promise<Answer> {
    await this.preview(id);
    return this.run(id);
  }

  rows(id: string, query: object = {}): Promise<Answer[]> {
    return this.ok('listDataImportRows', { path: { id }, query: { limit: 200, ...query } as never });
  }
}

/** Outcome and message of each row. */
export const told = (rows: readonly Answer[]): [number, string, string | null][] =>
  rows.map((row) => [row.row_number, row.outcome, row.error?.message ?? null]);
