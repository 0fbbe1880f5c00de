import type { ClientServiceUnit } from '#generated/types.gen.ts';

/** What makes one demo agency different from the other. */
export interface AgencyPlan {
  readonly name: string;
  readonly slug: string;
  readonly timeZone: string;
  readonly currency: string;
  readonly owner: { readonly name: string; readonly email: string };
  readonly departments: readonly DepartmentPlan[];
  /** Leads of the first department who own another agency: they choose when they let a program in. */
  readonly guests: readonly { readonly name: string; readonly email: string }[];
  readonly services: readonly {
    readonly name: string;
    readonly category: string;
    /** In minor units of the agency's currency. */
    readonly price: number;
    readonly unit: ClientServiceUnit;
  }[];
  /** Begins the names of clients; the trade ends them. */
  readonly places: readonly string[];
  readonly trades: readonly { readonly name: string; readonly industry: string }[];
  readonly cities: readonly CityPlan[];
  readonly clientCount: number;
  /** Of the random choices. */
  readonly seed: number;
}

export interface CityPlan {
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly country: string;
  /** All but the last two digits, in a range kept free for fiction. */
  readonly phonePrefix: string;
}

export interface DepartmentPlan {
  readonly name: string;
  readonly members: readonly { readonly name: string; readonly level: 'lead' | 'member' }[];
}

const northlight: AgencyPlan = {
  name: 'Northlight Studio',
  slug: 'northlight-studio',
  timeZone: 'America/New_York',
  currency: 'USD',
  owner: { name: 'Maya Lindqvist', email: 'maya@northlight.example' },
  departments: [
    {
      name: 'Account management',
      members: [
        { name: 'Jonah Reyes', level: 'lead' },
        { name: 'Priya Raman', level: 'member' },
        { name: 'Tom Achterberg', level: 'member' },
      ],
    },
    {
      name: 'Search and ads',
      members: [
        { name: 'Lena Fischer', level: 'lead' },
        { name: 'Omar Haddad', level: 'member' },
      ],
    },
    {
      name: 'Content',
      members: [
        { name: 'Grace Okafor', level: 'lead' },
        { name: 'Felix Moreau', level: 'member' },
        { name: 'Hana Sato', level: 'member' },
      ],
    },
  ],
  guests: [],
  services: [
    { name: 'Search engine optimization', category: 'Search', price: 95000, unit: 'month' },
    { name: 'Paid search', category: 'Ads', price: 70000, unit: 'month' },
    { name: 'Paid social', category: 'Ads', price: 65000, unit: 'month' },
    { name: 'Content calendar', category: 'Content', price: 48000, unit: 'month' },
    { name: 'Website care', category: 'Web', price: 18000, unit: 'month' },
    { name: 'Review management', category: 'Reputation', price: 22000, unit: 'month' },
  ],
  places: [
    'Harbor',
    'Cedar Hill',
    'Brookline',
    'Summit',
    'Lakeside',
    'Maple Street',
    'Riverbend',
    'Granite',
    'Old Mill',
    'Bayview',
    'Pinecrest',
    'Fairmount',
    'Willow Creek',
    'Stonebridge',
    'Eastgate',
    'Highland',
    'Beacon',
    'Copperfield',
    'Meadowbrook',
    'Ashford',
    'Silver Lake',
    'Kingsley',
    'Orchard',
    'Northgate',
  ],
  trades: [
    { name: 'Dental', industry: 'health' },
    { name: 'Physical Therapy', industry: 'health' },
    { name: 'Veterinary', industry: 'health' },
    { name: 'Family Law', industry: 'legal' },
    { name: 'Tax Advisors', industry: 'finance' },
    { name: 'Insurance', industry: 'finance' },
    { name: 'Roofing', industry: 'home_services' },
    { name: 'Plumbing', industry: 'home_services' },
    { name: 'Landscaping', industry: 'home_services' },
    { name: 'Bakery', industry: 'hospitality' },
    { name: 'Brewing', industry: 'hospitality' },
    { name: 'Yoga', industry: 'fitness' },
    { name: 'Bicycles', industry: 'retail' },
    { name: 'Books', industry: 'retail' },
  ],
  cities: [
    { city: 'Portland', region: 'ME', postalCode: '04101', country: 'US', phonePrefix: '+120755501' },
    { city: 'Burlington', region: 'VT', postalCode: '05401', country: 'US', phonePrefix: '+180255501' },
    { city: 'Providence', region: 'RI', postalCode: '02903', country: 'US', phonePrefix: '+140155501' },
    { city: 'Worcester', region: 'MA', postalCode: '01608', country: 'US', phonePrefix: '+150855501' },
  ],
  clientCount: 240,
  seed: 20_260_301,
};

const harbor: AgencyPlan = {
  name: 'Harbor & Pine',
  slug: 'harbor-and-pine',
  timeZone: 'Europe/London',
  currency: 'GBP',
  owner: { name: 'Callum Whitfield', email: 'callum@harborpine.example' },
  departments: [
    {
      name: 'Clients',
      members: [
        { name: 'Aoife Brennan', level: 'lead' },
        { name: 'Daniel Osei', level: 'member' },
      ],
    },
    {
      name: 'Delivery',
      members: [
        { name: 'Ines Carvalho', level: 'lead' },
        { name: 'Ravi Menon', level: 'member' },
        { name: 'Sophie Lang', level: 'member' },
      ],
    },
  ],
  guests: [{ name: 'Maya Lindqvist', email: 'maya@northlight.example' }],
  services: [
    { name: 'Bookkeeping', category: 'Accounts', price: 32000, unit: 'month' },
    { name: 'Payroll', category: 'Accounts', price: 1200, unit: 'item' },
    { name: 'Brand identity', category: 'Design', price: 450000, unit: 'project' },
    { name: 'Newsletter', category: 'Content', price: 26000, unit: 'month' },
  ],
  places: [
    'Abbey',
    'Bramley',
    'Castle Row',
    'Dovecote',
    'Elmfield',
    'Foxglove',
    'Greyfriars',
    'Hawthorn',
    'Ivy House',
    'Jubilee',
    'Kestrel',
    'Larkspur',
    'Millpond',
    'Nettlecombe',
    'Oakham',
    'Priory',
    'Quarry Bank',
    'Rookwood',
    'Swanmore',
    'Thistle',
  ],
  trades: [
    { name: 'Opticians', industry: 'health' },
    { name: 'Solicitors', industry: 'legal' },
    { name: 'Mortgages', industry: 'finance' },
    { name: 'Joinery', industry: 'home_services' },
    { name: 'Heating', industry: 'home_services' },
    { name: 'Inn', industry: 'hospitality' },
    { name: 'Tea Rooms', industry: 'hospitality' },
    { name: 'Climbing', industry: 'fitness' },
    { name: 'Antiques', industry: 'retail' },
  ],
  cities: [
    { city: 'Bristol', region: 'Bristol', postalCode: 'BS1 4DJ', country: 'GB', phonePrefix: '+4411749600' },
    {
      city: 'Leeds',
      region: 'West Yorkshire',
      postalCode: 'LS1 5HN',
      country: 'GB',
      phonePrefix: '+4411349600',
    },
    {
      city: 'Reading',
      region: 'Berkshire',
      postalCode: 'RG1 2AG',
      country: 'GB',
      phonePrefix: '+4411849600',
    },
  ],
  clientCount: 120,
  seed: 20_260_302,
};

export const demoAgencies: readonly AgencyPlan[] = [northlight, harbor];
