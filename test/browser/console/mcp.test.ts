import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Page } from 'playwright-core';
import { newClient, newProfile } from '../../families/client-records.ts';
import { Host } from '../../mcp/host.ts';
import { connect, Host as OAuthHost } from '../../support/oauth.ts';
import { ConsoleBrowser } from './console.ts';
import { patiently } from '../../support/waiting.ts';

let desk: ConsoleBrowser;
beforeAll(async () => {
  desk = await ConsoleBrowser.start();
});
afterEach(() => desk?.closePages());
afterAll(() => desk?.stop());

/** A program that somebody let in by OAuth, with its access token. */
async function letIn(name: string, email = desk.email): Promise<string> {
  const host = await OAuthHost.connect(desk.service.url, { metadata: { client_name: name } });
  return (await connect(host, { email })).access_token;
}

/** A conversation that called two tools, one of them wrongly; answers its id. */
async function converse(token: string, prompt: string, more: Record<string, unknown> = {}): Promise<string> {
  const host = await Host.connect(desk.service.url, token);
  const { conversation_id: id } = await host.start(prompt, {
    client_model: 'claude-sonnet-4-5',
    client_provider: 'anthropic',
    ...more,
  });
  await host.one(id, 'list_clients', { limit: 3 }, 'first');
  await host.one(id, 'list_clients', { limit: 0 });
  await host.close();
  return id;
}

const dialog = (page: Page) => page.getByRole('dialog');

