import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimToken, revokeTokens, signAddress } from '#src/domain/hosted-addresses/index.ts';
import { Sealer } from '#src/platform/secrets/index.ts';
import { asJson, startLetters, type LettersService, type Reply } from './letters/service.ts';

let service: LettersService;
beforeAll(async () => {
  service = await startLetters();
});
afterAll(() => service.close());

const words = asJson({ words: 'Thank you' });

/** Everything of an answer but what names the request or the moment. */
function sameOf({ status, headers, text }: Reply): object {
  const { 'x-request-id': id, date, ...others } = headers;
  expect([id, date]).not.toContain(undefined);
  return { status, headers: others, text };
}

describe('a stored token', () => {
  it('is loaded with the door by the first call, and opens the operations of its purpose', async () => {
    expect(service.isLoaded()).toBe(false);
    const token = await service.tokenFor('letter');
    expect(token).toMatch(/^at_[A-Za-z0-9_-]{43}$/);
    const { status, json } = await service.send('GET', `/hosted/letters/${token}`);
    expect(service.isLoaded()).toBe(true);
    expect(status).toBe(200);
    expect(json.data).toMatchObject({
      words: 'Dear client',
      identity: { tenantId: service.tenantId, purpose: 'letter', recordId: service.letterId, detail: null },
    });
  });

  it('is kept as a hash alone', async () => {
    const token = await service.tokenFor('letter');
    const { rows } = await service.owner.query('select row_to_json(t)::text as row from hosted_tokens t');
    expect(rows.map(({ row }) => row).join()).not.toContain(token.slice(3));
  });

  it('answers the same when it is wrong, malformed, expired, revoked, used up, of another purpose, or its agency is suspended or gone', async () => {
    const past = new Date(Date.now() - 1000);
    const revoked = await service.tokenFor('letter', { recordId: await service.newLetter(service.tenantId) });
    await service.owner.query(
      `update hosted_tokens set revoked_at = now() where id = (select max(id::text)::uuid from hosted_tokens)`,
    );
    const used = await service.tokenFor('letter', { uses: 1 });
    expect((await service.send('POST', `/hosted/letters/${used}`, words)).status).toBe(200);
    const suspended = await service.createTenant();
    const ofSuspended = await service.tokenFor('letter', { tenantId: suspended });
    const signedOfSuspended = service.signedFor('scan', { tenantId: suspended });
    expect((await service.send('GET', `/hosted/scans/${signedOfSuspended}`)).status).toBe(200);
    await service.owner.query("update tenants set status = 'suspended', suspended_at = now() where id = $1", [
      suspended,
    ]);
    const valid = service.signedFor('scan');
    const refused = [
      `/hosted/letters/at_${randomBytes(32).toString('base64url')}`,
      '/hosted/letters/short',
      `/hosted/letters/${'%F0%9F%92%8C'.repeat(10)}`,
      `/hosted/letters/${await service.tokenFor('letter', { expiresAt: past })}`,
      `/hosted/letters/${revoked}`,
      `/hosted/letters/${used}`,
      `/hosted/letters/${await service.tokenFor('other')}`,
      `/hosted/letters/${ofSuspended}`,
      `/hosted/letters/${valid}`,
      `/hosted/scans/${signedOfSuspended}`,
      `/hosted/scans/${service.signedFor('part')}`,
      `/hosted/scans/${service.signedFor('scan', { tenantId: crypto.randomUUID() })}`,
      `/hosted/scans/${valid.slice(0, -1)}${valid.endsWith('A') ? 'B' : 'A'}`,
      `/hosted/scans/as_${'A'.repeat(110)}`,
      `/hosted/scans/${await service.tokenFor('scan')}`,
      `/hosted/nothing/${valid}`,
      '/hosted/letters/',
      '/hosted',
    ];
    const answers = await Promise.all(refused.map(async (path) => sameOf(await service.send('GET', path))));
    for (const [at, answer] of answers.entries()) expect(answer, refused[at]).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({
      status: 404,
      text: '{"error":{"type":"not_found","message":"There is nothing at this address."}}',
    });
  });

  it('is asked for before anything about the request is said', async () => {
    const wrong = `/hosted/letters/at_${randomBytes(32).toString('base64url')}`;
    for (const sent of [asJson({ nothing: 1 }), { body: 'x', headers: { 'content-type': 'text/csv' } }])
      expect((await service.send('POST', `${wrong}?what=1`, sent)).status).toBe(404);
    expect((await service.send('GET', '/hosted/pending/at_wrong-wrong-wrong-wrong')).status).toBe(404);
    const { status, json } = await service.send('GET', `/hosted/pending/${await service.tokenFor('letter')}`);
    expect([status, json.error.type]).toEqual([501, 'internal']);
  });

  it('opens nothing of another agency, whatever its record', async () => {
    const other = await service.createTenant();
    const token = await service.tokenFor('letter', { tenantId: other });
    expect((await service.send('GET', `/hosted/letters/${token}`)).status).toBe(404);
  });

  it('is revoked from one call to the next', async () => {
    const recordId = await service.newLetter(service.tenantId);
    const [one, two] = [
      await service.tokenFor('letter', { recordId }),
      await service.tokenFor('letter', { recordId }),
    ];
    const kept = await service.tokenFor('other', { recordId });
    expect((await service.send('GET', `/hosted/letters/${one}`)).status).toBe(200);
    const now = service.db.clock.now();
    const revoked = await service.db.write(service.tenantId, ({ db }) =>
      revokeTokens({ db, now }, { recordId, purpose: 'letter' as never }),
    );
    expect(revoked).toBe(2);
    for (const token of [one, two])
      expect((await service.send('GET', `/hosted/letters/${token}`)).status).toBe(404);
    expect((await service.send('GET', `/hosted/pages/${kept}`)).status).toBe(200);
  });

  it('with a single use lets one of two calls at once through, and reading or failing takes no use', async () => {
    const recordId = await service.newLetter(service.tenantId, 'Once:');
    const token = await service.tokenFor('letter', { recordId, uses: 1 });
    expect((await service.send('GET', `/hosted/letters/${token}`)).status).toBe(200);
    expect(
      (await service.send('POST', `/hosted/letters/${token}/break`, asJson({ how: 'conflict' }))).status,
    ).toBe(409);
    const answers = await Promise.all(
      [1, 2].map(() => service.send('POST', `/hosted/letters/${token}/break`, asJson({ how: 'slow' }))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await service.wordsOf(recordId)).toBe('Once: slowly');
  });

  it('that is revoked while a call is on its way holds no longer when the change is made', async () => {
    const token = await service.tokenFor('letter', { recordId: await service.newLetter(service.tenantId) });
    const { rows } = await service.owner.query(
      'update hosted_tokens set revoked_at = now() where id = (select max(id::text)::uuid from hosted_tokens) returning id',
    );
    expect(token).toBeDefined();
    const holds = await service.db.write(service.tenantId, ({ db }) =>
      claimToken({ db, now: service.db.clock.now() }, { tokenId: rows[0].id }),
    );
    expect(holds).toBe(false);
  });

  it('makes its recipient the actor, and else the system', async () => {
    const contactId = crypto.randomUUID();
    for (const change of [{ contactId }, {}]) {
      const token = await service.tokenFor('letter', change);
      expect((await service.send('POST', `/hosted/letters/${token}`, words)).status).toBe(200);
    }
    const { rows } = await service.owner.query(
      "select actor_type, actor_id from audit_log where action = 'answered' order by id desc limit 2",
    );
    expect(rows).toEqual([
      { actor_type: 'system', actor_id: null },
      { actor_type: 'client_contact', actor_id: contactId },
    ]);
  });
});

describe('a signed address', () => {
  const now = () => service.db.clock.now();
  const signed = (sealer: Sealer, change: object = {}) =>
    signAddress(
      { sealer, now: now() },
      {
        tenantId: service.tenantId,
        recordId: service.letterId,
        purpose: 'scan' as never,
        expiresAt: new Date(now().getTime() + 60_000),
        ...change,
      },
    );
  const statusOf = async (text: string) => (await service.send('GET', `/hosted/scans/${text}`)).status;

  it('lives for at most 15 minutes, and says what its handler has to know', async () => {
    expect(() => signed(service.sealer, { expiresAt: new Date(now().getTime() + 16 * 60_000) })).toThrow(
      '15 minutes',
    );
    const { headers } = await service.send(
      'GET',
      `/hosted/scans/${signed(service.sealer, { detail: 'image/gif' })}`,
    );
    expect(headers['content-type']).toBe('image/gif');
  });

  it('expires', async () => {
    const earlier = { sealer: service.sealer, now: new Date(now().getTime() - 120_000) };
    const text = signAddress(earlier, {
      tenantId: service.tenantId,
      recordId: service.letterId,
      purpose: 'scan' as never,
      expiresAt: new Date(now().getTime() - 1),
    });
    expect(await statusOf(text)).toBe(404);
  });

  it('holds after a rotation as long as its key is listed', async () => {
    const [first, second] = [Buffer.alloc(32, 7), Buffer.alloc(32, 8)];
    const before = signed(new Sealer([first]));
    const unknown = signed(new Sealer([second]));
    expect([await statusOf(before), await statusOf(unknown)]).toEqual([200, 404]);
    const rotated = await startLetters({ keys: [second, first] });
    try {
      const of = (sealer: Sealer) => signed(sealer, { tenantId: rotated.tenantId });
      for (const sealer of [new Sealer([first]), rotated.sealer])
        expect((await rotated.send('GET', `/hosted/scans/${of(sealer)}`)).status).toBe(200);
    } finally {
      await rotated.close();
    }
  });
});

describe('a public address', () => {
  it('belongs to the agency that its handler finds, unless that is suspended', async () => {
    const tenantId = await service.createTenant();
    await service.newLetter(tenantId, 'Certified', 'A1');
    const { status, json } = await service.send('GET', '/hosted/notices/A1');
    expect([status, json.data.words]).toEqual([200, 'Certified']);
    const unknown = sameOf(await service.send('GET', '/hosted/notices/B2'));
    await service.owner.query("update tenants set status = 'suspended', suspended_at = now() where id = $1", [
      tenantId,
    ]);
    expect(sameOf(await service.send('GET', '/hosted/notices/A1'))).toEqual(unknown);
  });
});

it('no line of the log and no metric has a credential in it', async () => {
  const token = await service.tokenFor('letter');
  const gone = `at_${randomBytes(32).toString('base64url')}`;
  await service.send('GET', `/hosted/letters/${token}?x=1`);
  await service.send('POST', `/hosted/letters/${token}/break`, asJson({ how: 'throw' }));
  await service.send('GET', `/hosted/letters/${gone}`);
  await service.send('DELETE', `/hosted/letters/${token}`);
  await service.send('GET', `/hosted/unknown/${token}`);
  const { text: metrics } = await service.send('GET', '/metrics');
  const written = JSON.stringify(service.log) + metrics;
  expect(written).toContain('/hosted/letters/{token}');
  expect(written).toContain('operation="getLetter"');
  for (const secret of [token, gone]) expect(written).not.toContain(secret.slice(3));
});
