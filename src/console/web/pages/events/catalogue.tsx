import { Anchor, Text } from '@mantine/core';
import { Link } from 'wouter';
import type { ReferenceIndex } from '#generated/reference.types.ts';
import { Empty, Page, Section } from '../../parts/page.tsx';
import { Pending } from '../../parts/reference/method.tsx';
import { SearchBox } from '../../parts/search-box.tsx';
import { useFilters } from '../../parts/use-filters.ts';
import { wordsOf } from '../reference/words.ts';

/** All events by what they are about. */
export function Catalogue({ index: { events } }: { readonly index: ReferenceIndex }) {
  const filters = useFilters();
  const search = filters.get('search');
  const words = wordsOf(search);
  const found = events.filter(({ type, category, summary }) => {
    const own = wordsOf(`${type} ${category} ${summary}`);
    return words.every((word) => own.some((each) => each.startsWith(word)));
  });
  const categories = [...new Set(found.map(({ category }) => category))];
  return (
    <Page
      title="Events"
      lead={`${events.length} events. Each is posted to your webhook endpoint once the change is stored.`}
    >
      <div>
        <div className="filters">
          <SearchBox
            label="Search events"
            value={search}
            onChange={(value) => filters.set({ search: value })}
          />
        </div>
        <Text className="sr" role="status">
          {search === '' ? '' : `${found.length} events`}
        </Text>
        {found.length === 0 && (
          <Empty title="No events found">Search for a record, such as ticket or client.</Empty>
        )}
        <div className="sections">
          {categories.map((category) => (
            <Section key={category} title={titleOf(category)}>
              <ul className="rows">
                {found
                  .filter((event) => event.category === category)
                  .map(({ type, summary, isPending }) => (
                    <li key={type}>
                      <Anchor component={Link} href={`/events/${type}`} fw={600} size="sm">
                        {summary}
                      </Anchor>
                      <span className="address">
                        <code>{type}</code>
                      </span>
                      {isPending === true && <Pending />}
                    </li>
                  ))}
              </ul>
            </Section>
          ))}
        </div>
      </div>
    </Page>
  );
}

/** `custom_object` → "Custom object". */
export const titleOf = (category: string): string =>
  category === 'sop' ? 'SOP' : category.charAt(0).toUpperCase() + category.slice(1).replaceAll('_', ' ');
