import { familyHealth } from './family-health.ts';
import type { StageToolTarget } from '#generated/types.gen.ts';
import { presetTargets } from './families/ai/parts.queries.ts';
import { layoutKeys } from './families/client-profiles/parts.ts';
import { automationRunner } from './families/automations/parts.ts';
import { automationTargets, startingAutomations } from './families/automations/parts.queries.ts';
import { assignmentDepartments } from './families/assignments/parts.ts';
import { objectAudiences, objectKeys } from './families/custom-objects/parts.ts';
import { recordsOfClient } from './families/custom-objects/parts.ts';
import { openEscalations } from './families/escalations/parts.ts';
import { formRunner } from './families/forms/parts.ts';
import { formTargets, mappedDepartments, mappedProcesses } from './families/forms/parts.queries.ts';
import { openInvoices } from './families/invoices/parts.queries.ts';
import { layoutViews, navigationDepartments, navigationViews, pageKeys } from './families/layouts/parts.ts';
import { deliveredProcesses } from './families/client-services/parts.queries.ts';
import { listPreferenceKeys, selectingClients } from './families/clients/parts.ts';
import { suspendedEnrollments } from './families/programs/parts.ts';
import { coveredServices, openEnrollments, scheduledProcesses } from './families/programs/parts.queries.ts';
import { sopDepartments, sopTargets } from './families/sops/parts.queries.ts';
import { openTasks } from './families/tasks/parts.ts';
import { layerKeys } from './families/map-layers/parts.queries.ts';
import { openTickets } from './families/tickets/parts.ts';
import { inboxDepartments, routingDepartments, templateKeys } from './families/ticket-desk/parts.queries.ts';
import { stageForms } from './families/task-tools/parts.ts';
import { trainingDepartments } from './families/training/parts.queries.ts';
import { sharedViews } from './families/views/parts.ts';
import type { Config } from './config.ts';
import type { HealthPart } from './platform/health/index.ts';
import type {
  DeletionGuard,
  DepartmentUser,
  KeyHolder,
  Parts,
  ProcessUser,
  ServiceUser,
  ToolTargetKind,
  ViewUser,
} from './call/parts.ts';
import type { LoadLimitedLog } from './call/hosted.ts';
import type { Services } from './call/services.ts';
import type { BackgroundJobKind } from './domain/background-jobs/index.ts';
import type { TokenPurpose } from './domain/hosted-addresses/index.ts';
import { processKeys, replaceDepartment } from './domain/processes/index.ts';
import { viewKeys } from './domain/views/index.ts';
import { openness } from './domain/visibility/index.ts';
import type { Connections } from './platform/db/index.ts';
import {
  mergeSearchIndexes,
  type AgePurge,
  type Periodic,
  type Purge,
  type TaskHandlers,
} from './platform/jobs/index.ts';
import { timers } from './platform/timers/index.ts';
import type { Log } from './platform/log.ts';
import type { EventConsumer } from './platform/outbox/index.ts';
import { loadSealedColumns } from './sealed-columns.ts';
import { loadTimerKinds } from './timer-kinds.ts';

const keyHolders = {
  list_preference: listPreferenceKeys,
  layout: layoutKeys,
  process: processKeys,
  custom_object: objectKeys,
} satisfies Record<Exclude<KeyHolder['kind'], 'view' | 'reply_template' | 'map_layer'>, KeyHolder>;

// Active programs and open invoices keep a client (domain model §4.1), and so does other open work.
const deletionGuards: readonly (DeletionGuard | undefined)[] = [
  openEnrollments,
  openInvoices,
  openTasks,
  openTickets,
  openEscalations,
  recordsOfClient,
];

const processUsers: readonly (ProcessUser | undefined)[] = [
  deliveredProcesses,
  mappedProcesses,
  scheduledProcesses,
  startingAutomations,
];

const serviceUsers: readonly (ServiceUser | undefined)[] = [selectingClients, coveredServices];

