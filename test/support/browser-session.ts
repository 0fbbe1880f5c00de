/** What came back for one request of a browser session; redirects are not followed by themselves. */
export interface PageAnswer {
  readonly url: URL;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Where it redirects to. */
  readonly location: URL | null;
}

export interface PageForm {
  readonly action: URL;
  readonly fields: URLSearchParams;
}

interface Cookie {
  readonly value: string;
  readonly path: string;
}

/** A browser without scripts, as far as signing in needs one: cookies with their paths, forms, redirects within the service. */
export class BrowserSession {
  readonly #cookies = new Map<string, Cookie>();
  /** Every `Set-Cookie` so far, as it came. */
  readonly setCookies: string[] = [];
  /** Sent with each request. */
  headers: Record<string, string> = {};

  async send(address: string | URL, init: RequestInit = {}): Promise<PageAnswer> {
    const url = new URL(address);
    const headers = {
      ...this.headers,
      ...(init.headers as Record<string, string> | undefined),
      cookie: this.#cookiesFor(url.pathname),
    };
    const answer = await fetch(this.reach(url), { ...init, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) this.#keep(line);
    const location = answer.headers.get('location');
    return {
      url,
      status: answer.status,
      headers: answer.headers,
      text: await answer.text(),
      location: location === null ? null : new URL(location, url),
    };
  }

  /** Where a request to the address really goes: a test may stand for a proxy. */
  protected reach(url: URL): URL {
    return url;
  }

  /** Follows redirects as long as they stay on the service; answers the first that leaves it, or the page. */
  async follow(address: string | URL, init: RequestInit = {}): Promise<PageAnswer> {
    let answer = await this.send(address, init);
    for (let hops = 0; answer.location !== null && answer.location.origin === answer.url.origin; hops += 1) {
      if (hops > 10) throw new Error('The service redirects in a circle.');
      answer = await this.send(answer.location);
    }
    return answer;
  }

  /** Fills in and sends the form of the page whose action ends so. */
  submit(
    page: PageAnswer,
    action: string,
    values: Readonly<Record<string, string>> = {},
  ): Promise<PageAnswer> {
    const form = formOf(page, action);
    for (const [name, value] of Object.entries(values)) form.fields.set(name, value);
    return this.follow(form.action, { method: 'POST', body: form.fields });
  }

  /** Changes a cookie behind the service's back; null removes it. */
  tamper(name: string, value: string | null): void {
    const cookie = this.#cookies.get(name);
    if (cookie === undefined) throw new Error(`There is no cookie ${name}.`);
    if (value === null) this.#cookies.delete(name);
    else this.#cookies.set(name, { ...cookie, value });
  }

  /** Gives the browser a cookie that the service did not set. */
  plant(name: string, value: string): void {
    this.#cookies.set(name, { value, path: '/' });
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name)?.value;
  }

  #cookiesFor(path: string): string {
    return [...this.#cookies]
      .filter(([, cookie]) => path.startsWith(cookie.path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
  }

  #keep(line: string): void {
    this.setCookies.push(line);
    const [pair, ...attributes] = line.split(/; */);
    const [name, value] = [pair!.slice(0, pair!.indexOf('=')), pair!.slice(pair!.indexOf('=') + 1)];
    const attribute = (wanted: string) =>
      attributes.find((one) => one.toLowerCase().startsWith(`${wanted}=`))?.split('=')[1];
    const isOver =
      attribute('max-age') === '0' || Date.parse(attribute('expires') ?? '9999-01-01') < Date.now();
    if (isOver) this.#cookies.delete(name);
    else this.#cookies.set(name, { value, path: attribute('path') ?? '/' });
  }
}

/** The form whose action ends so, with the values that it comes with. */
export function formOf({ text, url }: Pick<PageAnswer, 'text' | 'url'>, action: string): PageForm {
  for (const [, attributes, inside] of text.matchAll(/<form ([^>]*)>(.*?)<\/form>/gs)) {
    const target = /action="([^"]*)"/.exec(attributes!)?.[1];
    if (target?.endsWith(action) !== true) continue;
    const fields = new URLSearchParams();
    for (const [input] of inside!.matchAll(/<input [^>]*>/g)) {
      const [name, type, value = ''] = ['name', 'type', 'value'].map(
        (attribute) => new RegExp(` ${attribute}="([^"]*)"`).exec(input)?.[1],
      );
      if (name !== undefined && (!['radio', 'checkbox'].includes(type ?? '') || input.includes(' checked')))
        fields.set(name, value);
    }
    return { action: new URL(target, url), fields };
  }
  throw new Error(
    `The page has no form for ${action}:\n${text.slice(text.indexOf('<main>'), text.indexOf('</main>'))}`,
  );
}
