import { sql } from 'kysely';
import type { KindDeclaration } from './declaration.ts';
import {
  admins,
  allOf,
  anyOf,
  audience,
  everyone,
  holders,
  holdersOfNamed,
  own,
  unless,
  whenIn,
  withinAs,
  without,
} from './rules.queries.ts';

// Everyone who may view custom objects sees what kinds there are; who sees the records of one is a rule of each.
export const customObject: KindDeclaration = {
  noun: 'custom object',
  view: 'objects.view',
  manage: 'objects.define',
  records: {
    from: sql`custom_objects _object`,
    alias: '_object',
    name: sql`_object.name`,
    isLive: sql`_object.deleted_at is null`,
    shows: everyone,
  },
};

/** Custom objects whose records somebody sees: they hold its permission and are among its audience. */
const opensRecords = allOf(
  anyOf(without('view_permission'), holdersOfNamed('view_permission')),
  anyOf(admins, unless('has_view_audience'), audience('view_')),
);

/** Those whose records somebody who sees them may change. */
const opensChanges = allOf(
  anyOf(without('edit_permission'), holdersOfNamed('edit_permission')),
  anyOf(admins, unless('has_edit_audience'), audience('edit_')),
);

// Where only owners see records, those who define custom objects see all of them.
export const customObjectRecord: KindDeclaration = {
  noun: 'custom object record',
  view: 'objects.view',
  manage: null,
  changes: withinAs(customObject, 'custom_object_id', () => opensChanges),
  records: {
    from: sql`custom_object_records _record`,
    alias: '_record',
    name: sql`_record.name`,
    isLive: sql`_record.deleted_at is null`,
    shows: withinAs(customObject, 'custom_object_id', (ofRecord) =>
      allOf(
        opensRecords,
        anyOf(whenIn('record_access', ['all']), holders('objects.define'), ofRecord(own('owner_id'))),
      ),
    ),
  },
};

/** Rules about a custom object that are not about seeing it. */
export const customObjectRules = {
  /** Whether somebody sees its records, but for those that only owners see. */
  opensRecords,
  /** Whether somebody who sees a record may change it. */
  opensChanges,
} as const;
