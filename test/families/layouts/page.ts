import { randomUUID } from 'node:crypto';
import type { BodyOf, InputOf, Service } from '../../support/service.ts';
import { newProfile } from '../client-records.ts';

export type Tab = NonNullable<InputOf<'createEntityLayout'>['body']['tabs']>[number];
export type Layout = BodyOf<'getEntityLayout'>['data'];

export const unusedKey = (stem: string): string => `${stem}_${randomUUID().slice(0, 8)}`;

/** A new profile with two fields of its own, a number and a text. */
export async function newPage(service: Service) {
  const profile = await newProfile(service);
  const field = async (stem: string, config: object) => {
    const { data } = await service.ok('createField', {
      body: {
        record_kind: 'client',
        key: unusedKey(stem),
        name: stem,
        profile_id: profile.id,
        config: config as { type: 'text' },
      },
    });
    return data;
  };
  return {
    id: profile.id,
    name: profile.name,
    budget: await field('budget', { type: 'number' }),
    industry: await field('industry', { type: 'text' }),
  };
}

export const own = (key: string, items: object[] = [], more: object = {}) =>
  ({ kind: 'own', key, title: `Section ${key}`, items, ...more }) as Tab['sections'][number];

export const tab = (key: string, ...sections: Tab['sections']): Tab => ({
  key,
  title: `Tab ${key}`,
  sections,
});

export const publish = async (service: Service, id: string, tabs: Tab[]): Promise<Layout> =>
  (await service.ok('createEntityLayout', { path: { id }, body: { tabs } })).data;
