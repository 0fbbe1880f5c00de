import type pg from 'pg';
import { StartError } from '#src/platform/errors/index.ts';
import { servingSettings, settingColumns, type SessionSettings } from './connection.ts';

/** What the database says of the role of a connection. */
interface Standing {
  readonly role: string;
  readonly session_role: string;
  /** Attributes of the role itself that let it around row-level security, as `alter role` names them. */
  readonly attributes: string | null;
  /** Roles that it is a member of, directly or through others, and that can do what it must not. */
  readonly above: string | null;
  /** Something that it owns in this database, or a role that it is a member of. */
  readonly owned: string | null;
}

// Attributes that read past policies (superuser, bypassrls, replication) or that give a role the rights of others
// (createrole), and predefined roles that reach the server's files and programs. What roles own is found by the database that
// it is in: by role it would be all that this role has privileges on, in every database of the server (`offset 0` keeps the
// planner from that). Owners are the only roles that things depend on in the way `o`. Two conditions joined by `or`, and a
// first row in no order, would each be sought through all databases of the server.
const standingSql = (settings: SessionSettings): string => `
  with mine as materialized (
    select oid, rolname, rolsuper, rolbypassrls, rolcreaterole, rolreplication,
        rolsuper or rolbypassrls or rolcreaterole or rolreplication
        or rolname in ('pg_read_server_files', 'pg_write_server_files', 'pg_execute_server_program') as is_above
      from pg_roles r where pg_has_role(session_user, r.oid, 'member')),
  here as (select oid from pg_database where datname = current_database())
  select current_user::text as role, session_user::text as session_role,
    (select concat_ws(' ', case when rolsuper then 'nosuperuser' end, case when rolbypassrls then 'nobypassrls' end,
        case when rolcreaterole then 'nocreaterole' end, case when rolreplication then 'noreplication' end)
      from mine where rolname = session_user and is_above) as attributes,
    (select string_agg(quote_ident(rolname), ', ') from mine where rolname <> session_user and is_above) as above,
    (select pg_describe_object(classid, objid, objsubid) from (
        select classid, objid, objsubid, refobjid from pg_shdepend where deptype = 'o' and dbid = (select oid from here)
        union all
        select classid, objid, objsubid, refobjid from pg_shdepend
          where deptype = 'o' and dbid = 0 and classid = 'pg_database'::regclass and objid = (select oid from here)
        offset 0) owned
      where refobjid = any(array(select oid from mine)) order by classid, objid limit 1) as owned,
    array[${settingColumns(settings)}] as settings`;

/**
 * Makes a new connection of the service ready, in one statement: puts its settings in force and checks its role. Row-level
 * security is what keeps agencies apart, and it holds only for a role that cannot get around it. Every connection is
 * checked, the ones that replace lost ones too, so that a change of the role while the service runs is noticed.
 */
export async function checkServingRole(client: pg.ClientBase, settings: SessionSettings = {}): Promise<void> {
  const {
    rows: [found],
  } = await client.query<Standing>(standingSql({ ...servingSettings, ...settings }));
  const { role, session_role: login, attributes, above, owned } = found!;
  const refuse = (why: string, cure: string) => {
    throw new StartError(
      `The role ${login} must be subject to row-level security, but ${why}: agencies would see each other's records. ${cure}`,
    );
  };
  if (role !== login) refuse(`its sessions run as ${role}`, `Run \`alter role ${login} reset role\`.`);
  if (attributes !== null) refuse(`its attributes bypass it`, `Run \`alter role ${login} ${attributes}\`.`);
  if (above !== null) refuse(`it is a member of ${above}`, `Run \`revoke ${above} from ${login}\`.`);
  if (owned !== null)
    refuse(
      `it owns ${owned} or is a member of the role that does`,
      `Run \`reassign owned by ${login} to …\` with the role of DATABASE_URL, or revoke the membership.`,
    );
}
