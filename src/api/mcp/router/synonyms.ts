import { stem, words } from './text.ts';

/**
 * Words of people who work in agencies → words of the contract. A line holds the other words for one thing, then what
 * the contract calls it. Kept by hand: what belongs here is vocabulary that a glossary of the trade would have, however
 * a single request is worded.
 */
const TABLE: readonly (readonly [string, string])[] = [
  // What is done, in phrasal verbs and plain ones
  ['get rid of, throw away, throw out, take away, bin, trash, ditch, wipe', 'delete remove'],
  ['turn off, switch off, shut off, shut down, deactivate', 'disable stop'],
  ['turn on, switch on, activate', 'enable activate'],
  ['take down, take offline, pull down', 'unpublish offline'],
  ['put back, bring back, undelete, get back, undo', 'restore'],
  ['carry on, continue, pick up again, unpause', 'resume'],
  ['call off, abort, stop', 'cancel stop'],
  ['hand over, hand off, pass on, give to, take over', 'assign reassign transfer'],
  ['set up, put together, draw up, spin up', 'create'],
  ['start over, try again, retry, redo, once more', 'again rerun retry restart'],
  ['tick off, check off, cross off, wrap up, finish, done', 'complete tick'],
  ['put on hold, hold off, freeze', 'pause'],
  ['swap, exchange, substitute', 'replace change'],
  ['bring in, add to, loop in', 'add member participant'],
  ['rearrange, sort, order of, put in order', 'reorder order'],
  ['clone, make a copy, copy', 'duplicate copy'],
  ['combine, consolidate, join, double', 'merge duplicate'],
  ['connect, attach, tie', 'link connect'],
  ['disconnect, detach, take off, cut off, cut loose, cut ties, cut the tie, sever', 'unlink remove'],
  ['empty the, empty out, empty it', 'delete remove'],
  ['lock down, hide, confidential, secret', 'private privacy'],
  ['chunk, piece, multipart', 'part upload'],
  ['break down, broken down, grouped by, per', 'breakdown count group'],
  ['who can, who may, may i, can i', 'permission'],
  // Verbs of everyday speech
  [
    'chuck out, toss, axe, nuke, erase, purge, scrub, eliminate, kill off, take out, clear out',
    'delete remove',
  ],
  ['halt, quit, cease, suspend, pull the plug', 'stop cancel disable'],
  ['launch, commence, initiate', 'start'],
  ['park, shelve, put aside, set aside, on ice, back burner', 'hold pause'],
  ['alter, amend, tweak, adjust, revise, reword, rephrase', 'update change'],
  ['relabel, name it, call it, should be called, is now called, be named', 'rename update'],
  ['relocate, file under, drag, shift', 'move'],
  ['fold into, fuse, unify, make it one, make one', 'merge'],
  ['okay, green light, give the nod, wave through', 'approve decide'],
  ['turn down, refuse, send back', 'reject decide'],
  ['nudge, poke, prod, wake me, ring me, alarm', 'remind reminder'],
  ['hook up, plug in, wire up', 'connect'],
  ['pull up, bring up', 'show find'],
  ['walk me through, go through, talk me through', 'read steps show'],
  ['keep track of, keep a list of, register of, database of', 'custom object'],
  ['hold on to, stash, store', 'save'],
  ['coming along, how far, where do we stand, how is it going', 'status progress'],
  ['look over, double check, proofread', 'review'],
  ['make sure, ensure', 'check set'],
  ['jot, note down, write down, put down', 'note'],
  ['fired, let go, resigned, left us, has left', 'user suspend member'],
  ['threaten, unhappy, upset, dissatisfied, drama, disaster, nightmare, mess, trouble', 'escalation'],
  // Things of everyday speech
  ['gear, device, laptop, camera, domain, hosting, contract', 'custom object record'],
  ['drawer, tray', 'folder'],
  ['intern, apprentice, trainee', 'user member'],
  ['homework, exercise', 'training review'],
  ['bored, idle, free hands', 'workload capacity'],
  ['visa, mastercard, amex, iban, sepa', 'payment method'],
  ['upfront, in advance, on receipt', 'payment terms'],
  ['profitable, worth, bring in', 'billing metrics'],
  ['click, impression, session, ad spend, traffic', 'integration endpoint analytics'],
  ['house rule, our way, way we do', 'sop procedure'],
  ['picture frame, square, pixel', 'image'],
  // Clients
  ['customer, buyer, patron, account, brand, business, company, firm', 'client'],
  ['lead, prospect, opportunity', 'client prospect status'],
  [
    'account manager, account owner, account lead, point person, in charge, responsible',
    'assigned assignee owner',
  ],
  ['contact, contact person, point of contact, phone number, decision maker', 'contact client'],
  ['client type, customer type, segment, client kind, kind of client', 'client profile'],
  ['contact details, client card, record card', 'client details get'],
  ['churned, former client, past client, lost client', 'client inactive status'],
  ['remark, memo, jotting, annotation', 'note comment'],
  ['vip, key account, top client', 'client priority tag'],
  ['import, spreadsheet, csv', 'bulk create import'],
  ['notebook, minutes, call notes, meeting notes', 'note'],
  // Tasks and processes
  ['todo, to do, job, assignment, deliverable, project, work item, action item', 'task'],
  ['step, phase, milestone, checklist', 'stage step'],
  ['subtask, checklist item, sub-item', 'substage checklist'],
  ['blueprint, workflow template, task template, project template, recipe', 'process definition'],
  ['deadline, due, late, behind schedule, past due, overdue, slipping', 'overdue due date deadline'],
  ['workload, capacity, overloaded, bandwidth, swamped, overworked, busy', 'workload capacity overload'],
  ['agenda, my day, today', 'my day today work'],
  ['follower, subscriber, keep in the loop, keep posted, cc', 'watcher follow'],
  ['blocker, blocked, waiting on, depends on, held up', 'dependency blocked'],
  ['urgent, urgency, importance', 'priority urgent'],
  ['label, labels, categorise', 'tag'],
  ['snowed under, slammed, stretched, too much work', 'workload capacity overload'],
  ['spare time, free capacity, has time, availability of the team', 'capacity available workload'],
  ['handover, briefing, recap', 'summary full details'],
  ['estimate, effort', 'estimate time'],
  ['timeline, gantt', 'dependency graph schedule'],
  ['standup, stand-up, status meeting', 'oversight day team'],
  ['reschedule, postpone, push back, bring forward, delay', 'due date update'],
  ['sprint, backlog', 'open task'],
  // Tickets
  [
    'support request, enquiry, inquiry, case, support case, issue, conversation, email thread, helpdesk, request',
    'ticket',
  ],
  [
    'canned reply, canned response, saved reply, macro, boilerplate, standard answer, snippet',
    'reply template',
  ],
  ['sla, service level, response time, first response', 'sla deadline response time'],
  ['mailbox, shared inbox, queue, support address', 'inbox'],
  ['spam, junk, blocklist, block sender, unwanted, newsletter', 'blacklist spam block'],
  ['allowlist, safe list, trusted sender', 'whitelist'],
  ['answer, respond, write back, get back to', 'reply message'],
  ['tone, voice, tone of voice, writing style, wording', 'style profile tone'],
  ['routing, dispatch, distribute', 'routing rule'],
  ['sign off, four eyes, approval', 'review approve approval'],
  ['bounce, bounced, undelivered, delivered, arrive', 'email delivery bounce'],
  ['signature, sign-off, footer', 'signature'],
  ['resolve, solve, close, closed, solved', 'status close resolve'],
  ['correspondence, what did we write, what we wrote, exchange with', 'communication message'],
  ['recipient, copy in, bcc', 'correspondent'],
  ['out of hours, business hours, opening hours, office hours', 'settings business hours'],
  ['reopen, open again', 'reopen update status'],
  ['backlog of tickets, support load, volume', 'throughput summary count'],
  ['private, internal only', 'private internal'],
  // Escalations
  ['emergency, crisis, complaint, angry, furious, blow up, red flag, incident', 'escalation'],
  ['next action, follow-up, follow up', 'next step follow'],
  // Knowledge
  [
    'playbook, runbook, procedure, handbook, manual, guide, guideline, how-to, howto, instruction, wiki, article, knowledge base, best practice, policy',
    'sop procedure knowledge',
  ],
  ['outdated, out of date, stale, obsolete', 'outdated flag feedback'],
  ['stars, thumbs up, score', 'rating'],
  ['publish a guide, release', 'publish'],
  ['read receipt, who has read, acknowledged', 'view reading'],
  // Training
  ['course, class, e-learning, elearning, curriculum, academy, workshop', 'training course'],
  ['quiz, exam, test', 'quiz assessment attempt'],
  ['trainee, learner, student, pupil', 'learner training'],
  ['mandatory, compulsory', 'required'],
  ['curriculum, learning track, track', 'learning path'],
  ['chapter, unit, section of a course', 'module lesson'],
  ['credential, diploma, badge', 'certification'],
  ['clip, recording, footage', 'video'],
  ['grade, marking, assess', 'review grade decide'],
  // Automations
  ['workflow, flow, bot, zap, scenario, automatic rule, robot', 'automation'],
  ['kick off, fire, set off', 'trigger start'],
  ['crash, failed, error, broke, stuck', 'failed error execution'],
  ['cron, timer, interval, recurrence, every day, every week, weekly, monthly, daily', 'schedule recurring'],
  ['go live, put live, make live, live, put online, bring online, go online', 'publish live'],
  ['dry run, try out, trial run', 'test run preview'],
  ['previous version, earlier version, roll back, rollback', 'version restore'],
  ['log, run log, run history', 'execution log history'],
  ['callback, hook, endpoint', 'webhook'],
  ['payload, incoming', 'inbound delivery'],
  // Integrations and the marketplace
  [
    'connector, connection, connected to, third party, external tool, software, external system, linked system',
    'integration connected',
  ],
  [
    'google, slack, microsoft, hubspot, mailchimp, quickbooks, xero, zapier, salesforce, shopify, wordpress, calendly, linkedin, facebook',
    'integration',
  ],
  ['login, credential, token, password, api key', 'credential'],
  ['app, plugin, plug-in, add-on, addon, extension, app store', 'marketplace'],
  ['ad account, ads account, advertising account, analytics account', 'integration account'],
  // Forms
  [
    'questionnaire, survey, intake, sign-up page, signup page, landing form, application form, feedback form',
    'form',
  ],
  ['response, submission, entry, filled in, filled out, sign-up', 'submission response'],
  ['install, uninstall', 'marketplace install'],
  ['sync, synchronise, pull data', 'integration connection'],
  // Fields, custom objects, views, layouts
  ['property, attribute, column, custom column', 'field'],
  ['dropdown, picklist, choice list, select box', 'choice field option'],
  ['object type, record type, kind of record, entity type', 'custom object'],
  ['expire, renewal, expiry', 'expiry expire date'],
  ['filter, saved list, saved search, saved filter, board, kanban', 'view saved'],
  ['screen, page, page design, arrangement', 'layout'],
  ['popup, pop-up, dialog, dialogue', 'modal'],
  ['block, tile, panel, card', 'widget section'],
  ['menu, sidebar, navigation bar, nav', 'navigation item'],
  ['directory, binder', 'folder'],
  ['symbol, pictogram, emoji', 'icon'],
  ['asset, equipment, inventory, licence, license, venue, vehicle, supplier, vendor', 'custom object record'],
  ['default view, my view, shared view', 'view saved'],
  // Programs, services, money
  ['retainer, package, plan, subscription, monthly service, bundle', 'program'],
  ['sign up, enrol, subscribe, put on', 'enrol program'],
  ['offering, offer, service line, product, price list', 'service'],
  ['service selection, sold, purchased, booked, ordered', 'service selection client'],
  ['bill, statement, charge', 'invoice billing'],
  ['unpaid, outstanding, owe, owed, arrears', 'invoice overdue outstanding balance'],
  ['net 15, net 30, net 45, net 60, days to pay', 'payment terms'],
  ['credit card, card on file, bank account, direct debit, means of payment', 'payment method'],
  ['vat, sales tax, gst, duty', 'tax rate'],
  ['billing email, invoice recipient', 'billing recipient'],
  ['stripe, payment gateway, gateway, checkout', 'payment provider checkout'],
  ['price, fee, rate', 'price billing'],
  ['funds, top up, prepaid', 'credit balance'],
  ['money, revenue, turnover, income', 'billing metrics transaction'],
  ['refund, reimburse, goodwill', 'credit transaction'],
  ['autopay, automatic payment', 'payment method authorize'],
  ['upgrade, downgrade, upsell, cross-sell', 'program available'],
  ['quote, proposal', 'invoice draft service'],
  // People and organization
  ['colleague, coworker, co-worker, employee, staff, teammate, team member, member of staff', 'user member'],
  ['team, unit, squad, crew', 'department team'],
  ['role, rank, seniority, job title', 'level role'],
  ['hire, new hire, newcomer, new starter, recruit, joiner', 'invite user member'],
  ['leaver, offboard, lay off', 'user suspend remove member'],
  ['salary, wage, pay rise, raise, hourly rate', 'compensation'],
  [
    'holiday, vacation, leave, day off, sick, absence, working hours, part time, full time, shift',
    'schedule availability employee',
  ],
  ['allowed, access, right, privilege, entitled', 'permission'],
  ['sign in, signed in, logged in, log in, login attempt', 'auth event sign'],
  ['boss, supervisor, manager, head of', 'manager department head'],
  ['promotion, promote, demote', 'role level update user'],
  ['freelancer, contractor, temp', 'user member'],
  ['org chart, reporting line', 'department level'],
  ['personnel, headcount', 'user list member'],
  // Time
  ['timesheet, hours, time sheet, billable, time spent, clock, stopwatch', 'time entry'],
  ['track time, log time, book time, clock in, clock out', 'time entry timer'],
  // Communication
  ['dm, direct message, chat message, instant message, ping', 'chat message direct'],
  ['group chat, room, chat room, chat group', 'chat channel group'],
  ['alert, reminder, bell, push, heads-up', 'notification'],
  ['do not disturb, quiet, mute, silence', 'notification preference watch state'],
  ['emoji, thumbs up, like, react', 'reaction'],
  ['mention, reply in thread', 'comment thread'],
  ['inform, let know, let them know, tell the team', 'message send'],
  ['unsubscribe, opt out', 'notification preference'],
  ['announcement, broadcast', 'chat message channel'],
  ['unread, new messages, missed messages', 'unread'],
  // AI
  ['assistant, copilot, chatgpt, llm, language model, model', 'ai'],
  ['prompt, persona, system prompt', 'ai preset instructions'],
  ['usage of ai, ai spend, ai consumption', 'ai request credit'],
  // Files, maps, activity
  ['document, attachment, pdf, picture, image, photo, logo, brochure', 'file attachment'],
  ['upload, store a file', 'upload file'],
  ['territory, region, catchment, service area, geography, postcode, zip code', 'map layer area'],
  ['bug report, feature request, feedback to the vendor', 'platform feedback'],
  [
    'agency settings, house rules, company settings, basic data, time zone, currency',
    'tenant context settings',
  ],
  ['favourite, bookmark, star', 'pin'],
  ['in bulk, mass, several, many at once, all of them, batch', 'bulk several'],
];

