import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Config } from '#src/config.ts';
import { startPeriodic } from '#src/platform/jobs/periodic.ts';
import type { SteadyOwner } from '#src/platform/jobs/steady-owner.ts';
import { freePort } from '#src/platform/db/embedded/postmaster.ts';
import { createLogger } from '#src/platform/log.ts';
import type { Service as RunningService } from '#src/service.ts';
import { patiently } from '../support/waiting.ts';
import { startService, type Service } from '../support/service.ts';

/** A process that only works can be asked how it is, and says when it does not get on. */
let service: Service;
beforeAll(async () => void (service = await startService({})));
afterAll(() => service?.stop());
const workers: RunningService[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const worker of workers.splice(0)) await worker.stop();
});

const startWorker = async (config: Partial<Config> = { port: 0, isPortChosen: true }) => {
  const worker = await service.startAnother({ role: 'work', ...config });
  workers.push(worker);
  return worker;
};

const ask = async (url: string): Promise<{ status: number; text: string }> => {
  const response = await fetch(url);
  return { status: response.status, text: await response.text() };
};

it('tells at PORT of health and metrics, and of nothing else', async () => {
  const { statusUrl, url } = await startWorker();
  expect(url).toBeNull();
  expect(await ask(`${statusUrl}/healthz`)).toEqual({ status: 200, text: '{"status":"ok"}' });
  expect(await ask(`${statusUrl}/readyz`)).toEqual({ status: 200, text: '{"status":"ready"}' });
  expect((await ask(`${statusUrl}/v1/clients`)).status).toBe(404);
  const { text } = await ask(`${statusUrl}/metrics`);
  expect(text).toMatch(/^process_unready_seconds 0$/m);
  expect(text).toMatch(/^events_oldest_seconds\{consumer="scan"\} \d/m);
  expect(text).toMatch(/^timers_late_seconds 0$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
});

it('counts the tries of its jobs by task, and those that failed', async () => {
  const { statusUrl } = await startWorker();
  await service.query(
    `select graphile_worker.add_job('send_mail', json_build_object('tenantId', $1::text, 'mailId', $2::text), max_attempts => 1)`,
    [service.agencies[0].id, 'no uuid'],
  );
  await vi.waitFor(async () => {
    const { text } = await ask(`${statusUrl}/metrics`);
    expect(text).toMatch(/^job_failures_total\{task="send_mail"\} 1$/m);
    expect(text).toMatch(/^job_duration_seconds_count\{task="send_mail"\} 1$/m);
  }, patiently);
});

it('asks for the token at METRICS_PORT, and shows health without', async () => {
  const token = 'a-token-for-the-scraper';
  const port = await freePort();
  const { statusUrl } = await startWorker({ metrics: { port, token } });
  expect(statusUrl).toBe(`http://127.0.0.1:${port}`);
  expect((await ask(`${statusUrl}/metrics`)).status).toBe(404);
  expect((await ask(`${statusUrl}/readyz`)).status).toBe(200);
  const response = await fetch(`${statusUrl}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  expect(response.status).toBe(200);
});

it('listens nowhere when it was not told where', async () => {
  expect((await startWorker({ isPortChosen: false })).statusUrl).toBeNull();
});

it('is not ready while it finds no events, and says why', async () => {
  const { statusUrl } = await startWorker();
  await service.query('alter function app.scan_events(jsonb) rename to scan_events_away');
  try {
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 45_000);
    await vi.waitFor(
      async () =>
        expect(await ask(`${statusUrl}/readyz`)).toEqual({
          status: 503,
          text: '{"status":"background work: polling for events fails"}',
        }),
      patiently,
    );
    const { text } = await ask(`${statusUrl}/metrics`);
    expect(text).toMatch(/^process_unready_seconds [\d.e-]+$/m);
    expect(text).not.toMatch(/^process_unready_seconds 0$/m);
  } finally {
    await service.query('alter function app.scan_events_away(jsonb) rename to scan_events');
  }
  await vi.waitFor(async () => expect((await ask(`${statusUrl}/readyz`)).status).toBe(200), patiently);
});

it('says of periodic work that it fails, or hangs', async () => {
  let turn = (): Promise<void> => Promise.resolve();
  const steady = { runInTurns: async (work: () => Promise<void>) => work() } as unknown as SteadyOwner;
  const work = startPeriodic(
    { name: 'timers', everyMs: 5, run: () => turn() },
    steady,
    createLogger('silent'),
  );
  const now = performance.now.bind(performance);
  let ahead = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
  expect(work.findFault()).toBeUndefined();
  turn = () => Promise.reject(new Error('no'));
  ahead = 61_000;
  await vi.waitFor(() => expect(work.findFault()).toBe('timers fails'), patiently);
  const hanging = Promise.withResolvers<void>();
  let hangs = false;
  turn = () => {
    hangs = true;
    return hanging.promise;
  };
  await vi.waitFor(() => expect(hangs).toBe(true), patiently);
  expect(work.findFault()).toBeUndefined();
  ahead += 301_000;
  expect(work.findFault()).toBe('timers does not come to an end');
  hanging.resolve();
  await work.stop();
  expect(work.findFault()).toBeUndefined();
});
