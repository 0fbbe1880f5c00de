import { invalid } from '#src/platform/errors/index.ts';
import type {
  Access,
  CataloguedEndpoint,
  Json,
  Listing,
  Paging,
  Parameter,
  Place,
  Provider,
  ServiceRequest,
} from './catalogue/index.ts';

/** The request that a call of an endpoint is, with the proof of the account. */
export function requestFor(
  { provider, endpoint }: Pick<CataloguedEndpoint, 'provider' | 'endpoint'>,
  access: Access,
  values: ReadonlyMap<Parameter, Json>,
  pageToken: string | null,
): ServiceRequest {
  const draft = new Draft(provider, access, endpoint.method, endpoint.path, endpoint.bodyFormat);
  for (const [name, value] of Object.entries(endpoint.fixed?.query ?? {})) draft.query(name, value);
  for (const [path, value] of Object.entries(endpoint.fixed?.body ?? {})) draft.body(path, value);
  for (const [parameter, value] of values)
    for (const place of parameter.to) draft.put(place, value, `body.inputs.${parameter.key}`);
  if (pageToken !== null) draft.page(endpoint.paging!, pageToken);
  return draft.done();
}

/** The request for a page of a list at the service. */
export function listingRequest(
  provider: Provider,
  access: Access,
  { path, method = 'GET', query = {}, body, paging }: Listing,
  pageToken: string | null,
): ServiceRequest {
  const draft = new Draft(provider, access, method, path, 'json');
  for (const [name, value] of Object.entries(query)) draft.query(name, value);
  if (body !== undefined) draft.body('', body);
  if (pageToken !== null && paging !== undefined) draft.page(paging, pageToken);
  return draft.done();
}

class Draft {
  readonly #provider: Provider;
  readonly #access: Access;
  readonly #method: string;
  readonly #format: 'json' | 'form';
  readonly #query: [name: string, value: string][] = [];
  readonly #headers: Record<string, string> = { accept: 'application/json' };
  #path: string;
  #body: Json;

  constructor(
    provider: Provider,
    access: Access,
    method: string,
    path: string,
    format: 'json' | 'form' = 'json',
  ) {
    this.#provider = provider;
    this.#access = access;
    this.#method = method;
    this.#format = format;
    const account = access.subaccountKey ?? '';
    this.#path = path.replaceAll(
      '{subaccount}',
      encodeURIComponent(provider.subaccountInPath?.(account) ?? account),
    );
  }

  put({ in: where, name, encode, keepsSlashes = false }: Place, given: Json, place: string): void {
    const value = encode === undefined ? given : encode(given, this.#access);
    if (where === 'query') return this.query(name, value);
    if (where === 'body') return this.body(name, value);
    if (where === 'header') return void (this.#headers[name] = String(value));
    const parts = keepsSlashes ? String(value).split('/') : [String(value)];
    // A part of dots would lead to another endpoint.
    if (parts.some((part) => /^\.{1,2}$/.test(part)))
      throw invalid(place, 'must not contain the part . or ..');
    this.#path = this.#path.replace(`{${name}}`, () => parts.map(encodeURIComponent).join('/'));
  }

  query(name: string, value: Json): void {
    if (name === '')
      for (const [inner, one] of Object.entries(value as object)) this.#query.push([inner, String(one)]);
    else for (const one of Array.isArray(value) ? value : [value]) this.#query.push([name, String(one)]);
  }

  body(path: string, value: Json): void {
    this.#body = path === '' ? value : withValue(this.#body, path.split('.'), value);
  }

  page({ in: where, name }: Paging, token: string): void {
    if (where === 'query') this.query(name, token);
    else this.body(name, token);
  }

  done(): ServiceRequest {
    const isAbsolute = this.#path.startsWith('https://');
    const url = new URL(isAbsolute ? this.#path : this.#provider.base(this.#access.inputs) + this.#path);
    for (const [name, value] of this.#query) url.searchParams.append(name, value);
    const body =
      this.#body === undefined
        ? undefined
        : this.#format === 'form'
          ? formOf(this.#body)
          : JSON.stringify(this.#body);
    if (body !== undefined)
      this.#headers['content-type'] =
        this.#format === 'form' ? 'application/x-www-form-urlencoded' : 'application/json; charset=utf-8';
    const request = { method: this.#method, url, headers: this.#headers, body };
    this.#provider.authorize(request, this.#access);
    return request;
  }
}

/** The value with another one at a path; a number in the path is a place in a list. */
function withValue(whole: Json, [first = '', ...rest]: readonly string[], value: Json): Json {
  const inner = (current: Json) => (rest.length === 0 ? value : withValue(current, rest, value));
  if (/^\d+$/.test(first)) {
    const list = Array.isArray(whole) ? [...(whole as Json[])] : [];
    list[Number(first)] = inner(list[Number(first)]);
    return list;
  }
  const record = (whole ?? {}) as Record<string, Json>;
  return { ...record, [first]: inner(record[first]) };
}

/** As forms nest: `metadata[order]=17`. */
function formOf(body: Json): string {
  const form = new URLSearchParams();
  const add = (name: string, value: Json): void => {
    if (value !== null && typeof value === 'object')
      for (const [inner, one] of Object.entries(value)) add(name === '' ? inner : `${name}[${inner}]`, one);
    else form.append(name, String(value));
  };
  add('', body);
  return form.toString();
}
