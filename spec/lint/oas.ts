/**
 * Rules of Spectral's `oas` ruleset that are switched off, each with its reason. All others of the recommended set
 * hold for the bundle, beside the numbered rules.
 */
export const oasRulesOff: Readonly<Record<string, string>> = {
  'oas3-valid-media-example':
    'C41 checks every example, with all formats, and compiles each schema once; this one takes minutes at full size',
  'oas3-valid-schema-example': 'C41, as above',
  'oas3-unused-component': 'C61 sees the files as well: what nothing uses never reaches the bundle',
};
