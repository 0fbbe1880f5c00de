import { expect } from 'vitest';
import type { FullProcess } from '../processes/process-records.ts';
import type { Service } from '../../support/service.ts';

/** What the tests of writing processes ask of a service, in few words. */
export const authoring = (service: Service) => ({
  read: async (id: string) => (await service.ok('getProcessDefinition', { path: { id } })).data,
  draft: async (id: string): Promise<FullProcess> =>
    (await service.ok('getFullProcessDefinition', { path: { id }, query: { is_draft: true } })).data,
  replace: (id: string, stages: object[], more: object = {}) =>
    service.call('replaceProcessStages', { path: { id }, body: { stages, ...more } }),
  publish: (id: string, body: object = {}) => service.call('publishProcess', { path: { id }, body }),
  update: (id: string, body: object) => service.call('updateProcess', { path: { id }, body }),
});

/** The message of an answer that must have the status. */
export async function messageOf(
  answer: Promise<{ status: number; body: { error?: { message: string } } }>,
  status: number,
): Promise<string> {
  const { status: given, body } = await answer;
  expect({ status: given, ...body }).toMatchObject({ status });
  return body.error!.message;
}

export const stage = (key: string, more: object = {}) => ({ key, name: `Stage ${key}`, ...more });
