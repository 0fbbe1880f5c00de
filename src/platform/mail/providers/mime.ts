import type { SendMailOptions } from 'nodemailer';
import { withLogo } from '../messages/layout.ts';
import { messageIdOf, type OutgoingMail } from '../provider.ts';

/** A message as nodemailer takes it. Out-of-office replies to it help nobody, so they are asked not to come. */
export const mimeOf = (mail: OutgoingMail): SendMailOptions => ({
  messageId: messageIdOf(mail),
  date: mail.queuedAt,
  from: { name: mail.from.name ?? '', address: mail.from.address },
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: mail.text,
  ...pageOf(mail),
  headers: {
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    ...(mail.replyTo !== undefined && { 'Reply-To': mail.replyTo }),
    ...(mail.unsubscribeUrl !== undefined && {
      'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
  xMailer: false,
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** The logo comes along, since most programs for mail show no picture that they have to fetch. */
function pageOf({ html, logo, id }: OutgoingMail): Pick<SendMailOptions, 'html' | 'attachments'> {
  if (logo == null) return { html: withLogo(html, null) };
  const cid = `logo.${id}`;
  return {
    html: withLogo(html, { ...logo, address: `cid:${cid}` }),
    attachments: [
      {
        cid,
        filename: 'logo.png',
        content: logo.png,
        contentType: 'image/png',
        contentDisposition: 'inline',
      },
    ],
  };
}
