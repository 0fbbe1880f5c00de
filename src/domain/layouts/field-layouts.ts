import type { FieldLayoutEntry, FieldType } from '#generated/types.gen.ts';

/** A way to show and edit the value of a custom field. */
export type FieldLayout = Pick<
  FieldLayoutEntry,
  'key' | 'label' | 'description' | 'field_types' | 'default_for'
>;

const layout = (
  key: string,
  label: string,
  description: string,
  field_types: FieldType[],
  default_for: FieldType[] = [],
): FieldLayout => ({ key, label, description, field_types, default_for });

/** All of them; each type of field has one that it uses by default. */
export const fieldLayouts: readonly FieldLayout[] = [
  layout('text_line', 'Line', 'Text in one line.', ['text', 'email', 'phone', 'url'], ['text']),
  layout('text_area', 'Text box', 'Text with line breaks.', ['text', 'long_text'], ['long_text']),
  layout('number_plain', 'Number', 'A number with its separators.', ['number', 'formula'], ['number']),
  layout('number_bar', 'Bar', 'A number as a bar between its bounds.', ['number', 'formula']),
  layout('money_amount', 'Amount', 'An amount with its currency.', ['money', 'formula'], ['money']),
  layout('date_day', 'Day', 'A day, chosen from a calendar.', ['date'], ['date']),
  layout('date_distance', 'Distance', 'How long ago, or until when.', ['date', 'date_time']),
  layout('date_time', 'Day and time', 'An instant in the zone of the reader.', ['date_time'], ['date_time']),
  layout('tick', 'Tick', 'A box to tick.', ['checkbox'], ['checkbox']),
  layout('switch', 'Switch', 'A switch that is on or off.', ['checkbox']),
  layout(
    'choice_dropdown',
    'Dropdown',
    'A list that opens.',
    ['single_choice', 'multi_choice'],
    ['single_choice'],
  ),
  layout(
    'choice_pills',
    'Pills',
    'Choices as coloured pills side by side.',
    ['single_choice', 'multi_choice'],
    ['multi_choice'],
  ),
  layout('choice_list', 'List of choices', 'All choices below each other.', [
    'single_choice',
    'multi_choice',
  ]),
  layout('person', 'Person', 'A person with their picture.', ['user'], ['user']),
  layout('client_link', 'Client', 'A client, with a link to its page.', ['client'], ['client']),
  layout('mail_link', 'E-mail link', 'An address that begins an e-mail.', ['email'], ['email']),
  layout('phone_link', 'Phone link', 'A number that begins a call.', ['phone'], ['phone']),
  layout('web_link', 'Web link', 'A web address that opens.', ['url'], ['url']),
  layout('address_lines', 'Address', 'An address, line by line.', ['address'], ['address']),
  layout('parts', 'Parts', 'The parts of a value, each with its name.', ['composite'], ['composite']),
  layout('result', 'Result', 'What a formula yields.', ['formula'], ['formula']),
  layout('file_list', 'Files', 'Names of files, with their sizes.', ['file'], ['file']),
  layout('file_gallery', 'Gallery', 'Previews of files side by side.', ['file']),
];
