// What the operator's command asks of mail.
export { verifySmtp } from './providers/smtp.ts';
export { mailPurpose, noAgencyContext } from './sealing.ts';
