import '../../parts/reference/reference.css';
import '../../parts/reference/fields.css';
import { useRoute } from 'wouter';
import { Loaded } from '../../parts/page.tsx';
import { useReferenceEvents, useReferenceIndex } from '../../parts/reference/data.ts';
import { Missing } from '../reference/missing.tsx';
import { Catalogue } from './catalogue.tsx';
import { EventPage } from './event.tsx';

/** The events that are sent to webhooks: all of them, or one with everything of it. */
export default function EventsPage() {
  const [, place] = useRoute('/events/:type');
  const index = useReferenceIndex();
  return (
    <Loaded query={index} lines={8}>
      {(found) => (place?.type === undefined ? <Catalogue index={found} /> : <One type={place.type} />)}
    </Loaded>
  );
}

function One({ type }: { readonly type: string }) {
  const index = useReferenceIndex();
  const events = useReferenceEvents();
  return (
    <Loaded query={events} lines={8}>
      {({ events: all, schemas }) => {
        const event = all.find((each) => each.type === type);
        return event === undefined || index.data === undefined ? (
          <Missing what="event" name={type} />
        ) : (
          <EventPage key={type} index={index.data} event={event} schemas={schemas} />
        );
      }}
    </Loaded>
  );
}
