import { createRequire } from 'node:module';
import type * as Phone from 'libphonenumber-js';
import type { ConfigOf } from '../definition.ts';
import { misfit, type CheckValue } from '../misfit.ts';

// The numbering plans of all countries take as long to load as a fifth of the service: they wait for the first number.
const load = createRequire(import.meta.url);
let plans: typeof Phone | undefined;
const numberingPlans = () => (plans ??= load('libphonenumber-js') as typeof Phone);

// The grammar of addresses in use (RFC 5321 without quoted local parts and address literals).
const emailForm =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

export function checkEmail(config: Pick<ConfigOf<'email'>, 'allowed_domains'>): CheckValue {
  return (value) => {
    if (typeof value !== 'string' || value.length > 254 || !emailForm.test(value))
      return misfit('must be an e-mail address');
    const at = value.lastIndexOf('@');
    const domain = value.slice(at + 1).toLowerCase();
    if (config.allowed_domains !== undefined && !config.allowed_domains.includes(domain)) {
      return misfit(`must be an address of ${config.allowed_domains.join(', ')}`);
    }
    return `${value.slice(0, at)}@${domain}`;
  };
}

/** Numbers are stored in E.164 form, so that the same number is always the same text. */
export function checkPhone(config: Pick<ConfigOf<'phone'>, 'default_country'>): CheckValue {
  const hint =
    config.default_country === undefined
      ? 'must be a phone number with its country code, such as +12075550142'
      : 'must be a phone number';
  return (value) => {
    if (typeof value !== 'string' || value.length > 40) return misfit(hint);
    const number = numberingPlans().parsePhoneNumberFromString(
      value,
      config.default_country as Phone.CountryCode | undefined,
    );
    return number?.isValid() ? number.number : misfit(hint);
  };
}

export function checkUrl(config: Pick<ConfigOf<'url'>, 'is_https_only'>): CheckValue {
  return (value) => {
    if (typeof value !== 'string' || value.length > 2000 || /\s/.test(value) || !URL.canParse(value))
      return misfit('must be a web address with http or https');
    const { protocol } = new URL(value);
    if (config.is_https_only && protocol !== 'https:') return misfit('must begin with https');
    if (protocol !== 'https:' && protocol !== 'http:')
      return misfit('must be a web address with http or https');
    return value;
  };
}
