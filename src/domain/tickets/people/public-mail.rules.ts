/** Providers whose addresses tell nothing of whom somebody works for; a rule for one of their domains would meet everybody. */
const publicDomains: ReadonlySet<string> = new Set([
  ...[
    'gmail.com',
    'googlemail.com',
    'outlook.com',
    'hotmail.com',
    'live.com',
    'msn.com',
    'yahoo.com',
    'ymail.com',
  ],
  ...[
    'icloud.com',
    'me.com',
    'mac.com',
    'aol.com',
    'proton.me',
    'protonmail.com',
    'pm.me',
    'zoho.com',
    'mail.com',
  ],
  ...['gmx.com', 'gmx.de', 'gmx.net', 'gmx.at', 'gmx.ch', 'web.de', 't-online.de', 'freenet.de', 'posteo.de'],
  ...['yahoo.co.uk', 'hotmail.co.uk', 'btinternet.com', 'orange.fr', 'free.fr', 'laposte.net', 'libero.it'],
  ...[
    'yandex.ru',
    'mail.ru',
    'qq.com',
    '163.com',
    '126.com',
    'naver.com',
    'comcast.net',
    'verizon.net',
    'att.net',
  ],
  ...[
    'fastmail.com',
    'hey.com',
    'tutanota.com',
    'hotmail.fr',
    'outlook.de',
    'hotmail.de',
    'yahoo.de',
    'yahoo.fr',
  ],
]);

export const isPublicMailDomain = (domain: string): boolean => publicDomains.has(domain.toLowerCase());

export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();
