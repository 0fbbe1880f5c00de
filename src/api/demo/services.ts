import type { AgencyPlan } from './agencies.ts';
import type { Call } from './caller.ts';

/** The catalogue of services: a folder, its categories in the order of the plan, and what each offers. */
export async function fillServices(call: Call, { services, currency }: AgencyPlan): Promise<void> {
  const folder = (await call('createClientServiceFolder', { body: { name: 'What we offer' } })).id;
  for (const category of new Set(services.map((service) => service.category))) {
    const { id } = await call('createClientServiceCategory', { body: { name: category, folder_id: folder } });
    const offered = services.filter((service) => service.category === category);
    await call('createClientServices', {
      body: {
        category_id: id,
        services: offered.map(({ name, price, unit }) => ({
          name,
          unit,
          unit_price: { amount_minor: price, currency },
        })),
      },
    });
  }
}
