import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../support/service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service?.stop());

const get = (path: string, init: RequestInit = {}) =>
  fetch(`${service.url}${path}`, { redirect: 'manual', ...init });

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
}

const dist = fileURLToPath(new URL('../../dist/console/', import.meta.url));
const manifest = () =>
  JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;

describe('the page of the console', () => {
  it('is the same at every address of it, and nothing in it may come from elsewhere', async () => {
    for (const path of ['/console', '/console/', '/console/webhooks/deliveries/1?tab=x']) {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toContain('text/html');
      const policy = answer.headers.get('content-security-policy')!;
      expect(policy).toMatch(
        /^default-src 'none'; script-src 'self' 'nonce-[\w+/=]{24}'; style-src 'self' 'nonce-[\w+/=]{24}'; /,
      );
      expect(policy).not.toContain('unsafe');
      expect(policy).not.toContain('http');
      expect(policy).toContain("frame-ancestors 'none'");
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('has a word of its own each time, by which its own script is known', async () => {
    const [one, two] = await Promise.all([get('/console'), get('/console')]);
    const nonceOf = (answer: Response) =>
      /nonce-([\w+/=]+)/.exec(answer.headers.get('content-security-policy')!)![1]!;
    expect(nonceOf(one)).not.toBe(nonceOf(two));
    const text = await one.text();
    expect(text).not.toContain('__NONCE__');
    for (const [script] of text.matchAll(/<script[^>]*>/g)) expect(script).toContain(nonceOf(one));
  });

  it('takes nothing', async () => {
    const answer = await get('/console/keys', { method: 'POST', body: 'x' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('what the page loads', () => {
  it('is compressed beforehand and kept for good, because its name changes with it', async () => {
    const { file } = Object.values(manifest()).find(({ isEntry }) => isEntry)!;
    const plain = await get(`/console/${file}`, { headers: { 'accept-encoding': 'identity' } });
    const brotli = await get(`/console/${file}`, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(brotli.headers.get('content-encoding')).toBe('br');
    for (const answer of [plain, brotli]) {
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('vary')).toContain('Accept-Encoding');
      expect(answer.headers.get('content-type')).toContain('javascript');
      expect(await answer.text()).toBe(readFileSync(dist + file, 'utf8'));
    }
  });

  it('is nothing but what was built', async () => {
    for (const path of ['/console/assets/none.js', '/console/assets/..%2findex.html', '/console/assets/']) {
      expect((await get(path)).status).toBe(404);
    }
  });

  it('is less than 200 KB for the first load of any page but the reference', () => {
    const chunks = manifest();
    const filesOf = (name: string, found = new Set<string>()): Set<string> => {
      const { file, css = [], imports = [] } = chunks[name]!;
      if (found.has(file)) return found;
      for (const each of [file, ...css]) found.add(each);
      for (const each of imports) filesOf(each, found);
      return found;
    };
    const bytesOf = (files: Iterable<string>) =>
      [...files].reduce(
        (sum, file) =>
          sum + readFileSync(existsSync(`${dist}${file}.br`) ? `${dist}${file}.br` : dist + file).length,
        0,
      );
    const entry = Object.keys(chunks).find((name) => chunks[name]!.isEntry)!;
    const pages = Object.keys(chunks).filter(
      (name) => /^pages\/[\w-]+\/index\.tsx$/.test(name) && !/^pages\/(reference|events)\//.test(name),
    );
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(bytesOf(filesOf(page, filesOf(entry))), page).toBeLessThan(200_000);
  });
});
