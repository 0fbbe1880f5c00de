import type { SendMailOptions } from 'nodemailer';
import { withLogo } from '../messages/layout.ts';
import type { DkimKey } from '../domains/dkim.ts';
import { loopHeader, loopMark, type Letter } from '../letter.ts';
import { messageIdOf, type OutgoingMail } from '../provider.ts';
import type { Mailbox } from '../settings.ts';

/** A message as nodemailer takes it. Out-of-office replies to it help nobody, so they are asked not to come. */
export const mimeOf = (mail: OutgoingMail): SendMailOptions => ({
  messageId: messageIdOf(mail),
  date: mail.queuedAt,
  from: { name: mail.from.name ?? '', address: mail.from.address },
  to: { name: '', address: mail.to },
  envelope: { from: mail.returnPath, to: [mail.to] },
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
  ...signatureOf(mail.signedBy),
  xMailer: false,
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** The logo comes along, since most programs for mail show no picture that they have to fetch. */
function pageOf({
  html,
  logo,
  id,
  attachments = [],
}: OutgoingMail): Pick<SendMailOptions, 'html' | 'attachments'> {
  const files = attachments.map(({ fileName, contentType, content }) => ({
    filename: fileName,
    content,
    contentType,
  }));
  if (logo == null) return { html: withLogo(html, null), attachments: files };
  const cid = `logo.${id}`;
  return {
    html: withLogo(html, { ...logo, address: `cid:${cid}` }),
    attachments: [
      ...files,
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

/** A letter as nodemailer takes it. Those in `bcc` are in the envelope alone. */
export const mimeOfLetter = (letter: Letter): SendMailOptions => ({
  messageId: letter.messageId,
  date: letter.date,
  from: addressOf(letter.from),
  ...(letter.replyTo !== null && { replyTo: addressOf(letter.replyTo) }),
  to: letter.to.map(addressOf),
  cc: letter.cc.map(addressOf),
  envelope: {
    from: letter.returnPath,
    to: [...letter.envelope],
  },
  subject: letter.subject,
  text: letter.text,
  html: letter.html,
  ...(letter.references.length > 0 && {
    inReplyTo: letter.references.at(-1)!,
    references: [...letter.references],
  }),
  attachments: letter.files.map(({ name, contentType, read, contentId }) => ({
    filename: name,
    contentType,
    content: read(),
    ...(contentId === null
      ? { contentDisposition: 'attachment' as const }
      : { cid: contentId, contentDisposition: 'inline' as const }),
  })),
  headers: {
    [loopHeader]: loopMark,
    ...(letter.isAutomatic && { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' }),
  },
  ...signatureOf(letter.signedBy),
  xMailer: false,
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Signs before the mail server has it, which need not know of the domain. */
const signatureOf = (key: DkimKey | undefined): Pick<SendMailOptions, 'dkim'> =>
  key === undefined
    ? {}
    : { dkim: { domainName: key.domain, keySelector: key.selector, privateKey: key.privateKey } };

const addressOf = ({ name, address }: Mailbox) => ({ name: name ?? '', address });
