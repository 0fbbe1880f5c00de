import { errors, type Adapter, type AdapterFactory, type AdapterPayload } from 'oidc-provider';
import type { Db } from '#src/db/index.ts';
import { conceal, hashOf, restore, type Payload } from './artefacts.ts';
import { deleteArtefact, endGrant, findActiveGrant, findArtefact, findClient, findSession, updateConsumed, upsertArtefact } from './artefacts.queries.ts';
import { currentRequest } from './origin.ts';
import { innerScopes, paths } from './settings.ts';

/** How the library keeps things: all of it in Postgres, so that any process can answer the next request. */
export const createAdapter = (db: Pick<Db, 'system'>): AdapterFactory => (model) => {
  if (model === 'Client') return new Clients(db);
  if (model === 'Grant') return new Grants(db);
  return new Artefacts(db, model);
};

/** What nothing of ours makes the library ask for. */
abstract class Base implements Adapter {
  protected readonly db: Pick<Db, 'system'>;
  constructor(db: Pick<Db, 'system'>) {
    this.db = db;
  }

  abstract find(id: string): Promise<AdapterPayload | undefined>;

  upsert(_id: string, _payload: AdapterPayload, _expiresIn: number): Promise<void> {
    return Promise.reject(new Error('The library does not write these.'));
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

const browserState = new Set(['Session', 'Interaction']);

/** Sessions, interactions, codes and tokens, by the hash of what their holder presents. */
class Artefacts extends Base {
  readonly #model: string;

  constructor(db: Pick<Db, 'system'>, model: string) {
    super(db);
    this.#model = model;
  }

  override async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const expiresAt = new Date(payload.exp === undefined ? Date.now() + expiresIn * 1000 : payload.exp * 1000);
    const artefact = { model: this.#model, hash: hashOf(id), uid: payload.uid ?? null, grantId: payload.grantId ?? null, expiresAt };
    await upsertArtefact(this.db.system, { ...artefact, payload: conceal(payload as Payload, id) }, currentRequest().origin);
  }

  override async find(id: string): Promise<AdapterPayload | undefined> {
    const found = await findArtefact(this.db.system, this.#model, hashOf(id));
    if (found === undefined) return undefined;
    const { payload, is_consumed: isConsumed, exp } = found;
    // One that was used is told as used, and not as expired, whenever it comes again: that ends its family.
    const state = isConsumed ? { consumed: exp, exp: Math.max(exp, Math.floor(Date.now() / 1000) + 60) } : { exp };
    return { ...restore(payload, id), ...state } as AdapterPayload;
  }

  override async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return (await findSession(this.db.system, uid)) as AdapterPayload | undefined;
  }

  override async consume(id: string): Promise<void> {
    if (await updateConsumed(this.db.system, this.#model, hashOf(id))) return;
    // Another request was faster, in this process or elsewhere, after the library had looked.
    const found = await findArtefact(this.db.system, this.#model, hashOf(id));
    if (found?.payload.grantId !== undefined) await endGrant(this.db.system, found.payload.grantId, 'reuse', currentRequest().origin);
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
  override async find(id: string): Promise<AdapterPayload | undefined> {
    if (!uuid.test(id)) return undefined;
    const grant = await findActiveGrant(this.db.system, id);
    if (grant === undefined) return undefined;
    const { account_id: accountId, client_id: clientId, resource } = grant;
    return { jti: id, kind: 'Grant', accountId, clientId, openid: { scope: innerScopes.join(' ') }, resources: { [resource]: innerScopes.join(' ') } };
  }

  override async destroy(id: string): Promise<void> {
    const { endpoint, origin } = currentRequest();
    await endGrant(this.db.system, id, endpoint === paths.revoke ? 'client' : 'reuse', origin);
  }
}
