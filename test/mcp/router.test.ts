import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openPermissions, permissions } from '#generated/permissions.ts';
import { loadCatalogue, type Tool } from '#src/api/mcp/router/catalogue.ts';
import {
  createRouter,
  estimateTokens,
  MOST_OVERFLOW,
  MOST_TOKENS,
  MOST_TOOLS,
  type Choice,
  type Request,
} from '#src/api/mcp/router/index.ts';
import { synonymsIn } from '#src/api/mcp/router/synonyms.ts';
import { clauses, quotedApart, stem, terms, withoutAddresses } from '#src/api/mcp/router/text.ts';
import { anyText } from '../support/texts.ts';

const everything = new Set<string>(permissions);
/** What is found does not depend on what is built: here everything is. */
const loaded = loadCatalogue();
const catalogue = { ...loaded, tools: loaded.tools.map((tool) => ({ ...tool, pending: false })) };
const router = createRouter(() => catalogue);

const choose = (prompt: string, more: Partial<Request> = {}): Choice =>
  router.choose({ prompt, permissions: everything, ...more });
const namesOf = (choice: Choice): string[] => choice.tools.map(({ name }) => name);
const textOf = ({ tools, overflow }: Choice): string[] => [...tools.map(({ text }) => text), ...overflow];

function expectWithinBounds(choice: Choice): void {
  expect(choice.tools.length).toBeLessThanOrEqual(MOST_TOOLS);
  expect(choice.overflow.length).toBeLessThanOrEqual(MOST_OVERFLOW);
  expect(choice.tokens).toBe(textOf(choice).reduce((sum, text) => sum + estimateTokens(text), 0));
  expect(choice.tokens).toBeLessThanOrEqual(MOST_TOKENS);
  expect(new Set(namesOf(choice)).size).toBe(choice.tools.length);
  for (const line of choice.overflow) expect(line).not.toContain('\n');
}

/** Prompts out of the catalogue's own words, among them names of prototypes, and any other text. */
const words = [
  ...new Set(catalogue.tools.flatMap(({ title, keywords }) => [title, ...keywords])),
  'constructor',
  '__proto__',
  'toString',
];
const anyPrompt = fc.oneof(
  fc
    .array(fc.constantFrom(...words), { maxLength: 40 })
    .chain((parts) => fc.constantFrom(' ', ', and ', '. ', '\n').map((between) => parts.join(between))),
  anyText({ maxLength: 400 }),
  fc.string({ maxLength: 400 }),
);

describe('bounds', () => {
  test('no prompt makes a pack larger than allowed', () => {
    fc.assert(
      fc.property(anyPrompt, fc.subarray([...catalogue.tools]), anyPrompt, (prompt, used, grounding) => {
        expectWithinBounds(choose(prompt, { used: used.map(({ name }) => name), grounding }));
      }),
      { numRuns: 60 },
    );
  });

  test('tools with the longest inputs still leave the pack below its tokens', () => {
    const longest = [...catalogue.tools]
      .sort((left, right) => right.input.length - left.input.length)
      .slice(0, 10);
    const choice = choose(longest.map(({ title }) => title).join('. '), {
      used: longest.map(({ name }) => name),
    });
    expectWithinBounds(choice);
    expect(namesOf(choice)).toEqual(expect.arrayContaining(longest.map(({ name }) => name)));
  });

  test.each([
    'ticket '.repeat(1500),
    'a'.repeat(10_000),
    'a-'.repeat(5_000),
    '"'.repeat(10_000),
    `${'Please close it. '.repeat(600)}`,
    '@.'.repeat(5000),
  ])('a prompt of 10 kB is cut down to bounded work: %#', (prompt) => {
    expectWithinBounds(choose(prompt));
    expect(clauses(prompt).length).toBeLessThanOrEqual(8);
  });

  test('of a long prompt its beginning and its end count', () => {
    const names = namesOf(
      choose(
        `Create an invoice for the client.\n${'Lorem ipsum dolor sit amet. '.repeat(900)}\nThen start a training course.`,
      ),
    );
    expect(names).toEqual(expect.arrayContaining(['create_invoice', 'start_training_course']));
  });
});