const toolTargets = {
  sop: sopTargets,
  form: formTargets,
  automation: automationTargets,
  ai_preset: presetTargets,
} satisfies Record<StageToolTarget['kind'], ToolTargetKind | undefined>;

// Loaded when a view is saved or run.
const viewedLists: Parts['viewedLists'] = {
  client: async () => (await import('./families/clients/list/parts.queries.ts')).viewedClients,
  task: async () => (await import('./families/tasks/lists/parts.queries.ts')).viewedTasks,
  task_stage: async () => (await import('./families/tasks/lists/parts.queries.ts')).viewedStages,
  ticket: async () => (await import('./families/tickets/list/parts.queries.ts')).viewedTickets,
  escalation: async () => (await import('./families/escalations/parts.queries.ts')).viewedEscalations,
  sop: async () => (await import('./families/sops/parts.queries.ts')).viewedSops,
  training_course: async () => (await import('./families/training/parts.queries.ts')).viewedCourses,
  client_program: async () => (await import('./families/programs/parts.queries.ts')).viewedEnrollments,
  form_submission: async () => (await import('./families/forms/parts.queries.ts')).viewedSubmissions,
  invoice: async () => (await import('./families/invoices/parts.queries.ts')).viewedInvoices,
  time_entry: async () => (await import('./families/time-entries/parts.queries.ts')).viewedTimeEntries,
  user: async () => (await import('./families/organization/users/parts.queries.ts')).viewedMembers,
  custom_object_record: async (ctx, objectId) =>
    (await import('./families/custom-objects/records/parts.queries.ts')).viewedRecords(ctx, objectId),
};

const viewUsers: readonly (ViewUser | undefined)[] = [navigationViews, layoutViews];

const departmentUsers: readonly DepartmentUser[] = [
  { replace: replaceDepartment },
  assignmentDepartments,
  inboxDepartments,
  mappedDepartments,
  navigationDepartments,
  objectAudiences,
  routingDepartments,
  sharedViews,
  sopDepartments,
  trainingDepartments,
];

const built = <T extends object>(parts: readonly (T | undefined)[]): readonly T[] =>
  parts.filter((part): part is T => part !== undefined);

/** The one place where the parts of the service meet. */
export const parts: Parts = {
  keyHolders: [...Object.values(keyHolders), ...viewKeys, ...pageKeys, ...templateKeys, ...layerKeys],
  deletionGuards: built(deletionGuards),
  processUsers: built(processUsers),
  serviceUsers: built(serviceUsers),
  paymentFollowers: [suspendedEnrollments],
  toolTargets: built<ToolTargetKind>(Object.values(toolTargets)),
  toolRunners: [formRunner, automationRunner],
  submissionFollowers: [stageForms],
  viewedLists,
  viewUsers: built(viewUsers),
  departmentUsers,
};

/** Who keeps a log of calls beyond the limit of a hosted address, by the address's purpose. */
export const limitedLogs: Readonly<Partial<Record<TokenPurpose, LoadLimitedLog>>> = {
  automation_webhook: async () => (await import('./families/hosted-webhooks/parts.ts')).logLimited,
};

/** What is done for jobs that people see. */
const loadJobKinds = async (services: Services, log: Log): Promise<readonly BackgroundJobKind[]> => {
  const [
    { refreshMemory },
    { migrateCustomObject },
    { geocodeMapLayer },
    { applyProgram },
    { regradeAssessment },
  ] = await Promise.all([
    import('./families/ai/periodic.ts'),
    import('./families/custom-objects/periodic.ts'),
    import('./families/map-layers/periodic.ts'),
    import('./families/programs/periodic.ts'),
    import('./families/training/periodic.ts'),
  ]);
  return [
    refreshMemory(services.ai, log),
    migrateCustomObject,
    geocodeMapLayer(services),
    applyProgram(services),
    regradeAssessment,
  ];
};

