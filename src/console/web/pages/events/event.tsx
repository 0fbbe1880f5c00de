import { Alert, Anchor, Text } from '@mantine/core';
import { Link } from 'wouter';
import type { ReferenceEvent, ReferenceIndex } from '#generated/reference.types.ts';
import { useSession } from '../../app/session.tsx';
import { CopyText } from '../../parts/copy.tsx';
import { notYet } from '../../parts/not-yet.ts';
import { Page, Section } from '../../parts/page.tsx';
import { Markdown } from '../../parts/reference/markdown.tsx';
import type { Schemas } from '../../parts/reference/shape.ts';
import { Operations } from '../reference/facts.tsx';
import { FieldsAndExample } from '../reference/request.tsx';
import { titleOf } from './catalogue.tsx';

interface EventPageProps {
  readonly index: ReferenceIndex;
  readonly event: ReferenceEvent;
  readonly schemas: Schemas;
}

/** An event: when it is sent, what causes it, and what is posted. */
export function EventPage({
  index,
  event: { type, category, summary, description, schema, example, causes, isPending },
  schemas,
}: EventPageProps) {
  const { can } = useSession();
  return (
    <Page
      title={summary}
      lead={
        <Anchor component={Link} href="/events" size="sm">
          {titleOf(category)} events
        </Anchor>
      }
    >
      <div className="sections">
        <CopyText value={type} label="the type" />
        {isPending === true && (
          <Alert color="gray" title={notYet.label}>
            {notYet.text}
          </Alert>
        )}
        <Section title="When it is sent">
          <Markdown text={description} />
          {can('settings.webhooks') && (
            <Text size="sm" mt="sm">
              <Anchor component={Link} href={`/webhooks?tab=test&event=${type}`} inherit>
                Send a sample to your endpoint
              </Anchor>
            </Text>
          )}
        </Section>
        <Section
          title="Operations that can cause it"
          lead={
            causes.length === 0
              ? 'No API operation; the service sends it automatically.'
              : 'Actions in the product also cause it.'
          }
        >
          {causes.length > 0 && (
            <div className="card">
              <Operations index={index} ids={causes} />
            </div>
          )}
        </Section>
        <Section
          title="Payload"
          lead={
            <>
              JSON, signed in the header <code>X-AT-Signature</code>. A delivery may come twice;{' '}
              <code>id</code> tells.
            </>
          }
        >
          <FieldsAndExample
            place="payload"
            schema={schema}
            schemas={schemas}
            example={example}
            open={['data']}
            isRead
          />
        </Section>
      </div>
    </Page>
  );
}
