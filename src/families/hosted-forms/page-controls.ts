/* oxlint-disable typescript/no-explicit-any -- runs in the browser, whose types the service does not have */
/** What the elements of a page need of the page around them. */
export interface PageParts {
  readonly form: any;
  readonly answers: Record<string, any>;
  /** Creates a node of the document. */
  readonly make: (tag: string, properties?: Record<string, any>, ...children: any[]) => any;
  /** Takes an answer. */
  readonly set: (key: string, value: any) => void;
  /** Sends a file, and returns its id. */
  readonly upload: (element: any, file: any, name?: string) => Promise<string>;
  /** Shows at the question what goes wrong with the work. */
  readonly guarded: (key: string | null, work: () => Promise<unknown>) => Promise<void>;
}

export type Controls = ReturnType<typeof createControls>;

/**
 * Returns what questions are answered with. The page carries the text of this function, so it uses nothing outside of itself but what
 * browsers have.
 */
export function createControls({ form, answers, make, set, upload, guarded }: PageParts) {
  const choicesOf = (element: any): any[] => [
    ...(element.choices ??
      form.custom_fields.find((field: any) => field.element_key === element.key)?.choices ??
      []),
    ...(element.has_other ? [{ key: 'other', label: 'Other' }] : []),
  ];
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
    Object.entries({
      line1: 'Street and number',
      line2: 'Apartment, floor',
      city: 'City',
      region: 'State or region',
      postal_code: 'Postal code',
      country: 'Country code, such as US',
    }).map(([part, name]) =>
      make('input', {
        type: 'text',
        placeholder: name,
        ariaLabel: `${element.label}: ${name}`,
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
  return { choicesOf, input, text, options, other, money, address, matrix, ranking, files, signature };
}
