import { generateKeyPairSync, hash, randomBytes, sign, type KeyObject } from 'node:crypto';

const ofPerson = 0x05; // present and verified
const withKey = 0x40;

/** A device with one passkey, which answers for its owner (WebAuthn, level 3): ES256, without attestation. */
export class Authenticator {
  readonly #origin: string;
  readonly #id = randomBytes(16);
  readonly #key: KeyObject;
  readonly #coordinates: Buffer;
  counter = 0;

  constructor(origin: string) {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x, y } = publicKey.export({ format: 'jwk' });
    this.#origin = origin;
    this.#key = privateKey;
    this.#coordinates = Buffer.concat([cose.before, bytesOf(x!), cose.between, bytesOf(y!)]);
  }

  /** What a browser gives when a passkey is made. */
  create({ challenge }: { readonly challenge: string }) {
    const length = Buffer.from([0, this.#id.length]);
    const about = Buffer.concat([Buffer.alloc(16), length, this.#id, this.#coordinates]);
    const data = this.#data(ofPerson | withKey, about);
    const attestation = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from('fmt'),
      Buffer.from([0x64]),
      Buffer.from('none'),
      Buffer.from([0x67]),
      Buffer.from('attStmt'),
      Buffer.from([0xa0, 0x68]),
      Buffer.from('authData'),
      Buffer.from([0x58, data.length]),
      data,
    ]);
    return this.#credential({
      clientDataJSON: textOf(this.#client('webauthn.create', challenge)),
      attestationObject: textOf(attestation),
      transports: ['internal'],
    });
  }

  /** What a browser gives when the passkey signs in. */
  get({ challenge }: { readonly challenge: string }) {
    this.counter += 1;
    const data = this.#data(ofPerson, Buffer.alloc(0));
    const client = this.#client('webauthn.get', challenge);
    const signed = Buffer.concat([data, hash('sha256', client, 'buffer')]);
    return this.#credential({
      clientDataJSON: textOf(client),
      authenticatorData: textOf(data),
      signature: textOf(sign('sha256', signed, this.#key)),
    });
  }

  #credential(response: Record<string, unknown>) {
    const id = textOf(this.#id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #data(flags: number, rest: Buffer): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const party = hash('sha256', new URL(this.#origin).hostname, 'buffer');
    return Buffer.concat([party, Buffer.from([flags]), counter, rest]);
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }
}

/** A key of curve P-256 for ES256 (RFC 9052), around its coordinates. */
const cose = {
  before: Buffer.from('a5010203262001215820', 'hex'),
  between: Buffer.from('225820', 'hex'),
};

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url');
const textOf = (bytes: Buffer): string => bytes.toString('base64url');
