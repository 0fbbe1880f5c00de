/* eslint-disable @typescript-eslint/no-explicit-any, no-restricted-syntax -- runs in the browser, whose types the service does not have, and whose clock is the reader's */
/**
 * Shows the form in a browser and sends the answers. The page carries the text of this function, so it uses nothing outside of
 * itself but what browsers have. Texts of people are set as text, never as markup.
 */
export function runForm(createLogic: (today: string) => any): void {
  const { document, crypto, location, fetch } = globalThis as any;
  const { form, path, isBegun } = JSON.parse(document.getElementById('data').textContent);
  if (form.status !== 'open') return;
  const logic = createLogic(new Date().toISOString().slice(0, 10));
  const root = document.getElementById('form');
  const answers: Record<string, any> = { ...form.answers };
  const started: { path: string | null } = { path: isBegun ? path : null };
  const places = new Map<string, any>();
  const pages: any[][] = [[]];
  for (const element of form.elements) {
    if (element.type === 'page_break' && (pages.length > 1 || pages[0]!.length > 0)) pages.push([]);
    pages.at(-1)!.push(element);
  }
  let page = 0;

  const make = (tag: string, properties: Record<string, any> = {}, ...children: any[]): any => {
    const node = document.createElement(tag);
    Object.assign(node, properties);
    node.append(...children.filter((child) => child !== null && child !== undefined));
    return node;
  };
  const set = (key: string, value: any): void => {
    if (logic.isEmpty(value) || Number.isNaN(value)) delete answers[key];
    else answers[key] = value;
    refresh();
  };

  const parameters = new URLSearchParams(location.hash.slice(1) + '&' + location.search.slice(1));
  for (const element of form.elements) {
    if (element.type !== 'hidden') continue;
    const value = element.source === 'referrer' ? document.referrer : parameters.get(element.parameter);
    if (value) answers[element.key] = value.slice(0, 1000);
  }

  const choicesOf = (element: any): any[] => [
    ...(element.choices ??
      form.custom_fields.find((field: any) => field.element_key === element.key)?.choices ??
      []),
    ...(element.has_other ? [{ key: 'other', label: 'Other' }] : []),
  ];
  const typeOf = (element: any): string => {
    if (element.type !== 'custom_field') return element.type;
    const type = form.custom_fields.find((field: any) => field.element_key === element.key)?.type ?? 'text';
    return type === 'checkbox'
      ? 'yes_no'
      : type === 'text'
        ? 'short_text'
        : type === 'date_time'
          ? 'date_time'
          : type;
  };
  const input = (
    element: any,
    type: string,
    read: (node: any) => any,
    more: Record<string, any> = {},
  ): any => {
    const value = answers[element.key];
    return make('input', {
      id: `i_${element.key}`,
      type,
      placeholder: element.placeholder ?? '',
      ...(value === undefined || typeof value === 'object' ? {} : { value }),
      ...more,
      oninput: (event: any) => set(element.key, read(event.target)),
    });
  };
  const text = (node: any): string => node.value;
  const options = (element: any, type: 'radio' | 'checkbox'): any[] => {
    const chosen = (key: string) => [answers[element.key]].flat().includes(key);
    const all = choicesOf(element);
    if (element.is_shuffled) all.sort(() => Math.random() - 0.5);
    return all.map(({ key, label, is_default: isDefault }) => {
      if (isDefault && answers[element.key] === undefined)
        answers[element.key] = type === 'radio' ? key : [key];
      const box = make('input', {
        type,
        name: element.key,
        checked: chosen(key),
        onchange: () => {
          if (type === 'radio') return set(element.key, key);
          const kept = [answers[element.key] ?? []].flat().filter((each) => each !== key);
          set(element.key, box.checked ? [...kept, key] : kept);
        },
      });
      return make('label', { className: 'choice' }, box, ` ${label}`);
    });
  };
  const other = (element: any): any =>
    element.has_other
      ? make('input', {
          type: 'text',
          ariaLabel: 'Other',
          value: answers[`${element.key}_other`] ?? '',
          oninput: (event: any) => set(`${element.key}_other`, event.target.value),
        })
      : null;
  const money = (element: any): any => {
    const currency = element.currency ?? 'USD';
    const digits =
      new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
      2;
    return input(
      element,
      'number',
      (node) =>
        node.value === '' ? null : { amount_minor: Math.round(Number(node.value) * 10 ** digits), currency },
      {
        step: 'any',
        value: answers[element.key] ? answers[element.key].amount_minor / 10 ** digits : '',
      },
    );
  };
  const address = (element: any): any[] =>
    ['line1', 'line2', 'city', 'region', 'postal_code', 'country'].map((part) =>
      make('input', {
        type: 'text',
        placeholder: part.replace('_', ' '),
        ariaLabel: `${element.label}: ${part.replace('_', ' ')}`,
        value: answers[element.key]?.[part] ?? '',
        oninput: (event: any) => {
          const value = event.target.value.trim();
          const { [part]: _, ...parts } = answers[element.key] ?? {};
          const all =
            value === '' ? parts : { ...parts, [part]: part === 'country' ? value.toUpperCase() : value };
          set(element.key, Object.keys(all).length === 0 ? null : all);
        },
      }),
    );
  const matrix = (element: any): any =>
    make(
      'table',
      {},
      make(
        'tr',
        {},
        make('td'),
        ...element.columns.map(({ label }: any) => make('th', { textContent: label })),
      ),
      ...element.rows.map(({ key: row, label }: any) =>
        make(
          'tr',
          {},
          make('th', { textContent: label }),
          ...element.columns.map(({ key, label: column }: any) =>
            make(
              'td',
              {},
              make('input', {
                type: 'radio',
                name: `${element.key}.${row}`,
                ariaLabel: `${label}: ${column}`,
                checked: answers[element.key]?.[row] === key,
                onchange: () => set(element.key, { ...answers[element.key], [row]: key }),
              }),
            ),
          ),
        ),
      ),
    );
  const ranking = (element: any): any => {
    const list = make('div');
    const order: string[] = answers[element.key] ?? element.choices.map(({ key }: any) => key);
    const show = (): void => {
      list.replaceChildren(
        ...order.map((key, at) =>
          make(
            'label',
            { className: 'choice' },
            make(
              'select',
              {
                onchange: (event: any) => {
                  order.splice(at, 1);
                  order.splice(Number(event.target.value), 0, key);
                  set(element.key, [...order]);
                  show();
                },
              },
              ...order.map((_, place) =>
                make('option', { value: place, textContent: place + 1, selected: place === at }),
              ),
            ),
            ` ${element.choices.find((choice: any) => choice.key === key).label}`,
          ),
        ),
      );
    };
    show();
    return list;
  };
  const upload = async (element: any, file: any, name = file.name): Promise<string> => {
    await begin();
    const body = new FormData();
    body.append('element_key', element.key);
    body.append('file', file, name);
    return (await send(`${started.path}/files`, { method: 'POST', body })).id;
  };
  const files = (element: any): any =>
    make('input', {
      id: `i_${element.key}`,
      type: 'file',
      multiple: (element.max_files ?? 1) > 1,
      accept: (element.content_types ?? []).join(','),
      onchange: (event: any) =>
        guarded(element.key, async () => {
          const ids = [];
          for (const file of [...event.target.files].slice(0, element.max_files ?? 1))
            ids.push(await upload(element, file));
          set(element.key, ids);
        }),
    });
  const signature = (element: any): any[] => {
    const typed = input(element, 'text', text, { ariaLabel: 'Your name as signature' });
    if (element.mode === 'type') return [typed];
    const canvas = make('canvas', { width: 400, height: 120, ariaLabel: 'Draw your signature' });
    const pen = canvas.getContext('2d');
    let isDown = false;
    canvas.onpointerdown = (event: any) => {
      isDown = true;
      pen.beginPath();
      pen.moveTo(event.offsetX, event.offsetY);
    };
    canvas.onpointermove = (event: any) => {
      if (isDown) {
        pen.lineTo(event.offsetX, event.offsetY);
        pen.stroke();
      }
    };
    canvas.onpointerup = () => {
      isDown = false;
      canvas.toBlob(
        (blob: any) =>
          guarded(element.key, async () => set(element.key, await upload(element, blob, 'signature.png'))),
        'image/png',
      );
    };
    return element.mode === 'draw' ? [canvas] : [canvas, typed];
  };
  const controls = (element: any): any[] => {
    switch (typeOf(element)) {
      case 'long_text':
        return [
          make('textarea', {
            id: `i_${element.key}`,
            rows: element.rows ?? 4,
            value: answers[element.key] ?? '',
            oninput: (event: any) => set(element.key, event.target.value),
          }),
        ];
      case 'number':
        return [
          input(element, 'number', (node) => (node.value === '' ? null : Number(node.value)), {
            step: 'any',
          }),
        ];
      case 'money':
        return [money(element)];
      case 'email':
        return [input(element, 'email', text)];
      case 'phone':
        return [input(element, 'tel', text)];
      case 'url':
        return [input(element, 'url', text)];
      case 'date':
        return [
          input(element, element.has_time ? 'datetime-local' : 'date', (node) =>
            element.has_time && node.value ? new Date(node.value).toISOString() : node.value,
          ),
        ];
      case 'date_time':
        return [
          input(element, 'datetime-local', (node) =>
            node.value ? new Date(node.value).toISOString() : null,
          ),
        ];
      case 'single_choice':
        if (element.display !== 'dropdown') return [...options(element, 'radio'), other(element)];
        return [
          make(
            'select',
            { id: `i_${element.key}`, onchange: (event: any) => set(element.key, event.target.value) },
            make('option', { value: '', textContent: '' }),
            ...choicesOf(element).map(({ key, label }) =>
              make('option', { value: key, textContent: label, selected: answers[element.key] === key }),
            ),
          ),
          other(element),
        ];
      case 'multi_choice':
        return [...options(element, 'checkbox'), other(element)];
      case 'matrix':
        return [matrix(element)];
      case 'ranking':
        return [ranking(element)];
      case 'rating': {
        const steps = element.scale_max ?? 5;
        const values =
          steps === 11 ? [...Array(11).keys()] : [...Array(steps).keys()].map((step) => step + 1);
        return [
          element.low_label ?? null,
          ...values.map((value) =>
            make(
              'label',
              {},
              make('input', {
                type: 'radio',
                name: element.key,
                checked: answers[element.key] === value,
                onchange: () => set(element.key, value),
              }),
              ` ${value} `,
            ),
          ),
          element.high_label ?? null,
        ];
      }
      case 'yes_no':
        return [true, false].map((value) =>
          make(
            'label',
            { className: 'choice' },
            make('input', {
              type: 'radio',
              name: element.key,
              checked: answers[element.key] === value,
              onchange: () => set(element.key, value),
            }),
            ` ${value ? (element.yes_label ?? 'Yes') : (element.no_label ?? 'No')}`,
          ),
        );
      case 'consent':
        return [
          make(
            'label',
            { className: 'choice' },
            make('input', {
              type: 'checkbox',
              checked: answers[element.key] === true,
              onchange: (event: any) => set(element.key, event.target.checked),
            }),
            ` ${element.statement}`,
          ),
          element.policy_url
            ? make('a', {
                href: element.policy_url,
                target: '_blank',
                rel: 'noopener',
                textContent: element.policy_url,
              })
            : null,
        ];
      case 'address':
        return address(element);
      case 'file_upload':
        return [files(element)];
      case 'signature':
        return signature(element);
      case 'calculation':
        return [make('output', { id: `i_${element.key}` })];
      default:
        return [input(element, 'text', text)];
    }
  };
  const grouped = [
    'single_choice',
    'multi_choice',
    'matrix',
    'ranking',
    'rating',
    'yes_no',
    'consent',
    'address',
    'signature',
  ];
  const view = (element: any): any => {
    const width = element.element_width ?? 'full';
    switch (element.type) {
      case 'heading':
        return make(`h${(element.level ?? 2) + 1}`, { textContent: element.text });
      case 'paragraph':
        return make('p', { textContent: element.body_text });
      case 'divider':
        return make('hr');
      case 'page_break':
        return make('h2', { textContent: element.title ?? '' });
      case 'image':
        return make('img', {
          className: width,
          alt: element.alt_text,
          src: form.images.find((image: any) => image.element_key === element.key)?.address.url ?? '',
        });
      case 'hidden':
        return make('span', { hidden: true });
    }
    const isGroup = grouped.includes(typeOf(element));
    const label = isGroup
      ? make('legend', { textContent: element.label })
      : make('label', { htmlFor: `i_${element.key}`, textContent: element.label });
    const help = element.help_text
      ? make('div', { className: 'help', textContent: element.help_text })
      : null;
    return make(
      isGroup ? 'fieldset' : 'div',
      { className: width },
      label,
      help,
      ...controls(element),
      make('div', { className: 'fault', role: 'alert' }),
    );
  };

  const bar = make('p', { className: 'help' });
  const body = make('div', { className: 'row' });
  const notice = make('p', { className: 'fault', role: 'alert' });
  const trap = make('input', {
    className: 'trap',
    type: 'text',
    tabIndex: -1,
    autocomplete: 'off',
    ariaHidden: 'true',
  });
  const back = make('button', {
    type: 'button',
    className: 'quiet',
    textContent: 'Back',
    onclick: () => turn(-1),
  });
  const next = make('button', { type: 'submit' });
  const later = make('button', {
    type: 'button',
    className: 'quiet',
    textContent: 'Continue later',
    hidden: !form.can_save_progress,
    onclick: () => guarded(null, sendLink),
  });
  next.style.background = form.appearance.color;
  next.style.color = '#ffffff';
  const sheet = make(
    'form',
    {
      noValidate: true,
      onsubmit: (event: any) => {
        event.preventDefault();
        void guarded(null, go);
      },
    },
    bar,
    body,
    trap,
    notice,
    back,
    next,
    later,
  );

  function refresh(): void {
    const judged = logic.judge(form.elements, answers);
    const shown = new Set(judged.shown);
    for (const element of form.elements) {
      const place = places.get(element.key);
      if (place === undefined) continue;
      place.hidden = element.type === 'hidden' || !shown.has(element.key) || element.is_shown === false;
      if (element.type === 'calculation')
        place.querySelector('output').textContent =
          `${judged.answers[element.key] ?? ''} ${element.unit ?? ''}`;
      if (element.type === 'paragraph')
        place.textContent = element.body_text.replace(
          /\{\{\s*(.+?)\s*\}\}/g,
          (_: string, expression: string) => {
            const compiled = logic.compile(expression);
            return 'fault' in compiled ? '' : String(compiled.run(judged.answers) ?? '');
          },
        );
    }
  }
  function turn(by: number): void {
    page = Math.max(0, Math.min(pages.length - 1, page + by));
    body.replaceChildren(
      ...pages[page]!.map((element) => {
        const node = view(element);
        places.set(element.key, node);
        return node;
      }),
    );
    bar.textContent =
      form.appearance.is_progress_shown && pages.length > 1 ? `${page + 1} / ${pages.length}` : '';
    back.hidden = page === 0;
    next.textContent = page === pages.length - 1 ? form.appearance.submit_label : 'Next';
    refresh();
  }
  async function send(to: string, options: any): Promise<any> {
    const answer = await fetch(to, options);
    const content = await answer.json();
    if (!answer.ok) throw new Error(content.error.message);
    return content.data;
  }
  const json = (method: string, value: any): any => ({
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(value),
  });
  /** Answers that the service takes: without calculations, which it computes by itself. */
  const given = (): Record<string, any> => {
    const computed = new Set(
      form.elements.filter(({ type }: any) => type === 'calculation').map(({ key }: any) => key),
    );
    const all = Object.fromEntries(Object.entries(answers).filter(([key]) => !computed.has(key)));
    return trap.value === '' ? all : { ...all, [form.trap_key]: trap.value };
  };
  async function solve(): Promise<string | undefined> {
    if (form.captcha === null) return undefined;
    const { challenge, difficulty } = form.captcha;
    for (let nonce = 0; ; nonce += 1) {
      const token = `${challenge}.${nonce}`;
      const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)));
      const first = bytes.findIndex((byte) => byte !== 0);
      if (first * 8 + Math.clz32(bytes[first]!) - 24 >= difficulty) return token;
    }
  }
  async function begin(): Promise<void> {
    if (started.path !== null) return;
    const captcha = await solve();
    const source = /^https?:/.test(document.referrer) ? { source_url: document.referrer.slice(0, 2000) } : {};
    const begun = await send(
      `${path}/submissions`,
      json('POST', { answers: given(), ...source, ...(captcha && { captcha_token: captcha }) }),
    );
    started.path = path.replace(/\/forms\/.*/, `/form-submissions/${begun.token}`);
  }
  async function save(): Promise<void> {
    if (started.path === null) return begin();
    await send(started.path, json('PATCH', { answers: given() }));
  }
  async function sendLink(): Promise<void> {
    await save();
    const email = (globalThis as any).prompt('E-mail address for the link');
    if (!email) return;
    await send(`${started.path}/send-link`, json('POST', { email }));
    notice.textContent = `The link is on its way to ${email}.`;
  }
  async function go(): Promise<void> {
    await save();
    if (page < pages.length - 1) return turn(1);
    const { confirmation } = await send(`${started.path}/submit`, json('POST', {}));
    if (confirmation.type === 'redirect')
      return void (globalThis as any).top.location.assign(confirmation.url);
    root.replaceChildren(
      make('h1', { textContent: confirmation.title }),
      make('p', { textContent: (confirmation.body_text ?? '').replace(/\\([^\w\s])/g, '$1') }),
    );
  }
  /** Shows what went wrong beside the question that it is about. */
  async function guarded(key: string | null, work: () => Promise<unknown>): Promise<void> {
    notice.textContent = '';
    for (const place of places.values())
      for (const node of place.querySelectorAll?.('.fault') ?? []) node.textContent = '';
    try {
      await work();
    } catch (error) {
      const message = (error as Error).message;
      const named = /^body\.answers\.([a-z0-9_]+) (.*)$/.exec(message);
      const about = named?.[1]?.replace(/_other$/, '') ?? key;
      const at = pages.findIndex((elements) => elements.some((element) => element.key === about));
      if (at >= 0 && at !== page) turn(at - page);
      const node = places.get(about ?? '')?.querySelector('.fault') ?? notice;
      node.textContent = named?.[2] ?? message;
      node.scrollIntoView?.({ block: 'center' });
    }
  }

  if (form.description) root.append(make('p', { textContent: form.description }));
  if (form.appearance.logo) root.prepend(make('img', { src: form.appearance.logo.url, alt: '' }));
  root.append(sheet);
  turn(0);
}
