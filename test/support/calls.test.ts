import { expect, it } from 'vitest';
import type { Service } from './service.ts';

/** Never called: the type checker reads it. */
const mistakes = (service: Service, computed: string) => [
  // @ts-expect-error -- no operation has this name
  () => service.ok('createCleint', { body: {} }),
  // @ts-expect-error -- nor this one
  () => service.call('listClient'),
  // @ts-expect-error -- a client has no property with this name
  () => service.ok('createClient', { body: { name: 'Quill', nmae: 'Quill', profile_id: 'x' } }),
  // @ts-expect-error -- nor has the list a parameter
  () => service.ok('listClients', { query: { serach: 'Quill' } }),
  // @ts-expect-error -- nor the response
  async () => (await service.ok('getClient', { path: { id: 'x' } })).data.nmae,
  // @ts-expect-error -- operations of the console are held to their contract too
  () => service.ok('revokeSession', { path: { sesion: 'x' } }),
  // What walks compute is checked at run time.
  async () => (await service.ok(computed, { body: { anything: true } })).data.anything,
];

it('holds names of operations, inputs and responses of `ok` to the contract', () => {
  expect(mistakes).toBeTypeOf('function');
});