/** What a working process does beside the calls: complete by type, but for the purge of the queue's own. */
export interface Background {
  readonly handlers: Omit<TaskHandlers, 'purge'>;
  /** What is removed with time. */
  readonly purges: readonly Purge[];
  readonly periodic: readonly Periodic[];
  readonly consumers: readonly EventConsumer[];
  close(): void;
}

/** What is removed with time, beside those who store it. */
export async function loadPurges(): Promise<readonly AgePurge[]> {
  const modules = await Promise.all([
    import('./platform/outbox/purges.ts'),
    import('./platform/delivery/purges.ts'),
    import('./platform/limits/purges.ts'),
    import('./platform/mail/purges.ts'),
    import('./domain/access/purges.ts'),
    import('./domain/files/purges.ts'),
    import('./domain/file-imports/purges.ts'),
    import('./domain/forms/purges.ts'),
    import('./domain/connections/purges.ts'),
    import('./domain/background-jobs/purges.ts'),
    import('./domain/history/purges.ts'),
    import('./domain/hosted-addresses/purges.ts'),
    import('./domain/notifications/purges.ts'),
    import('./domain/tasks/purges.ts'),
    import('./domain/tickets/purges.ts'),
    import('./domain/ai/purges.ts'),
    import('./domain/payments/purges.ts'),
    import('./api/door/purges.ts'),
    import('./api/auth/purges.ts'),
    import('./api/mcp/purges.ts'),
    import('./families/automations/purges.ts'),
    import('./families/builder-sessions/purges.ts'),
    import('./families/data-transfer/purges.ts'),
    import('./families/map-layers/purges.ts'),
    import('./families/tenant/purges.ts'),
    import('./families/sops/purges.ts'),
    import('./families/time-entries/purges.ts'),
    import('./families/webhook-deliveries/purges.ts'),
  ]);
  return modules.flatMap(({ purges }) => purges);
}

/** What an operator has to watch, beside what does it. */
export async function loadHealth(): Promise<readonly HealthPart[]> {
  const modules = await Promise.all([
    import('./api/health.ts'),
    import('./api/hosted/health.ts'),
    import('./api/operator/health.ts'),
    import('./domain/ai/health.ts'),
    import('./domain/files/health.ts'),
    import('./platform/db/health.ts'),
    import('./platform/outbox/health.ts'),
    import('./platform/jobs/health.ts'),
    import('./platform/timers/health.ts'),
    import('./platform/delivery/health.ts'),
    import('./platform/mail/health.ts'),
  ]);
  const ofFamilies = Object.values(familyHealth).filter((part) => part !== null);
  return [...modules.map(({ health }) => health), ...ofFamilies];
}

