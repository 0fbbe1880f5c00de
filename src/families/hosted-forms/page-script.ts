/* oxlint-disable typescript/no-explicit-any, house/one-clock -- runs in the browser, whose types the service does not have, and whose clock is the reader's */
import type { PageParts } from './page-controls.ts';

/**
 * Shows the form in a browser and sends the answers. The page carries the text of this function, so it uses nothing outside of
 * itself but what browsers have. Texts of people are set as text, never as markup.
 */
export function runForm(
  createLogic: (today: string) => any,
  createElements: (parts: PageParts) => (element: any) => any,
): void {
  const { document, crypto, location, fetch } = globalThis as any;
  const { form, path, isBegun } = JSON.parse(document.getElementById('data').textContent);
  if (form.status !== 'open') return;
  const logic = createLogic(new Date().toISOString().slice(0, 10));
  const root = document.getElementById('form');
  const answers: Record<string, any> = { ...form.answers };
  const started: { path: string | null } = { path: isBegun ? path : null };
  /** Keys of answers that were taken back, which the service may have saved. */
  const cleared = new Set<string>();
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
    if (logic.isEmpty(value) || Number.isNaN(value)) {
      delete answers[key];
      cleared.add(key);
    } else answers[key] = value;
    refresh();
  };

  const parameters = new URLSearchParams(location.hash.slice(1) + '&' + location.search.slice(1));
  for (const element of form.elements) {
    if (element.type !== 'hidden') continue;
    const value = element.source === 'referrer' ? document.referrer : parameters.get(element.parameter);
    if (value) answers[element.key] = value.slice(0, 1000);
  }

  const upload = async (element: any, file: any, name = file.name): Promise<string> => {
    await begin();
    const body = new FormData();
    body.append('element_key', element.key);
    body.append('file', file, name);
    return (await send(`${started.path}/files`, { method: 'POST', body })).id;
  };
  const view = createElements({ form, answers, make, set, upload, guarded });

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
    const required = new Set(judged.required);
    for (const element of form.elements) {
      const place = places.get(element.key);
      if (place === undefined) continue;
      place.hidden = element.type === 'hidden' || !shown.has(element.key) || element.is_shown === false;
      const need = place.querySelector?.('.need');
      if (need) need.hidden = !required.has(element.key);
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
    const nothing = Object.fromEntries([...cleared].map((key) => [key, null]));
    const all = Object.fromEntries(
      Object.entries({ ...nothing, ...answers }).filter(([key]) => !computed.has(key)),
    );
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
  /** Some addresses have to be typed twice. */
  function compareRepeated(): void {
    for (const { key } of pages[page]!) {
      const again = places.get(key).querySelector?.('.again');
      if (again && !places.get(key).hidden && again.value.trim() !== (answers[key] ?? '').trim())
        throw new Error(`body.answers.${key} must be typed twice in the same way`);
    }
  }
  async function go(): Promise<void> {
    compareRepeated();
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
