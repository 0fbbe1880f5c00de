/* oxlint-disable typescript/no-explicit-any -- runs in the browser, whose types the service does not have */
import type { Controls, PageParts } from './page-controls.ts';

/**
 * Returns the function that shows an element of the form, with the control of its question. The page carries the text of this function, so
 * it uses nothing outside of itself but what browsers have. Texts of people are set as text, never as markup.
 */
export function createElements(
  { form, answers, make, set }: PageParts,
  { choicesOf, input, text, options, other, money, address, matrix, ranking, files, signature }: Controls,
): (element: any) => any {
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
          element.unit ? make('span', { className: 'help', textContent: element.unit }) : null,
        ];
      case 'money':
        return [money(element)];
      case 'email':
        return [
          input(element, 'email', text),
          element.is_confirmed
            ? make('input', {
                type: 'email',
                className: 'again',
                ariaLabel: `${element.label}: once more`,
                placeholder: 'Once more',
                value: answers[element.key] ?? '',
              })
            : null,
        ];
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
  const grouped = 'single_choice multi_choice matrix ranking rating yes_no consent address signature'.split(
    ' ',
  );
  return (element: any): any => {
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
    label.append(make('span', { className: 'need', textContent: ' (required)', hidden: true }));
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
}
