import { isObject, own } from '../../src/compiler/json.ts';
import type { ContractView, OperationSite, Rule } from '../../src/compiler/rule.ts';
import { each, error, parametersOf } from './operations.ts';

const credentials: ReadonlySet<string> = new Set(['token', 'signed', 'public']);

/** An ISO 8601 duration. */
const duration = /^P(?=\d|T\d)(\d+Y)?(\d+M)?(\d+W)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?$/;

/** Of these only minutes up to 15 and seconds up to as much: a signed address cannot be revoked. */
const atMost15Minutes = /^PT((1[0-5]|[1-9])M|([1-9]|[1-9]\d|[1-8]\d\d|900)S)$/;

const pathToken = '#/components/parameters/PathToken';

/** The rules about hosted addresses. */
export const hostedRules: readonly Rule[] = [
  error('C70', ({ document, operations }, report) => {
    if (!Array.isArray(document.security) || document.security.length > 0)
      report([], 'The root says security: [], as the address is all that its callers have.');
    for (const { path, tokens, value } of operations) {
      if (!path.startsWith('/hosted/')) report(tokens, 'A hosted address begins with /hosted/.');
      if (value.security !== undefined)
        report([...tokens, 'security'], 'Leave out security: the root has it for all.');
    }
  }),

  error('C71', ({ operations }, report) => {
    const purposes = new Map<string, string>();
    for (const { tokens, value } of operations) {
      const address = value['x-address'];
      if (!isObject(address)) {
        report(tokens, 'Add x-address with credential, purpose and lifetime.');
        continue;
      }
      const at = [...tokens, 'x-address'];
      const { credential, purpose, lifetime, ...others } = address;
      for (const name of Object.keys(others)) report([...at, name], `x-address has no "${name}".`);
      if (!credentials.has(String(credential))) report(at, 'The credential is token, signed or public.');
      if (typeof purpose !== 'string' || !/^[a-z][a-z0-9_]*$/.test(purpose))
        report(at, 'The purpose is a key in snake_case.');
      const wrong = faultOfLifetime(credential, lifetime);
      if (wrong !== undefined) report(at, wrong);
      const opens = JSON.stringify([credential, lifetime]);
      if ((purposes.get(String(purpose)) ?? opens) !== opens)
        report(
          at,
          `Another operation has the purpose ${String(purpose)} with another credential or lifetime.`,
        );
      purposes.set(String(purpose), opens);
    }
  }),

  each('C72', ({ path, tokens, value }, report, contract) => {
    const isPublic = own(value['x-address'], 'credential') === 'public';
    const has = path.split('/').includes('{token}');
    if (isPublic && has) report(tokens, 'A public address has no token.');
    if (isPublic) return;
    if (!has) report(tokens, 'The path has no {token}, by which the address is opened.');
    else if (!refersTo(pathToken, path, value, contract))
      report(tokens, 'Refer to PathToken of spec/shared/hosted.yaml for the token.');
  }),

  each('C73', ({ tokens, value }, report, contract) => {
    const responses = isObject(value.responses) ? value.responses : {};
    for (const status of ['403', '410']) {
      if (responses[status] !== undefined)
        report(
          [...tokens, 'responses', status],
          'An address refuses with the 404 of the overlay, and says no more.',
        );
    }
    if (responses['401'] === undefined) return;
    const isSigned = parametersOf(value, contract).some(
      ({ parameter }) => parameter.in === 'header' && /signature$/i.test(String(parameter.name)),
    );
    if (!isSigned || own(responses['401'], '$ref') !== '#/components/responses/BadSignature')
      report(
        [...tokens, 'responses', '401'],
        '401 is BadSignature of spec/shared/hosted.yaml, and goes with a header whose name ends in Signature.',
      );
  }),

  error('C74', ({ parameters, headers }, report) => {
    for (const { tokens, value } of parameters) {
      const isCookie =
        value.in === 'cookie' || (value.in === 'header' && /^cookie$/i.test(String(value.name)));
      if (isCookie) report(tokens, 'A hosted address takes no cookies.');
    }
    for (const { tokens } of headers)
      if (/^set-cookie$/i.test(String(tokens.at(-1)))) report(tokens, 'A hosted address sets no cookies.');
  }),
];

function faultOfLifetime(credential: unknown, lifetime: unknown): string | undefined {
  if (credential === 'public')
    return lifetime === undefined ? undefined : 'A public address has no lifetime.';
  if (credential === 'signed')
    return atMost15Minutes.test(String(lifetime))
      ? undefined
      : 'A signed address lives at most 15 minutes, as PT15M.';
  return lifetime === 'until_revoked' || duration.test(String(lifetime))
    ? undefined
    : 'The lifetime is an ISO 8601 duration, such as P30D, or until_revoked.';
}

/** Whether the operation or its path takes this shared parameter. */
function refersTo(
  ref: string,
  path: string,
  value: OperationSite['value'],
  { document }: ContractView,
): boolean {
  const lists = [value.parameters, own(own(own(document, 'paths'), path), 'parameters')];
  return lists.some(
    (list) => Array.isArray(list) && list.some((parameter) => own(parameter, '$ref') === ref),
  );
}
