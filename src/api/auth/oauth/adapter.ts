import { errors, type Adapter, type AdapterFactory, type AdapterPayload } from 'oidc-provider';
import type { Connections } from '#src/platform/db/index.ts';
import { conceal, hashOf, restore, type Payload } from './artefacts.ts';
import {
  deleteArtefact,
  endGrant,
  findActiveGrant,
  findArtefact,
  findClient,
  findSession,
  updateConsumed,
  upsertArtefact,
  type FoundArtefact,
} from './artefacts.queries.ts';
import { currentRequest } from './origin.ts';
import { innerScopes, lifetimes, paths } from './settings.ts';

/**
 * How the library keeps things: all of it in Postgres, so that any process can answer the next request. `resources` are the
 * spellings of the one resource that there is: whichever was asked for, all are granted.
 */
export const createAdapter =
  (db: Pick<Connections, 'system'>, resources: readonly string[]): AdapterFactory =>
  (model) => {
    if (model === 'Client') return new Clients(db);
    if (model === 'Grant') return new Grants(db, resources);
    return new Artefacts(db, model, resources);
  };

/** What nothing of ours makes the library ask for. */
abstract class Base implements Adapter {
  protected readonly db: Pick<Connections, 'system'>;
  constructor(db: Pick<Connections, 'system'>) {
    this.db = db;
  }

  abstract find(id: string): Promise<AdapterPayload | undefined>;

  upsert(_id: string, _payload: AdapterPayload, _expiresIn: number): Promise<void> {
    return Promise.reject(new Error('This model is read-only for the OAuth library.'));
  }

  findByUserCode(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  findByUid(_uid: string): Promise<AdapterPayload | undefined> {
    return Promise.resolve(undefined);
  }

  consume(_id: string): Promise<void> {
    return Promise.resolve();
  }

  destroy(_id: string): Promise<void> {
    return Promise.resolve();
  }

  /** Tokens end with their grant, which the library ends beside them. */
  revokeByGrantId(): Promise<void> {
    return Promise.resolve();
  }
}

/** Tokens and codes that clients exchange for others, perhaps by another spelling of the resource. */
const exchanged = new Set(['AuthorizationCode', 'RefreshToken']);

const browserState = new Set(['Session', 'Interaction']);

/** Sessions, interactions, codes and tokens, by the hash of what their holder presents. */
class Artefacts extends Base {
  readonly #model: string;
  readonly #resources: readonly string[];

  constructor(db: Pick<Connections, 'system'>, model: string, resources: readonly string[]) {
    super(db);
    this.#model = model;
    this.#resources = resources;
  }

  override async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const expiresAt = new Date(
      payload.exp === undefined ? Date.now() + expiresIn * 1000 : payload.exp * 1000,
    );
    const artefact = {
      model: this.#model,
      hash: hashOf(id),
      uid: payload.uid ?? null,
      grantId: payload.grantId ?? null,
      expiresAt,
    };
    await upsertArtefact(
      this.db.system,
      { ...artefact, payload: conceal(payload as Payload, id) },
      currentRequest().origin,
    );
  }

  override async find(id: string): Promise<AdapterPayload | undefined> {
    const found = await this.#find(id);
    if (found === undefined) return undefined;
    const { payload, is_consumed: isConsumed, exp } = found;
    // One that was used is told as used, and not as expired, whenever it comes again: that ends its family.
    const state = isConsumed
      ? { consumed: exp, exp: Math.max(exp, Math.floor(Date.now() / 1000) + 60) }
      : { exp };
    return {
      ...restore(payload, id),
      ...state,
      ...(exchanged.has(this.#model) && { resource: [...this.#resources] }),
    } as AdapterPayload;
  }

  /** A refresh token counts as unused for a moment after its first use. */
  #find(id: string): Promise<FoundArtefact | undefined> {
    return findArtefact(
      this.db.system,
      this.#model,
      hashOf(id),
      this.#model === 'RefreshToken' ? lifetimes.refreshRetry : 0,
    );
  }

  override async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return (await findSession(this.db.system, uid)) as AdapterPayload | undefined;
  }

  override async consume(id: string): Promise<void> {
    if (await updateConsumed(this.db.system, this.#model, hashOf(id))) return;
    // Another request was faster, in this process or elsewhere, perhaps after the library had looked.
    const found = await this.#find(id);
    if (found?.is_consumed === false) return;
    if (found?.payload.grantId !== undefined)
      await endGrant(this.db.system, found.payload.grantId, 'reuse', currentRequest().origin);
    throw new errors.InvalidGrant('already used');
  }

  /** Codes and tokens stay until their time, so that they are known when they come again; their grant has ended. */
  override destroy(id: string): Promise<void> {
    if (!browserState.has(this.#model)) return Promise.resolve();
    return deleteArtefact(this.db.system, this.#model, hashOf(id));
  }
}

/** Clients that registered; they do so in register.ts. */
class Clients extends Base {
  override async find(id: string): Promise<AdapterPayload | undefined> {
    return (await findClient(this.db.system, id)) as AdapterPayload | undefined;
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Grants are made by the consent page, and live in a table of the agency. */
class Grants extends Base {
  readonly #resources: readonly string[];

  constructor(db: Pick<Connections, 'system'>, resources: readonly string[]) {
    super(db);
    this.#resources = resources;
  }

  override async find(id: string): Promise<AdapterPayload | undefined> {
    if (!uuid.test(id)) return undefined;
    const grant = await findActiveGrant(this.db.system, id);
    if (grant === undefined) return undefined;
    const { account_id: accountId, client_id: clientId } = grant;
    const scope = innerScopes.join(' ');
    return {
      jti: id,
      kind: 'Grant',
      accountId,
      clientId,
      openid: { scope },
      resources: Object.fromEntries(this.#resources.map((resource) => [resource, scope])),
    };
  }

  override async destroy(id: string): Promise<void> {
    const { endpoint, origin } = currentRequest();
    await endGrant(this.db.system, id, endpoint === paths.revoke ? 'client' : 'reuse', origin);
  }
}
