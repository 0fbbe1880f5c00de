// Words of agencies that Lucide does not have, so that people find an icon by what they call its subject.

/** Word -> icons that it finds. */
const finds: Readonly<Record<string, string>> = {
  agency: 'landmark building-complex briefcase-business',
  approval: 'badge-check stamp circle-check thumbs-up',
  appointment: 'calendar-check calendar-clock',
  automation: 'workflow bot zap',
  backlink: 'link external-link',
  brand: 'palette stamp swatch-book',
  budget: 'wallet piggy-bank banknote calculator',
  campaign: 'megaphone target rocket',
  checklist: 'clipboard-check clipboard-list list-checks list-todo square-check',
  client: 'building building-complex handshake users contact',
  contract: 'file-pen-line signature handshake scroll-text',
  course: 'graduation-cap book-open',
  customer: 'building building-complex handshake users contact',
  deadline: 'calendar-clock alarm-clock hourglass timer',
  deal: 'handshake badge-dollar-sign',
  department: 'network building-complex users',
  enquiry: 'message-circle-question-mark inbox',
  escalation: 'siren triangle-alert flame',
  estimate: 'calculator file-text',
  expense: 'receipt credit-card wallet',
  form: 'clipboard-list file-pen-line text-cursor-input',
  hosting: 'server cloud globe',
  invoice: 'receipt receipt-text file-text banknote',
  knowledge: 'book-open library lightbulb brain',
  lead: 'user-plus target magnet funnel',
  meeting: 'calendar-days users presentation video',
  milestone: 'flag milestone goal',
  newsletter: 'newspaper mail',
  onboarding: 'rocket user-plus door-open',
  order: 'shopping-cart package receipt',
  pipeline: 'funnel kanban square-kanban workflow',
  pricing: 'tag tags badge-dollar-sign',
  process: 'workflow route list-checks',
  program: 'layers package rocket',
  project: 'folder-kanban briefcase square-kanban',
  proposal: 'file-text file-pen-line presentation',
  quote: 'file-text calculator receipt-text',
  ranking: 'trending-up trophy chart-no-axes-column-increasing',
  recurring: 'repeat calendar-sync refresh-cw',
  renewal: 'refresh-cw calendar-sync',
  report: 'chart-line chart-pie file-chart-column clipboard-list',
  retainer: 'repeat handshake calendar-sync',
  review: 'star message-square-text scan-search',
  seo: 'search trending-up globe',
  service: 'concierge-bell wrench package headset',
  sop: 'book-open scroll-text list-checks',
  support: 'life-buoy headset headphones message-circle-question-mark',
  survey: 'clipboard-list list-checks star',
  task: 'square-check list-todo circle-check-big',
  team: 'users users-round',
  template: 'layout-template file-text copy',
  ticket: 'life-buoy inbox ticket',
  training: 'graduation-cap school book-open',
  upsell: 'trending-up badge-plus',
  vendor: 'store truck handshake',
  website: 'globe app-window monitor',
};

/** The words that find an icon besides those of Lucide. */
export const ownWordsOf = (key: string): string[] =>
  Object.keys(finds).filter((word) => finds[word]!.split(' ').includes(key));

/** Every icon that a word names; each must exist. */
export const namedIcons = (): ReadonlySet<string> =>
  new Set(Object.values(finds).flatMap((icons) => icons.split(' ')));
