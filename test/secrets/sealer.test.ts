import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { StartError } from '#src/platform/errors/start-error.ts';
import { openSealer } from '#src/platform/secrets/index.ts';
import { keyIdOf, Sealer } from '#src/platform/secrets/sealer.ts';
import { openCoreDatabase, type CoreDatabase } from '../support/core-database.ts';

const [key, former, other] = [randomBytes(32), randomBytes(32), randomBytes(32)];
const context = { tenantId: randomUUID(), purpose: 'webhook_secret' };

describe('a sealed secret', () => {
  const sealer = new Sealer([key]);

  it.each(['whsec_1234', '', 'ä \u{1F680} \0', 'x'.repeat(100_000)])('is opened as it was: %#', (secret) => {
    const sealed = sealer.seal(secret, context);
    expect(sealer.open(sealed, context)).toBe(secret);
    expect(new Sealer([key]).open(Buffer.from(sealed), { ...context })).toBe(secret);
  });

  it('looks different each time and shows nothing', () => {
    const [one, two] = [sealer.seal('whsec_1234', context), sealer.seal('whsec_1234', context)];
    expect(one.equals(two)).toBe(false);
    expect(one.toString('latin1')).not.toContain('whsec');
  });

  it('is opened for its tenant and its purpose alone', () => {
    const sealed = sealer.seal('whsec_1234', context);
    expect(() => sealer.open(sealed, { ...context, tenantId: randomUUID() })).toThrow();
    expect(() => sealer.open(sealed, { ...context, purpose: 'webhook_headers' })).toThrow();
  });

  it('is not opened when any of its bytes was changed, or some are missing', () => {
    const sealed = sealer.seal('whsec_1234', context);
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Buffer.from(sealed);
      changed[index]! ^= 1;
      expect(() => sealer.open(changed, context), `byte ${index}`).toThrow();
      expect(() => sealer.open(sealed.subarray(0, index), context), `${index} bytes`).toThrow();
    }
    expect(() => sealer.open(Buffer.from('whsec_1234'), context)).toThrow(
      'The value is not a sealed secret.',
    );
  });

  it('is opened with its old key after another took its place, and sealed anew with that one', () => {
    const old = new Sealer([former]).seal('whsec_1234', context);
    const rotated = new Sealer([key, former]);
    expect(rotated.open(old, context)).toBe('whsec_1234');
    const anew = rotated.seal('whsec_1234', context);
    expect(new Sealer([key]).open(anew, context)).toBe('whsec_1234');
    expect(() => new Sealer([former]).open(anew, context)).toThrow(keyIdOf(key));
  });

  it('names the key that is missing', () => {
    const sealed = new Sealer([former]).seal('whsec_1234', context);
    expect(() => sealer.open(sealed, context)).toThrow(
      `A secret was sealed with the key ${keyIdOf(former)}, which ENCRYPTION_KEY does not list.`,
    );
  });

  it('is made with keys of 32 bytes only', () => {
    for (const keys of [[], [randomBytes(16)], [key, randomBytes(31)]])
      expect(() => new Sealer(keys)).toThrow('keys must be 32 bytes');
  });
});

