import { describe, expect, it } from 'vitest';
import { judgeKey, type KeyRecord } from '#src/domain/access/api-key.rules.ts';

const now = Date.parse('2026-03-02T12:00:00Z');
const key: KeyRecord = {
  key_id: '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b10',
  tenant_id: '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b11',
  user_id: '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b12',
  kind: 'service_account',
  name: 'Reports',
  role: null,
  status: 'active',
  permissions: ['clients.view'],
  is_previous: false,
  expires_at: null,
  previous_expires_at: null,
  revoked_at: null,
  suspension: null,
};

describe('a key', () => {
  it('speaks for its account', () => {
    expect(judgeKey(key, now)).toEqual({
      identity: {
        tenantId: key.tenant_id,
        userId: key.user_id,
        kind: 'service_account',
        name: 'Reports',
        role: null,
        permissions: new Set(['clients.view']),
        credentialId: key.key_id,
        subject: key.key_id,
      },
      validUntil: Infinity,
      suspension: null,
    });
  });

  it('of a member has the kind that the contract names', () => {
    expect(judgeKey({ ...key, kind: 'member', role: 'owner' }, now)).toMatchObject({
      identity: { kind: 'user', role: 'owner' },
    });
  });

  // The text is how Postgres writes a timestamptz.
  it.each([
    ['2026-03-02 12:00:00.001+00', true],
    ['2026-03-02 12:00:00+00', false],
    ['2026-03-02 11:59:59.999+00', false],
  ])('that expires at %s is valid: %s', (expires_at, valid) => {
    const verdict = judgeKey({ ...key, expires_at }, now);
    expect('identity' in verdict).toBe(valid);
    if ('identity' in verdict) expect(verdict.validUntil).toBe(now + 1);
  });

  it('is refused once revoked, even before it expires', () => {
    expect(
      judgeKey({ ...key, revoked_at: '2026-03-02 11:00:00+00', expires_at: '2027-01-01 00:00:00+00' }, now),
    ).toMatchObject({ refusal: 'The API key was revoked.' });
  });

  it('works with its former secret until the overlap ends', () => {
    const rotated = { ...key, is_previous: true, previous_expires_at: '2026-03-02 12:00:01+00' };
    expect(judgeKey(rotated, now)).toMatchObject({ validUntil: now + 1000 });
    expect(judgeKey(rotated, now + 1000)).toMatchObject({
      refusal: 'The API key was rotated, and this secret is no longer valid.',
    });
    expect(judgeKey({ ...rotated, is_previous: false }, now + 1000)).toMatchObject({ validUntil: Infinity });
  });

  it.each(['suspended', 'removed', 'invited'])('of a %s account is refused', (status) => {
    expect(judgeKey({ ...key, status }, now)).toMatchObject({
      refusal: 'The account of the API key is not active.',
    });
  });
});
