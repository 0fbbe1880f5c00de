import type { GroundingRecord } from '#generated/mcp/types.gen.ts';
import type { Mentioned } from '../mentioned.ts';
import { unreadWords } from './unread.rules.ts';

/** What a question about clients, tasks or tickets asks, as far as filters of their lists can answer it. */
export interface Question {
  readonly tool: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  /** What is looked at, in words. */
  readonly told: string;
  /** Parts of the question that no filter answers. */
  readonly unread: readonly string[];
}

/** What is known beside the words of the question. */
export interface QuestionContext {
  readonly named: readonly GroundingRecord[];
  readonly mentioned: readonly Mentioned[];
  readonly days: Days;
}

/** Days of the agency's zone as instants. */
export interface Days {
  readonly today: Date;
  readonly weekStart: Date;
  readonly lastMonth: Date;
  readonly monthStart: Date;
  readonly nextMonth: Date;
}

interface Filter {
  readonly told: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}

type Subject = 'clients' | 'tasks' | 'tickets';

const asks = /\b(how many|which|what|who|list|show|count|number of|are there)\b/i;
const subjects: Readonly<Record<Subject, RegExp>> = {
  clients: /\b(clients|customers|accounts|prospects|leads)\b/i,
  tasks: /\b(tasks|jobs|to-?dos)\b/i,
  tickets: /\b(tickets|requests|cases)\b/i,
};

