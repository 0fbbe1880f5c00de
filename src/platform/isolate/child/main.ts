// The program of a child: it sees one file, by its standard input, and nothing else. Nothing here imports from outside this folder.
import { serve } from './serve.ts';
import type { TaskName } from './tasks.ts';

await serve({
  measure_image: async () => (await import('./images.ts')).measureImage,
  make_image: async () => (await import('./images.ts')).makeImage,
  read_mail: async () => (await import('./mail.ts')).readMail,
  read_features: async () => (await import('./geojson.ts')).readFeatures,
  read_table: async () => (await import('./table.ts')).readTable,
  read_document: async () => (await import('./documents/read-document.ts')).readDocument,
  write_document: async () => (await import('./documents/write-document.ts')).writeDocument,
  read_text: async () => (await import('./texts.ts')).readText,
} satisfies Record<TaskName, unknown>);
