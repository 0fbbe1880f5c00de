import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

const file = (name: string): string => readFileSync(new URL(`./tls/${name}`, import.meta.url), 'utf8');

interface Handed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A real push service (RFC 8030), which keeps what it was handed and answers as it is told. */
export class PushService {
  readonly handed: Handed[] = [];
  status = 201;
  readonly #server: Server;

  private constructor() {
    this.#server = createServer(
      { key: file('receiver.key'), cert: file('receiver.pem') },
      (request, response) => {
        const chunks: Buffer[] = [];
        request.on('data', (chunk: Buffer) => chunks.push(chunk));
        request.on('end', () => {
          this.handed.push({ path: request.url!, headers: request.headers, body: Buffer.concat(chunks) });
          response.writeHead(this.status).end();
        });
      },
    );
  }

  static async start(): Promise<PushService> {
    const service = new PushService();
    await new Promise<void>((resolve) => service.#server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  /** A browser that takes messages at an address of its own. */
  newBrowser(): Browser {
    const { port } = this.#server.address() as AddressInfo;
    return new Browser(`https://push.receiver.test:${port}/send/${randomBytes(8).toString('hex')}`);
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => void this.#server.close(() => resolve()));
  }
}

/** A browser's end of a push subscription: it alone can read what is sent to it (RFC 8291). */
export class Browser {
  readonly push_url: string;
  readonly #keys: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor(url: string) {
    this.push_url = url;
    this.#keys.generateKeys();
  }

  /** What it gives to whom it lets send to it. */
  get subscription() {
    return {
      platform: 'web' as const,
      push_url: this.push_url,
      public_key: this.#keys.getPublicKey().toString('base64url'),
      auth_key: this.#auth.toString('base64url'),
    };
  }

  read(body: Buffer): Record<string, unknown> {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + body[20]!);
    const sealed = body.subarray(21 + body[20]!);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender]);
    const shared = Buffer.from(hkdfSync('sha256', this.#keys.computeSecret(sender), this.#auth, info, 32));
    const derive = (label: string, length: number) =>
      Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${label}\0`, length));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()) as Record<string, unknown>;
  }
}
