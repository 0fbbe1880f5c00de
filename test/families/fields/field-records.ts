import { randomUUID } from 'node:crypto';
import type { BodyOf, Service } from '../../support/service.ts';

/** A key that no other test uses. */
export const newKey = (prefix = 'f'): string => `${prefix}_${randomUUID().slice(0, 8)}`;

/** A definition; a text field of the agency unless `body` says otherwise. */
export async function newField(service: Service, body: Record<string, unknown> = {}) {
  return (
    await service.ok('createField', {
      body: { record_kind: 'agency', key: newKey(), name: 'Field', config: { type: 'text' }, ...body },
    })
  ).data;
}

type Config = BodyOf<'createField'>['data']['config'];

/** The configuration of a field that is of this type. */
export function configOf<Type extends Config['type']>(
  { config }: { readonly config: Config },
  type: Type,
): Extract<Config, { type: Type }> {
  if (config.type !== type) throw new Error(`The field has the type ${config.type}.`);
  return config as Extract<Config, { type: Type }>;
}

/** Choices by their labels. */
export const choices = (...labels: string[]) => labels.map((label) => ({ label }));

/** Writes values of the agency's fields; answers the call. */
export const writeValues = (service: Service, fieldValues: Record<string, unknown>) =>
  service.call('updateAgencyFields', { body: { field_values: fieldValues } });

export const agencyValues = async (service: Service) =>
  (await service.ok('getAgencyFields')).data.field_values;
