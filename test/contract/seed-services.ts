import type { Service, TestAgency } from '../support/service.ts';

/** A catalogue of services in categories and folders, some of them selected by clients. */
export async function seedServices(
  service: Service,
  agency: TestAgency,
  mark: string,
  records: Record<string, string[]>,
): Promise<void> {
  const as = { key: agency.key };
  const keep = (collection: string, id: string): string => {
    (records[collection] ??= []).push(id);
    return id;
  };
  const folder = async (name: string, parent_id?: string): Promise<string> => {
    const { data } = await service.ok('createClientServiceFolder', { body: { name, parent_id } }, as);
    return keep('client-service-folders', data.id);
  };
  const marketing = await folder(`${mark} offer`);
  await folder(`${mark} inner offer`, marketing);
  await folder(`${mark} more offers`);
  for (const [index, folder_id] of [marketing, marketing, null].entries()) {
    const { data: category } = await service.ok(
      'createClientServiceCategory',
      { body: { name: `${mark} category ${index}`, description: `${mark} things`, folder_id } },
      as,
    );
    keep('client-service-categories', category.id);
    const names = ['first', 'second', 'third'].slice(index);
    const { data } = await service.ok(
      'createClientServices',
      {
        body: {
          category_id: category.id,
          services: names.map((name, place) => ({
            name: `${mark} ${name} service ${index}`,
            description: `${mark} text`,
            unit_price: { amount_minor: 1000 * (index + 1) + place, currency: 'USD' },
            internal_cost: { amount_minor: 100, currency: 'USD' },
            tags: [mark.toLowerCase()],
          })),
        },
      },
      as,
    );
    for (const { id } of data.services) keep('client-services', id);
  }
  const [first, second] = records['client-services']!;
  for (const [index, client_id] of records['clients']!.slice(0, 2).entries())
    await service.ok(
      'replaceClientServiceSelections',
      {
        body: { client_id, selections: [first!, second!].slice(index).map((service_id) => ({ service_id })) },
      },
      as,
    );
}