/** What only knows about something, with no single fact asked for, is answered by whatever belongs to it. */
const open =
  /\b(?:what (?:do|can|should) (?:we|you|i) know|what about|what(?: is|['’]s) new|(?:tell|show) (?:me|us) (?:everything|all)|tell (?:me|us) about|summari[sz]e|overview)\b/i;
const asksFact =
  /\?|\b(?:how|which|who|whose|whom|when|where|why|what|list|show|count|number of|are there)\b/i;

/** Whether a text asks for a figure, a list or a fact, which looking around does not give. */
export const asksForFact = (text: string): boolean => asksFact.test(text) && !open.test(text);

/** Words that ask for more than a filter: what they stand in is told as not computed. */
const beyond =
  /\b(average|median|sum|total (?:amount|value|budget)|budgets?|revenue|percent(?:age)?|share|trend|longest|oldest|compared?|why|never|without (?:any )?(?:tasks?|notes?|jobs?)|no (?:tasks?|notes?|jobs?))\b/gi;

const words: Readonly<Record<Subject, readonly (readonly [RegExp, Filter])[]>> = {
  clients: [
    [/\binactive\b/i, { told: 'inactive', arguments: { status_category: ['inactive'] } }],
    [/\bactive\b/i, { told: 'active', arguments: { status_category: ['active'] } }],
    [/\b(prospects|leads)\b/i, { told: 'prospects', arguments: { status_category: ['prospect'] } }],
    [
      /\b(unassigned|nobody|no one|no owner)\b/i,
      { told: 'without assignees', arguments: { is_unassigned: true } },
    ],
  ],
  tasks: [
    [/\b(overdue|late|past due)\b/i, { told: 'overdue', arguments: { is_overdue: true } }],
    [/\b(done|finished|completed)\b/i, { told: 'done', arguments: { status_category: ['done'] } }],
    [/\bcancell?ed\b/i, { told: 'cancelled', arguments: { status_category: ['cancelled'] } }],
    [/\b(on hold|waiting|paused)\b/i, { told: 'on hold', arguments: { status_category: ['on_hold'] } }],
    [/\b(in progress|running)\b/i, { told: 'in progress', arguments: { status_category: ['active'] } }],
    [/\bnot started\b/i, { told: 'not started', arguments: { status_category: ['todo'] } }],
    [/\bopen\b/i, { told: 'open', arguments: { status_scope: 'open' } }],
    [/\bclosed\b/i, { told: 'closed', arguments: { status_scope: 'closed' } }],
    [/\burgent\b/i, { told: 'urgent', arguments: { priority_level: ['urgent'] } }],
    [/\bhigh[- ]priority\b/i, { told: 'of high priority', arguments: { priority_level: ['high'] } }],
    [/\blow[- ]priority\b/i, { told: 'of low priority', arguments: { priority_level: ['low'] } }],
    [/\b(unassigned|nobody|no one)\b/i, { told: 'without assignees', arguments: { is_unassigned: true } }],
  ],
  tickets: [
    [/\bnew\b/i, { told: 'new', arguments: { status_category: ['new'] } }],
    [
      /\b(open|unresolved|unsolved)\b/i,
      { told: 'not resolved', arguments: { status_category: ['new', 'open', 'pending', 'on_hold'] } },
    ],
    [/\b(pending|waiting)\b/i, { told: 'pending', arguments: { status_category: ['pending'] } }],
    [/\bon hold\b/i, { told: 'on hold', arguments: { status_category: ['on_hold'] } }],
    [/\b(resolved|solved)\b/i, { told: 'resolved', arguments: { status_category: ['resolved'] } }],
    [/\bclosed\b/i, { told: 'closed', arguments: { status_category: ['closed'] } }],
    [/\burgent\b/i, { told: 'urgent', arguments: { priority_level: ['urgent'] } }],
    [/\bhigh[- ]priority\b/i, { told: 'of high priority', arguments: { priority_level: ['high'] } }],
    [/\blow[- ]priority\b/i, { told: 'of low priority', arguments: { priority_level: ['low'] } }],
    [/\bunread\b/i, { told: 'unread', arguments: { is_unread: true } }],
    [/\bbreached\b/i, { told: 'with a missed deadline', arguments: { sla_status: ['breached'] } }],
    [/\b(unassigned|nobody|no one)\b/i, { told: 'without agents', arguments: { is_unassigned: true } }],
  ],
};

/** Of what each list has filters for by a stretch of time. */
const times: Readonly<Record<Subject, Readonly<Record<string, string>>>> = {
  clients: { created: 'created' },
  tasks: { due: 'due', created: 'created', completed: 'completed' },
  tickets: { created: 'created', completed: 'resolved', resolved: 'resolved' },
};

const groups: readonly (readonly [RegExp, string])[] = [
  [/\b(?:per|by|for each|each) (?:client|customer)\b/i, 'client_id'],
  [/\b(?:per|by|for each|each) (?:person|member|assignee|colleague)\b/i, 'assigned_to'],
  [/\b(?:per|by|for each|each) department\b/i, 'department_id'],
  [/\b(?:per|by|for each|each) priority\b/i, 'priority_level'],
  [/\b(?:per|by|for each|each) status\b/i, 'status'],
  [/\b(?:per|by|for each|each) process\b/i, 'process_definition_id'],
];

/** "open" as what somebody does: after "did", or before a time that it happened at. */
const opens =
  /\bdid\b(?:(?!\b(?:is|are|was|were|that|which|with|for|to)\b)[^.?!])*?\bopen\b(?!\s+(?:tickets|tasks|jobs|requests|cases|to-?dos)\b)|(?<!\b(?:is|are|was|were|be|still|currently)\s+)\bopen\b(?=\s+(?:today|this week|last week|this month|last month)\b)/gi;

/** Reads a question about clients, tasks or tickets; null for others, and for one whose subject no filter reaches. */
export function readQuestion(prompt: string, context: QuestionContext): Question | null {
  // Names say nothing about what is asked: a client may be called Open Tasks.
  const text = context.named
    .reduce((left, { name }) => (name === null ? left : left.replaceAll(name, ' ')), prompt)
    .replace(opens, (phrase) => `${phrase}ed`);
  const subject = subjectOf(text);
  if (subject === null || !asks.test(text)) return null;
  const unread = [...text.matchAll(beyond)].map(([phrase]) => phrase.toLowerCase());
  const matched = words[subject].filter(([pattern]) => pattern.test(text));
  const time = timeFilter(subject, text, context.days);
  const filters = [
    ...firstOfEach(matched.map(([, filter]) => filter)),
    ...namedFilters(subject, context),
    ...(time === undefined ? [] : [time.filter]),
  ];
  const group = groups.find(([pattern]) => pattern.test(text));
  const read = [
    subjects[subject],
    asks,
    beyond,
    ...matched.map(([pattern]) => pattern),
    ...(group ? [group[0]] : []),
  ];
  const rest = [...read, ...(time?.read ?? [])].reduce(
    (left, pattern) => left.replace(new RegExp(pattern.source, 'gi'), ', '),
    text,
  );
  unread.push(...unreadWords(rest, namesOf(context)));
  if (group !== undefined && subject !== 'tasks') unread.push(group[0].exec(text)![0].toLowerCase());
  const isGrouped = group !== undefined && subject === 'tasks';
  return {
    tool: isGrouped ? 'get_task_group_counts' : `list_${subject}`,
    arguments: {
      ...Object.assign({}, ...filters.map((filter) => filter.arguments)),
      ...(isGrouped ? { group_by: group[1] } : { limit: 10 }),
    },
    told: [
      subject,
      ...filters.map(({ told }) => told),
      ...(isGrouped ? [`counted by ${group[1]}`] : []),
    ].join(', '),
    unread: [...new Set(unread)],
  };
}

/** The one that is named first: "clients with tasks" is about clients. */
function subjectOf(text: string): Subject | null {
  const found = (Object.keys(subjects) as Subject[])
    .map((subject) => ({ subject, at: text.search(subjects[subject]) }))
    .filter(({ at }) => at >= 0)
    .sort((left, right) => left.at - right.at);
  return found[0]?.subject ?? null;
}

/** Of filters of one parameter the first: what is inactive is not active. */
const firstOfEach = (filters: readonly Filter[]): Filter[] => [
  ...new Map(filters.toReversed().map((filter) => [Object.keys(filter.arguments)[0], filter])).values(),
];

function namedFilters(subject: Subject, { named, mentioned }: QuestionContext): Filter[] {
  const records = (kind: GroundingRecord['kind'], parameter: string, how: string): Filter[] => {
    const found = named.filter((record) => record.kind === kind);
    return found.length === 0
      ? []
      : [
          {
            told: `${how} ${found.map(({ name }) => name).join(' or ')}`,
            arguments: { [parameter]: found.map(({ id }) => id) },
          },
        ];
  };
  const values = (kind: Mentioned['kind'], parameter: string, how: string): Filter[] => {
    const found = mentioned.filter((value) => value.kind === kind);
    return found.length === 0
      ? []
      : [
          {
            told: `${how} ${found.map(({ name }) => name).join(' or ')}`,
            arguments: { [parameter]: found.map(({ id, key }) => id ?? key) },
          },
        ];
  };
  return subject === 'clients'
    ? [
        ...records('user', 'assigned_to', 'assigned to'),
        ...values('client_profile', 'profile_id', 'of the profile'),
        ...values('client_status', 'status', 'with the status'),
        ...values('tag', 'tags', 'tagged'),
      ]
    : subject === 'tickets'
      ? [
          ...records('user', 'assigned_to', 'assigned to'),
          ...records('client', 'client_id', 'of the client'),
          ...values('tag', 'tags', 'tagged'),
        ]
      : [
          ...records('user', 'assigned_to', 'assigned to'),
          ...records('client', 'client_id', 'of the client'),
          ...values('department', 'department_id', 'of the department'),
          ...values('process_definition', 'process_definition_id', 'of the process'),
          ...values('task_status', 'status', 'with the status'),
          ...values('tag', 'tags', 'tagged'),
        ];
}

const day = 86_400_000;
const stretch = /\b(today|tomorrow|this week|last week|next week|this month|last month)\b/i;
const happened = /\b(due|created|added|opened|new|completed|finished|resolved)\b/gi;

/** The stretch of time that the question names, with what was read of it. */
function timeFilter(
  subject: Subject,
  text: string,
  days: Days,
): { readonly filter: Filter; readonly read: readonly RegExp[] } | undefined {
  const found = stretch.exec(text);
  if (found === null) return undefined;
  const when = found[1]!.toLowerCase();
  const named = [...text.matchAll(happened)].at(-1)?.[1]?.toLowerCase();
  const what = named ?? (subject === 'tasks' ? 'due' : 'created');
  const verb = ['added', 'opened', 'new'].includes(what)
    ? 'created'
    : what === 'finished'
      ? 'completed'
      : what;
  const filter = times[subject][verb];
  if (filter === undefined) return undefined;
  const [from, to] = rangeOf(when, days);
  return {
    filter: {
      told: `${verb} ${when}`,
      arguments: { [`${filter}_after`]: from.toISOString(), [`${filter}_before`]: to.toISOString() },
    },
    read: [when, what].map((said) => new RegExp(`\\b${said}\\b`)),
  };
}

/** Words of the names of what the question names. */
const namesOf = ({ named, mentioned }: QuestionContext): ReadonlySet<string> =>
  new Set(
    [...named, ...mentioned].flatMap((each) =>
      [each.name, 'key' in each ? each.key : null].flatMap(
        (name) => name?.toLowerCase().split(/[^\p{L}\p{N}]+/u) ?? [],
      ),
    ),
  );

function rangeOf(when: string, { today, weekStart, lastMonth, monthStart, nextMonth }: Days): [Date, Date] {
  const after = (from: Date, count: number) => new Date(from.getTime() + count * day);
  switch (when) {
    case 'today':
      return [today, after(today, 1)];
    case 'tomorrow':
      return [after(today, 1), after(today, 2)];
    case 'last week':
      return [after(weekStart, -7), weekStart];
    case 'next week':
      return [after(weekStart, 7), after(weekStart, 14)];
    case 'this month':
      return [monthStart, nextMonth];
    case 'last month':
      return [lastMonth, monthStart];
    default:
      return [weekStart, after(weekStart, 7)];
  }
}
