export const exportKind = 'export_data';

/** What the job of an export needs to know. */
export interface ExportInput {
  readonly exportId: string;
}
