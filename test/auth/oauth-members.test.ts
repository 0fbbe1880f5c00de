import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BrowserSession } from '../support/browser-session.ts';
import { authorize, connect, setOwnerPassword } from '../support/oauth.ts';
import { byNotice } from '../support/waiting.ts';
import { error, type OAuthRoom, startOAuthRoom } from './token-checks.ts';

let { service, alder, email, host, refusal, soon } = {} as OAuthRoom;
beforeAll(async () => {
  ({ service, alder, email, host, refusal, soon } = await startOAuthRoom());
});
afterAll(() => service?.stop());

const tenantOf = async (token: string): Promise<unknown> =>
  (await service.ok('getTenantContext', {}, { key: token })).data.agency!.id;

describe('agencies', () => {
  it('are kept apart: a token sees the one that was picked, and it is preselected the next time', async () => {
    const [, birch] = service.agencies;
    await service.query(
      "insert into users (tenant_id, kind, account_id, name, email, permissions) select $1, 'member', id, 'Guest', $2, '{clients.view}' from accounts where email = $2",
      [birch.id, email],
    );
    const browser = new BrowserSession();
    const first = await host.exchange(await authorize(host, { email, agency: birch, browser }));
    expect(await tenantOf(first.access_token)).toBe(birch.id);
    expect((await service.call('listClients', {}, { key: first.access_token })).status).toBe(200);
    expect((await service.call('listAuthEvents', {}, { key: first.access_token })).status).toBe(403);
    const page = await browser.follow(await host.authorizeUrl());
    expect(page.text).toMatch(new RegExp(`value="${birch.id}" required checked`));
    const second = await host.exchange(await authorize(host, { email, agency: alder, browser }));
    expect(await tenantOf(second.access_token)).toBe(alder.id);
  });

  it('can only be picked by their members', async () => {
    const browser = new BrowserSession();
    const outsider = await setOwnerPassword(service, service.agencies[1]);
    let page = await browser.follow(await host.authorizeUrl());
    page = await browser.submit(page, '/sign-in', {
      email: outsider,
      password: 'a correct horse on 1 battery',
    });
    const answer = await browser.submit(page, '/consent', { decision: 'allow', agency: alder.id });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('Choose the agency');
  });
});

describe('a member', () => {
  async function newMember(name: string): Promise<{ email: string; id: string }> {
    const address = `${name}@alder.example`;
    const [{ id }] = (await service.query<{ id: string }>(
      `
      with a as (insert into accounts (email, password_hash) select $2, password_hash from accounts where email = $3 returning id)
      insert into users (tenant_id, kind, account_id, name, email, permissions) select $1, 'member', a.id, $4, $2, '{clients.view}' from a returning id`,
      [alder.id, address, email, name],
    )) as [{ id: string }];
    return { email: address, id };
  }

  it.each(['suspended', 'removed'])('who is %s loses all access at once and for good', async (status) => {
    const member = await newMember(status);
    const tokens = await connect(host, { email: member.email });
    expect(await refusal(tokens.access_token)).toBeNull();
    await service.query('update users set status = $2 where id = $1', [member.id, status]);
    await soon(tokens.access_token, 'The access token was revoked.');
    expect(await error(host.refresh(tokens.refresh_token!))).toBe('invalid_grant');
    await service.query("update users set status = 'active' where id = $1", [member.id]);
    expect(await refusal(tokens.access_token)).toBe('The access token was revoked.');
  });

  it('may do with a token what they may do, as of now', async () => {
    const member = await newMember('dana');
    const { access_token: key } = await connect(host, { email: member.email });
    expect((await service.call('listClients', {}, { key })).status).toBe(200);
    await service.query("update users set permissions = '{}' where id = $1", [member.id]);
    await vi.waitFor(
      async () => expect((await service.call('listClients', {}, { key })).status).toBe(403),
      byNotice,
    );
    await service.query("update users set role = 'admin' where id = $1", [member.id]);
    await vi.waitFor(
      async () => expect((await service.call('listAuthEvents', {}, { key })).status).toBe(200),
      byNotice,
    );
  });

  it("sees and revokes their own grants, an admin everybody's", async () => {
    const [one, two] = [await newMember('eve'), await newMember('finn')];
    const mine = await connect(host, { email: one.email });
    const theirs = await connect(host, { email: two.email });
    const list = async (key: string) =>
      (
        await service.ok(
          'listOauthGrants',
          { query: { user_id: [one.id, two.id], status: ['active'] } },
          { key },
        )
      ).data as { id: string; user: { id: string } }[];
    const seen = await list(mine.access_token);
    expect(seen.map(({ user }) => user.id)).toEqual([one.id]);
    const all = await list(alder.key);
    const foreign = all.find(({ user }) => user.id === two.id)!;
    expect(
      (await service.call('revokeOauthGrant', { path: { id: foreign.id } }, { key: mine.access_token }))
        .status,
    ).toBe(404);
    expect((await service.ok('revokeOauthGrant', { path: { id: foreign.id } })).data).toMatchObject({
      status: 'revoked',
      revoke_reason: 'admin',
    });
    await soon(theirs.access_token, 'The access token was revoked.');
    expect(
      (await service.ok('revokeOauthGrant', { path: { id: seen[0]!.id } }, { key: mine.access_token })).data,
    ).toMatchObject({ status: 'revoked', revoke_reason: 'user' });
    await soon(mine.access_token, 'The access token was revoked.');
    expect((await service.ok('revokeOauthGrant', { path: { id: foreign.id } })).data.revoke_reason).toBe(
      'admin',
    );
  });

  it('without an active agency is told so', async () => {
    const member = await newMember('gone');
    await service.query("update users set status = 'suspended' where id = $1", [member.id]);
    const browser = new BrowserSession();
    const page = await browser.submit(await browser.follow(await host.authorizeUrl()), '/sign-in', {
      email: member.email,
      password: 'a correct horse on 1 battery',
    });
    expect(page.status).toBe(403);
    expect(page.text).toContain('not an active member of any agency');
    expect((await browser.submit(page, '/cancel')).location!.searchParams.get('error')).toBe('access_denied');
  });
});
