import { runBackgroundJob } from '#src/domain/background-jobs/index.ts';
import type { Permission } from '#generated/permissions.ts';
import type { MapLayersHandlers as ConsoleHandlers } from '#generated/console/families/map-layers/handlers.ts';
import type { MapLayersHandlers } from '#generated/families/map-layers/handlers.ts';
import { parts } from '#src/compose.ts';
import { geocodeMapLayer } from '#src/families/map-layers/periodic.ts';
import type { Geocoder } from '#src/platform/geocoding/index.ts';
import type { CallAnswer, CallInput, Service } from '../../support/service.ts';
import { addMember } from '../organization/people.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- the contract has been checked; tests look at what matters to them
export type Answer = any;

type Operation = keyof MapLayersHandlers | keyof ConsoleHandlers | 'getJob';

/** Somebody who draws on maps, and what they call. */
export interface Person {
  readonly id: string;
  readonly key: string;
  /** The data of a call that must succeed. */
  ok(operation: Operation, input?: CallInput): Promise<Answer>;
  /** Status and message of a call that must fail. */
  refused(operation: Operation, input?: CallInput): Promise<[number, string]>;
  list(query?: object): Promise<Answer[]>;
  draw(body?: object): Promise<Answer>;
  features(layer: Answer, query?: object): Promise<Answer>;
}

export const drawing: readonly Permission[] = [
  'clients.view',
  'clients.edit',
  'objects.view',
  'objects.edit',
];
export const managing: readonly Permission[] = [...drawing, 'settings.manage'];

export const world = [-180, -90, 180, 90];

let made = 0;
export const newName = (): string => `Layer ${(made += 1)}`;

export const points = (...places: [string, number, number][]) => ({
  type: 'points',
  places: places.map(([name, latitude, longitude]) => ({ name, latitude, longitude })),
});

export async function newPerson(service: Service, permissions = drawing): Promise<Person> {
  const { id, key } = await addMember(service, service.agencies[0], { permissions });
  const call = (operation: Operation, input?: CallInput): Promise<CallAnswer> =>
    service.call(operation, input, { key });
  const whole = async (operation: Operation, input?: CallInput) => {
    const { status, body } = await call(operation, input);
    if (status !== 200) throw new Error(`${operation} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  };
  const ok: Person['ok'] = async (operation, input) => (await whole(operation, input)).data;
  return {
    id,
    key,
    ok,
    async refused(operation, input) {
      const { status, body } = await call(operation, input);
      return [status, body.error?.message ?? JSON.stringify(body)];
    },
    list: (query = {}) => ok('listMapLayers', { query: { limit: 200, ...query } }),
    draw: (body = {}) =>
      ok('createMapLayer', {
        body: { name: newName(), source: points(['Pier', 43.65, -70.25]), style: { type: 'pins' }, ...body },
      }),
    features: (layer, query = {}) =>
      ok('getMapLayerFeatures', { path: { id: layer.id }, query: { bbox: world, zoom: 10, ...query } }),
  };
}

export const of = (layer: { id: string }) => ({ path: { id: layer.id } });

/** Does what a worker does for a job, with this geocoder. */
export const work = (service: Service, job: Answer, geocoder: Geocoder): Promise<void> =>
  runBackgroundJob([geocodeMapLayer({ geocoder, parts } as never)])(
    { tenantId: service.agencies[0].id, jobId: job.id },
    { db: service.db, log: { error() {} }, signal: undefined } as never,
  );
