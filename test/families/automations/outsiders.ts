import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { Service } from '../../support/service.ts';
import { patiently } from '../../support/waiting.ts';
import { edges, node, onClick, setVariables, type Answer, type Authors, type Config } from './flows.ts';

/** What an address of a request answers. */
export interface Reply {
  readonly status: number;
  readonly text: string;
  /** `data` of an answer, or its error. */
  readonly data: Answer;
}

export async function ask(
  method: string,
  url: string,
  body?: object,
  accept = 'application/json',
): Promise<Reply> {
  const isForm = body instanceof FormData;
  const response = await fetch(url, {
    method,
    headers: { accept, ...(body !== undefined && !isForm && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  const parsed = isJson ? (JSON.parse(text) as Answer) : undefined;
  return { status: response.status, text, data: parsed?.data ?? parsed?.error };
}

export const upload = (url: string, key: string, content: Blob, name: string): Promise<Reply> => {
  const body = new FormData();
  body.append('field_key', key);
  body.append('file', content, name);
  return ask('POST', `${url}/files`, body);
};

export const textFile = (content: string): Blob => new Blob([content], { type: 'text/plain' });

/** E-mails with links to answer that were sent to an address, oldest first, and the links in them. */
export function linksTo(service: Service, email: string): { readonly text: string; readonly url: string }[] {
  const folder = join(service.environment.DATA_DIR, 'outbox');
  const names = (() => {
    try {
      return readdirSync(folder);
    } catch {
      return [];
    }
  })();
  return names
    .filter((name) => name.includes('automation_request') && name.endsWith('.eml'))
    .sort()
    .map((name) =>
      readFileSync(join(folder, name), 'utf8')
        .replaceAll('=\r\n', '')
        .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    )
    .filter((text) => text.includes(`To: ${email}`))
    .map((text) => ({
      text,
      url: `${service.url}/hosted/answers/${/\/hosted\/answers\/(at_[\w-]+)/.exec(text)![1]}`,
    }));
}

/** The link that came to an address by the newest of so many e-mails. */
export const linkTo = (service: Service, email: string, count = 1): Promise<string> =>
  vi.waitFor(() => {
    const links = linksTo(service, email);
    if (links.length < count) throw new Error(`${links.length} e-mails came to ${email}.`);
    return links.at(-1)!.url;
  }, patiently);

/** A flow that asks people outside the agency, and keeps what they say. */
export const asking = (
  type: 'approval' | 'choice' | 'form',
  contactFrom: string,
  config: object = {},
): Config => {
  const ports = { approval: ['approved', 'rejected'], choice: ['blue', 'red'], form: ['next'] }[type];
  return {
    nodes: [
      onClick(),
      node('ask', type, {
        title: 'Do you approve the *March* pack?',
        message: 'The texts are **final**.',
        asked: { contact_from: { expression: contactFrom } },
        ...(type === 'choice' && {
          choices: [
            { key: 'blue', label: 'Blue' },
            { key: 'red', label: 'Red' },
          ],
        }),
        ...config,
      }),
      ...ports.map((port) =>
        setVariables(`on_${port}`, { port, output: { expression: 'steps.ask.output' } }),
      ),
    ],
    edges: edges(
      'start > ask',
      ...ports.map((port) => (port === 'next' ? 'ask > on_next' : `ask.${port} > on_${port}`)),
    ),
  };
};

let count = 0;
/** An address that nobody else has. */
export const newAddress = (): string => `priya${(count += 1)}@harbor.example`;

/** An execution that asks, and the link that came to the address. */
export async function asked(
  author: Authors,
  email: string,
  flow: Config,
): Promise<{ readonly id: string; readonly url: string }> {
  const automation = await author.publish(flow);
  const { id } = await author.run(automation, { button_key: 'go' });
  await author.settled(id, 'paused');
  return { id, url: await linkTo(author.service, email) };
}
