import type { Service, TestAgency } from '../support/service.ts';

/** Definitions with processes and services, programs, and clients enrolled in them. */
export async function seedPrograms(
  service: Service,
  agency: TestAgency,
  mark: string,
  records: Record<string, string[]>,
): Promise<void> {
  const as = { key: agency.key };
  const keep = (collection: string, id: string): string => {
    (records[collection] ??= []).push(id);
    return id;
  };
  const published = await processesOf(service, agency);
  for (const [index, nth] of ['first', 'second', 'third'].entries()) {
    const { data: managed } = await service.ok(
      'manageProgramDefinition',
      {
        body: {
          name: `${mark} ${nth} delivery`,
          description: `${mark} things`,
          tags: [mark.toLowerCase()],
          processes: published.slice(0, 2).map((process_definition_id) => ({
            process_definition_id,
            recurrence: {
              frequency: 'monthly' as const,
              interval: 1,
              day_of_month: 1 + index,
              time_of_day: '08:00',
              time_zone: 'UTC',
            },
            task_name_template: `${mark} {{month}}`,
          })),
          services: records['client-services']!.slice(0, 2).map((service_id) => ({
            service_id,
            quantity: 1,
          })),
        },
      },
      as,
    );
    const program_definition_id = keep('program-definitions', managed.program_definition.id);
    const { data: program } = await service.ok(
      'createProgram',
      {
        body: {
          name: `${mark} ${nth} program`,
          description: `${mark} things`,
          // The first delivers two programs, the third none.
          program_definition_id: index === 2 ? records['program-definitions']![0]! : program_definition_id,
          frequency: 'monthly',
          amount: { amount_minor: 1000 * (index + 1), currency: 'USD' },
          tags: [mark.toLowerCase()],
        },
      },
      as,
    );
    keep('programs', program.id);
    const enroll = async (client_id: string, more: object) =>
      (
        await service.ok(
          'manageClientProgram',
          { body: { action: 'enroll', client_id, program_id: program.id, note: `${mark} note`, ...more } },
          as,
        )
      ).data.client_program.id;
    const dates = [{ end_date: '2031-01-01' }, { start_date: '2030-05-01' }, { end_date: '2031-02-01' }];
    const clients = records['clients']!;
    if (index === 0) keep('client-programs', await enroll(clients[2]!, {}));
    const enrolmentId = keep('client-programs', await enroll(clients[index % 2]!, dates[index]!));
    const { data: processes } = await service.ok(
      'listClientProgramProcesses',
      { query: { client_program_id: [enrolmentId] } },
      as,
    );
    for (const { id, schedule } of processes) {
      keep('client-program-processes', id);
      keep('client-program-schedules', schedule.id);
    }
  }
}

/** Ids of the agency's published processes. */
async function processesOf(service: Service, agency: TestAgency): Promise<string[]> {
  const rows = await service.query<{ id: string }>(
    "select id from process_definitions where tenant_id = $1 and status = 'published' and deleted_at is null order by id",
    [agency.id],
  );
  return rows.map(({ id }) => id);
}
