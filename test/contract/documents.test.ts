import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { families } from '#generated/operations.ts';
import { startService, type Service } from '../support/service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service?.stop());

const text = async (path: string) => {
  const reply = await fetch(service.url + path);
  return { status: reply.status, body: await reply.text() };
};

describe('llms.txt', () => {
  it('tells of every operation, of those of one family when asked', async () => {
    const all = (await text('/v1/llms.txt')).body;
    for (const { name, operations } of families) {
      const { status, body } = await text(`/v1/llms.txt?family=${name}`);
      expect([name, status]).toEqual([name, 200]);
      for (const { id, method, path } of operations) {
        const entry = `### ${id}\n`;
        expect([id, all.includes(entry), body.includes(entry), body.includes(`\`${method} ${path}\``)]).toEqual([id, true, true, true]);
      }
      expect(body.match(/^### [a-z]\w+$/gm)).toHaveLength(operations.length);
    }
  });

  it('explains every shape that it names, in each text on its own', async () => {
    for (const path of ['/v1/llms.txt', ...families.map(({ name }) => `/v1/llms.txt?family=${name}`)]) {
      const { body } = await text(path);
      const explained = new Set([...body.matchAll(/^\*\*(\w+)\*\*/gm)].map(([, name]) => name));
      const named = [...body.matchAll(/^- (?:body\??:|answers) .*$/gm)].flatMap(([line]) => [...line.split(' — ')[0]!.replace(/^- body\??: [A-Z].*\.$/, '').matchAll(/\b([A-Z][A-Za-z0-9]+)\b/g)].map(([, name]) => name!));
      const schemas = new Set(Object.keys(contract.components.schemas));
      expect([path, [...new Set(named)].filter((name) => schemas.has(name) && !explained.has(name))]).toEqual([path, []]);
    }
  });
});

const contract = JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8')) as { components: { schemas: Record<string, unknown> } };
