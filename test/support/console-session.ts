import type { Service } from './service.ts';
import { BrowserSession, type PageAnswer } from './browser-session.ts';

/** A browser that is signed in to the console. */
export class ConsoleSession {
  readonly browser: BrowserSession;
  readonly #url: string;
  /** What the session's own pages send along. */
  proof: string | undefined;

  constructor(url: string, browser = new BrowserSession()) {
    this.#url = url;
    this.browser = browser;
  }

  static async signIn(
    service: Pick<Service, 'url'>,
    email: string,
    password: string,
  ): Promise<ConsoleSession> {
    const session = new ConsoleSession(service.url);
    const answer = await session.submitSignIn(email, password);
    if (answer.url.pathname !== '/console')
      throw new Error(`Signing in led to ${answer.url.pathname}: ${answer.text.slice(0, 2000)}`);
    await session.refresh();
    return session;
  }

  async submitSignIn(email: string, password: string): Promise<PageAnswer> {
    return this.browser.submit(
      await this.browser.follow(`${this.#url}/console/sign-in`),
      '/console/sign-in',
      { email, password },
    );
  }

  /** What the page does when it is opened: learns who is signed in, and the proof. */
  async refresh(): Promise<CallAnswer> {
    const answer = await this.call('GET', '/console/api/session');
    this.proof = answer.body?.data?.session?.proof;
    return answer;
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<CallAnswer> {
    const answer = await this.browser.send(`${this.#url}${path}`, {
      method,
      headers: {
        ...(this.proof !== undefined && { 'x-session-proof': this.proof }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return {
      status: answer.status,
      headers: answer.headers,
      body: answer.text === '' ? undefined : JSON.parse(answer.text),
    };
  }
}

export interface CallAnswer {
  readonly status: number;
  readonly headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers freely
  readonly body: any;
}