describe('permissions', () => {
  test('only what the caller may call is offered or named', () => {
    fc.assert(
      fc.property(anyPrompt, fc.subarray([...permissions]), (prompt, granted) => {
        const choice = choose(prompt, {
          permissions: new Set(granted),
          used: ['delete_client', 'list_users'],
        });
        for (const line of textOf(choice)) {
          const tool = catalogue.tools.find(({ name }) => name === /^\w+/.exec(line)![0])!;
          expect([...openPermissions, ...granted], tool.name).toContain(tool.permission);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('nobody loses what needs no permission', () => {
    const open = catalogue.tools.find(({ permission }) => openPermissions.has(permission))!;
    expect(namesOf(choose(open.title, { permissions: new Set() }))).toContain(open.name);
  });
});

describe('prompts that say nothing', () => {
  test.each(['', ' \n ', '???', 'the of and', 'xqzvwk bblrgh', '🙂🙂', '\ud800'])(
    'get a small pack to begin with: %j',
    (prompt) => {
      const choice = choose(prompt);
      expectWithinBounds(choice);
      expect(choice.tools.length).toBeLessThanOrEqual(15);
      expect(namesOf(choice)).toEqual(expect.arrayContaining(['search_clients', 'list_users']));
      expect(choice.tools.every(({ readOnly }) => readOnly)).toBe(true);
    },
  );
});

test('the same request has the same answer, from another router too', () => {
  const prompt = 'Move the open tickets of Harbor Dental to another inbox and tell the team';
  const { milliseconds: _first, ...first } = choose(prompt);
  const { milliseconds: _again, ...again } = choose(prompt);
  const { milliseconds: _other, ...other } = createRouter(() => catalogue).choose({
    prompt,
    permissions: everything,
  });
  expect(again).toEqual(first);
  expect(other).toEqual(first);
});

test('every operation is found by its own title', () => {
  const missed = catalogue.tools
    .filter((tool) => !namesOf(choose(tool.title)).includes(tool.name))
    .map(({ name }) => name);
  expect(missed).toEqual([]);
});

describe('history', () => {
  test('tools that the conversation used stay, whatever comes next', () => {
    const used = ['list_training_courses', 'deleteSop', 'get_invoice', 'not_a_tool'];
    expect(namesOf(choose('Rename the ticket inbox "Support"', { used })).slice(0, 3)).toEqual([
      'get_invoice',
      'delete_sop',
      'list_training_courses',
    ]);
  });

  test('of a long conversation the last tools stay, and the prompt still has room', () => {
    const used = catalogue.tools.map(({ name }) => name);
    const names = namesOf(choose('List time entries', { used }));
    expect(names.slice(0, 10)).toEqual(used.slice(-10).reverse());
    expect(names).toContain('list_time_entries');
  });

  test('what is known beside the prompt decides what a bare verb means', () => {
    expect(namesOf(choose('Delete it', { grounding: 'The reply template "Welcome" is open.' }))).toContain(
      'delete_ticket_reply_template',
    );
    expect(namesOf(choose('Delete it', { grounding: 'The learning path "Basics" is open.' }))).toContain(
      'delete_learning_path',
    );
  });
});

describe('companions', () => {
  const byName = new Map(catalogue.tools.map((tool) => [tool.name, tool]));

  test('what turns names into ids comes along, two steps far', () => {
    const names = namesOf(choose('Assign a ticket to Jenny'));
    expect(names).toEqual(
      expect.arrayContaining(['assign_ticket', 'get_ticket', 'list_users', 'list_tickets']),
    );
  });

  test('the reads that a tool names as coming before it are with it when it is what was asked for', () => {
    const missing = catalogue.tools
      .filter(({ after }) => after.length > 0)
      .flatMap((tool: Tool) => {
        const names = namesOf(choose(tool.title));
        return tool.after
          .filter((name) => byName.has(name) && !names.includes(name))
          .map((name) => `${tool.name} without ${name}`);
      });
    // Titles of two words are those of several tools, whose companions share the room.
    expect(missing.length).toBeLessThan(catalogue.tools.length * 0.05);
  });
});

describe('choice', () => {
  test('each request of a prompt has its share', () => {
    const names = namesOf(
      choose(
        'Enrol Harbor Dental in the SEO program, open an escalation about the checkout and log two hours on the audit task',
      ),
    );
    expect(names).toEqual(
      expect.arrayContaining(['manage_client_program', 'create_escalation', 'create_time_entry']),
    );
  });

  test('words of the trade find what the contract calls otherwise', () => {
    expect(namesOf(choose('Find our playbook for onboarding'))).toContain('search_sops');
    expect(namesOf(choose('Add a canned reply'))).toContain('create_ticket_reply_template');
  });

  test('the parts of a verb are found with other words between them', () => {
    expect(synonymsIn('take the old company logo off')).toContain(stem('remove'));
    expect(synonymsIn('let the whole team know')).toContain(stem('send'));
    expect(synonymsIn('take the train to the town where my parents live and stay away')).not.toContain(
      stem('delete'),
    );
    expect(namesOf(choose('Take the wrong picture off that comment again'))).toContain('detach_comment_file');
  });

  test('what is no longer wanted may be taken away, unless somebody only asks about it', () => {
    expect(namesOf(choose('Priya does not belong to this escalation any more'))).toContain(
      'remove_escalation_participants',
    );
    expect(namesOf(choose('The old reply template can go.'))).toContain('delete_ticket_reply_template');
    for (const prompt of [
      'Which reply templates are no longer used?',
      'The reply template for invoices should go out on Friday',
      'Show the reply templates that nobody needs any more',
      'Add the comment "The reply template is no longer needed" to the task',
    ])
      expect(namesOf(choose(prompt)), prompt).not.toContain('delete_ticket_reply_template');
  });

  test('a slip of the pen is understood', () => {
    expect(namesOf(choose('Start a trainning coursse'))).toContain('start_training_course');
  });

  test('folders stay out unless they are meant', () => {
    expect(
      namesOf(choose('Publish the automation')).filter((name) => name.includes('folder')).length,
    ).toBeLessThanOrEqual(2);
    expect(namesOf(choose('Rename the folder of automations'))).toContain('update_automation_folder');
  });

  test('a tool is told in a sentence and its input, marked when it waits for its handler', () => {
    const [tool] = choose('List outbound webhook deliveries').tools.filter(
      ({ name }) => name === 'list_outbound_webhook_deliveries',
    );
    expect(tool!.text).toMatch(
      /^list_outbound_webhook_deliveries \(read\): List .*\. Use it .*\.\n {2}input \{ .*\}$/,
    );
    const tools = loaded.tools.map((one) => ({ ...one, pending: one.name === 'delete_map_layer' }));
    const pending = createRouter(() => ({ ...loaded, tools }))
      .choose({ prompt: 'Delete a map layer', permissions: everything })
      .tools.find(({ name }) => name === 'delete_map_layer');
    expect(pending).toMatchObject({
      pending: true,
      destructive: true,
      text: expect.stringContaining('(destructive, pending)'),
    });
  });
});

describe('text', () => {
  test('inflections and spellings of a word are one', () => {
    for (const [left, right] of [
      ['assigned', 'assignment'],
      ['enrollment', 'enrolments'],
      ['planning', 'plan'],
      ['invoices', 'invoicing'],
      ['categories', 'category'],
      ['notes', 'note'],
    ] as const) {
      expect(stem(left), `${left} ${right}`).toBe(stem(right));
    }
    expect(stem('constructor')).toBeTypeOf('string');
  });

  test('snake_case, to-do and e-mail are words', () => {
    expect(terms('list_tickets')).toEqual(terms('list tickets'));
    expect(terms('e-mail')).toEqual(terms('emails'));
    expect(synonymsIn('my to-dos')).toContain(stem('task'));
  });

  test('addresses and quotations are data', () => {
    expect(
      withoutAddresses('block ann@shop.example.com, @junk.biz and https://a.b/c').replace(/\s+/g, ' '),
    ).toBe('block email address , domain and url ');
    expect(quotedApart("Rename \"Delete me\" to 'Gone' - it's old").asked).not.toMatch(/Delete|Gone/);
  });

  test('a bare number is that of a ticket, not a year, a sum or a size', () => {
    for (const text of ['what became of #5120', 'close 4821 please'])
      expect(withoutAddresses(text)).toContain('ticket number');
    for (const text of [
      'since 2019',
      'a bill over 1500 EUR',
      'INV-2041',
      'call 0113 496 0000',
      '1200 px wide',
      'from 1,200.50',
    ])
      expect(withoutAddresses(text)).toBe(text);
  });

  test('a prompt falls apart into its requests', () => {
    expect(clauses('Close the ticket, and then write an invoice. Thanks!')).toHaveLength(2);
    expect(clauses('')).toEqual([]);
  });
});
