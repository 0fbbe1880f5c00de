import { jsonLines } from '../json.ts';
import type { EventModel } from '../model.ts';
import type { OpenApiDocument } from '../schema.ts';
import { sampleOf } from './sample.ts';

/** `event-catalog.json`: every event for people who choose among them, with a sample of what its `data` holds. */
export const eventCatalogFile = (document: OpenApiDocument, events: readonly EventModel[]): string =>
  `${jsonLines(
    events.map(({ type, category, summary, description, schema, isPending }) => ({
      type,
      category,
      summary,
      description: description.replace(/\s+/g, ' '),
      ...(isPending && { isPending }),
      sample: sampleOf(document, schema),
    })),
    1,
  )}\n`;
