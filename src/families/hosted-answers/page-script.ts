/* oxlint-disable typescript/no-explicit-any -- runs in the browser, whose types the service does not have */

/**
 * Shows in a browser what answers a request, and sends it. The page carries the text of this function, so it uses nothing outside of
 * itself but what browsers have. Texts of people are set as text, never as markup.
 */
export function runRequest(): void {
  const { document, fetch, FormData } = globalThis as any;
  const { request, path } = JSON.parse(document.getElementById('data').textContent);
  const content = document.getElementById('content');
  const inputs: Record<string, any> = {};
  const faults = new Map<string, any>();

  const make = (tag: string, properties: Record<string, any> = {}, ...children: any[]): any => {
    const node = document.createElement(tag);
    Object.assign(node, properties);
    node.append(...children.filter((child) => child !== null && child !== undefined));
    return node;
  };
  const set = (key: string, value: any): void => {
    if (value === '' || value === null || Number.isNaN(value)) delete inputs[key];
    else inputs[key] = value;
  };

  const notice = make('p', { className: 'fault', role: 'alert' });
  const comment = make('textarea', { id: 'comment', rows: 3, maxLength: 5000 });
  let chosen: string | undefined;

  async function send(to: string, body: any, headers: Record<string, string> = {}): Promise<any> {
    const answer = await fetch(to, { method: 'POST', body, headers });
    const text = await answer.text();
    if (answer.ok) return JSON.parse(text).data;
    if (answer.status === 404)
      throw new Error('This link no longer works. The request was answered, or its deadline has passed.');
    throw new Error(JSON.parse(text).error.message);
  }

  /** Shows what went wrong beside the field that it is about, and keeps a second click from sending the answer twice. */
  async function guarded(key: string | null, work: () => Promise<void>): Promise<void> {
    notice.textContent = '';
    for (const fault of faults.values()) fault.textContent = '';
    const buttons = [...document.querySelectorAll('button')];
    for (const button of buttons) button.disabled = true;
    try {
      await work();
    } catch (error) {
      const message = (error as Error).message;
      const named = /^body\.inputs\.([a-z0-9_]+) (.*)$/s.exec(message);
      const place = faults.get(named?.[1] ?? key ?? '') ?? notice;
      const told = named?.[2] ?? message.replace(/^body\.file /, 'The file ');
      place.textContent = told.replace(/^is required: .*$/s, 'Please fill this in.');
      place.scrollIntoView?.({ block: 'center' });
    } finally {
      for (const button of buttons) button.disabled = false;
    }
  }

  async function answer(given: Record<string, any>): Promise<void> {
    const text = comment.value.trim();
    await send(
      path,
      JSON.stringify({ type: request.type, ...given, ...(text !== '' && { comment: text }) }),
      {
        'Content-Type': 'application/json',
      },
    );
    document.querySelector('main').replaceChildren(
      make('h1', { textContent: 'Thank you' }),
      make('p', {
        textContent: `Your answer was sent to ${request.agency_name}. You can close this page.`,
      }),
    );
  }

  const options = (name: string, choices: any[], type: 'radio' | 'checkbox', changed: () => void): any[] =>
    choices.map(({ key, label }) =>
      make(
        'label',
        { className: 'choice' },
        make('input', { type, name, value: key, onchange: changed }),
        ` ${label}`,
      ),
    );
  const checked = (name: string): string[] =>
    [...document.querySelectorAll(`input[name="${name}"]:checked`)].map(({ value }: any) => value);

  async function upload(key: string, file: any): Promise<void> {
    set(key, null);
    if (file === undefined) return;
    const body = new FormData();
    body.append('field_key', key);
    body.append('file', file, file.name);
    set(key, (await send(`${path}/files`, body)).id);
  }

  function control({ key, type, choices }: any): any[] {
    const id = `i_${key}`;
    const typed = (kind: string, read: (value: string) => any): any =>
      make('input', {
        id,
        type: kind,
        step: 'any',
        oninput: (event: any) => set(key, read(event.target.value)),
      });
    switch (type) {
      case 'long_text':
        return [make('textarea', { id, rows: 5, oninput: (event: any) => set(key, event.target.value) })];
      case 'number':
        return [typed('number', (value) => (value === '' ? null : Number(value)))];
      case 'checkbox':
        inputs[key] = false;
        return [
          make('input', { id, type: 'checkbox', onchange: (event: any) => set(key, event.target.checked) }),
        ];
      case 'date':
        return [typed('date', (value) => value)];
      case 'date_time':
        return [typed('datetime-local', (value) => (value === '' ? null : new Date(value).toISOString()))];
      case 'single_choice':
        return options(key, choices, 'radio', () => set(key, checked(key)[0]));
      case 'multi_choice':
        return options(key, choices, 'checkbox', () => {
          const keys = checked(key);
          set(key, keys.length === 0 ? null : keys);
        });
      case 'file':
        return [
          make('input', {
            id,
            type: 'file',
            onchange: (event: any) => guarded(key, () => upload(key, event.target.files[0])),
          }),
        ];
      default:
        return [typed('text', (value) => value)];
    }
  }

  function field(asked: any): any {
    const isGroup = asked.type === 'single_choice' || asked.type === 'multi_choice';
    const fault = make('div', { className: 'fault', role: 'alert' });
    faults.set(asked.key, fault);
    const label = make(isGroup ? 'legend' : 'label', {
      textContent: asked.label,
      ...(!isGroup && { htmlFor: `i_${asked.key}` }),
    });
    if (asked.is_required) label.append(make('span', { className: 'need', textContent: ' (required)' }));
    return make(
      isGroup ? 'fieldset' : 'div',
      { className: 'field' },
      label,
      asked.help_text ? make('div', { className: 'help', textContent: asked.help_text }) : null,
      ...control(asked),
      fault,
    );
  }

  const button = (text: string, className: string, given: () => Record<string, any>): any =>
    make('button', {
      type: 'button',
      className,
      textContent: text,
      onclick: () => guarded(null, () => answer(given())),
    });

  function questions(): any[] {
    if (request.type === 'form') return request.fields.map(field);
    if (request.type === 'approval') return [];
    const group = make('fieldset', { className: 'field' }, make('legend', { textContent: 'Your choice' }));
    group.append(...options('choice', request.choices, 'radio', () => void ([chosen] = checked('choice'))));
    return [group];
  }

  function buttons(): any[] {
    if (request.type === 'approval')
      return [
        button('Approve', '', () => ({ decision: 'approve' })),
        button('Reject', 'second', () => ({ decision: 'reject' })),
      ];
    if (request.type === 'form') return [button('Send', '', () => ({ inputs }))];
    return [
      button('Send', '', () => {
        if (chosen === undefined) throw new Error('Choose one of these first.');
        return { choice_key: chosen };
      }),
    ];
  }

  content.append(
    ...questions(),
    make(
      'div',
      { className: 'field' },
      make('label', { htmlFor: 'comment', textContent: 'Comment' }),
      make('div', { className: 'help', textContent: 'Optional.' }),
      comment,
    ),
    notice,
    ...buttons(),
    make('p', {
      className: 'quiet',
      textContent: `You can answer until ${new Date(request.deadline_at).toLocaleString()}.`,
    }),
  );
}
