import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';

/** What signs the letters of a domain (RFC 6376). */
export interface DkimKey {
  readonly domain: string;
  readonly selector: string;
  /** PEM. */
  readonly privateKey: string;
}

const modulusLength = 2_048;
const generate = promisify(generateKeyPair);

/** A new key, and the record that publishes its public half. */
export async function createDkimKey(
  domain: string,
  selector: string,
): Promise<{ readonly key: DkimKey; readonly record: string }> {
  const { privateKey, publicKey } = await generate('rsa', { modulusLength });
  return {
    key: { domain, selector, privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string },
    record: `v=DKIM1; k=rsa; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`,
  };
}
