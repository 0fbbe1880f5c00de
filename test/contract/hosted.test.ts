import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadHandlers } from '#generated/hosted/handlers.ts';
import { families } from '#generated/hosted/operations.ts';
import type { Operation } from '#generated/operation.ts';
import {
  issueToken,
  signAddress,
  type SignedPurpose,
  type TokenPurpose,
} from '#src/domain/hosted-addresses/index.ts';
import { Sealer } from '#src/platform/secrets/index.ts';
import { startService, type Service } from '../support/service.ts';
import { compareWithList, readShrinkingList } from '../support/shrinking-list.ts';

const operations = families.flatMap((family) => family.operations);
const list = readShrinkingList('test/contract/hosted-not-implemented.txt');

/** Families with a handler, by name. */
const handlers: Readonly<Record<string, () => Promise<object>>> = loadHandlers;

describe('hosted addresses', () => {
  it('have handlers, but for those that are known to lack one', async () => {
    const stubs: string[] = [];
    for (const { id, family } of operations) {
      const written = (await handlers[family]?.()) ?? {};
      if (!(id in written)) stubs.push(id);
    }
    const known = operations.map(({ id }) => id);
    expect(compareWithList(list, stubs, known, 'has no handler: write it.')).toEqual([]);
  });

  it('are opened by what they say, and tell nobody what exists', () => {
    for (const { id, path, isPublic, permission, address, pathParams } of operations) {
      expect(isPublic, id).toBe(true);
      expect(permission, id).toBe('none');
      expect(path, id).toMatch(/^\/hosted\//);
      const hasToken = pathParams.some(({ name }) => name === 'token');
      expect(hasToken, id).toBe(address?.credential !== 'public');
    }
  });

  it('bound every body that does not come as JSON', () => {
    const unbounded = operations.filter(
      ({ content }) =>
        content !== undefined &&
        content.maxBytes === undefined &&
        (content.files !== undefined ||
          content.media.some(({ kind }) => kind === 'bytes' || kind === 'text')),
    );
    expect(unbounded.map(({ id }) => id)).toEqual([]);
  });
});

describe('the service', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  const recordId = crypto.randomUUID();
  const credentialFor = async ({
    credential,
    purpose,
  }: NonNullable<Operation['address']>): Promise<string> => {
    const { db, agencies } = service;
    const now = db.clock.now();
    const expiresAt = new Date(now.getTime() + 60_000);
    if (credential === 'signed') {
      const sealer = new Sealer([Buffer.alloc(32, 7)]);
      const tenantId = agencies[0].id;
      return signAddress(
        { sealer, now },
        { tenantId, recordId, expiresAt, purpose: purpose as SignedPurpose },
      );
    }
    const { token } = await db.write(agencies[0].id, (scope) =>
      issueToken({ db: scope.db, now }, { recordId, expiresAt, purpose: purpose as TokenPurpose }),
    );
    return token;
  };
  const call = async ({ method, path }: Operation, token: string) => {
    const filled = path.replace('{token}', token).replaceAll(/\{[^}]+\}/g, recordId);
    const response = await fetch(service.url + filled, { method });
    return { status: response.status, text: await response.text() };
  };
  const opened = operations.filter(({ address }) => address?.credential !== 'public');

  it('answers the same 404 at every address whose credential does not hold', async () => {
    const answers = await Promise.all(opened.map((operation) => call(operation, `at_${'x'.repeat(43)}`)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(404);
  });

  it('says to a credential that holds which addresses are not available yet', async () => {
    for (const operation of opened.filter(({ isPending }) => isPending)) {
      const answer = await call(operation, await credentialFor(operation.address!));
      expect(answer.status, operation.id).toBe(501);
    }
  });
});