/** Loads and connects it; a process that only serves needs none of it. */
export async function openBackground(
  { config, log, ca }: { readonly config: Config; readonly log: Log; readonly ca: string | undefined },
  db: Connections,
  services: Services,
): Promise<Background> {
  const [
    { createDelivery, notifyDisabled },
    { createMailing },
    timerKinds,
    { expiredKeys },
    { requestHours },
    { resealing },
    { noteLanguages },
    { sopLanguages },
    { logoPictures },
    { contentRemovals, fileReadings, finishUpload, orphanWalk },
    { importFile },
    { openInnerDoor },
    { invokeOperation, operationsOf },
    { runBackgroundJob },
    { renderCertificates },
    { notificationSending, sendPush, tellInApp },
    { applyMailReport, receiveChannelArrival, receiveStoredMail, sendTicketMessage },
    { checkDomainByItself },
    { triageTicket },
    { processSubmission },
    {
      chargeSentInvoice,
      checkMandate,
      checkRefund,
      checkReturns,
      closeEvents,
      detachMethod,
      openEvents,
      processEvent,
      refreshAccount,
      runPayment,
      runPurchase,
    },
    { followInvoice },
    jobKinds,
    { checkData, exportData, importData },
    { automationEvents, dispatching, erasure, runExecution, runTest },
  ] = await Promise.all([
    import('./platform/delivery/index.ts'),
    import('./platform/mail/index.ts'),
    loadTimerKinds(services),
    import('./api/auth/periodic.ts'),
    import('./api/door/periodic.ts'),
    import('./platform/secrets/periodic.ts'),
    import('./families/client-notes/periodic.ts'),
    import('./families/sops/periodic.ts'),
    import('./families/tenant/periodic.ts'),
    import('./domain/files/periodic.ts'),
    import('./domain/file-imports/periodic.ts'),
    import('./api/inner-door.ts'),
    import('./api/door/index.ts'),
    import('./domain/background-jobs/index.ts'),
    import('./families/training/periodic.ts'),
    import('./domain/notifications/periodic.ts'),
    import('./domain/tickets/periodic.ts'),
    import('./families/ticket-desk/periodic.ts'),
    import('./families/tickets/periodic.ts'),
    import('./domain/forms/periodic.ts'),
    import('./domain/payments/periodic.ts'),
    import('./domain/programs/periodic.ts'),
    loadJobKinds(services, log),
    import('./families/data-transfer/periodic.ts'),
    import('./families/automations/periodic.ts'),
  ]);
  const { sealer, addresses } = services;
  const delivery = createDelivery({
    sealer,
    policy: addresses,
    tell: notifyDisabled(db, services, tellInApp),
    ca,
  });
  const mailing = await createMailing({ config, sealer, storage: services.storage, log, ca });
  const door = openInnerDoor(db, services, log);
  const operations = operationsOf(door);
  return {
    handlers: {
      ...delivery.handlers,
      ...mailing.handlers,
      finish_upload: finishUpload(services),
      import_file: importFile(services),
      invoke_operation: invokeOperation(door),
      run_automation: runExecution(operations, services.mcpServers),
      process_form_submission: processSubmission(operations, services),
      run_payment: runPayment(operations, services.payments),
      run_credit_purchase: runPurchase(operations, services.payments),
      process_payment_event: processEvent,
      charge_invoice: chargeSentInvoice(operations),
      follow_invoice: followInvoice(operations),
      refresh_payment_account: refreshAccount(operations, services.payments),
      check_mandate: checkMandate(operations, services.payments),
      check_payment_returns: checkReturns(operations, services.payments),
      check_refund: checkRefund(operations, services.payments),
      detach_payment_method: detachMethod(services.payments),
      open_payment_events: openEvents(services.payments),
      close_payment_events: closeEvents(services.payments),
      run_automation_test: runTest(operations, services.mcpServers),
      run_background_job: runBackgroundJob([
        ...jobKinds,
        exportData(operations, services.storage),
        checkData(operations, services),
        importData(operations),
      ]),
      send_ticket_message: sendTicketMessage({
        provider: mailing.provider,
        storage: services.storage,
        sealer,
        openness,
        from: services.mail.from,
        channels: services,
      }),
      check_mail_domain: checkDomainByItself({ dns: services.dns, openness }),
      triage_ticket: triageTicket(services.ai),
      render_certificates: renderCertificates(services),
      send_push: sendPush({ ...services, ca }),
      receive_mail: receiveStoredMail(operations, services),
      apply_mail_report: applyMailReport(operations),
      receive_channel_message: receiveChannelArrival(operations, services),
    },
    purges: [...(await loadPurges()), erasure],
    periodic: [
      delivery.sweep,
      expiredKeys,
      requestHours,
      noteLanguages,
      sopLanguages,
      logoPictures(services, log),
      contentRemovals(services.storage),
      orphanWalk(services.storage, log),
      fileReadings({ ...services, db, log }),
      mergeSearchIndexes(),
      notificationSending(db, services, log),
      timers({ db, log, openness, kinds: timerKinds }),
      dispatching(db, operations, log),
      ...(sealer.keyIds.length > 1 ? [resealing({ sealer, columns: await loadSealedColumns(), log })] : []),
    ],
    consumers: [delivery.consumer, automationEvents],
    close() {
      delivery.close();
      mailing.close();
    },
  };
}
