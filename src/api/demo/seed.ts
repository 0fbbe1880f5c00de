import { Isolate } from '#src/platform/isolate/index.ts';
import { aiAsker, AiModels } from '#src/domain/ai/index.ts';
import { PushKeys } from '#src/domain/notifications/index.ts';
import { Connector } from '#src/domain/connections/index.ts';
import { EndpointCaller } from '#src/domain/integrations/index.ts';
import { McpServers } from '#src/domain/mcp-connections/index.ts';
import { PaymentDesk } from '#src/domain/payments/index.ts';
import { randomBytes } from 'node:crypto';
import { permissions } from '#generated/permissions.ts';
import type { Parts } from '#src/call/parts.ts';
import { LiveStreams } from '#src/domain/live/index.ts';
import { Changes } from '#src/platform/changes/index.ts';
import { inOneTransaction, type Connections } from '#src/platform/db/index.ts';
import type { Door } from '#src/api/door/index.ts';
import type { Log } from '#src/platform/log.ts';
import { outboxSender } from '#src/platform/mail/index.ts';
import { openSealer } from '#src/platform/secrets/index.ts';
import { openStorage } from '#src/platform/storage/index.ts';
import { createCodeCounter, createPasswordChecker } from '#src/api/auth/index.ts';
import type { Services } from '#src/call/services.ts';
import { createAgency, hasAgencies, issueServiceKey } from '#src/domain/tenants/index.ts';
import { demoAgencies, type AgencyPlan } from './agencies.ts';
import { openInnerDoor } from '../inner-door.ts';
import { callAsOwner } from './caller.ts';
import { fillClients } from './clients.ts';
import { writeDemoFile, type DemoAgency } from './demo-file.ts';
import { fillEscalations } from './escalations.ts';
import { fillFields } from './fields.ts';
import { keepToInbox } from './inbox.queries.ts';
import { fillPeople } from './people.ts';
import { fillProfiles } from './profiles.ts';
import { Random } from './random.ts';
import { fillServices } from './services.ts';
import { fillSops } from './sops.ts';
import { fillWork } from './work.ts';

export interface SeedOptions {
  readonly dataDir: string;
  readonly encryptionKeys: readonly Buffer[];
  readonly databaseUrl: string | null;
  readonly ownerUrl: string;
  readonly log: Log;
  readonly parts: Parts;
}

const command = 'demo';
const viewing = permissions.filter((permission) => permission.endsWith('.view'));

/**
 * Fills an empty system with the demo agencies and writes `demo.json`; a system that is in use stays as it is. Of
 * several processes that start at once one does it, the others wait. All of it is one transaction, so a process that
 * is killed meanwhile leaves an empty system, and the next start fills it.
 */
export async function seedDemo({ ownerUrl, log, parts, ...config }: SeedOptions): Promise<void> {
  await inOneTransaction(ownerUrl, command, async (db) => {
    if (await hasAgencies(db.system)) return;
    const startedAt = performance.now();
    const sealer = await openSealer(config, db);
    const changes = new Changes(db, log);
    const models = new AiModels([]);
    const connector = new Connector({ services: [], sealer, addresses: { allowPrivate: false } });
    const services: Services = {
      sealer,
      addresses: { allowPrivate: false },
      dns: { txt: async () => ({ kind: 'no_answer' }) },
      mail: { from: outboxSender, provider: 'outbox' },
      operatorMail: null,
      baseUrl: () => '',
      hostedUrl: () => '',
      checkPassword: createPasswordChecker(db, () => services),
      takeCodeAttempt: createCodeCounter(db),
      takeSenderAttempt: async () => undefined,
      parts,
      storage: openStorage(config),
      scanner: null,
      geocoder: null,
      isolate: new Isolate(),
      changes,
      live: new LiveStreams({ db, changes, log }),
      ai: models,
      askAi: aiAsker({ db, models, log }),
      pushKeys: new PushKeys(db, sealer),
      connector,
      endpoints: new EndpointCaller({ db, connector, addresses: { allowPrivate: false } }),
      mcpServers: new McpServers({ db, sealer, addresses: { allowPrivate: false } }),
      payments: new PaymentDesk({ db, sealer, addresses: { allowPrivate: false } }),
      budgets: { rest: 0, mcp: 0, mcp_subject: 0 },
    };
    const agencies: DemoAgency[] = [];
    for (const plan of demoAgencies)
      agencies.push(await fillAgency(openInnerDoor(db, services, log), db, plan));
    // Before the commit: there must never be agencies whose keys nobody knows.
    await writeDemoFile(config.dataDir, { base_url: '', agencies });
    log.info(
      { agencies: agencies.length, duration_ms: Math.round(performance.now() - startedAt) },
      'demo agencies created; their keys are in demo.json',
    );
  });
}

async function fillAgency(door: Door, db: Connections, plan: AgencyPlan): Promise<DemoAgency> {
  const { name, slug, timeZone, currency } = plan;
  const owner = { ...plan.owner, password: randomBytes(12).toString('base64url') };
  const agency = await createAgency(db, { name, slug, timeZone, currency, owner });
  const random = new Random(plan.seed);
  const call = callAsOwner(door, agency.id, { id: agency.ownerId, name: owner.name });
  const people = await db.write(agency.id, (scope) => fillPeople(scope.db, plan, agency.ownerId));
  await fillServices(call, plan);
  await fillSops(call);
  const profiles = await fillProfiles(call, plan);
  await fillFields(call, plan, profiles);
  const userIds = [agency.ownerId, ...people];
  const clientIds = await fillClients(call, random, plan, { profiles, userIds });
  await fillWork(call, random, { clientIds, userIds, now: db.clock.now() });
  await fillEscalations(call, random, { clientIds, ownerId: agency.ownerId });
  await db.write(agency.id, (scope) => keepToInbox(scope.db));
  return {
    id: agency.id,
    name,
    api_key: await issueServiceKey(db, agency.id, 'Demo key', permissions, command),
    readonly_api_key: await issueServiceKey(db, agency.id, 'Demo key, read only', viewing, command),
    owner: { email: owner.email, password: owner.password },
  };
}
