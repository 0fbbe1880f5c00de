/** What people do in the console alone: no tool and no public operation does it. */
export interface ConsoleOnly {
  readonly told: string;
  /** Its operations in the contract of the console. */
  readonly operations: readonly string[];
  /** Requests that may mean it. */
  readonly asked: readonly RegExp[];
}

const change =
  /\b(add|create|make|new|set ?up|set|change|update|edit|write|delete|remove|replace|enter|define)\b/i;

export const consoleOnly: readonly ConsoleOnly[] = [
  {
    told: 'redacting text in a ticket message',
    operations: ['redactTicketMessage'],
    asked: [
      /\bredact\w*|^(?=[^]*\b(remove|delete|erase|hide|mask|strip|clean|black)\w*)(?=[^]*\b(credit cards?|cards? numbers?|passwords?|iban|secrets?|social security)\b)(?=[^]*\b(tickets?|messages?|mails?|e-mails?|conversations?)\b)/i,
    ],
  },
  {
    told: 'calendars of office hours and holidays for tickets',
    operations: ['addTicketCalendar', 'updateTicketCalendar', 'deleteTicketCalendar'],
    asked: [
      /\b(office|business|opening|support) hours\b|\b(holidays?|calendars?)\b/i,
      /\b(tickets?|helpdesk|support|sla|deadlines?|inbox)\b/i,
      change,
    ],
  },
  {
    told: 'SLA policies of tickets',
    operations: ['addTicketSlaPolicy', 'updateTicketSlaPolicy', 'deleteTicketSlaPolicy'],
    asked: [/\bsla\b/i, change],
  },
  {
    told: 'mail domains and channel connections',
    operations: ['createMailDomain', 'checkMailDomain', 'deleteMailDomain', 'createChannelConnection'],
    asked: [/\b(mail domains?|dkim|channel connections?)\b/i],
  },
  {
    told: 'e-mail signatures',
    operations: ['createSignature', 'updateSignature', 'deleteSignature'],
    asked: [/\bsignatures?\b/i, /\b(e-?mails?|mails?|inbox|repl(y|ies)|footer|my|our|tickets?)\b/i, change],
  },
  {
    told: 'placing addresses on maps (geocoding), and what a map layer shows',
    operations: ['listUnplacedMapRecords', 'refreshMapLayerPlaces', 'getMapLayerFeatures'],
    asked: [
      /\bgeocod\w*|\bcoordinates?\b|\b(addresses|places?|pins?|markers?|features)\b[^]*\bmaps?\b|\bmaps?\b[^]*\b(addresses|pins?|markers?|features)\b/i,
    ],
  },
  {
    told: 'listings of the agency in the marketplace',
    operations: ['createMarketplaceListing', 'publishMarketplaceListing', 'unpublishMarketplaceListing'],
    asked: [/\bmarketplace\b/i, /\b(offer|publish|list|sell|share|withdraw|unpublish)\w*\b/i],
  },
];

/** What of a request may only be possible in the console. */
export const consoleOnlyIn = (prompt: string): string[] =>
  consoleOnly.filter(({ asked }) => asked.every((form) => form.test(prompt))).map(({ told }) => told);
