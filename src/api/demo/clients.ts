import type { ClientCreate, FieldValues } from '#generated/types.gen.ts';
import type { AgencyPlan, CityPlan } from './agencies.ts';
import type { Call } from './caller.ts';
import { fillNotes } from './notes.ts';
import type { Profiles } from './profiles.ts';
import type { Random } from './random.ts';
import { contactRoles, firstNames, lastNames, openingHours, streets, tags } from './words.ts';

export interface ClientSurroundings {
  readonly profiles: Profiles;
  readonly userIds: readonly string[];
}

type ProfileName = keyof Profiles;

const profileMix: readonly ProfileName[] = ['retainer', 'retainer', 'local', 'local', 'local', 'project'];
/** Statuses by profile, the frequent ones more than once. */
const statusMix: Readonly<Record<ProfileName, readonly string[]>> = {
  retainer: ['active_client', 'active_client', 'active_client', 'lead', 'paused_client', 'former_client'],
  local: [
    'active_client',
    'active_client',
    'active_client',
    'active_client',
    'lead',
    'lead',
    'paused_client',
    'former_client',
    'lost_lead',
  ],
  project: [
    'inquiry',
    'proposal_sent',
    'in_production',
    'in_production',
    'in_review',
    'delivered',
    'declined',
  ],
};
const dayMs = 86_400_000;
/** Where the demo's calendar begins: dates are the same on every run. */
const firstDay = Date.UTC(2024, 0, 8);

/** Clients with contacts, addresses, field values and notes; answers their ids. */
export async function fillClients(
  call: Call,
  random: Random,
  plan: AgencyPlan,
  surroundings: ClientSurroundings,
): Promise<string[]> {
  const ids: string[] = [];
  for (const name of clientNames(random, plan)) {
    const { id } = await call('createClient', { body: newClient(random, plan, surroundings, name, ids) });
    ids.push(id);
    await fillNotes(call, random, id);
  }
  return ids;
}

interface ClientName {
  readonly text: string;
  readonly slug: string;
  readonly industry: string;
}

function clientNames(random: Random, { places, trades, clientCount }: AgencyPlan): ClientName[] {
  const all = places.flatMap((place) =>
    trades.map((trade) => ({ text: `${place} ${trade.name}`, industry: trade.industry })),
  );
  return random
    .sample(all, clientCount)
    .map((name) => ({ ...name, slug: name.text.toLowerCase().replaceAll(' ', '-') }));
}

function newClient(
  random: Random,
  plan: AgencyPlan,
  { profiles, userIds }: ClientSurroundings,
  name: ClientName,
  earlierIds: readonly string[],
): ClientCreate {
  const profile = random.pick(profileMix);
  const city = random.pick(plan.cities);
  const address = {
    line1: `${random.between(1, 240)} ${random.pick(streets)}`,
    city: city.city,
    region: city.region,
    postal_code: city.postalCode,
    country: city.country,
  };
  return {
    name: name.text,
    slug: name.slug,
    profile_id: profiles[profile],
    status: random.pick(statusMix[profile]),
    contacts: contacts(random, name, city),
    addresses: [{ label: 'Main office', address, is_primary: true }],
    tags: random.sample(tags, random.between(0, 3)),
    assigned_to: random.sample(userIds, random.between(1, 2)),
    source: random.pick(['interface', 'interface', 'import', 'form']),
    field_values: fieldValues(random, plan, { profile, name, city, userIds, earlierIds, address }),
  };
}

function contacts(random: Random, { slug }: ClientName, city: CityPlan): ClientCreate['contacts'] {
  return random.sample(firstNames, random.between(1, 3)).map((firstName, index) => {
    const lastName = random.pick(lastNames);
    return {
      name: `${firstName} ${lastName}`,
      email: `${firstName}.${lastName}@${slug}.example`.toLowerCase(),
      phone: random.chance(0.7) ? phone(random, city) : null,
      role: random.pick(contactRoles),
      is_primary: index === 0,
    };
  });
}

interface ValueSources {
  readonly profile: ProfileName;
  readonly name: ClientName;
  readonly city: CityPlan;
  readonly userIds: readonly string[];
  readonly earlierIds: readonly string[];
  readonly address: Readonly<Record<string, string>>;
}

/** Most clients have most values; a few fields are filled now and then, so that filters for empty ones find something. */
function fieldValues(
  random: Random,
  plan: AgencyPlan,
  { profile, name, city, userIds, earlierIds, address }: ValueSources,
): FieldValues {
  const start = firstDay + random.between(0, 700) * dayMs;
  const values: FieldValues = {
    industry: name.industry,
    website: `https://www.${name.slug}.example`,
    is_key_account: random.chance(0.15),
    monthly_budget: { amount_minor: random.between(4, 90) * 12_500, currency: plan.currency },
    contract_start: day(start),
    account_lead: random.pick(userIds),
    head_office: address,
  };
  const sometimes = (probability: number, key: string, value: () => FieldValues[string]) => {
    if (random.chance(probability)) values[key] = value();
  };
  sometimes(0.8, 'employees', () => random.between(2, 180));
  sometimes(0.6, 'reference_code', () => `${city.country}-${String(1000 + earlierIds.length)}`);
  sometimes(
    0.4,
    'goals',
    () =>
      `More **${random.pick(['bookings', 'calls', 'orders', 'regulars'])}** from people nearby.\n\nLess time spent on ${random.pick(['reporting', 'ads', 'the website', 'newsletters'])}.`,
  );
  sometimes(earlierIds.length > 0 ? 0.2 : 0, 'referred_by', () => random.pick(earlierIds));
  sometimes(0.3, 'opening_hours', () => openingHours);
  sometimes(0.7, 'next_review_at', () =>
    new Date(start + random.between(720, 900) * dayMs + 15 * 3_600_000).toISOString(),
  );
  sometimes(0.1, 'bank_details', () => ({
    account_holder: name.text,
    account_type: 'business',
    country: city.country,
    currency: plan.currency,
  }));
  sometimes(0.8, 'billing_email', () => `billing@${name.slug}.example`);
  sometimes(0.8, 'main_phone', () => phone(random, city));
  sometimes(0.9, 'channels', () =>
    random.sample(['search', 'paid_ads', 'social', 'email', 'print', 'referral'], random.between(1, 4)),
  );
  if (profile === 'retainer') values['retainer_hours'] = random.between(8, 160) / 2;
  if (profile === 'project') values['project_deadline'] = day(start + random.between(60, 240) * dayMs);
  return values;
}

const phone = (random: Random, { phonePrefix }: CityPlan): string =>
  phonePrefix + String(random.between(0, 99)).padStart(2, '0');
const day = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
