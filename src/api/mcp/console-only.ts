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
  {
    told: 'creating, editing and publishing processes',
    operations: [
      'createProcess',
      'importProcess',
      'updateProcess',
      'replaceProcessStages',
      'publishProcess',
      'restoreProcess',
      'archiveProcess',
      'unarchiveProcess',
      'duplicateProcess',
      'replaceProcessText',
    ],
    asked: [
      /\b(process definitions?|blueprints?)\b|\b(add|create|make|new|set ?up|edit|write|publish|archive|restore|duplicate|copy|import)\b[^.?!]{0,40}\bprocess(es)?\b/i,
      /\b(add|create|make|new|set ?up|edit|write|publish|archive|restore|duplicate|copy|import)\b/i,
    ],
  },
  {
    told: 'ticking, filling in and approving what stages of tasks ask for',
    operations: [
      'setTaskStageToolItem',
      'runTaskStageTool',
      'attachTaskStageToolFile',
      'detachTaskStageToolFile',
      'submitTaskStageToolApproval',
      'decideTaskStageToolApproval',
      'retractTaskStageToolApproval',
    ],
    asked: [
      /\bstages?\b/i,
      /\b(tick|approve|approval|sign[- ]?off)\w*\b|\bfill\w* (in|out)\b[^]*\bforms?\b/i,
    ],
  },
  {
    told: 'merging clients',
    operations: ['mergeClients'],
    asked: [/\bmerg\w*\b/i, /\b(clients?|customers?|accounts?|companies)\b/i],
  },
  {
    told: 'creating and changing AI presets',
    operations: ['createAiPreset', 'updateAiPreset', 'duplicateAiPreset'],
    asked: [/\bpresets?\b/i, change],
  },
  {
    told: 'imports from files, and exports to files',
    operations: [
      'createDataImport',
      'updateDataImport',
      'deleteDataImport',
      'runDataImport',
      'createDataExport',
    ],
    asked: [/\b(import|export)\w*\b/i, /\b(csv|excel|xlsx|spreadsheets?|files?)\b/i],
  },
  {
    told: 'links to forms for clients, and decisions on held submissions',
    operations: [
      'createFormLink',
      'revokeFormLink',
      'startFormSubmission',
      'deleteFormSubmission',
      'decideFormSubmission',
      'discardFormChanges',
    ],
    asked: [
      /\bforms?\b/i,
      /\b(links?|submissions?)\b/i,
      /\b(create|send|make|revoke|approve|reject|decide|delete|erase)\w*\b/i,
    ],
  },
  {
    told: 'credit notes and credit of clients',
    operations: ['createCreditNote', 'createClientCreditEntry'],
    asked: [/\bcredit notes?\b|\b(give|grant|book)\b[^.?!]{0,60}\bcredit\b(?! card)/i],
  },
  {
    told: 'assigning training, and grading and revoking it',
    operations: [
      'assignTraining',
      'updateTrainingEnrollment',
      'bulkUpdateTrainingEnrollments',
      'saveTrainingQuestion',
      'deleteTrainingQuestion',
      'reorderTrainingQuestions',
      'saveTrainingAssessmentAnswers',
      'regradeTrainingAssessment',
      'revokeTrainingCertification',
      'bulkUpdateTrainingCourses',
    ],
    asked: [
      /\b(training|courses?|certif\w+|quiz(zes)?|assessments?)\b/i,
      /\b(assign|enroll?|grade|regrade|waive|revoke|withdraw)\w*\b/i,
    ],
  },
  {
    told: 'locking periods of time entries, and reports of time',
    operations: ['lockTimePeriod', 'unlockTimePeriod', 'deleteTimeEntry', 'updateTimeSettings'],
    asked: [
      /\btime\b/i,
      /\b(lock|unlock)\w*\b[^]*\b(period|month|week|time)\w*\b|\bdelete\b[^]*\btime entr(y|ies)\b/i,
    ],
  },
  {
    told: 'personal senders and aliases of tickets',
    operations: ['createTicketSender', 'updateTicketSender', 'deleteTicketSender', 'confirmTicketSender'],
    asked: [/\b(alias(es)?|sender address(es)?|personal senders?)\b/i, change],
  },
  {
    told: 'connecting outside services and MCP servers',
    operations: [
      'createIntegrationCredential',
      'updateIntegrationCredential',
      'authorizeIntegrationCredential',
      'completeIntegrationAuthorization',
      'testIntegrationCredential',
      'revokeIntegrationCredential',
      'deleteClientIntegrationAccount',
      'createMcpConnection',
      'updateMcpConnection',
      'deleteMcpConnection',
      'authorizeMcpConnection',
      'refreshMcpConnection',
      'updateMcpToolEnabled',
    ],
    asked: [
      /\b(connect|disconnect|authori[sz]e|link up|hook up)\b/i,
      /\b(integrations?|mcp servers?|google|hubspot|xero|quickbooks|slack|meta|mailchimp|credentials?)\b/i,
    ],
  },
];

/** What of a request may only be possible in the console. */
export const consoleOnlyIn = (prompt: string): string[] =>
  consoleOnly.filter(({ asked }) => asked.every((form) => form.test(prompt))).map(({ told }) => told);
