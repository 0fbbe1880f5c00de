import { expect, it } from 'vitest';
import { startThings } from '../door/things/service.ts';
import { openRaw } from './raw.ts';

it('a server that stops answers what is in flight, and nothing more', async () => {
  const service = await startThings();
  const auth = `Host: x\r\nAuthorization: Bearer ${service.key}\r\n`;
  const idle = await openRaw(service.port);
  idle.send(`GET /v1/things HTTP/1.1\r\n${auth}\r\n`);
  await idle.until(/pagination/);
  const busy = await openRaw(service.port);
  const body = '{"name":"in flight"}';
  busy.send(
    `POST /v1/things HTTP/1.1\r\n${auth}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 8)}`,
  );
  await new Promise((resolve) => setTimeout(resolve, 50));

  const closed = service.server.close();
  expect(await service.server.health.check()).toBe('stopping');
  await idle.toEnd();
  await expect(openRaw(service.port).then((connection) => connection.toEnd())).resolves.toBe('');
  busy.send(body.slice(8));
  const answer = await busy.toEnd();
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK[^]*Connection: close[^]*in flight/);
  await closed;

  const { rows } = await service.owner.query(
    'select operation_id, status, request_bytes from api_request_logs order by created_at',
  );
  expect(rows).toEqual([
    { operation_id: 'listThings', status: 200, request_bytes: 0 },
    { operation_id: 'createThing', status: 200, request_bytes: body.length },
  ]);
  await service.close();
});

it('a server that stops waits for nobody forever', async () => {
  const service = await startThings({ timeouts: { stopMs: 200 } });
  const stuck = await openRaw(service.port);
  stuck.send(
    `POST /v1/things HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${service.key}\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{`,
  );
  await new Promise((resolve) => setTimeout(resolve, 50));
  await service.server.close();
  await service.close();
});