describe('connecting a host', () => {
  it('is told step by step for each host, with the address at which the service says it is', async () => {
    const page = await desk.open('/mcp');
    const address = `${desk.service.url}/v1/mcp`;
    await page.getByText(`claude mcp add --transport http agency ${address}`, { exact: true }).waitFor();
    await page.getByText('With an API key', { exact: true }).click();
    await page
      .getByText(
        `claude mcp add --transport http agency ${address} --header "Authorization: Bearer at_live_…"`,
      )
      .waitFor();
    await desk.look(page, 'mcp-connect');
    for (const [name, said] of [
      ['Cursor', `"url": "${address}"`],
      ['VS Code', '"type": "http"'],
      ['ChatGPT', address],
      ['MCP Inspector', 'npx @modelcontextprotocol/inspector'],
      ['Claude Desktop, through this computer', 'mcp-remote'],
      ['A program of your own', 'service_call_tools'],
    ] as const) {
      await page.getByRole('group', { name: 'Hosts' }).getByRole('button', { name, exact: true }).click();
      await page
        .getByRole('list', { name: `Steps for ${name}` })
        .getByText(said)
        .first()
        .waitFor();
    }
    await desk.look(page, 'mcp-program');
    expect(new URL(page.url()).searchParams.get('host')).toBe('program');
  });

  it('gives settings that hosts can read as they are copied', async () => {
    const page = await desk.open('/mcp?host=vscode');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy the configuration' }).click();
    const address = `${desk.service.url}/v1/mcp`;
    expect(JSON.parse(await page.evaluate('navigator.clipboard.readText()'))).toEqual({
      servers: { agency: { type: 'http', url: address } },
    });
    const href = (await page.getByRole('link', { name: 'Add to VS Code' }).getAttribute('href'))!;
    expect(JSON.parse(decodeURIComponent(href.slice('vscode:mcp/install?'.length)))).toEqual({
      name: 'agency',
      type: 'http',
      url: address,
    });
    await page.getByRole('button', { name: 'Cursor' }).click();
    const config = new URL(
      (await page.getByRole('link', { name: 'Add to Cursor' }).getAttribute('href'))!,
    ).searchParams.get('config')!;
    expect(JSON.parse(Buffer.from(config, 'base64').toString())).toEqual({ url: address });
  });

  it('by hand works with the calls as they are shown', async () => {
    const page = await desk.open('/mcp?host=program');
    const shown = (await page.getByRole('list', { name: /Steps/ }).getByText('service_start').textContent())!;
    const body = /-d '(.*)'$/s.exec(shown)![1]!;
    const answer = await fetch(`${desk.service.url}/v1/mcp`, {
      method: 'POST',
      body,
      headers: {
        authorization: `Bearer ${desk.service.agencies[0].key}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
    });
    const { result } = (await answer.json()) as { result: { content: [{ text: string }] } };
    expect(JSON.parse(result.content[0].text)).toMatchObject({ conversation_id: expect.any(String) });
  });

  it('warns when a host of the internet cannot reach the address', async () => {
    const page = await desk.open('/mcp?host=claude');
    await page.getByText(/cannot reach 127\.0\.0\.1/).waitFor();
    await desk.look(page, 'mcp-claude');
  });
});

describe('applications', () => {
  it('are listed with whom they act for, and lose access after a question, immediately', async () => {
    const page = await desk.open('/mcp?tab=applications');
    await page.getByText('No applications yet').waitFor();
    await desk.look(page, 'mcp-applications-none');
    const token = await letIn('Claude Code');
    await letIn('Report maker');
    const status = async () =>
      (
        await fetch(`${desk.service.url}/v1/tenant-context`, {
          headers: { authorization: `Bearer ${token}` },
        })
      ).status;
    expect(await status()).toBe(200);
    await page.reload();
    const row = page.getByRole('row', { name: /Claude Code/ });
    await row.getByText('Alder Owner').waitFor();
    await row.getByRole('button', { name: 'Revoke access of Claude Code, for Alder Owner' }).click();
    await dialog(page)
      .getByText(/can no longer act for you/)
      .waitFor();
    await desk.look(page, 'mcp-applications-ask');
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    expect(await status()).toBe(200);
    await row.getByRole('button', { name: 'Revoke access of Claude Code, for Alder Owner' }).click();
    await dialog(page).getByRole('button', { name: 'Revoke access' }).click();
    await page.getByRole('status').getByText('Access of Claude Code is revoked').waitFor();
    expect(await status()).toBe(401);
    await row.getByText('by the member').waitFor();
    await desk.look(page, 'mcp-applications');
    await page.getByLabel('Status').selectOption({ label: 'Active' });
    await expect
      .poll(() => page.getByRole('table', { name: 'Applications' }).locator('tbody tr').count(), patiently)
      .toBe(1);
  });

  it('show each member their own, and settings.api those of all', async () => {
    const email = await desk.addMember('Mia Member', ['clients.view']);
    await letIn('Mine alone', email);
    const page = await desk.open('/mcp?tab=applications', { email });
    await page.getByRole('row', { name: /Mine alone/ }).waitFor();
    expect(await page.getByRole('row', { name: /Report maker/ }).count()).toBe(0);
    const owner = await desk.open('/mcp?tab=applications');
    await owner.getByRole('button', { name: 'Revoke access of Mine alone, for Mia Member' }).click();
    await dialog(owner)
      .getByText(/can no longer act for Mia Member/)
      .waitFor();
    await dialog(owner).getByRole('button', { name: 'Revoke access' }).click();
    await owner
      .getByRole('row', { name: /Mine alone/ })
      .getByText('by an administrator')
      .waitFor();
  });
});

describe('conversations', () => {
  it('show what a host was asked for, was given, called and how that ended, and lead to the request', async () => {
    const client = await newClient(desk.service, (await newProfile(desk.service)).id, {
      name: 'Harbor Dental',
    });
    const id = await converse(await letIn('Claude Code'), 'List our clients and say what is new', {
      client_id: client.id,
    });
    const page = await desk.open('/mcp');
    await page.getByRole('tab', { name: 'Conversations' }).click();
    await page.getByRole('table', { name: 'Conversations' }).waitFor();
    await desk.look(page, 'mcp-conversations');
    await page.getByRole('link', { name: 'List our clients and say what is new' }).click();
    expect(new URL(page.url()).pathname).toBe(`/console/mcp/conversations/${id}`);
    const calls = page.getByRole('table', { name: 'Calls of tools' });
    await calls.getByRole('row').nth(2).waitFor();
    expect(
      (await calls.getByRole('row').allTextContents())
        .slice(1)
        .map((text) => /200|400 validation_error/.exec(text)?.[0]),
    ).toEqual(['200', '400 validation_error']);
    const tool = page
      .getByRole('table', { name: 'Offered tools' })
      .getByRole('row', { name: /list_clients/ });
    expect(await tool.textContent()).toContain('The request says “clients”');
    await page.getByText('client Harbor Dental').waitFor();
    await desk.look(page, 'mcp-conversation');
    await calls.getByRole('row', { name: /200/ }).getByRole('link').click();
    await vi.waitFor(async () => {
      await page.getByRole('button', { name: 'Refresh' }).click();
      await page
        .getByRole('table', { name: 'Requests' })
        .getByText(/as a tool over MCP/)
        .waitFor({ timeout: 1000 });
    }, patiently);
  });

  it('are ended after a question; the host then gets no further', async () => {
    const token = await letIn('Runaway');
    const id = await converse(token, 'Do something odd');
    const page = await desk.open(`/mcp/conversations/${id}`);
    await page.getByRole('button', { name: 'End the conversation' }).click();
    await dialog(page).getByRole('button', { name: 'End the conversation' }).click();
    await page.getByRole('status').getByText('The conversation is ended').waitFor();
    await page.getByText(/by Alder Owner/).waitFor();
    expect(await page.getByRole('button', { name: 'End the conversation' }).count()).toBe(0);
    const host = await Host.connect(desk.service.url, token);
    expect(
      await host.tool('service_call_tools', { conversation_id: id, calls: [{ name: 'list_clients' }] }),
    ).toMatchObject({ isError: true });
    await host.close();
  });

  it("are nobody else's to see", async () => {
    const id = await converse(await letIn('Private'), 'A personal matter');
    const page = await desk.open(`/mcp/conversations/${id}`, {
      email: await desk.addMember('Nora Nosy', ['clients.view', 'settings.view']),
    });
    await page.getByText(/No MCP conversation with id/).waitFor();
    expect(await page.getByText('A personal matter').count()).toBe(0);
    await page.getByRole('link', { name: 'All conversations' }).click();
    await page.getByText('No conversations yet').waitFor();
    await desk.look(page, 'mcp-conversations-none');
  });
});
