import { NativeSelect } from '@mantine/core';
import { ChevronRight, Link2 } from 'lucide-react';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import type { ReferenceSchema } from '#generated/reference.types.ts';
import { tell } from '../tell.ts';
import { Inline } from './markdown.tsx';
import { shapeOf, type Schemas, type Shape, type Variant } from './shape.ts';
import { aim, useTarget } from './target.ts';
import { Values } from './values.tsx';

interface TreeProps {
  readonly schema: ReferenceSchema;
  readonly schemas: Schemas;
  /** Where the tree is, such as `body`: what its fields are linked by begins with it. */
  readonly place: string;
  /** Fields that are open from the start, such as the `data` that everything is in. */
  readonly open?: readonly string[];
  /** Whether it is read and not sent: then everything is there unless told otherwise. */
  readonly isRead?: boolean;
}

/** A schema to its last field; what is inside a field is made when it is opened. */
export function SchemaTree({ schema, schemas, place, open = [], isRead = false }: TreeProps) {
  const shape = shapeOf(schema, schemas);
  const isWhole = shape.fields.length > 0 || shape.variants.length > 0;
  return (
    <div className="tree">
      {!isWhole && (
        <p className="shape-facts">
          <span className="type">{shape.type}</span>
        </p>
      )}
      {shape.bounds.length > 0 && <Bounds shape={shape} />}
      {!isWhole && <Values values={shape.values} />}
      <Inside shape={shape} schemas={schemas} place={place} open={open} isRead={isRead} />
    </div>
  );
}

function Inside({
  shape,
  schemas,
  place,
  open = [],
  isRead,
}: Omit<TreeProps, 'schema'> & { readonly shape: Shape }) {
  if (shape.variants.length > 0)
    return (
      <Variants variants={shape.variants} told={shape.told} schemas={schemas} place={place} isRead={isRead} />
    );
  return (
    <ul>
      {shape.fields.map(({ name, schema, isRequired }) => (
        <FieldRow
          key={name}
          name={name}
          schema={schema}
          isRequired={isRequired}
          schemas={schemas}
          place={`${place}.${name}`}
          isOpen={open.includes(name)}
          isRead={isRead}
        />
      ))}
    </ul>
  );
}

function Variants({
  variants,
  told,
  schemas,
  place,
  isRead,
}: Omit<TreeProps, 'schema' | 'open'> & { readonly variants: readonly Variant[]; readonly told: string }) {
  const target = useTarget();
  const aimed = variants.findIndex(({ label }) => target.startsWith(`${place}:${label}.`));
  const [chosen, setChosen] = useState(Math.max(0, aimed));
  const { label, schema } = variants[chosen]!;
  return (
    <div className="variants">
      <NativeSelect
        size="xs"
        label={
          told === '' ? `One of ${variants.length} forms` : `One of ${variants.length} forms, told by ${told}`
        }
        value={String(chosen)}
        onChange={(event) => setChosen(Number(event.currentTarget.value))}
        data={variants.map((variant, index) => ({ value: String(index), label: variant.label }))}
      />
      <SchemaTree key={label} schema={schema} schemas={schemas} place={`${place}:${label}`} isRead={isRead} />
    </div>
  );
}

interface FieldRowProps {
  readonly name: string;
  readonly schema: ReferenceSchema;
  readonly isRequired: boolean;
  readonly schemas: Schemas;
  readonly place: string;
  readonly isOpen?: boolean;
  readonly isRead?: boolean;
  /** What stands for the example of the schema. */
  readonly example?: unknown;
  readonly description?: string;
}

/** A field with what there is to know of it, and what is inside. */
export function FieldRow({
  name,
  schema,
  isRequired,
  schemas,
  place,
  isOpen: isOpenFirst = false,
  isRead = false,
  example,
  description,
}: FieldRowProps) {
  const shape = shapeOf(schema, schemas);
  const target = useTarget();
  const isAimed = target === place;
  const [isOpen, setOpen] = useState(
    isOpenFirst || target.startsWith(`${place}.`) || target.startsWith(`${place}:`),
  );
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isAimed) row.current?.scrollIntoView({ block: 'center' });
  }, [isAimed]);
  const hasInside = shape.fields.length > 0 || shape.variants.length > 0;
  const shownExample = example ?? (hasInside ? undefined : shape.example);
  return (
    <li ref={row} id={place} className={isAimed ? 'aimed' : undefined}>
      <div className="head">
        {hasInside ? (
          <button type="button" className="name" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <ChevronRight size={14} aria-hidden className="chevron" />
            <code>{name}</code>
          </button>
        ) : (
          <code className="name">{name}</code>
        )}
        <span className="type">
          {shape.type}
          {shape.name !== '' && <span className="component"> {shape.name}</span>}
        </span>
        {isRequired && !isRead && <span className="required">required</span>}
        {!isRequired && isRead && <span className="nullable">may be absent</span>}
        {shape.isNullable && <span className="nullable">or null</span>}
        <FieldLink name={name} place={place} />
      </div>
      {(description ?? shape.description) !== '' && (
        <p className="says">
          <Inline text={description ?? shape.description} />
        </p>
      )}
      <Bounds shape={shape} example={shownExample} />
      <Values values={shape.values} />
      {hasInside && isOpen && <Inside shape={shape} schemas={schemas} place={place} isRead={isRead} />}
    </li>
  );
}

function Bounds({ shape, example }: { readonly shape: Shape; readonly example?: unknown }) {
  const hasFallback = shape.fallback !== undefined;
  if (shape.bounds.length === 0 && !hasFallback && example === undefined) return null;
  return (
    <p className="shape-facts">
      {shape.bounds.map((bound) => (
        <span key={bound}>
          <Inline text={bound} />
        </span>
      ))}
      {hasFallback && (
        <span>
          without it <code>{JSON.stringify(shape.fallback)}</code>
        </span>
      )}
      {example !== undefined && (
        <span>
          such as <code>{brief(example)}</code>
        </span>
      )}
    </p>
  );
}

const maxExampleLines = 140;

function brief(example: unknown): string {
  const text = JSON.stringify(example);
  return text.length > maxExampleLines ? `${text.slice(0, maxExampleLines)} …` : text;
}

/** The address of a field, for who wants to show it to somebody. */
function FieldLink({ name, place }: { readonly name: string; readonly place: string }) {
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    aim(place);
    void navigator.clipboard?.writeText(location.href).then(
      () => tell('The link is copied'),
      () => {},
    );
  };
  return (
    <a
      href={`#${place}`}
      className="link"
      aria-label={`Link to ${name}`}
      title="Copies the link"
      onClick={follow}
    >
      <Link2 size={13} aria-hidden />
    </a>
  );
}
