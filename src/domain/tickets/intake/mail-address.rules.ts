import { domainToASCII } from 'node:url';
import formatsOfAjv from 'ajv-formats/dist/formats.js';

// What validators of the contract ask of an address.
const form = formatsOfAjv.fullFormats.email as RegExp;
const maxLocal = 64;
const maxAddress = 254;

/**
 * An address from a mail as the contract takes it, with an international domain in its ASCII form; null for one that the contract has
 * no place for, such as one with letters other than ASCII before the @.
 */
export function contractAddress(address: string): string | null {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  const domain = address.slice(at + 1);
  const email = /^[\x21-\x7e]*$/.test(domain) ? address : `${local}@${domainToASCII(domain)}`;
  return local.length <= maxLocal && email.length <= maxAddress && form.test(email) ? email : null;
}