interface Entry {
  readonly phrase: readonly string[];
  readonly terms: readonly string[];
}

/** The entries by the first stem of their phrase, the longest phrase first. */
const byFirst = new Map<string, Entry[]>();
for (const [phrases, meaning] of TABLE) {
  const meant = words(meaning).map(stem);
  for (const phrase of phrases.split(',')) {
    const stems = words(phrase).map(stem);
    if (stems.length > 0)
      byFirst.set(stems[0]!, [...(byFirst.get(stems[0]!) ?? []), { phrase: stems, terms: meant }]);
  }
}
for (const entries of byFirst.values())
  entries.sort((left, right) => right.phrase.length - left.phrase.length);

/** What the contract calls the things that a text speaks of in other words. */
export function synonymsIn(text: string): Set<string> {
  const stems = words(text).map(stem);
  const found = new Set<string>();
  stems.forEach((first, position) => {
    for (const { phrase, terms } of byFirst.get(first) ?? []) {
      const isSaid =
        phrase.every((part, index) => stems[position + index] === part) ||
        (isSeparable(phrase) && stems.slice(position + 2, position + 2 + MOST_BETWEEN).includes(phrase[1]!));
      if (isSaid) for (const term of terms) found.add(term);
    }
  });
  return found;
}

/** What comes between the two parts of a verb: `take the old logo off`, `let the team know`. */
const MOST_BETWEEN = 5;

const PARTICLES = new Set('off out away down up back over aside online live know into'.split(' ').map(stem));

const isSeparable = ({ length, 1: last }: readonly string[]): boolean => length === 2 && PARTICLES.has(last!);
