import type { FieldConfig } from './definition.ts';
import { misfit, type CheckValue } from './misfit.ts';
import { findCompositeType } from './composite-types.ts';
import { checkMoney, checkNumber } from './types/amounts.ts';
import { checkMultiChoice, checkSingleChoice } from './types/choices.ts';
import { checkEmail, checkPhone, checkUrl } from './types/contact.ts';
import { checkDate, checkDateTime } from './types/dates.ts';
import { checkAddress, checkComposite } from './types/parts.ts';
import { checkReference } from './types/references.ts';
import { checkLongText, checkText } from './types/text.ts';

/** The rule that values of a field with these settings must pass. */
export function checkFor(config: FieldConfig): CheckValue {
  switch (config.type) {
    case 'text':
      return checkText(config);
    case 'long_text':
      return checkLongText(config);
    case 'number':
      return checkNumber(config);
    case 'money':
      return checkMoney(config);
    case 'date':
      return checkDate(config);
    case 'date_time':
      return checkDateTime(config);
    case 'checkbox':
      return (value) => (typeof value === 'boolean' ? value : misfit('must be true or false'));
    case 'single_choice':
      return checkSingleChoice(config);
    case 'multi_choice':
      return checkMultiChoice(config);
    case 'user':
    case 'client':
    case 'file':
      return checkReference(config);
    case 'email':
      return checkEmail(config);
    case 'phone':
      return checkPhone(config);
    case 'url':
      return checkUrl(config);
    case 'address':
      return checkAddress(config);
    case 'composite':
      return checkComposite(findCompositeType(config.composite_type_id)?.parts ?? []);
    case 'formula':
      return () => misfit('is computed by a formula and cannot be written');
  }
}
