import { parseSmtpUrl } from '#src/platform/mail/settings.ts';
import { MailServer } from '../../support/mail-server.ts';
import { PushService } from '../../support/push-service.ts';
import { lookupHere, testCa } from '../../support/receiver.ts';
import { startService, type Service } from '../../support/service.ts';
import { addTask } from '../comments/commented-records.ts';
import { newPerson, type Answer, type Person } from './people.ts';

/** A service with its worker, a mail server and a push service, all real. */
export interface Channels {
  readonly service: Service;
  readonly mail: MailServer;
  readonly push: PushService;
  stop(): Promise<void>;
}

export async function startChannels(): Promise<Channels> {
  const [mail, push] = await Promise.all([MailServer.start(), PushService.start()]);
  const from = { name: 'Northlight', address: 'mail@northlight.example' };
  const service = await startService({
    config: {
      role: 'all',
      webhookAllowPrivate: true,
      mail: { from, smtp: parseSmtpUrl(`smtp://127.0.0.1:${mail.port}`)! },
    },
    outbound: { ca: testCa, lookup: lookupHere },
  });
  return {
    service,
    mail,
    push,
    async stop() {
      await service.stop();
      await Promise.all([mail.stop(), push.stop()]);
    },
  };
}

export const addressOf = async (service: Service, { id }: Person): Promise<string> =>
  (await service.query<{ email: string }>('select email from users where id = $1', [id]))[0]!.email;

/** Somebody mentions the person on a new task; answers task and comment. */
export async function mention(
  service: Service,
  by: Person,
  person: Person,
  words = 'Could you check the opening hours?',
): Promise<{ taskId: string; taskName: string; commentId: string }> {
  const task = await addTask(service, service.agencies[0]);
  const { data } = await service.ok(
    'createComment',
    {
      body: {
        record_kind: 'task',
        record_id: task.id,
        body_text: words,
        mentioned_user_ids: [person.id],
      },
    },
    { key: by.key },
  );
  return { taskId: task.id, taskName: task.name, commentId: data.id };
}

/** How the person's notifications reached them, the latest by each channel. */
export async function deliveriesOf(person: Person, query: object = {}): Promise<Record<string, Answer>> {
  const found: Answer[] = await person.ok('listNotificationDeliveries', {
    query: { ...query, user_id: [person.id], order: 'asc' },
  });
  return Object.fromEntries(found.map((each) => [each.channel, each]));
}

export const twoPeople = async (service: Service): Promise<[Person, Person]> => [
  await newPerson(service, ['tasks.view', 'chat.use']),
  await newPerson(service, ['tasks.view', 'chat.use']),
];
