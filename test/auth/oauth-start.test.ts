import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const script = `
  import { registerHooks } from 'node:module';
  const loaded = [];
  registerHooks({ resolve(name, context, next) { loaded.push(name); return next(name, context); } });
  await import('#src/service.ts');
  await import('#src/api/http/app.ts');
  console.log(JSON.stringify(loaded));
`;

it('starts, authenticates and answers metadata without loading the authorization server', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', script],
    { cwd: new URL('../../', import.meta.url), maxBuffer: 1e7 },
  );
  const loaded = JSON.parse(stdout) as string[];
  expect(loaded.some((name) => name.includes('authenticator.ts'))).toBe(true);
  // What signs people in is loaded with the first request for it: a quarter of a second of CPU that no start should wait for.
  expect(loaded.filter((name) => /oidc-provider|^koa$|\/pages\//.test(name))).toEqual([]);
});
