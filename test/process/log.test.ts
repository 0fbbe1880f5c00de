import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** What the logger writes when it is given these fields; a process of its own, since the logger writes to standard output. */
function logged(fields: string): Record<string, unknown> {
  const script = `import { createLogger } from '#src/platform/log.ts'; createLogger('info').info(${fields}, 'message');`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }),
  ) as Record<string, unknown>;
}

it('masks secrets wherever they are nested, and nothing else', () => {
  const line = logged(
    `{ api_key: 'at_live_x', user: { name: 'Mina', password: 'p' }, calls: [{ headers: { authorization: 'Bearer x', accept: '*/*' } }] }`,
  );
  expect(line).toMatchObject({
    level: 'info',
    msg: 'message',
    api_key: '[secret]',
    user: { name: 'Mina', password: '[secret]' },
    calls: [{ headers: { authorization: '[secret]', accept: '*/*' } }],
  });
});

it('writes errors with their stack', () => {
  expect(logged(`{ err: new Error('broken') }`)).toMatchObject({
    err: { type: 'Error', message: 'broken', stack: expect.stringContaining('Error: broken') },
  });
});

it('writes the trace that a line belongs to', () => {
  const script = `import { createLogger } from '#src/platform/log.ts'; import { inTrace } from '#src/platform/trace/index.ts';
    const log = createLogger('info');
    inTrace('00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01', () => setTimeout(() => log.info('later'), 1));`;
  const text = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(JSON.parse(text)).toMatchObject({ trace_id: '0af7651916cd43dd8448eb211c80319c', msg: 'later' });
  expect(logged('{}')).not.toHaveProperty('trace_id');
});

it('keeps the fields of a line to that line', () => {
  const script = `import { createLogger } from '#src/platform/log.ts';
    const log = createLogger('info');
    log.info({ tenant_id: 'one' }, 'first'); log.info('second');`;
  const text = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  const [, second] = text.trim().split('\n');
  expect(JSON.parse(second!)).not.toHaveProperty('tenant_id');
});

it('writes what a full disk refused once there is room again', () => {
  const script = `import fs from 'node:fs'; import { setTimeout as sleep } from 'node:timers/promises';
    import { createLogger } from '#src/platform/log.ts';
    const write = fs.write;
    fs.write = (...args) => {
      fs.write = write;
      args.at(-1)(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
    };
    const log = createLogger('info');
    log.info('first'); await sleep(200); log.info('second'); await sleep(200);`;
  const text = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(
    text
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { msg: string }).msg),
  ).toEqual(['first', 'second']);
});
