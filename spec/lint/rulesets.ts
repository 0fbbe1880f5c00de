/**
 * Rulesets of others that the served contract passes without errors, beside the numbered rules and Spectral's `oas`
 * (test/contract/rulesets.test.ts). What is switched off has its reason here.
 */

/** Of `@stoplight/spectral-owasp-ruleset`. */
export const owaspRulesOff: Readonly<Record<string, string>> = {
  'owasp:api2:2023-jwt-best-practices': 'access tokens are opaque random texts, not JWTs',
  'owasp:api4:2023-integer-format': 'C21 gives every integer its bounds, which say more than int32 or int64',
  'owasp:api4:2023-rate-limit':
    'every 200 has RateLimit and RateLimit-Policy, 429 has Retry-After; other refusals may come before the budget is looked at',
  'owasp:api4:2023-string-restricted':
    'C21 bounds the length of every string; names and texts of people follow no pattern',
  'owasp:api8:2023-define-cors-origin':
    'callers are servers and tools with a secret credential, no pages of other origins: no answer allows any',
  'owasp:api9:2023-inventory-access': 'one public server: the one that serves the document',
  'owasp:api9:2023-inventory-environment':
    'as above: the same document is served by every environment, with its own address',
};

/** Of `@stoplight/spectral-documentation`. */
export const documentationRulesOff: Readonly<Record<string, string>> = {
  'docs-parameter-examples-or-schema':
    'C40 gives every parameter an example; the rule takes a property with the name `parameters` for one',
  'docs-description': 'a description may begin with `code`',
  'docs-tags-alphabetical': 'families come in the order in which one meets them: clients first, logs last',
};
