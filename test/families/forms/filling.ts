import { hash } from 'node:crypto';
import type { Service, TestAgency } from '../../support/service.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- the contract has been checked; tests look at what matters to them
export type Answer = any;

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** `data` of an answer, or its error. */
  readonly data: Answer;
}

export const company = { type: 'short_text', key: 'company', label: 'Company name', is_required: true };
export const email = { type: 'email', key: 'email', label: 'E-mail', is_required: true };
export const services = {
  type: 'multi_choice',
  key: 'services',
  label: 'What do you need?',
  choices: [
    { key: 'search', label: 'Search ads' },
    { key: 'social', label: 'Social media' },
  ],
};

/** What authors of forms do, in one agency, and what people do who fill them in. */
export class Forms {
  readonly service: Service;
  readonly agency: TestAgency;

  constructor(service: Service, agency: TestAgency = service.agencies[0]) {
    this.service = service;
    this.agency = agency;
  }

  async ok(operation: string, input: object = {}, key = this.agency.key): Promise<Answer> {
    const { status, body } = await this.call(operation, input, key);
    if (status !== 200) throw new Error(`${operation} answered ${status}: ${JSON.stringify(body)}`);
    return body.data;
  }

  call(
    operation: string,
    input: object = {},
    key = this.agency.key,
  ): Promise<{ status: number; body: Answer }> {
    return this.service.call(operation as never, input as never, { key }) as Promise<{
      status: number;
      body: Answer;
    }>;
  }

  /** Status and message of a call that is refused. */
  async refused(operation: string, input: object = {}, key?: string): Promise<readonly [number, string]> {
    const { status, body } = await this.call(operation, input, key);
    return [status, body.error?.message ?? ''];
  }

  create(
    elements: readonly object[] = [company, email, services],
    settings?: object,
    more: object = {},
  ): Promise<Answer> {
    return this.ok('createForm', {
      body: { name: 'New client intake', elements, ...(settings && { settings }), ...more },
    });
  }

  /** A published form, by default without a captcha. */
  async publish(elements?: readonly object[], settings: Answer = {}, more?: object): Promise<Answer> {
    const access = { is_captcha_required: false, ...settings.access };
    const { id } = await this.create(elements, { ...settings, access }, more);
    return this.ok('publishForm', { path: { id } });
  }

  /** A submission by the API of the hosted page, as far as its address. */
  async start(form: { embed_url: string }, answers: object, more: object = {}): Promise<string> {
    const { status, data } = await hosted('POST', `${form.embed_url}/submissions`, { answers, ...more });
    if (status !== 200) throw new Error(`start answered ${status}: ${JSON.stringify(data)}`);
    return `${new URL(form.embed_url).origin}/hosted/form-submissions/${data.token}`;
  }

  /** Fills the form in and submits it; the latest submission of the form. */
  async fillIn(form: { id: string; embed_url: string }, answers: object, more: object = {}): Promise<Answer> {
    const address = await this.start(form, answers, more);
    const { status, data } = await hosted('POST', `${address}/submit`, {});
    if (status !== 200) throw new Error(`submit answered ${status}: ${JSON.stringify(data)}`);
    const [submission] = await this.submissions(form);
    return submission;
  }

  submissions(form: { id: string }, query: object = {}): Promise<Answer[]> {
    return this.ok('listFormSubmissions', { query: { form_id: [form.id], ...query } });
  }

  /** The submission once the worker is done with it. */
  async settled({ id }: { id: string }): Promise<Answer> {
    const until = Date.now() + 60_000;
    for (;;) {
      const { submission } = await this.ok('getFormSubmission', { path: { id } });
      if (submission.status !== 'submitted') return submission;
      if (Date.now() > until) throw new Error(`The submission is still ${JSON.stringify(submission)}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async send(form: { id: string; embed_url: string }, answers: object, more?: object): Promise<Answer> {
    return this.settled(await this.fillIn(form, answers, more));
  }
}

/** A call of a hosted address, as the page makes it. */
export async function hosted(
  method: string,
  url: string,
  body?: object | FormData,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const isForm = body instanceof FormData;
  const response = await fetch(url, {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  const parsed = isJson ? (JSON.parse(text) as Answer) : undefined;
  return { status: response.status, headers: response.headers, text, data: parsed?.data ?? parsed?.error };
}

/** Solves the captcha of a form, as its page does. */
export function solve({ challenge, difficulty }: { challenge: string; difficulty: number }): string {
  for (let nonce = 0; ; nonce += 1) {
    const token = `${challenge}.${nonce}`;
    const bits = hash('sha256', token, 'buffer');
    if (zeroBits(bits) >= difficulty) return token;
  }
}

function zeroBits(bytes: Buffer): number {
  const first = bytes.findIndex((byte) => byte !== 0);
  return first * 8 + Math.clz32(bytes[first]!) - 24;
}
