import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { Host } from '../../mcp/host.ts';
import { text, writing, type Writing } from './writing.ts';

let service: Service;
let sops: Writing;
beforeAll(async () => {
  service = await startService();
  sops = writing(service);
});
afterAll(() => service?.stop());

it('tells an AI host what published SOPs say on its subject, as far as its caller may read them', async () => {
  const steps = [{ title: 'Ask', blocks: [text('A refund of a plumbus needs the account manager.')] }];
  const { id } = await sops.published({ title: 'Refunds', steps });
  await sops.published({ title: 'Refunds of the owner', is_restricted: true, steps });
  await sops.create({ title: 'Refunds to come', steps });
  const host = await Host.connect(
    service.url,
    await service.keyWith(service.agencies[0], ['sops.view', 'sops.author']),
  );
  const { knowledge } = await host.start('Who decides about refunds of a plumbus?');
  await host.close();
  expect(knowledge.filter(({ kind }) => kind === 'sop')).toEqual([
    {
      kind: 'sop',
      id,
      title: 'Refunds',
      excerpt: 'A refund of a plumbus needs the account manager.',
      client_id: null,
    },
  ]);
  const blind = await Host.connect(service.url, await service.keyWith(service.agencies[0], ['clients.view']));
  expect((await blind.start('Who decides about refunds of a plumbus?')).knowledge).toEqual([]);
  await blind.close();
});