describe('the sealer of an installation', () => {
  let database: CoreDatabase;
  let dataDir: string;
  beforeAll(async () => void (database = await openCoreDatabase()));
  afterAll(() => database.close());
  beforeEach(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'sealer-'))));
  afterEach(async () => {
    await database.owner.query('delete from app.sealing_keys');
    await rm(dataDir, { recursive: true });
  });

  const open = (...encryptionKeys: Buffer[]) =>
    openSealer({ encryptionKeys, dataDir, databaseUrl: null }, database.db);
  const failure = async (opening: Promise<unknown>): Promise<Error> => {
    const error = await opening.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(StartError);
    return error as StartError;
  };

  it('refuses to start with a key that the secrets of the database do not know, and says what to set', async () => {
    await open(former);
    const { message } = await failure(open(other));
    expect(message).toBe(
      `The secrets in this database were sealed with the key ${keyIdOf(former)}, not with ${keyIdOf(other)}: set ENCRYPTION_KEY to the former key, or to the new key and the former key, separated by a comma.`,
    );
    expect(message).not.toContain(former.toString('base64'));
    // A data directory that was lost makes a key, which is not the one either.
    expect((await failure(open())).message).toContain('set ENCRYPTION_KEY');
    expect((await open(former)).keyIds).toEqual([keyIdOf(former)]);
  });

  it('takes a new key as long as the old one is listed behind it, and knows both from then on', async () => {
    await open(former);
    const sealed = (await open(former)).seal('whsec_1234', context);
    expect((await open(key, former)).open(sealed, context)).toBe('whsec_1234');
    expect(
      (await database.owner.query('select key_id from app.sealing_keys')).rows
        .map(({ key_id }) => key_id)
        .sort(),
    ).toEqual([keyIdOf(former), keyIdOf(key)].sort());
    expect((await failure(open(other))).message).toMatch(new RegExp(`${keyIdOf(former)}|${keyIdOf(key)}`));
  });

  it('makes a key of its own when none is set, readable by its owner alone, and keeps it', async () => {
    const sealed = (await open()).seal('whsec_1234', context);
    const path = join(dataDir, 'encryption.key');
    expect([
      (await stat(path)).mode & 0o777,
      Buffer.from(await readFile(path, 'utf8'), 'base64').length,
    ]).toEqual([0o600, 32]);
    expect((await open()).open(sealed, context)).toBe('whsec_1234');
  });

  it('is the same for processes that start at the same time', async () => {
    const sealers = await Promise.all(Array.from({ length: 12 }, () => open()));
    expect(new Set(sealers.flatMap(({ keyIds }) => keyIds)).size).toBe(1);
  });

  it('refuses a key file that is damaged or cannot be written, with its path', async () => {
    await writeFile(join(dataDir, 'encryption.key'), 'cut off');
    expect((await failure(open())).message).toContain(
      `${dataDir}/encryption.key is not a 32-byte key in base64: restore it from a backup, or set ENCRYPTION_KEY.`,
    );
  });

  describe('with a database that it was given', () => {
    const openShared = (...encryptionKeys: Buffer[]) =>
      openSealer(
        { encryptionKeys, dataDir: join(dataDir, String(Math.random())), databaseUrl: database.ownerUrl },
        database.db,
      );

    it('is the same for all processes, which share nothing but the database', async () => {
      const sealers = await Promise.all(Array.from({ length: 6 }, () => openShared()));
      expect(sealers[5]!.open(sealers[0]!.seal('whsec_1234', context), context)).toBe('whsec_1234');
    });

    it('opens what it sealed before a key was set, and seals with that one from then on', async () => {
      const sealed = (await openShared()).seal('whsec_1234', context);
      const later = await openShared(key);
      expect(later.open(sealed, context)).toBe('whsec_1234');
      expect(later.keyIds[0]).toBe(keyIdOf(key));
    });

    it('keeps its key out of reach of the role that serves', async () => {
      await openShared();
      await expect(sql`select key from app.sealing_keys`.execute(database.db.system)).rejects.toThrow(
        'permission denied',
      );
    });
  });
});

describe('a proof', () => {
  const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const data = Buffer.from('what was written');

  it('holds for its purpose and its data, with its key in any place of the list', () => {
    const proof = new Sealer([first]).prove('links', data);
    for (const keys of [[first], [second, first]])
      expect(new Sealer(keys).isProved('links', data, proof)).toBe(true);
    const sealer = new Sealer([first]);
    expect(sealer.isProved('other', data, proof)).toBe(false);
    expect(sealer.isProved('links', Buffer.from('another'), proof)).toBe(false);
    expect(sealer.isProved('links', data, { ...proof, mac: proof.mac.subarray(1) })).toBe(false);
    expect(new Sealer([second]).isProved('links', data, proof)).toBe(false);
  });
});
