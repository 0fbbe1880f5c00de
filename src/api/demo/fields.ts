import type { CompositeType, FieldCreate } from '#generated/types.gen.ts';
import type { AgencyPlan } from './agencies.ts';
import type { Call } from './caller.ts';
import type { Profiles } from './profiles.ts';

const industries = [
  { key: 'health', label: 'Health', color: '#6aa84f' },
  { key: 'legal', label: 'Legal', color: '#674ea7' },
  { key: 'finance', label: 'Finance', color: '#3d85c6' },
  { key: 'home_services', label: 'Home services', color: '#e69138' },
  { key: 'hospitality', label: 'Hospitality', color: '#cc4125' },
  { key: 'fitness', label: 'Fitness', color: '#45818e' },
  { key: 'retail', label: 'Retail', color: '#a64d79' },
];
const channels = [
  { key: 'search', label: 'Search' },
  { key: 'paid_ads', label: 'Paid ads' },
  { key: 'social', label: 'Social media' },
  { key: 'email', label: 'E-mail' },
  { key: 'print', label: 'Print' },
  { key: 'referral', label: 'Referral' },
];

/** Client fields of every type, some of one profile only, and a few of the agency itself, in folders. */
export async function fillFields(call: Call, plan: AgencyPlan, profiles: Profiles): Promise<void> {
  const folder = async (name: string): Promise<string> =>
    (await call('createFieldFolder', { body: { name } })).id;
  const business = await folder('Business');
  const contract = await folder('Contract');
  const reach = await folder('Reach');
  const composites: CompositeType[] = await call('listFieldCompositeTypes', { query: { limit: 200 } });
  const composite = (key: string) => ({
    type: 'composite' as const,
    composite_type_id: composites.find((type) => type.key === key)!.id,
  });
  const country = plan.cities[0]!.country;

  const clientFields: Omit<FieldCreate, 'record_kind'>[] = [
    {
      key: 'industry',
      name: 'Industry',
      config: { type: 'single_choice', choices: industries },
      folder_id: business,
    },
    {
      key: 'employees',
      name: 'Employees',
      config: { type: 'number', min: 0, max: 100_000, decimals: 0 },
      folder_id: business,
    },
    {
      key: 'reference_code',
      name: 'Reference code',
      config: {
        type: 'text',
        max_length: 12,
        pattern: '[A-Z]{2}-[0-9]{4}',
        pattern_hint: 'two letters, a dash and four digits',
      },
      is_unique: true,
      folder_id: business,
    },
    {
      key: 'goals',
      name: 'Goals',
      description: 'What the client wants to reach this year, in their words.',
      config: { type: 'long_text', format: 'markdown' },
      folder_id: business,
    },
    { key: 'is_key_account', name: 'Key account', config: { type: 'checkbox' }, folder_id: business },
    { key: 'referred_by', name: 'Referred by', config: { type: 'client' }, folder_id: business },
    { key: 'opening_hours', name: 'Opening hours', config: composite('opening_hours'), folder_id: business },
    {
      key: 'brand_guide',
      name: 'Brand guide',
      config: { type: 'file', content_types: ['application/pdf', 'image/*'] },
      folder_id: business,
    },
    {
      key: 'monthly_budget',
      name: 'Monthly budget',
      config: { type: 'money', currency: plan.currency, min_minor: 0 },
      folder_id: contract,
    },
    {
      key: 'annual_budget',
      name: 'Annual budget',
      config: {
        type: 'formula',
        expression: `money(amount(monthly_budget) * 12, "${plan.currency}")`,
        result_type: 'money',
      },
      folder_id: contract,
    },
    { key: 'contract_start', name: 'Contract start', config: { type: 'date' }, folder_id: contract },
    { key: 'next_review_at', name: 'Next review', config: { type: 'date_time' }, folder_id: contract },
    { key: 'account_lead', name: 'Account lead', config: { type: 'user' }, folder_id: contract },
    {
      key: 'bank_details',
      name: 'Bank details',
      config: composite('bank_details'),
      is_sensitive: true,
      folder_id: contract,
    },
    { key: 'website', name: 'Website', config: { type: 'url', is_https_only: true }, folder_id: reach },
    { key: 'billing_email', name: 'Billing e-mail', config: { type: 'email' }, folder_id: reach },
    {
      key: 'main_phone',
      name: 'Main phone',
      config: { type: 'phone', default_country: country },
      folder_id: reach,
    },
    {
      key: 'head_office',
      name: 'Head office',
      config: { type: 'address', required_parts: ['city', 'country'] },
      folder_id: reach,
    },
    {
      key: 'channels',
      name: 'Channels',
      config: { type: 'multi_choice', choices: channels, max_items: 6 },
      folder_id: reach,
    },
    {
      key: 'retainer_hours',
      name: 'Hours a month',
      profile_id: profiles.retainer,
      config: { type: 'number', min: 1, max: 400, decimals: 1, unit: 'h' },
      folder_id: contract,
    },
    {
      key: 'project_deadline',
      name: 'Deadline',
      profile_id: profiles.project,
      config: { type: 'date' },
      folder_id: contract,
    },
  ];
  const agencyFields: Omit<FieldCreate, 'record_kind'>[] = [
    { key: 'founded_on', name: 'Founded on', config: { type: 'date' } },
    { key: 'registration', name: 'Tax registration', config: composite('tax_registration') },
    {
      key: 'house_style',
      name: 'House style',
      description: 'How texts to clients should sound.',
      config: { type: 'long_text' },
    },
  ];
  for (const field of clientFields)
    await call('createField', { body: { ...field, record_kind: 'client' } satisfies FieldCreate });
  for (const field of agencyFields)
    await call('createField', { body: { ...field, record_kind: 'agency' } satisfies FieldCreate });
  await call('updateAgencyFields', {
    body: {
      field_values: {
        founded_on: '2014-05-12',
        house_style: 'Plain words, short sentences, no exclamation marks.',
      },
    },
  });
}
