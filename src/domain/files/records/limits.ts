/** How many files may be attached to one record. */
export const maxFilesOfRecord = 200;
