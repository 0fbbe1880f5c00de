import { randomUUID } from 'node:crypto';
import type { BodyOf, Service } from '../../support/service.ts';

export type Category = BodyOf<'getClientServiceCategory'>['data'];

/** A name that no other test uses. */
export const unused = (name: string): string => `${name} ${randomUUID().slice(0, 8)}`;

export async function newCategory(service: Service, body: { name?: string; folder_id?: string | null } = {}) {
  return (await service.ok('createClientServiceCategory', { body: { name: unused('Category'), ...body } }))
    .data;
}

/** A new category with services of these names, in this order. */
export async function newServices(service: Service, ...names: string[]) {
  const category = await newCategory(service);
  const { data } = await service.ok('createClientServices', {
    body: { category_id: category.id, services: names.map((name) => ({ name })) },
  });
  return { category, services: data.services };
}

/** Names of the services of a category in their order, with `is_archived` the archived ones. */
export async function namesIn(service: Service, categoryId: string, is_archived = false): Promise<string[]> {
  const { data } = await service.ok('listClientServiceCategoryServices', {
    query: { category_id: [categoryId], is_archived },
  });
  return data[0]!.services.map(({ name }) => name);
}
