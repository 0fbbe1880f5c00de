// What the operator's command asks of mail.
export { verifySmtp } from './providers/smtp.ts';
export { dkimPurpose } from './domains/signing.ts';
export { mailPurpose, noAgencyContext } from './sealing.ts';
