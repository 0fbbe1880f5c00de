import type { SendMailOptions } from 'nodemailer';
import { messageIdOf, type OutgoingMail } from '../provider.ts';

/** A message as nodemailer takes it. Out-of-office replies to it help nobody, so they are asked not to come. */
export const mimeOf = (mail: OutgoingMail): SendMailOptions => ({
  messageId: messageIdOf(mail),
  date: mail.queuedAt,
  from: { name: mail.from.name ?? '', address: mail.from.address },
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  headers: {
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    ...(mail.unsubscribeUrl !== undefined && {
      'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
  xMailer: false,
  disableFileAccess: true,
  disableUrlAccess: true,
});
