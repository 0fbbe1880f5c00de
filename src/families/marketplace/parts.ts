/** What the sealed tax number of an agency that sells is bound to. */
export const taxNumberPurpose = 'marketplace_tax_number';
