import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { analyse } from '#src/compiler/analyse.ts';
import { formatDiagnostic } from '#src/compiler/diagnostics.ts';
import type { Rule } from '#src/compiler/rule.ts';
import { scaffoldOperation } from '../../scripts/scaffold/operation.ts';
import { rules } from '../../spec/lint/rules.ts';

export const family = 'spec/families/widgets.yaml';
export const events = 'spec/events/widget.yaml';
export const root = 'spec/openapi.yaml';

const rootText = `openapi: 3.1.0
info: { title: Widgets, version: 1.0.0 }
tags:
  - name: widgets
    description: Widgets of the agency.
paths:
webhooks:
  widget.created: { $ref: './events/widget.yaml#/webhooks/widget.created' }
components:
  securitySchemes:
    bearer: { type: http, scheme: bearer }
`;

const eventsText = `webhooks:
  widget.created:
    post:
      operationId: widgetCreatedEvent
      summary: A widget is made
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/components/schemas/WidgetCreatedEvent' } } }
      responses: { '200': { description: Taken. } }
components:
  schemas:
    WidgetCreatedEvent:
      type: object
      description: Envelope of \`widget.created\`.
      additionalProperties: false
      required: [event_type, data]
      properties:
        event_type: { type: string, const: widget.created, description: Which event it is. }
        data: { $ref: '#/components/schemas/WidgetCreatedData' }
    WidgetCreatedData:
      description: What \`widget.created\` says.
      type: object
      allOf: [{ $ref: '../shared/events.yaml#/components/schemas/EventCommon' }]
      unevaluatedProperties: false
      required: [widget]
      properties:
        widget: { $ref: '../families/widgets.yaml#/components/schemas/Widget' }
`;

/** An edit of one file of the contract. */
export type Edit = readonly [path: string, from: string, to: string];

/** A rule, an edit that breaks it, and what the author reads then. */
export type Broken = readonly [rule: string, edit: Edit | readonly Edit[], message: string];

export const inFamily = (from: string, to: string): Edit => [family, from, to];
export const name =
  "name: { type: string, minLength: 1, maxLength: 200, pattern: '\\S', description: Name by which people find the widget. }";
export const recordKind =
  "record_kind: { $ref: '../shared/record-kinds.yaml#/components/schemas/SubjectKind' }";
export const property = (text: string): Edit =>
  inFamily(`        ${name}`, `        ${name}\n        ${text}`);

/** A small contract that keeps every MUST and SHOULD of spec/README.md, in a folder of its own. */
export class RulesContract {
  readonly #base = `${mkdtempSync(join(tmpdir(), 'rules-'))}/`;
  /** What the files hold before an edit. */
  readonly files: Readonly<Record<string, string>>;

  constructor() {
    const base = this.#base;
    mkdirSync(`${base}spec/families`, { recursive: true });
    mkdirSync(`${base}spec/events`);
    cpSync(new URL('../../spec/shared', import.meta.url).pathname, `${base}spec/shared`, { recursive: true });
    writeFileSync(base + root, rootText);
    writeFileSync(base + events, eventsText);
    for (const id of [
      'listWidgets',
      'createWidget',
      'updateWidget',
      'deleteWidget',
      'deleteWidgets',
      'archiveWidget',
    ]) {
      scaffoldOperation('widgets', id, { permission: 'settings.manage' }, base);
    }
    const written = readFileSync(base + family, 'utf8');
    this.files = {
      [root]: readFileSync(base + root, 'utf8'),
      [events]: eventsText,
      [family]: written.replace('x-events: []', 'x-events: [widget.created]'),
    };
  }

  remove(): void {
    rmSync(this.#base, { recursive: true, force: true });
  }

  /** All messages about the contract after an edit. */
  messagesAfter(edits: readonly Edit[] = [], judges: readonly Rule[] = rules): string[] {
    const base = this.#base;
    for (const [path, text] of Object.entries(this.files)) writeFileSync(base + path, text);
    for (const [path, from, to] of edits) {
      const text = readFileSync(base + path, 'utf8');
      if (!text.includes(from)) throw new Error(`${path} has no "${from}" to edit.`);
      writeFileSync(
        base + path,
        text.replace(from, () => to),
      );
    }
    const { diagnostics } = analyse({
      spec: base + root,
      overlays: [`${base}spec/shared/standard.overlay.yaml`],
      include: ['./shared/permissions.yaml#/components/schemas/Permission'],
      rules: judges,
    });
    // Shapes of spec/shared that this small contract has no use for.
    const isSpare = (message: string): boolean => /^spec\/shared\/.* C61 /.test(message);
    return diagnostics
      .map((diagnostic) => formatDiagnostic(diagnostic, base))
      .filter((message) => !isSpare(message));
  }
}
