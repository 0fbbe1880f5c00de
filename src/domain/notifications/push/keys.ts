import type { Connections } from '#src/platform/db/index.ts';
import type { Sealer } from '#src/platform/secrets/index.ts';
import { insertKey, selectKey } from './push.queries.ts';

export const vapidContext = { tenantId: 'service', purpose: 'vapid_key' };

export interface VapidKeys {
  /** What browsers subscribe with. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The pair of keys by which push services know this installation (RFC 8292), made at its first use and the same in every process. */
export class PushKeys {
  readonly #db: Pick<Connections, 'system'>;
  readonly #sealer: Sealer;
  #keys: Promise<VapidKeys> | undefined;

  constructor(db: Pick<Connections, 'system'>, sealer: Sealer) {
    this.#db = db;
    this.#sealer = sealer;
  }

  get(): Promise<VapidKeys> {
    return (this.#keys ??= this.#open().catch((error: unknown) => {
      this.#keys = undefined;
      throw error;
    }));
  }

  async #open(): Promise<VapidKeys> {
    let stored = await selectKey(this.#db.system);
    if (stored === undefined) {
      const { generateVAPIDKeys } = (await import('web-push')).default;
      const made = generateVAPIDKeys();
      const sealed = this.#sealer.seal(made.privateKey, vapidContext);
      await insertKey(this.#db.system, { public_key: made.publicKey, sealed });
      // Of several processes that make one at once, one does.
      stored = (await selectKey(this.#db.system))!;
    }
    return { publicKey: stored.public_key, privateKey: this.#sealer.open(stored.sealed, vapidContext) };
  }
}
