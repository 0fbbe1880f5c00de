import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newClient, newProfile } from '../client-records.ts';
import { asOwner } from '../organization/people.ts';
import { Authors, type Answer } from './flows.ts';
import { ask, asked, asking, linksTo, linkTo, newAddress } from './outsiders.ts';

/** People outside the agency answer what an automation asks, by a link that came to them. */
let service: Service;
let author: Authors;
beforeAll(async () => {
  service = await startService({});
  await service.startAnother({ role: 'work' });
  author = new Authors(service);
});
afterAll(() => service?.stop());

const client = async (...contacts: object[]): Promise<Answer> =>
  newClient(service, (await newProfile(service)).id, { contacts });

const approve = { type: 'approval', decision: 'approve' };

describe('a request', () => {
  it('comes to the contact of a client, is shown, and continues by the answer', async () => {
    const email = newAddress();
    const { id: clientId, contacts } = await client(
      { name: 'Noor', email: newAddress() },
      { name: 'Priya', email, is_primary: true },
    );
    const { id, url } = await asked(author, email, asking('approval', `'${clientId}'`));
    const [mail] = linksTo(service, email);
    expect(mail!.text).toContain('Subject: Do you approve the *March* pack?');
    expect(mail!.text).toContain('<strong>final</strong>');
    const { execution } = await author.execution(id);
    expect(execution.pending_request).toMatchObject({
      asked_users: [],
      asked_contacts: [{ name: 'Priya', email }],
      responses: [],
    });
    const { status, data } = await ask('GET', url);
    expect(status).toBe(200);
    expect(data).toEqual({
      agency_name: expect.any(String),
      type: 'approval',
      title: 'Do you approve the *March* pack?',
      message: 'The texts are **final**.',
      choices: [],
      fields: [],
      deadline_at: execution.pending_request.deadline_at,
    });
    const page = await ask('GET', url, undefined, 'text/html');
    expect(page.text).toContain('<title>Do you approve the *March* pack?</title>');
    expect(page.text).toContain('<strong>final</strong>');
    expect((await ask('POST', url, { type: 'choice', choice_key: 'blue' })).status).toBe(400);
    expect(await ask('POST', url, { ...approve, comment: 'Tuesday' })).toMatchObject({
      status: 200,
      data: { answered_at: expect.any(String) },
    });
    const done = await author.settled(id, 'succeeded');
    const priya = contacts.find((contact: Answer) => contact.name === 'Priya').id;
    expect(done.items.at(-1).output).toMatchObject({
      port: 'approved',
      output: {
        decision: 'approve',
        comment: 'Tuesday',
        responder: { type: 'client_contact', id: priya, name: 'Priya' },
      },
    });
    expect((await ask('POST', url, approve)).status).toBe(409);
    expect((await ask('GET', url)).status).toBe(404);
  });

  it('is answered by one of two at once', async () => {
    const [first, second] = [newAddress(), newAddress()];
    const { id, url } = await asked(author, first, asking('approval', `split('${first},${second}', ',')`));
    const other = await linkTo(service, second);
    const both = await Promise.all([
      ask('POST', url, approve),
      ask('POST', other, { type: 'approval', decision: 'reject' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const done = await author.settled(id, 'succeeded');
    const won = both[0].status === 200 ? 'approve' : 'reject';
    expect(done.items.at(-1).output.output).toMatchObject({ decision: won, responses: [{ decision: won }] });
  });

  it('waits for everybody where all have to approve', async () => {
    const [first, second] = [newAddress(), newAddress()];
    const flow = asking('approval', `split('${first},${second}', ',')`, { approvals_needed: 'all' });
    const { id, url } = await asked(author, first, flow);
    expect((await ask('POST', url, approve)).status).toBe(200);
    expect((await ask('POST', url, approve)).status).toBe(409);
    const { execution } = await author.execution(id);
    expect(execution).toMatchObject({
      status: 'paused',
      pending_request: {
        asked_contacts: [{ name: null, email: second }],
        responses: [{ responder: { type: 'client_contact', name: first }, decision: 'approve' }],
      },
    });
    expect((await ask('POST', await linkTo(service, second), approve)).status).toBe(200);
    expect((await author.settled(id, 'succeeded')).items.at(-1).output.port).toBe('approved');
  });

  it('takes one of its choices, and goes to members too', async () => {
    const email = newAddress();
    const { ownerId } = service.agencies[0];
    const flow = asking('choice', `'${email}'`, {
      asked: { contact_from: { expression: `'${email}'` }, user_ids: [ownerId] },
    });
    const first = await asked(author, email, flow);
    expect((await ask('POST', first.url, { type: 'choice', choice_key: 'green' })).status).toBe(400);
    expect((await ask('POST', first.url, { type: 'choice', choice_key: 'red' })).status).toBe(200);
    expect((await author.settled(first.id, 'succeeded')).items.at(-1).output.port).toBe('red');

    const automation = await author.publish(flow);
    const { id } = await author.run(automation, { button_key: 'go' });
    await author.settled(id, 'paused');
    const url = await linkTo(service, email, 2);
    await author.ok('respondToAutomationExecution', {
      path: { id },
      body: { type: 'choice', choice_key: 'blue' },
    });
    expect((await ask('POST', url, { type: 'choice', choice_key: 'red' })).data.message).toContain(
      'already answered',
    );
  });

  it('ends with its execution', async () => {
    const email = newAddress();
    const { id, url } = await asked(author, email, asking('approval', `'${email}'`));
    await author.ok('cancelAutomationExecution', { path: { id } });
    expect((await ask('GET', url)).status).toBe(404);
    expect((await ask('POST', url, approve)).status).toBe(409);
  });

  it('is not shown to a contact who is gone', async () => {
    const email = newAddress();
    const { id: clientId, contacts } = await client({ name: 'Priya', email });
    const { id, url } = await asked(author, email, asking('approval', `'${contacts[0].id}'`));
    await author.ok('updateClient', { path: { id: clientId }, body: { contacts: [{ name: 'Noor' }] } });
    expect((await ask('GET', url)).status).toBe(404);
    expect((await ask('POST', url, approve)).status).toBe(404);
    await author.ok('cancelAutomationExecution', { path: { id } });
  });

  it('goes on with the contact that a merge of clients leaves', async () => {
    const email = newAddress();
    const survivor = await client({ name: 'Priya', email });
    const source = await client({ name: 'P.', email });
    const { id, url } = await asked(author, email, asking('approval', `'${source.id}'`));
    await service.ok(
      'mergeClients',
      { body: { survivor_id: survivor.id, source_ids: [source.id] } },
      await asOwner(service, service.agencies[0]),
    );
    expect((await ask('POST', url, approve)).status).toBe(200);
    expect((await author.settled(id, 'succeeded')).items.at(-1).output.output.responder).toMatchObject({
      id: survivor.contacts[0].id,
    });
  });

  it('is opened by its link alone', async () => {
    const email = newAddress();
    const { url } = await asked(author, email, asking('approval', `'${email}'`));
    const [stored] = await service.query<{ hash: Buffer }>(
      `select hash from hosted_tokens where purpose = 'automation_answer' order by created_at desc limit 1`,
    );
    expect(stored!.hash.toString('hex')).not.toContain(url.split('/').at(-1));
    const wrong = `${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`;
    expect((await ask('GET', wrong)).status).toBe(404);
    expect((await ask('POST', wrong, approve)).status).toBe(404);
    expect((await ask('GET', url.replace('/answers/', '/forms/'))).status).toBe(404);
  });
});

describe('a step that asks', () => {
  it('finds people by contacts, clients and addresses, each address once', async () => {
    const [priya, noor] = [newAddress(), newAddress()];
    const made = await client({ name: 'Priya', email: priya }, { name: 'Noor', email: noor });
    const names = [made.id, made.contacts[1].id, priya.toUpperCase()].join(',');
    const { id } = await asked(author, noor, asking('approval', `split('${names}', ',')`));
    const { execution } = await author.execution(id);
    expect(execution.pending_request.asked_contacts).toEqual([
      { name: 'Priya', email: priya },
      { name: 'Noor', email: noor },
    ]);
  });

  it('fails without anybody, for a text that names nobody, and for too many', async () => {
    const error = async (expression: string): Promise<Answer> => {
      const automation = await author.publish(asking('approval', expression));
      const { id } = await author.run(automation, { button_key: 'go' });
      return (await author.settled(id, 'failed')).error;
    };
    const { id: clientId } = await client({ name: 'Priya' });
    expect(await error(`'${clientId}'`)).toMatchObject({ code: 'nobody_to_ask' });
    expect(await error('null')).toMatchObject({ code: 'nobody_to_ask' });
    expect(await error(`'priya'`)).toMatchObject({
      code: 'invalid_input',
      message: expect.stringContaining('neither an id nor an e-mail address'),
    });
    const many = Array.from({ length: 51 }, (_, index) => `p${index}@harbor.example`).join(',');
    expect(await error(`split('${many}', ',')`)).toMatchObject({
      code: 'invalid_input',
      message: expect.stringContaining('at most 50'),
    });
    const [, other] = service.agencies;
    const key = { key: other.key };
    const { data: profile } = await service.ok('createClientProfile', { body: { name: 'Elsewhere' } }, key);
    const contacts = [{ name: 'Sam', email: newAddress() }];
    const { data: elsewhere } = await service.ok(
      'createClient',
      { body: { name: 'Elsewhere', profile_id: profile.id, contacts } },
      key,
    );
    expect(await error(`'${elsewhere.id}'`), 'a client of another agency').toMatchObject({
      code: 'nobody_to_ask',
    });
  });

  it('asks no contact of a client that its account does not see', async () => {
    const { contacts } = await client({ name: 'Priya', email: newAddress() });
    const key = await service.keyWith(service.agencies[0], [
      'automations.author',
      'automations.publish',
      'automations.run',
      'automations.view',
    ]);
    const blind = new Authors(service, { ...service.agencies[0], key });
    const automation = await blind.publish(asking('approval', `'${contacts[0].id}'`));
    const { id } = await blind.run(automation, { button_key: 'go' });
    expect((await blind.settled(id, 'failed')).error).toMatchObject({ code: 'nobody_to_ask' });
  });

  it('cannot have outsiders choose members or clients', async () => {
    const fields = [{ key: 'who', label: 'Who?', type: 'user' }];
    const { id } = await author.create(asking('form', `'priya@harbor.example'`, { fields }));
    expect((await author.refused('publishAutomation', { body: { id } }))[1]).toContain(
      'cannot choose a member',
    );
  });
});
