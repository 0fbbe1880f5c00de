// Written by the compiler from the contract; change the contract instead.
export type ClientOptions = {
    baseUrl: `${string}://{base_url}` | (string & {});
};

export type Webhooks = ProcessInstanceUpdatedEventWebhookRequest | UserInvitedEventWebhookRequest | UserSetupCompletedEventWebhookRequest;

/**
 * Permission of the form `area.action`, granted through department levels or to a service account.
 */
export type Permission = 'clients.view' | 'clients.create' | 'clients.edit' | 'clients.delete' | 'clients.merge' | 'tasks.view' | 'tasks.create' | 'tasks.edit' | 'tasks.transition' | 'tasks.delete' | 'tasks.manage' | 'tickets.view' | 'tickets.create' | 'tickets.reply' | 'tickets.edit' | 'tickets.assign' | 'tickets.delete' | 'tickets.manage' | 'tickets.review_drafts' | 'escalations.view' | 'escalations.create' | 'escalations.edit' | 'escalations.manage' | 'sops.view' | 'sops.author' | 'sops.review' | 'sops.publish' | 'sops.manage' | 'training.learn' | 'training.author' | 'training.assign' | 'training.review' | 'training.manage' | 'automations.view' | 'automations.author' | 'automations.publish' | 'automations.run' | 'forms.view' | 'forms.author' | 'forms.publish' | 'forms.review' | 'programs.view' | 'programs.manage' | 'programs.bill' | 'billing.view' | 'billing.manage' | 'objects.view' | 'objects.edit' | 'objects.define' | 'chat.use' | 'chat.moderate' | 'time.own' | 'time.manage' | 'people.view' | 'people.invite' | 'people.manage' | 'marketplace.acquire' | 'marketplace.import' | 'settings.view' | 'settings.manage' | 'settings.api' | 'settings.webhooks';

/**
 * Identifier of a record (UUID).
 */
export type Id = string;

/**
 * A member or service account of the agency, as other records refer to it.
 */
export type UserRef = {
    id: Id;
    /**
     * Name shown to people.
     */
    name: string;
    /**
     * E-mail address; null for a service account without one.
     */
    email: string | null;
};

/**
 * An agency that the caller works in or can change to.
 */
export type SessionAgency = {
    id: Id;
    /**
     * Name of the agency.
     */
    name: string;
    /**
     * Name in addresses, unlike any other agency's.
     */
    slug: string;
    /**
     * IANA time zone in which the agency reckons its days.
     */
    time_zone: string;
};

/**
 * Instant in the years 0001 to 9999, ISO 8601. Responses are in UTC with milliseconds; requests may have an offset of up to 14 hours and a finer fraction, but no leap second.
 */
export type Timestamp = string;

/**
 * The browser session that calls.
 */
export type SessionState = {
    id: Id;
    /**
     * What calls with this session's cookie send as `X-Session-Proof` while it is in this agency.
     */
    proof: string;
    /**
     * Until when operations that ask for the password again can do without it; null when that is over.
     */
    confirmed_until: Timestamp | null;
    /**
     * When the session ends at the latest; it ends 12 hours after its last use before that.
     */
    expires_at: Timestamp;
};

/**
 * Who calls, where, and what they may do there.
 */
export type CurrentSession = {
    /**
     * The member or service account that calls.
     */
    user: UserRef;
    /**
     * Built-in role, which holds every permission; null for everybody else.
     */
    role: 'owner' | 'admin' | null;
    /**
     * What the caller may do in this agency, their levels and role included.
     */
    permissions: Array<Permission>;
    agency: SessionAgency;
    /**
     * Agencies in which the caller is an active member, by name; for callers without a browser session the one that they belong to.
     */
    agencies: Array<SessionAgency>;
    /**
     * The browser session; null for callers with an API key or an access token.
     */
    session: SessionState | null;
};

/**
 * Agency to change to.
 */
export type SetSessionAgencyBody = {
    /**
     * One of the caller's `agencies`.
     */
    agency_id: Id;
};

/**
 * The caller's password.
 */
export type ConfirmSessionBody = {
    /**
     * The caller's present password.
     */
    password: string;
};

/**
 * That the password was right.
 */
export type SessionConfirmation = {
    /**
     * Until when it need not be given again.
     */
    confirmed_until: Timestamp;
};

/**
 * The caller's password, and the one that replaces it.
 */
export type ReplacePasswordBody = {
    /**
     * The caller's present password.
     */
    current_password: string;
    /**
     * At least 12 characters; a sentence is easy to remember and hard to guess.
     */
    new_password: string;
};

/**
 * Browser sessions that an operation ended.
 */
export type RevokedSessions = {
    /**
     * How many browsers were signed out.
     */
    revoked: number;
};

/**
 * A browser in which the caller is signed in to the console.
 */
export type BrowserSession = {
    id: Id;
    /**
     * Whether it is the one that calls.
     */
    is_current: boolean;
    /**
     * Agency that it is in; null while none is chosen.
     */
    agency: SessionAgency | null;
    /**
     * Address from which it signed in; null when it was not known.
     */
    ip_address: string | null;
    /**
     * Browser that signed in, as it calls itself; null when it did not say.
     */
    user_agent: string | null;
    /**
     * When it was last used, to the minute.
     */
    last_used_at: Timestamp;
    /**
     * When it ends at the latest.
     */
    expires_at: Timestamp;
    created_at: Timestamp;
};

/**
 * Which part of the whole list this answer holds.
 */
export type Pagination = {
    /**
     * Number of records that match the filters.
     */
    total: number;
    /**
     * Largest number of records in this answer.
     */
    limit: number;
    /**
     * Number of matching records before the first of this answer.
     */
    offset: number;
};

/**
 * Whether the link still works.
 */
export type InvitationState = 'open' | 'expired';

/**
 * How far the delivery of a message is.
 */
export type DeliveryStatus = 'queued' | 'sent' | 'delivered' | 'failed' | 'suppressed';

/**
 * An invitation that nobody has accepted yet.
 */
export type PendingInvitation = {
    /**
     * Who is invited.
     */
    user: UserRef;
    state: InvitationState;
    /**
     * Who sent it last.
     */
    invited_by: UserRef;
    /**
     * When it was sent last.
     */
    sent_at: Timestamp;
    /**
     * When its link stops working.
     */
    expires_at: Timestamp;
    /**
     * Its entry in the log of e-mails; null when that is gone.
     */
    email_delivery_id: Id | null;
    /**
     * How far the e-mail is; null when that is not known any more.
     */
    email_status: DeliveryStatus | null;
    /**
     * What the mail server said last; null without a problem.
     */
    email_error: string | null;
};

/**
 * What kind of account it is.
 */
export type UserKind = 'member' | 'service_account';

/**
 * Where the membership stands.
 */
export type UserStatus = 'invited' | 'active' | 'suspended' | 'removed';

/**
 * Role that comes with the service.
 */
export type BuiltInRole = 'owner' | 'admin';

/**
 * Built-in role; null when permissions come from departments or assignment only.
 */
export type UserRole = BuiltInRole | null;

/**
 * A department that a user belongs to, and at which level.
 */
export type UserDepartment = {
    /**
     * Department that the member belongs to.
     */
    department_id: Id;
    /**
     * Name of the department.
     */
    department_name: string;
    /**
     * Level in the department.
     */
    level_id: Id;
    /**
     * Name of the level, which grants the permissions.
     */
    level_name: string;
};

/**
 * Every permission that the user holds, by role, department level or assignment, in alphabetical order.
 */
export type UserPermissions = Array<Permission>;

/**
 * Starts at 1 and grows by 1 with every committed change of the record.
 */
export type Revision = number;

/**
 * A member or a service account of the agency.
 */
export type User = {
    id: Id;
    kind: UserKind;
    /**
     * Name shown to people.
     */
    name: string;
    /**
     * E-mail address; null for a service account without one.
     */
    email: string | null;
    status: UserStatus;
    role: UserRole;
    /**
     * Departments that the user belongs to, by name.
     */
    departments: Array<UserDepartment>;
    permissions: UserPermissions;
    revision: Revision;
    created_at: Timestamp;
    updated_at: Timestamp;
};

/**
 * An invitation that was sent.
 */
export type UserInvitation = {
    user: User;
    invited_by: UserRef;
    /**
     * When the link of the invitation stops working.
     */
    expires_at: Timestamp;
    /**
     * Whether the person had been invited before; the former link no longer works.
     */
    is_resend: boolean;
};

/**
 * Name of the level, unique in its department without regard to case.
 */
export type DepartmentLevelName = string;

/**
 * Place among its siblings, lowest first.
 */
export type Position = number;

/**
 * A new level of a department.
 */
export type DepartmentLevelCreate = {
    /**
     * Department that it belongs to.
     */
    department_id: Id;
    name: DepartmentLevelName;
    /**
     * What people at this level do.
     */
    description?: string | null;
    /**
     * Permissions that the level grants; none when absent.
     */
    permissions?: UserPermissions;
    /**
     * Rank in the department, 0 for the highest; the lowest when absent.
     */
    position?: Position;
};

/**
 * Number of records.
 */
export type Count = number;

/**
 * A level of a department, which grants permissions to its members.
 */
export type DepartmentLevel = {
    id: Id;
    /**
     * Department that it belongs to.
     */
    department_id: Id;
    name: DepartmentLevelName;
    /**
     * What people at this level do; null when nobody said.
     */
    description: string | null;
    /**
     * Rank in the department, 0 for the highest.
     */
    position: Position;
    /**
     * Permissions that the level grants, in alphabetical order.
     */
    permissions: UserPermissions;
    member_count: Count;
    revision: Revision;
    created_at: Timestamp;
    updated_at: Timestamp;
    /**
     * User or service account that created it.
     */
    created_by: Id;
};

/**
 * Revision that the caller last read. When it is no longer current the request answers 409 and changes nothing.
 */
export type ExpectedRevision = number;

/**
 * Changes to a level; what is absent stays.
 */
export type DepartmentLevelUpdate = {
    /**
     * Level to change.
     */
    id: Id;
    name?: DepartmentLevelName;
    /**
     * What people at this level do; null for nothing.
     */
    description?: string | null;
    /**
     * Rank in the department, 0 for the highest.
     */
    position?: Position;
    expected_revision?: ExpectedRevision;
};

/**
 * What went wrong, for programs (`type`) and for people (`message`).
 */
export type ErrorDetail = {
    /**
     * Kind of problem: `validation_error` the request is wrong, `permission_denied` the caller may not, `not_found` no such record, `conflict` the state forbids it, `rate_limited` too many requests, `internal` our fault.
     */
    type: 'validation_error' | 'permission_denied' | 'not_found' | 'conflict' | 'rate_limited' | 'internal';
    /**
     * Names the place and the cure.
     */
    message: string;
};

/**
 * What happened to one record of a bulk request. The records are independent; one may fail while others succeed.
 */
export type BulkOutcome = {
    id: Id;
    /**
     * `succeeded` when the change was made, `unchanged` when the record already was as asked, `failed` when it was refused and left as it was.
     */
    status: 'succeeded' | 'unchanged' | 'failed';
    /**
     * Why it was refused; only there when it was.
     */
    error?: ErrorDetail;
};

/**
 * One outcome for each id of the request, in the order of the request.
 */
export type BulkResult = {
    /**
     * Outcome per record.
     */
    outcomes: Array<BulkOutcome>;
    /**
     * Number of records changed.
     */
    succeeded: number;
    /**
     * Number of records that already were as asked.
     */
    unchanged: number;
    /**
     * Number of records refused.
     */
    failed: number;
};

/**
 * Permissions that a level grants, all of them.
 */
export type DepartmentLevelPermissionsReplace = {
    /**
     * Level whose permissions are replaced.
     */
    level_id: Id;
    /**
     * Permissions that the level is to grant; empty for none.
     */
    permissions: UserPermissions;
    expected_revision?: ExpectedRevision;
};

/**
 * Name of the department, unique without regard to case.
 */
export type DepartmentName = string;

/**
 * What a level of a department grants.
 */
export type DepartmentLevelPermissions = {
    /**
     * Level that grants them.
     */
    level_id: Id;
    level_name: DepartmentLevelName;
    /**
     * Department that it belongs to.
     */
    department_id: Id;
    department_name: DepartmentName;
    /**
     * Permissions that the level grants, in alphabetical order.
     */
    permissions: UserPermissions;
    member_count: Count;
    /**
     * Revision of the level.
     */
    revision: Revision;
};

/**
 * Wanted order. What is left out keeps its order behind what is named.
 */
export type Reorder = {
    /**
     * Records in their new order, first one first.
     */
    ids: Array<Id>;
    expected_revision?: ExpectedRevision;
};

/**
 * Order after the change.
 */
export type OrderedIds = {
    /**
     * Every record concerned, first one first.
     */
    ids: Array<Id>;
};

/**
 * Somebody's membership of a department.
 */
export type DepartmentMember = {
    user: UserRef;
    status: UserStatus;
    /**
     * Department that the member belongs to.
     */
    department_id: Id;
    department_name: DepartmentName;
    /**
     * Level in the department.
     */
    level_id: Id;
    level_name: DepartmentLevelName;
    /**
     * Rank of the level, 0 for the highest.
     */
    level_position: Position;
    /**
     * When the person came to the department.
     */
    joined_at: Timestamp;
};

/**
 * Colour as six lower-case hexadecimal digits after `#`.
 */
export type Color = string;

/**
 * A part of the agency that people belong to.
 */
export type Department = {
    id: Id;
    name: DepartmentName;
    /**
     * What the department does; null when nobody said.
     */
    description: string | null;
    /**
     * Department above it; null at the top.
     */
    parent_id: Id | null;
    /**
     * Colour in lists and charts; null for none.
     */
    color: Color | null;
    /**
     * Heads of the department; what they may do comes from their level alone.
     */
    lead_ids: Array<Id>;
    position: Position;
    /**
     * Levels, the highest rank first.
     */
    levels: Array<DepartmentLevel>;
    member_count: Count;
    revision: Revision;
    created_at: Timestamp;
    updated_at: Timestamp;
    /**
     * User or service account that created it.
     */
    created_by: Id;
};

/**
 * A level of a new department.
 */
export type DepartmentLevelInput = {
    name: DepartmentLevelName;
    /**
     * What people at this level do.
     */
    description?: string | null;
    /**
     * Permissions that the level grants; none when absent.
     */
    permissions?: UserPermissions;
};

/**
 * A new department.
 */
export type DepartmentCreate = {
    name: DepartmentName;
    /**
     * What the department does.
     */
    description?: string | null;
    /**
     * Department above it; null or absent for the top.
     */
    parent_id?: Id | null;
    /**
     * Colour in lists and charts.
     */
    color?: Color | null;
    /**
     * Heads of the department, who become members of its highest level.
     */
    lead_ids?: Array<Id>;
    position?: Position;
    /**
     * Levels, the highest rank first.
     */
    levels?: Array<DepartmentLevelInput>;
};

/**
 * Changes to a department; what is absent stays.
 */
export type DepartmentUpdate = {
    /**
     * Department to change.
     */
    id: Id;
    name?: DepartmentName;
    /**
     * What the department does; null for nothing.
     */
    description?: string | null;
    /**
     * Department above it; null for the top.
     */
    parent_id?: Id | null;
    /**
     * Colour in lists and charts; null for none.
     */
    color?: Color | null;
    /**
     * Heads of the department, all of them; those who are no members yet get its highest level.
     */
    lead_ids?: Array<Id>;
    position?: Position;
    expected_revision?: ExpectedRevision;
};

/**
 * What the pay is for: an `hour` worked, a `month` or a `year` of salary.
 */
export type EmployeePayPeriod = 'hour' | 'month' | 'year';

/**
 * Amount in minor units of a currency, so that no fraction is ever lost.
 */
export type Money = {
    /**
     * Amount in the smallest unit of the currency, such as cents.
     */
    amount_minor: number;
    /**
     * Currency by its ISO 4217 code.
     */
    currency: string;
};

/**
 * Calendar date without a time of day, `YYYY-MM-DD`.
 */
export type CalendarDate = string;

/**
 * What a member is paid from a day on.
 */
export type EmployeeCompensationSet = {
    pay_period: EmployeePayPeriod;
    /**
     * Gross pay for one such period, not negative.
     */
    pay: Money;
    /**
     * What an hour costs the agency; null or absent to derive it from pay and working hours.
     */
    cost_per_hour?: Money | null;
    /**
     * What an hour is billed at; null or absent for no rate.
     */
    billing_rate_per_hour?: Money | null;
    /**
     * First day that it holds for; today in the agency's time zone when absent.
     */
    effective_date?: CalendarDate;
    /**
     * Remark, such as the reason of the change.
     */
    note?: string | null;
};

/**
 * What a member is paid, and costs, from one day on.
 */
export type EmployeeCompensation = {
    id: Id;
    /**
     * Member who is paid.
     */
    user_id: Id;
    pay_period: EmployeePayPeriod;
    /**
     * Gross pay for one such period.
     */
    pay: Money;
    /**
     * What an hour costs the agency, for the cost of time entries; null to derive it from pay and working hours.
     */
    cost_per_hour: Money | null;
    /**
     * What an hour is billed at unless a service or client says otherwise; null for no rate.
     */
    billing_rate_per_hour: Money | null;
    /**
     * First day that it holds for.
     */
    effective_date: CalendarDate;
    /**
     * Last day that it holds for; null while no later entry follows.
     */
    ended_on: CalendarDate | null;
    /**
     * Remark, such as the reason of the change; null for none.
     */
    note: string | null;
    created_at: Timestamp;
    /**
     * User or service account that created it.
     */
    created_by: Id;
};

/**
 * Time zone by its IANA name.
 */
export type TimeZone = string;

/**
 * Day of the week, from `monday` to `sunday`.
 */
export type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';

/**
 * Time of day on a 24-hour clock, `HH:MM`.
 */
export type TimeOfDay = string;

/**
 * A stretch of time on one day of every week. It ends on the same day; `to` is after `from`.
 */
export type WeeklyInterval = {
    weekday: Weekday;
    /**
     * When it begins.
     */
    from: TimeOfDay;
    /**
     * When it ends.
     */
    to: TimeOfDay;
};

/**
 * Length of time in whole minutes.
 */
export type Minutes = number;

/**
 * `time_off` for days off, `public_holiday` for a holiday where the member lives, `other_hours` for hours that differ from the week.
 */
export type EmployeeScheduleExceptionKind = 'time_off' | 'public_holiday' | 'other_hours';

/**
 * A stretch of a day. `to` is after `from`.
 */
export type EmployeeDayInterval = {
    /**
     * When it begins.
     */
    from: TimeOfDay;
    /**
     * When it ends.
     */
    to: TimeOfDay;
};

/**
 * Days on which the member does not work, or works other hours.
 */
export type EmployeeScheduleExceptionInput = {
    kind: EmployeeScheduleExceptionKind;
    /**
     * First day.
     */
    starts_on: CalendarDate;
    /**
     * Last day, the same or later.
     */
    ends_on: CalendarDate;
    /**
     * Working hours of each of these days, with `other_hours` only.
     */
    hours?: Array<EmployeeDayInterval>;
    /**
     * Remark.
     */
    note?: string | null;
};

/**
 * When a member works from now on, in full.
 */
export type EmployeeScheduleSet = {
    /**
     * Time zone of the hours; that of the agency when absent.
     */
    time_zone?: TimeZone;
    /**
     * Working hours of a week; those of one day must not overlap.
     */
    hours: Array<WeeklyInterval>;
    /**
     * Time for assigned work in a week, at most the working hours; null or absent for all of them.
     */
    capacity_minutes_per_week?: Minutes | null;
    /**
     * Days with other hours, all of them; none when absent.
     */
    exceptions?: Array<EmployeeScheduleExceptionInput>;
    expected_revision?: ExpectedRevision;
};

/**
 * Days on which a member does not work, or works other hours.
 */
export type EmployeeScheduleException = {
    kind: EmployeeScheduleExceptionKind;
    /**
     * First day.
     */
    starts_on: CalendarDate;
    /**
     * Last day, the same or later.
     */
    ends_on: CalendarDate;
    /**
     * Working hours of each of these days, with `other_hours` only.
     */
    hours: Array<EmployeeDayInterval>;
    /**
     * Remark; null for none.
     */
    note: string | null;
};

/**
 * When a member works.
 */
export type EmployeeSchedule = {
    /**
     * Member who works then.
     */
    user_id: Id;
    time_zone: TimeZone;
    /**
     * Working hours of a week, in order; empty for someone without fixed hours.
     */
    hours: Array<WeeklyInterval>;
    /**
     * Sum of the working hours.
     */
    working_minutes_per_week: Minutes;
    /**
     * Time for assigned work in a week; null for all working hours.
     */
    capacity_minutes_per_week: Minutes | null;
    /**
     * Days with other hours, in order.
     */
    exceptions: Array<EmployeeScheduleException>;
    revision: Revision;
    updated_at: Timestamp;
    /**
     * Who changed it last.
     */
    updated_by: Id;
};

/**
 * Part of the service that permissions are about, the part of the key before the dot.
 */
export type PermissionArea = 'clients' | 'tasks' | 'tickets' | 'escalations' | 'sops' | 'training' | 'automations' | 'forms' | 'programs' | 'billing' | 'objects' | 'chat' | 'time' | 'people' | 'marketplace' | 'settings';

/**
 * A permission and what it allows.
 */
export type PermissionDefinition = {
    key: Permission;
    area: PermissionArea;
    /**
     * What may be done in the area, the part of the key after the dot.
     */
    action: string;
    /**
     * What it allows, in a sentence.
     */
    description: string;
    /**
     * Place in the catalogue.
     */
    position: Position;
    /**
     * Number of active users who hold it; null when the caller may not know.
     */
    holder_count: number | null;
};

/**
 * Where a permission of a user comes from.
 */
export type UserPermissionSource = {
    /**
     * `role` a built-in role, `department_level` the level in a department, `assignment` what a service account was given.
     */
    kind: 'role' | 'department_level' | 'assignment';
    role: UserRole;
    /**
     * Department of the level; null for another source.
     */
    department_id: Id | null;
    /**
     * Name of that department; null for another source.
     */
    department_name: string | null;
    /**
     * Level that grants it; null for another source.
     */
    level_id: Id | null;
    /**
     * Name of that level; null for another source.
     */
    level_name: string | null;
};

/**
 * A permission that a user holds, with all its sources.
 */
export type UserPermissionGrant = {
    permission: Permission;
    /**
     * Where it comes from.
     */
    sources: Array<UserPermissionSource>;
};

/**
 * Everything that a user may do, and why.
 */
export type UserEffectivePermissions = {
    user: UserRef;
    role: UserRole;
    /**
     * Permissions that the user holds, in alphabetical order.
     */
    grants: Array<UserPermissionGrant>;
};

/**
 * E-mail address.
 */
export type EmailAddress = string;

/**
 * A department to belong to, and at which level.
 */
export type UserDepartmentInput = {
    /**
     * Department that the member shall belong to.
     */
    department_id: Id;
    /**
     * Level in that department; its lowest when absent.
     */
    level_id?: Id;
};

/**
 * Language by its BCP 47 tag.
 */
export type LanguageTag = string;

/**
 * Who is invited, and where the person will belong.
 */
export type UserInvite = {
    email: EmailAddress;
    /**
     * Name of the person; the part before the `@` of the address when absent.
     */
    name?: string;
    /**
     * Departments that the person will belong to.
     */
    departments?: Array<UserDepartmentInput>;
    role?: UserRole;
    /**
     * Personal words for the invitation.
     */
    message?: string;
    /**
     * Language of the invitation, where the service has it in that language; else, and when absent, English.
     */
    language?: LanguageTag;
};

/**
 * Stable machine name in snake_case.
 */
export type Key = string;

/**
 * Several choices by their keys, or several users, clients or files by their ids.
 */
export type FieldValueList = Array<string>;

/**
 * Value that has parts: money (`Money`, which its `amount_minor` tells), a postal address (`Address`), or an instance of a composite type by its parts (`GET /v1/fields/composite-types`). Parts that are absent or null have no value.
 */
export type FieldValueParts = {
    [key in Key]?: string | number | boolean | null;
};

/**
 * Value of one custom field, in the form of the field's type: a string for `text`, `long_text`, `date` (`YYYY-MM-DD`), `date_time` (ISO 8601 instant), `email`, `phone` (E.164), `url`, for `single_choice` the key of the choice, and for `user`, `client` and `file` an id; a number for `number`; true or false for `checkbox`; a list of strings for `multi_choice` (keys) and for `user`, `client` and `file` fields that take several; an object for `money` (`amount_minor`, `currency`), `address` and `composite` (its parts by key). Null means no value.
 */
export type FieldValue = string | number | boolean | FieldValueList | FieldValueParts | null;

/**
 * Custom field values by field key. Which keys exist, and of which type each is, is told by `GET /v1/fields`. In a request a key that is absent stays as it is and null clears its value; formula fields are computed and cannot be written. In an answer fields without a value are absent.
 */
export type FieldValues = {
    [key in Key]?: FieldValue;
};

/**
 * Changes to a user; what is absent stays.
 */
export type UserFieldsUpdate = {
    /**
     * User to change.
     */
    user_id: Id;
    /**
     * Name shown to people.
     */
    name?: string;
    /**
     * `active` may work, `suspended` is locked out for now, `removed` is no longer a member.
     */
    status?: 'active' | 'suspended' | 'removed';
    role?: UserRole;
    /**
     * Departments that the user belongs to, all of them.
     */
    departments?: Array<UserDepartmentInput>;
    field_values?: FieldValues;
    /**
     * Why, for the history.
     */
    reason?: string;
    expected_revision?: ExpectedRevision;
};

/**
 * Kind of record that something belongs to or is about: `client`, `client_note`, `client_program` (an enrolment), `task`, `task_stage`, `ticket`, `ticket_message`, `escalation`, `sop`, `training_course`, `training_lesson`, `custom_object_record`, `form_submission`, `invoice`, `time_entry`, `chat_message`, `comment` or `user`.
 */
export type RecordKind = 'client' | 'client_note' | 'client_program' | 'task' | 'task_stage' | 'ticket' | 'ticket_message' | 'escalation' | 'sop' | 'training_course' | 'training_lesson' | 'custom_object_record' | 'form_submission' | 'invoice' | 'time_entry' | 'chat_message' | 'comment' | 'user';

/**
 * A record of any kind, as others refer to it.
 */
export type RecordRef = {
    kind: RecordKind;
    id: Id;
    /**
     * Name or title of the record; null when the caller may not see it.
     */
    name: string | null;
};

/**
 * A user after a change.
 */
export type UserFieldsUpdated = {
    user: User;
    field_values: FieldValues;
    /**
     * Unfinished records assigned to a user who was suspended or removed just now, the most pressing first; else empty.
     */
    open_assignments: Array<RecordRef>;
    /**
     * Number of all such records, also beyond those listed.
     */
    open_assignment_count: number;
};

/**
 * A permission to choose.
 */
export type PermissionChoice = {
    permission: Permission;
    /**
     * What it allows, in a sentence.
     */
    description: string;
    /**
     * Whether the caller holds it and so can give it.
     */
    can_grant: boolean;
};

/**
 * An area and the permissions in it.
 */
export type PermissionCatalogArea = {
    area: PermissionArea;
    /**
     * Heading of the area.
     */
    name: string;
    /**
     * Permissions of the area in the order of the catalogue.
     */
    choices: Array<PermissionChoice>;
};

/**
 * What the account is given, in alphabetical order.
 */
export type ServiceAccountPermissions = Array<Permission>;

/**
 * Permissions that a usual kind of program needs, under a name.
 */
export type PermissionPreset = {
    key: Key;
    /**
     * Name of the preset.
     */
    name: string;
    /**
     * What a program with these permissions can do.
     */
    description: string;
    permissions: ServiceAccountPermissions;
    /**
     * Whether the caller holds all of its permissions and so can give them.
     */
    can_grant: boolean;
};

/**
 * All permissions by area, and presets of them.
 */
export type PermissionCatalog = {
    /**
     * Areas in the order of the catalogue.
     */
    areas: Array<PermissionCatalogArea>;
    /**
     * Presets, the one with the fewest permissions first.
     */
    presets: Array<PermissionPreset>;
};

/**
 * Name of the account, which its changes are recorded under.
 */
export type ServiceAccountName = string;

/**
 * An account that a program works as.
 */
export type ServiceAccount = {
    id: Id;
    name: ServiceAccountName;
    /**
     * What the program does; null when nobody wrote it.
     */
    description: string | null;
    permissions: ServiceAccountPermissions;
    /**
     * Number of its keys that are valid, rotating ones among them.
     */
    active_key_count: number;
    /**
     * When one of its keys was last used, to the minute; null when none ever was.
     */
    last_used_at: Timestamp | null;
    revision: Revision;
    created_at: Timestamp;
    updated_at: Timestamp;
    /**
     * Who created it; null when it was the operator of the service.
     */
    created_by: Id | null;
};

/**
 * A new service account.
 */
export type ServiceAccountCreate = {
    name: ServiceAccountName;
    /**
     * What the program does.
     */
    description?: string | null;
    /**
     * What it may do, in any order; empty for what needs no permission.
     */
    permissions: ServiceAccountPermissions;
};

/**
 * Changes to a service account; what is absent stays.
 */
export type ServiceAccountUpdate = {
    name?: ServiceAccountName;
    /**
     * What the program does; null clears it.
     */
    description?: string | null;
    /**
     * All that it may do from now on, in any order.
     */
    permissions?: ServiceAccountPermissions;
    expected_revision?: ExpectedRevision;
};

/**
 * Confirmation that a service account was deleted, with what ended.
 */
export type ServiceAccountDeleted = {
    id: Id;
    deleted_at: Timestamp;
    /**
     * Number of keys that were valid until then.
     */
    revoked_key_count: number;
};

/**
 * Whether the key is valid.
 */
export type ApiKeyState = 'active' | 'rotating' | 'expired' | 'revoked';

/**
 * Name of the key, such as where it is used.
 */
export type ApiKeyName = string;

/**
 * A record as others refer to it, by its id and name.
 */
export type NamedRef = {
    id: Id;
    /**
     * Name shown to people.
     */
    name: string;
};

/**
 * An API key, without its secret.
 */
export type ApiKey = {
    id: Id;
    name: ApiKeyName;
    /**
     * First and last characters of the current secret, to recognise it by.
     */
    hint: string;
    /**
     * Account whose permissions the key has.
     */
    service_account: NamedRef;
    state: ApiKeyState;
    /**
     * When it ends by itself; null when only revoking it ends it.
     */
    expires_at: Timestamp | null;
    /**
     * Until when the secret before the current one is valid too; null when there is none.
     */
    former_expires_at: Timestamp | null;
    /**
     * When it was revoked; null while it was not.
     */
    revoked_at: Timestamp | null;
    /**
     * When it was last used, to the minute; null when it never was.
     */
    last_used_at: Timestamp | null;
    revision: Revision;
    created_at: Timestamp;
    updated_at: Timestamp;
    /**
     * Who created it; null when it was the operator of the service.
     */
    created_by: Id | null;
};

/**
 * A new API key.
 */
export type ApiKeyCreate = {
    /**
     * Account that the key is for.
     */
    service_account_id: Id;
    name: ApiKeyName;
    /**
     * When it shall end by itself, within five years from now; null or absent for never.
     */
    expires_at?: Timestamp | null;
};

/**
 * An API key with its secret, shown once.
 */
export type IssuedApiKey = {
    /**
     * What the program sends as its bearer token; it is not shown again.
     */
    secret: string;
    api_key: ApiKey;
};

/**
 * How to replace the secret of a key.
 */
export type ApiKeyRotate = {
    /**
     * Hours for which the former secret stays valid.
     */
    overlap_hours?: number;
    /**
     * Whether to drop a former secret that is still valid.
     */
    force?: boolean;
    expected_revision?: ExpectedRevision;
};

/**
 * Whether the program still has access.
 */
export type OauthGrantState = 'active' | 'revoked';

/**
 * A member's consent for one program to act for them in this agency.
 */
export type OauthGrant = {
    id: Id;
    /**
     * Member whom the program acts for.
     */
    user: UserRef;
    /**
     * OAuth client id: one that we gave, or the address of the document that describes the program.
     */
    oauth_client_id: string;
    /**
     * Name that the program gave itself.
     */
    oauth_client_name: string;
    /**
     * How the program became known.
     */
    oauth_client_source: 'registration' | 'metadata_document';
    /**
     * Where browsers were sent back to, as the consent page named it.
     */
    redirect_target: string;
    /**
     * Whether the app may change roles, levels, invitations and permissions, as far as the member may: they ticked it on the consent page.
     */
    can_manage_people: boolean;
    state: OauthGrantState;
    /**
     * Why it ended; null while it is active.
     */
    revoke_reason: 'user' | 'admin' | 'client' | 'reuse' | 'member' | null;
    /**
     * When it ended; null while it is active.
     */
    revoked_at: Timestamp | null;
    /**
     * When it was last used, to the minute; null when it never was.
     */
    last_used_at: Timestamp | null;
    created_at: Timestamp;
};

/**
 * Name of the event, or `webhook.ping` for a test of the endpoint.
 */
export type WebhookEventType = string;

/**
 * An HTTPS address that leads to public addresses.
 */
export type WebhookUrl = string;

/**
 * Whether an endpoint is sent to.
 */
export type WebhookEndpointStatus = 'active' | 'disabled_by_user' | 'disabled_by_failures';

/**
 * Name of a header in lower case.
 */
export type WebhookHeaderName = string;

/**
 * An address that events are sent to. Each counts its failures by itself.
 */
export type WebhookEndpoint = {
    id: Id;
    /**
     * Event that goes here instead of to the global address; null for the global one.
     */
    event_type: WebhookEventType | null;
    /**
     * Address that is called.
     */
    url: WebhookUrl;
    status: WebhookEndpointStatus;
    /**
     * Failed attempts since the last success; at 50 the endpoint is turned off.
     */
    consecutive_failures: number;
    /**
     * When it was turned off; null while it is on.
     */
    disabled_at: Timestamp | null;
    /**
     * Names of the custom headers; their values are not shown.
     */
    header_names: Array<WebhookHeaderName>;
    /**
     * When an attempt last succeeded; null while none has.
     */
    last_success_at: Timestamp | null;
    /**
     * When an attempt last failed; null while none has.
     */
    last_failure_at: Timestamp | null;
    /**
     * Deliveries that wait for an attempt, first ones and retries.
     */
    waiting_count: number;
};

/**
 * Events that are sent; all others are not.
 */
export type WebhookEventTypes = Array<WebhookEventType>;

/**
 * What is known of the signing secret.
 */
export type WebhookSecretState = {
    created_at: Timestamp;
    /**
     * Whether somebody has seen it.
     */
    is_revealed: boolean;
    /**
     * Until when the secret before it is valid too; null when there is none.
     */
    former_expires_at: Timestamp | null;
};

/**
 * Where the agency's events go, and which.
 */
export type WebhookSettings = {
    /**
     * The global address; null until one is set.
     */
    endpoint: WebhookEndpoint | null;
    /**
     * Addresses of single events instead of the global one, by event.
     */
    overrides: Array<WebhookEndpoint>;
    enabled_events: WebhookEventTypes;
    /**
     * What is known of the signing secret; null until the first endpoint is set.
     */
    signing_secret: WebhookSecretState | null;
    revision: Revision;
    /**
     * When they were changed last; null while they never were.
     */
    updated_at: Timestamp | null;
};

/**
 * `active` turns the endpoint on and sets its failures to 0, `disabled_by_user` turns it off.
 */
export type WebhookEndpointSwitch = 'active' | 'disabled_by_user';

/**
 * Headers to send besides our own, by name in lower case. Names that the protocol or the service uses are refused: `host`, `connection`, `transfer-encoding`, `content-…`, `user-agent`, `x-at-…` and their like.
 */
export type WebhookCustomHeaders = {
    [key: string]: string;
};

/**
 * The global address as it shall be; what is absent stays.
 */
export type WebhookEndpointInput = {
    url?: WebhookUrl;
    status?: WebhookEndpointSwitch;
    headers?: WebhookCustomHeaders;
};

/**
 * The address of one event; without `headers` it keeps those that it has.
 */
export type WebhookOverrideInput = {
    event_type: WebhookEventType;
    url: WebhookUrl;
    status?: WebhookEndpointSwitch;
    headers?: WebhookCustomHeaders;
};

/**
 * Changes to the settings; what is absent stays.
 */
export type WebhookSettingsUpdate = {
    endpoint?: WebhookEndpointInput;
    /**
     * All overrides, one for each event at most.
     */
    overrides?: Array<WebhookOverrideInput>;
    enabled_events?: WebhookEventTypes;
    expected_revision?: ExpectedRevision;
};

/**
 * Heading under which an event is found.
 */
export type WebhookEventCategory = string;

/**
 * An event that can be sent.
 */
export type WebhookEvent = {
    event_type: WebhookEventType;
    category: WebhookEventCategory;
    /**
     * When it is sent.
     */
    summary: string;
    /**
     * When it is sent in full.
     */
    description: string;
    /**
     * Whether it is sent.
     */
    is_enabled: boolean;
    /**
     * Whether the part of the service that emits it is still to be built, so that it does not occur yet.
     */
    is_pending: boolean;
    /**
     * Whether it has an address of its own.
     */
    has_override: boolean;
    /**
     * Body as it would be sent, with made-up data.
     */
    sample_body: string;
};

/**
 * Which endpoint to ping.
 */
export type WebhookPing = {
    /**
     * Event whose override is pinged; null or absent for the global address.
     */
    event_type?: WebhookEventType | null;
};

/**
 * Which address: `global` is the one for all events, `override` the one that was set for this event. Each counts its failures by itself and is disabled after 50 in a row.
 */
export type WebhookEndpointKind = 'global' | 'override';

/**
 * Web address.
 */
export type WebUrl = string;

/**
 * State of an outbound delivery.
 */
export type OutboundDeliveryStatus = 'pending' | 'delivering' | 'delivered' | 'retrying' | 'exhausted' | 'skipped';

/**
 * HTTP status code.
 */
export type WebhookStatusCode = number;

/**
 * How an attempt failed.
 */
export type WebhookErrorClass = 'http_status' | 'redirect' | 'timeout' | 'network' | 'tls' | 'address_refused' | 'interrupted' | 'internal';

/**
 * Size of the file in bytes.
 */
export type FileSize = number;

/**
 * An event on its way to one address.
 */
export type OutboundDelivery = {
    id: Id;
    /**
     * Event that was delivered.
     */
    event_id: Id;
    event_type: WebhookEventType;
    /**
     * `sequence` of the event, by which receivers order events about the same record, since the order of deliveries is not guaranteed; null for a ping or a sample.
     */
    sequence: number | null;
    endpoint_kind: WebhookEndpointKind;
    /**
     * Address that it goes to.
     */
    url: WebUrl;
    status: OutboundDeliveryStatus;
    /**
     * Attempts made.
     */
    attempt_count: number;
    /**
     * Attempts to make at most: 8, and 1 for a ping or a sample.
     */
    max_attempts: number;
    /**
     * When the last attempt began; null before the first.
     */
    last_attempt_at: Timestamp | null;
    /**
     * HTTP status of the last answer; null when there was none.
     */
    last_status_code: WebhookStatusCode | null;
    /**
     * How the last attempt failed; null when it did not.
     */
    error_class: WebhookErrorClass | null;
    /**
     * When the next attempt is due, after waits of 30 seconds, 2, 10 and 30 minutes, 2, 6 and 12 hours; null when none is.
     */
    next_attempt_at: Timestamp | null;
    /**
     * Why it was skipped: `endpoint_disabled` when the endpoint was off or was turned off meanwhile; null unless it was.
     */
    skip_reason: 'endpoint_disabled' | null;
    /**
     * Whether somebody asked for it, as a redelivery, a ping or a sample.
     */
    is_manual: boolean;
    /**
     * Whether it is a ping or a sample: it makes one attempt, whatever state its endpoint is in, and does not count for it.
     */
    is_test: boolean;
    /**
     * Delivery that it repeats; null when it repeats none.
     */
    redelivery_of_id: Id | null;
    /**
     * Who asked for it; null when the event made it.
     */
    created_by: Id | null;
    body_size: FileSize;
    /**
     * When a receiver took it; null until then.
     */
    delivered_at: Timestamp | null;
    created_at: Timestamp;
};

/**
 * Which event to send a sample of.
 */
export type WebhookSampleRequest = {
    event_type: WebhookEventType;
};

/**
 * A signing secret, shown once.
 */
export type WebhookSecret = {
    /**
     * The whole of it is the key, with its prefix.
     */
    secret: string;
    /**
     * Until when the secret before it is valid too; null when there is none.
     */
    former_expires_at: Timestamp | null;
};

/**
 * How to replace the signing secret.
 */
export type WebhookSecretRotate = {
    /**
     * Hours for which the former secret stays valid.
     */
    overlap_hours?: number;
    /**
     * Whether to drop a former secret that is still valid.
     */
    force?: boolean;
};

/**
 * Which deliveries to recover.
 */
export type WebhookRecoveryRequest = {
    /**
     * Only events whose delivery began at this instant or later.
     */
    created_after: Timestamp;
    /**
     * Only events whose delivery began before this instant; absent for now.
     */
    created_before?: Timestamp;
    /**
     * Only these events; absent for all.
     */
    event_types?: Array<WebhookEventType>;
};

/**
 * What a recovery has redelivered.
 */
export type WebhookRecovery = {
    /**
     * Number of deliveries that were made.
     */
    redelivered_count: number;
    /**
     * Time that all of these deliveries have, by which their progress is listed; null when none was made.
     */
    created_at: Timestamp | null;
};

/**
 * How many of one event.
 */
export type WebhookRecoveryCount = {
    event_type: WebhookEventType;
    /**
     * Number of events of this type.
     */
    event_count: number;
};

/**
 * What a recovery would redeliver.
 */
export type WebhookRecoveryPreview = {
    /**
     * Number of events.
     */
    event_count: number;
    /**
     * When the oldest of their deliveries began; null when there are none.
     */
    oldest_created_at: Timestamp | null;
    /**
     * Numbers by event, most first.
     */
    events: Array<WebhookRecoveryCount>;
};

/**
 * Share of the whole in percent.
 */
export type Percent = number;

/**
 * How much each consideration counts; together 100.
 */
export type TaskAssignmentWeights = {
    /**
     * Belonging to the department of the stage.
     */
    department_percent: Percent;
    /**
     * Having the skills that the stage asks for.
     */
    skills_percent: Percent;
    /**
     * Working hours left before the due date.
     */
    schedule_percent: Percent;
    /**
     * Having little open work.
     */
    open_load_percent: Percent;
};

/**
 * Members of the agency, each once.
 */
export type UserIds = Array<Id>;

/**
 * What to change of the settings.
 */
export type TaskAutoAssignmentSettingsUpdate = {
    /**
     * Whether stages are assigned by themselves at all.
     */
    is_enabled?: boolean;
    /**
     * Who may be chosen: members of the `department` of the stage, or of the whole `agency`.
     */
    candidate_scope?: 'department' | 'agency';
    weights?: TaskAssignmentWeights;
    /**
     * Open stages that a member may have before being full; null for no such limit.
     */
    max_open_stages?: number | null;
    /**
     * Open work that a member may have before being full; null for no such limit.
     */
    max_open_minutes?: number | null;
    /**
     * Whether members who do not work until the due date are left out.
     */
    only_scheduled_members?: boolean;
    /**
     * Members who are told when a stage goes to the overflow; department leads when there are none.
     */
    overflow_user_ids?: UserIds;
    /**
     * How often overflow is tried again by itself; null for never.
     */
    retry_interval_minutes?: number | null;
    expected_revision?: ExpectedRevision;
};

/**
 * How stages are assigned by themselves.
 */
export type TaskAutoAssignmentSettings = {
    /**
     * Whether stages are assigned by themselves at all.
     */
    is_enabled: boolean;
    /**
     * Who may be chosen: members of the `department` of the stage, or of its task when it has none, or of the whole `agency`.
     */
    candidate_scope: 'department' | 'agency';
    weights: TaskAssignmentWeights;
    /**
     * Open stages that a member may have before being full; null for no such limit.
     */
    max_open_stages: number | null;
    /**
     * Estimated open work that a member may have before being full; null for no such limit.
     */
    max_open_minutes: number | null;
    /**
     * Whether members who do not work until the due date are left out.
     */
    only_scheduled_members: boolean;
    /**
     * Members who are told when a stage goes to the overflow; department leads when there are none.
     */
    overflow_user_ids: UserIds;
    /**
     * How often overflow is tried again by itself; null for never.
     */
    retry_interval_minutes: number | null;
    revision: Revision;
    updated_at: Timestamp;
};

/**
 * What became of an inbound delivery.
 */
export type InboundDeliveryStatus = 'received' | 'accepted' | 'captured' | 'duplicate' | 'rejected' | 'failed';

/**
 * Why an inbound delivery was refused.
 */
export type InboundRejectReason = 'bad_signature' | 'webhook_disabled' | 'automation_inactive' | 'body_too_large' | 'not_json' | 'rate_exceeded';

/**
 * Name of the delivery by which repetitions are told, from the header of the webhook, from `Idempotency-Key`, or else a hash of the body.
 */
export type InboundDeliveryKey = string;

/**
 * A call of an inbound webhook.
 */
export type InboundDelivery = {
    id: Id;
    /**
     * Automation that the call starts.
     */
    automation_id: Id;
    /**
     * Inbound webhook that was called.
     */
    webhook_id: Id;
    status: InboundDeliveryStatus;
    /**
     * Why it was refused; null unless it was.
     */
    reject_reason: InboundRejectReason | null;
    /**
     * What failed on our side; null unless something did.
     */
    error: string | null;
    /**
     * Execution that it started; null when it started none.
     */
    execution_id: Id | null;
    /**
     * Delivery that came before with the same key; null unless it is a duplicate.
     */
    duplicate_of_id: Id | null;
    delivery_key: InboundDeliveryKey;
    /**
     * HTTP status that the sender got: 200 for accepted, captured and duplicate, 401 for a bad signature, 404 when webhook or automation is off, 413 when too large, 429 when too many, 400 when it is not JSON, 500 for an error on our side.
     */
    answered_status_code: WebhookStatusCode;
    /**
     * `Content-Type` as it was sent; null when there was none.
     */
    content_type: string | null;
    body_size: FileSize;
    /**
     * Address that the call came from.
     */
    ip_address: string | null;
    /**
     * `User-Agent` that the sender gave; null when there was none.
     */
    user_agent: string | null;
    /**
     * Milliseconds until the answer.
     */
    duration_ms: number;
    created_at: Timestamp;
};

/**
 * Headers by their names in lower case; credentials are masked.
 */
export type WebhookHeaders = {
    [key: string]: string;
};

/**
 * An inbound delivery with its headers and body.
 */
export type InboundDeliveryDetails = {
    delivery: InboundDelivery;
    headers: WebhookHeaders;
    /**
     * Body as it came, sensitive values masked; null when it was too large to keep.
     */
    body: string | null;
    /**
     * Whether the body was cut.
     */
    is_truncated: boolean;
};

/**
 * One attempt at a delivery.
 */
export type OutboundDeliveryAttempt = {
    /**
     * Number of the attempt, from 1.
     */
    number: number;
    /**
     * Address that was called.
     */
    url: WebUrl;
    /**
     * Address that the name led to; null when no connection was made.
     */
    ip_address: string | null;
    started_at: Timestamp;
    /**
     * Milliseconds until the answer or the failure.
     */
    duration_ms: number;
    /**
     * HTTP status of the answer; null when there was none.
     */
    status_code: WebhookStatusCode | null;
    /**
     * How it failed; null when it did not.
     */
    error_class: WebhookErrorClass | null;
    /**
     * How it failed in words; null when it did not.
     */
    error_message: string | null;
    /**
     * First 4 KiB of the answer; null when there was none.
     */
    response_body: string | null;
    /**
     * Whether the answer was longer.
     */
    is_response_truncated: boolean;
};

/**
 * An outbound delivery with its body and attempts.
 */
export type OutboundDeliveryDetails = {
    delivery: OutboundDelivery;
    headers: WebhookHeaders;
    /**
     * Body that every attempt sends, byte for byte; the signature is made over it.
     */
    body: string;
    /**
     * Attempts, first one first; they never change.
     */
    attempts: Array<OutboundDeliveryAttempt>;
};

/**
 * Stretch of time that ends now.
 */
export type IntegrationHealthWindow = 'hour' | 'day' | 'week' | 'month';

/**
 * Milliseconds within which a share of the calls was answered: half of them (`p50_ms`) or 95 of 100 (`p95_ms`); null without calls.
 */
export type CallMilliseconds = number | null;

/**
 * Calls of a stretch of time.
 */
export type RequestTotals = {
    /**
     * Number of calls.
     */
    request_count: Count;
    /**
     * Calls over REST.
     */
    rest_count: Count;
    /**
     * Calls of tools over MCP.
     */
    mcp_count: Count;
    /**
     * Calls answered with a status below 400.
     */
    success_count: Count;
    /**
     * Calls refused with 4xx.
     */
    client_error_count: Count;
    /**
     * Calls that failed with 5xx.
     */
    server_error_count: Count;
    /**
     * Share of calls answered with 4xx or 5xx; null without calls.
     */
    error_percent: number | null;
    p50_ms: CallMilliseconds;
    p95_ms: CallMilliseconds;
};

/**
 * Calls by how they ended.
 */
export type OutcomeCounts = {
    /**
     * Answered with a status below 400.
     */
    success: Count;
    /**
     * Refused with 4xx.
     */
    client_error: Count;
    /**
     * Failed with 5xx.
     */
    server_error: Count;
};

/**
 * Calls of one bucket.
 */
export type RequestBucket = {
    /**
     * Where the bucket begins.
     */
    starts_at: Timestamp;
    /**
     * Calls over REST.
     */
    rest: OutcomeCounts;
    /**
     * Calls of tools over MCP.
     */
    mcp: OutcomeCounts;
    p50_ms: CallMilliseconds;
    p95_ms: CallMilliseconds;
};

/**
 * `operationId` in the contract.
 */
export type ApiRequestOperationId = string;

/**
 * An error that calls of one operation ended with.
 */
export type FrequentError = {
    /**
     * `error.type` of the answers.
     */
    error_type: string;
    /**
     * Operation that was called; null when the path or method is unknown.
     */
    operation_id: ApiRequestOperationId | null;
    /**
     * Calls that ended so.
     */
    error_count: Count;
    /**
     * When the last of them came.
     */
    last_seen_at: Timestamp;
    /**
     * The last of them in the request log.
     */
    last_request_log_id: Id;
    /**
     * `error.message` of the last of them; null without settings.api.
     */
    last_message: string | null;
};

/**
 * An operation that is called often.
 */
export type BusyOperation = {
    operation_id: ApiRequestOperationId;
    /**
     * Number of calls.
     */
    request_count: Count;
    /**
     * Calls of them that failed.
     */
    error_count: Count;
    p95_ms: CallMilliseconds;
};

/**
 * What a program came with.
 */
export type CredentialRef = {
    /**
     * Kind of credential.
     */
    kind: 'api_key' | 'oauth_grant';
    id: Id;
    /**
     * Name of the key, or the one that the OAuth client gave itself.
     */
    name: string;
};

/**
 * A credential that calls often.
 */
export type BusyCredential = {
    /**
     * The credential; null when it is no longer known.
     */
    credential: CredentialRef | null;
    /**
     * Member or service account that its calls run as; null when it is no longer known.
     */
    user: UserRef | null;
    /**
     * Number of calls.
     */
    request_count: Count;
    /**
     * Calls of them that failed.
     */
    error_count: Count;
    /**
     * When it called last.
     */
    last_seen_at: Timestamp;
};

/**
 * Calls over REST and MCP.
 */
export type RequestHealth = {
    /**
     * All calls of the window.
     */
    totals: RequestTotals;
    /**
     * All calls of as long a stretch before the window; null for a month.
     */
    totals_before: RequestTotals | null;
    /**
     * By how much the number of calls grew against the stretch before; null when there were none then.
     */
    request_change_percent: number | null;
    /**
     * By how many percentage points the share of failed calls grew against the stretch before; null when one of the two had no calls.
     */
    error_change_points: number | null;
    /**
     * Buckets of the window, earliest first, also those without calls.
     */
    buckets: Array<RequestBucket>;
    /**
     * Most frequent errors, most first.
     */
    errors: Array<FrequentError>;
    /**
     * Operations that were called most, most first.
     */
    operations: Array<BusyOperation>;
    /**
     * Credentials that called most, most first; null without settings.api.
     */
    credentials: Array<BusyCredential> | null;
};

/**
 * An endpoint that is off, and what was not sent because of it.
 */
export type WebhookOutage = {
    /**
     * The endpoint.
     */
    endpoint_id: Id;
    /**
     * Event that goes to this endpoint instead of to the global one; null for the global one.
     */
    event_type: WebhookEventType | null;
    /**
     * Address of the endpoint.
     */
    url: WebhookUrl;
    /**
     * Who turned it off.
     */
    status: WebhookEndpointStatus;
    /**
     * When it was turned off.
     */
    disabled_at: Timestamp;
    /**
     * Events of the last 30 days that were not sent because the endpoint was off, and neither arrived since nor are waiting.
     */
    unsent_event_count: Count;
};

/**
 * Deliveries by the state that they have now.
 */
export type DeliveryCounts = {
    /**
     * Waiting for their first attempt.
     */
    pending: Count;
    /**
     * Under way.
     */
    delivering: Count;
    /**
     * Taken by the receiver.
     */
    delivered: Count;
    /**
     * Waiting for another attempt.
     */
    retrying: Count;
    /**
     * Given up after the last attempt.
     */
    exhausted: Count;
    /**
     * Not sent, because the endpoint was off.
     */
    skipped: Count;
};

/**
 * Events by what became of them. An event that was sent again counts once: as arrived when one of its deliveries did, else as waiting while one of them is.
 */
export type WebhookEventOutcomes = {
    /**
     * Taken by the receiver.
     */
    arrived_count: Count;
    /**
     * Given up after the last attempt, or not sent because the endpoint was off.
     */
    missed_count: Count;
    /**
     * Waiting for an attempt or being sent.
     */
    waiting_count: Count;
    /**
     * Share of the arrived among the arrived and the missed; null when there are neither.
     */
    arrived_percent: number | null;
};

/**
 * Deliveries that were made in one bucket, by the state that they have now.
 */
export type DeliveryBucket = {
    /**
     * Where the bucket begins.
     */
    starts_at: Timestamp;
    /**
     * Waiting for their first attempt.
     */
    pending: Count;
    /**
     * Under way.
     */
    delivering: Count;
    /**
     * Taken by the receiver.
     */
    delivered: Count;
    /**
     * Waiting for another attempt.
     */
    retrying: Count;
    /**
     * Given up after the last attempt.
     */
    exhausted: Count;
    /**
     * Not sent, because the endpoint was off.
     */
    skipped: Count;
};

/**
 * A delivery whose last attempt failed.
 */
export type WebhookFailure = {
    id: Id;
    /**
     * Event that was delivered.
     */
    event_id: Id;
    event_type: WebhookEventType;
    /**
     * Address that it goes to.
     */
    url: WebUrl;
    status: OutboundDeliveryStatus;
    /**
     * Attempts made.
     */
    attempt_count: number;
    /**
     * When the last attempt began.
     */
    last_attempt_at: Timestamp;
    /**
     * HTTP status of the last answer; null when there was none.
     */
    last_status_code: WebhookStatusCode | null;
    /**
     * How the last attempt failed.
     */
    error_class: WebhookErrorClass | null;
    /**
     * How it failed in words; null when that is not known.
     */
    error_message: string | null;
    /**
     * When the next attempt is due; null when none is.
     */
    next_attempt_at: Timestamp | null;
};

/**
 * How webhooks are delivered. Pings and samples are not among the numbers.
 */
export type WebhookHealth = {
    /**
     * Addresses that events go to, the global one first.
     */
    endpoints: Array<WebhookEndpoint>;
    /**
     * Endpoints that are off, whenever they were turned off, the global one first.
     */
    outages: Array<WebhookOutage>;
    /**
     * Deliveries that wait for an attempt now, whenever they were made.
     */
    waiting_count: Count;
    /**
     * Deliveries made in the window.
     */
    totals: DeliveryCounts;
    /**
     * Events of the deliveries made in the window, each counted once.
     */
    events: WebhookEventOutcomes;
    /**
     * Buckets of the window, earliest first, also those without deliveries.
     */
    buckets: Array<DeliveryBucket>;
    /**
     * Deliveries whose last attempt failed in the window, latest first.
     */
    last_failures: Array<WebhookFailure>;
};

/**
 * What is left of a budget of requests in its window of a minute. Processes take requests out of it in blocks of 1 % of the limit, and what they hold counts as used.
 */
export type RequestBudget = {
    /**
     * Which budget.
     */
    budget: 'rest' | 'mcp' | 'mcp_subject';
    /**
     * Name of the program, an API key or an OAuth client; null for the agency, when no program called in this minute, and without settings.api.
     */
    subject_name: string | null;
    /**
     * Requests in a minute.
     */
    limit: number;
    /**
     * Requests taken out of this window.
     */
    used: number;
    /**
     * Requests that are left in this window.
     */
    remaining: number;
    /**
     * When the window ends; null when nothing was taken, so that the next request begins one.
     */
    resets_at: Timestamp | null;
};

/**
 * How calls, webhooks and budgets of an agency are doing.
 */
export type IntegrationHealth = {
    window: IntegrationHealthWindow;
    /**
     * Where the first bucket begins.
     */
    starts_at: Timestamp;
    /**
     * Now; the last bucket is still under way.
     */
    ends_at: Timestamp;
    /**
     * Length of a bucket in seconds.
     */
    bucket_seconds: number;
    requests: RequestHealth;
    /**
     * How webhooks are delivered; null without settings.webhooks.
     */
    webhooks: WebhookHealth | null;
    /**
     * Budgets of requests of this minute: those of the agency, then those of the programs that used MCP most.
     */
    budgets: Array<RequestBudget>;
};

/**
 * Whether a conversation can be used.
 */
export type McpConversationState = 'open' | 'ended';

/**
 * A conversation of an AI host with the service, for one person or service account and through one program.
 */
export type McpConversation = {
    id: Id;
    /**
     * Whom the host works for.
     */
    user: UserRef;
    /**
     * What the host came with; null when it is no longer known.
     */
    credential: CredentialRef | null;
    /**
     * Model that leads it, as the host named it.
     */
    client_model: string;
    /**
     * Provider of the model, as the host named it; null when it did not.
     */
    client_provider: string | null;
    /**
     * `User-Agent` of the host; null when there was none.
     */
    user_agent: string | null;
    /**
     * First 300 characters of the prompt that it is about now.
     */
    prompt_start: string;
    state: McpConversationState;
    /**
     * Why it ended; null while it is open.
     */
    end_reason: 'ended' | 'expired' | null;
    /**
     * When it ended; null while it is open.
     */
    ended_at: Timestamp | null;
    /**
     * Who ended it; null when nobody did.
     */
    ended_by: UserRef | null;
    /**
     * Calls of tools that it made.
     */
    call_count: Count;
    created_at: Timestamp;
    /**
     * When the host used it last.
     */
    last_used_at: Timestamp;
    /**
     * When it ends by itself, unless it is used before.
     */
    expires_at: Timestamp;
};

/**
 * Name of a tool.
 */
export type McpToolName = string;

/**
 * A conversation with its prompt, tools and records.
 */
export type McpConversationDetails = {
    conversation: McpConversation;
    /**
     * What it is about now; a refined prompt takes the place of the former one.
     */
    prompt: string;
    /**
     * Tools that it may call, by name.
     */
    allowed_tools: Array<McpToolName>;
    /**
     * The last 30 tools that it called, the latest at the end.
     */
    used_tools: Array<McpToolName>;
    /**
     * Client, task and ticket that it is about, those that the host named.
     */
    grounding: Array<RecordRef>;
};

/**
 * How the call ended.
 */
export type ApiRequestOutcome = 'success' | 'client_error' | 'server_error';

/**
 * HTTP status code of the answer.
 */
export type ApiRequestStatusCode = number;

/**
 * `X-Request-Id` of the call.
 */
export type ApiRequestName = string;

/**
 * One call of a tool.
 */
export type McpToolCall = {
    id: Id;
    tool_name: McpToolName;
    /**
     * Name that the host gave the call; null when it gave none.
     */
    call_id: string | null;
    status_code: ApiRequestStatusCode;
    outcome: ApiRequestOutcome;
    /**
     * `error.type` of the answer; null when the call succeeded.
     */
    error_type: string | null;
    /**
     * Milliseconds that it took.
     */
    duration_ms: number;
    request_id: ApiRequestName;
    /**
     * When its answer was stored.
     */
    created_at: Timestamp;
};

/**
 * A record that an event is about.
 */
export type EventRecord = {
    /**
     * What it is in the data of the event, such as `client`, or `survivor` of a merge.
     */
    kind: string;
    id: Id;
    /**
     * Name or title that it had then; null when the caller may not see it.
     */
    name: string | null;
};

/**
 * An event that a call emitted.
 */
export type EmittedEvent = {
    id: Id;
    event_type: WebhookEventType;
    /**
     * Increasing, with gaps; orders events about the same record.
     */
    sequence: number;
    /**
     * Records that the event is about.
     */
    records: Array<EventRecord>;
    created_at: Timestamp;
};

/**
 * Who caused a change.
 */
export type Actor = {
    /**
     * Kind of actor: `user` is a member, `service_account` an API key's account, `automation` a running automation, `client_contact` a contact of a client, `system` the service itself.
     */
    type: 'user' | 'service_account' | 'automation' | 'client_contact' | 'system';
    id?: Id;
    /**
     * Name shown to people.
     */
    name?: string;
};

/**
 * What the audit trail holds of one change.
 */
export type AuditTrailEntry = {
    id: Id;
    /**
     * Noun of the record that was changed.
     */
    entity_type: string;
    /**
     * Record that was changed.
     */
    entity_id: Id;
    /**
     * What was done to it.
     */
    action: string;
    /**
     * Paths of the fields that changed.
     */
    changed_fields: Array<string>;
    actor: Actor;
    created_at: Timestamp;
};

/**
 * Deliveries of the events of a call, later redeliveries included, and what it sent itself, such as a ping.
 */
export type EffectDeliveries = {
    /**
     * Number of deliveries.
     */
    total_count: Count;
    /**
     * Deliveries, earliest first.
     */
    items: Array<OutboundDelivery>;
};

/**
 * What one call left behind.
 */
export type ApiRequestEffects = {
    request_id: ApiRequestName;
    /**
     * What the call came with; null when that is no longer known.
     */
    credential: CredentialRef | null;
    /**
     * Number of events that it emitted.
     */
    event_count: Count;
    /**
     * Events, in their order.
     */
    events: Array<EmittedEvent>;
    /**
     * Number of entries in the audit trail.
     */
    audit_entry_count: Count;
    /**
     * Entries of the audit trail, in their order.
     */
    audit_entries: Array<AuditTrailEntry>;
    /**
     * Webhook deliveries that followed; null without settings.webhooks.
     */
    deliveries: EffectDeliveries | null;
};

/**
 * What an e-mail is.
 */
export type EmailDeliveryCategory = 'ticket_message' | 'notification' | 'invitation' | 'billing' | 'form' | 'automation' | 'security' | 'other';

/**
 * A recipient of an e-mail.
 */
export type EmailRecipient = {
    /**
     * How the recipient is addressed: `to`, `cc` or `bcc`.
     */
    kind: 'to' | 'cc' | 'bcc';
    email: EmailAddress;
    /**
     * Member who has the address; null for others.
     */
    user_id: Id | null;
};

/**
 * Why a message was not sent.
 */
export type SuppressedReason = 'preference' | 'quiet_hours' | 'bounced_address';

/**
 * An e-mail that the agency sent.
 */
export type EmailDeliveryLog = {
    id: Id;
    category: EmailDeliveryCategory;
    status: DeliveryStatus;
    /**
     * Address that it came from.
     */
    from_address: EmailAddress;
    /**
     * Everybody that it went to.
     */
    recipients: Array<EmailRecipient>;
    /**
     * Subject; null when the caller may not see the record.
     */
    subject: string | null;
    /**
     * Record that the e-mail is about; null for none.
     */
    record: RecordRef | null;
    /**
     * What the e-mail was sent with.
     */
    provider: string;
    /**
     * `Message-ID` of the e-mail; null before it is sent.
     */
    message_reference: string | null;
    /**
     * Number of times that sending was tried.
     */
    attempt_count: Count;
    /**
     * Why it was not sent; null unless it is `suppressed`.
     */
    suppressed_reason: SuppressedReason | null;
    /**
     * What the receiving server or the provider said last; null without a problem.
     */
    error_message: string | null;
    /**
     * Whether it came back.
     */
    has_bounced: boolean;
    created_at: Timestamp;
    /**
     * When it was handed over to the provider; null before.
     */
    sent_at: Timestamp | null;
    /**
     * When the receiving server took it; null before.
     */
    delivered_at: Timestamp | null;
};

/**
 * A step of the delivery of an e-mail.
 */
export type EmailDeliveryStep = {
    status: DeliveryStatus;
    /**
     * Recipient that the step is about; null for all.
     */
    recipient: EmailAddress | null;
    /**
     * SMTP code that the receiving server answered; null for none.
     */
    response_code: number | null;
    /**
     * What the receiving server or the provider said; null for nothing.
     */
    message: string | null;
    occurred_at: Timestamp;
};

/**
 * An e-mail and the steps of its delivery.
 */
export type EmailDeliveryDetails = {
    log: EmailDeliveryLog;
    /**
     * Steps, earliest first.
     */
    steps: Array<EmailDeliveryStep>;
};

/**
 * How a call came in.
 */
export type ApiRequestChannel = 'rest' | 'mcp';

/**
 * HTTP method of the call.
 */
export type ApiRequestMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

/**
 * One call to the API of this agency and its answer, without bodies and credentials.
 */
export type ApiRequestLog = {
    id: Id;
    request_id: ApiRequestName;
    channel: ApiRequestChannel;
    method: ApiRequestMethod;
    /**
     * Path that was called, without the query.
     */
    path: string;
    /**
     * Query as it was sent, without the question mark; null when there was none.
     */
    query_string: string | null;
    /**
     * Operation that was called; null when the path or method is unknown.
     */
    operation_id: ApiRequestOperationId | null;
    status_code: ApiRequestStatusCode;
    outcome: ApiRequestOutcome;
    /**
     * `error.type` of the answer; null when the call succeeded.
     */
    error_type: string | null;
    /**
     * `error.message` of the answer; null when the call succeeded.
     */
    error_message: string | null;
    /**
     * Milliseconds from the first byte of the request to the end of the answer.
     */
    duration_ms: number;
    /**
     * Size of the request body.
     */
    request_bytes: number;
    /**
     * Size of the answer's body before compression.
     */
    response_bytes: number;
    /**
     * Member or service account that the call ran as; null when it was refused before that was known.
     */
    user: UserRef | null;
    /**
     * API key or token that was presented; null when none was accepted.
     */
    credential_id: Id | null;
    /**
     * Address that the call came from.
     */
    ip_address: string | null;
    /**
     * `User-Agent` that the caller sent.
     */
    user_agent: string | null;
    created_at: Timestamp;
};

/**
 * What happened.
 */
export type AuthEventKind = 'sign_in' | 'sign_in_failed' | 'sign_out' | 'password_changed' | 'mfa_changed' | 'token_issued' | 'token_refresh_failed' | 'token_reuse_detected' | 'token_revoked' | 'grant_created' | 'grant_revoked' | 'api_key_created' | 'api_key_rotated' | 'api_key_expired' | 'api_key_revoked' | 'api_key_refused' | 'invitation_sent' | 'invitation_accepted' | 'member_suspended' | 'member_reactivated' | 'member_removed' | 'permissions_changed' | 'webhook_secret_revealed' | 'webhook_secret_rotated' | 'webhook_address_changed';

/**
 * How it ended.
 */
export type AuthEventOutcome = 'succeeded' | 'failed';

/**
 * What a call was made with.
 */
export type AuthEventApp = {
    /**
     * Which of the two it is.
     */
    kind: 'api_key' | 'oauth_grant';
    id: Id;
    /**
     * Name of the key, or of the OAuth client.
     */
    name: string;
};

/**
 * One thing before and after the change.
 */
export type AuthEventChange = {
    /**
     * `role`, `departments` or `permissions` of a user; `endpoint.url`, or `overrides.<event>.url`, of webhooks.
     */
    field: string;
    /**
     * What it was; empty for nothing.
     */
    old_values: Array<string>;
    /**
     * What it is; empty for nothing.
     */
    new_values: Array<string>;
};

/**
 * A sign-in, or something that happened to a credential, a membership or the agency's webhooks.
 */
export type AuthEvent = {
    id: Id;
    kind: AuthEventKind;
    outcome: AuthEventOutcome;
    /**
     * Member or service account that it affects; null when nobody was recognised, and for webhooks, which belong to the agency.
     */
    user: UserRef | null;
    /**
     * Who did it, when it was somebody else than the user; null otherwise.
     */
    actor: Actor | null;
    /**
     * API key or OAuth grant that it is about; null for none.
     */
    credential_id: Id | null;
    /**
     * API key or OAuth grant that it was done with; null when it was done in a browser or by the service.
     */
    app: AuthEventApp | null;
    /**
     * Name of the OAuth client that took part; null for none.
     */
    oauth_client_name: string | null;
    /**
     * What changed, from what to what; empty for events that change no value.
     */
    changes: Array<AuthEventChange>;
    /**
     * Why it failed; null when it did not.
     */
    failure_reason: string | null;
    /**
     * Address that it came from; null when the service did it.
     */
    ip_address: string | null;
    /**
     * Program that it came from; null when the service did it.
     */
    user_agent: string | null;
    /**
     * `X-Request-Id` of the call; null for none.
     */
    request_id: string | null;
    occurred_at: Timestamp;
};

/**
 * Name of the process, unique in the agency without regard to case.
 */
export type ProcessName = string;

/**
 * Icon by its name in the icon catalogue (`POST /v1/authoring-catalogs/icons/query`).
 */
export type IconName = string;

/**
 * Text with placeholders in double braces: `client.name`, `client.slug`, `process.name`, `department.name`, and of the day on which the task starts, where the agency is, `date` (2026-03-02), `day` (2), `week` (10, as ISO 8601 counts), `month` (March), `quarter` (1) and `year` (2026). What there is none of becomes nothing.
 */
export type ProcessTaskNameTemplate = string;

/**
 * How pressing it is, from `low` over `normal` and `high` to `urgent`.
 */
export type Priority = 'low' | 'normal' | 'high' | 'urgent';

/**
 * Word that groups records; the same without regard to case.
 */
export type Tag = string;

/**
 * Tags of the record, each once without regard to case.
 */
export type Tags = Array<Tag>;

/**
 * Name of the stage.
 */
export type TaskStageName = string;

/**
 * Text in Markdown.
 */
export type Markdown = string;

/**
 * How a stage of a new task is assigned.
 */
export type ProcessAssignmentMode = 'none' | 'task_assignees' | 'members' | 'client_owners' | 'auto';

/**
 * Who is to do a stage of new tasks.
 */
export type ProcessStageAssignmentInput = {
    mode: ProcessAssignmentMode;
    /**
     * Members, with `members` only.
     */
    user_ids?: UserIds;
    /**
     * Skills that candidates need, with `auto` only.
     */
    skills?: Array<string>;
};

/**
 * What the distance counts from.
 */
export type TaskDueAnchor = 'task_start' | 'task_due' | 'predecessor_completion';

/**
 * Due date as a distance from something else. It is computed again when the anchor moves, until the stage is finished.
 */
export type TaskDueRule = {
    anchor: TaskDueAnchor;
    /**
     * Minutes after the anchor; negative for before it.
     */
    offset_minutes: number;
};

/**
 * Custom fields of the task that must have a value before the stage is completed; those that were deleted since no longer count.
 */
export type TaskRequiredFieldKeys = Array<Key>;

/**
 * When a dependency is satisfied.
 */
export type TaskDependencyType = 'finish_to_start' | 'start_to_start';

/**
 * Minutes that pass after the dependency is satisfied before the successor is ready.
 */
export type TaskDependencyLag = number;

/**
 * A stage to wait for.
 */
export type ProcessPredecessorInput = {
    key: Key;
    /**
     * When it is satisfied; absent for `finish_to_start`.
     */
    type?: TaskDependencyType;
    lag_minutes?: TaskDependencyLag;
};

/**
 * A substage as it is to be; what is left out has its default.
 */
export type ProcessSubstageInput = {
    /**
     * Substage that gets another name; absent for the one of the stage that has the name.
     */
    id?: Id;
    name: TaskStageName;
    /**
     * What is meant.
     */
    description?: string | null;
    /**
     * Whether the stage cannot be completed without it.
     */
    is_required?: boolean;
    /**
     * Members who are to do it; those of the stage when there are none.
     */
    user_ids?: UserIds;
    /**
     * How the due date follows; null for none.
     */
    due_rule?: TaskDueRule | null;
};

/**
 * Name of the tool, unique in its stage.
 */
export type StageToolName = string;

/**
 * An SOP to follow.
 */
export type StageToolSopConfigInput = {
    /**
     * Marks the type.
     */
    type: 'sop';
    /**
     * SOP that is shown.
     */
    sop_id: Id;
    /**
     * Step to open first; null for the beginning.
     */
    step_id?: Id | null;
    /**
     * Whether reading and confirming is enough, instead of going through every step.
     */
    is_acknowledged_only?: boolean;
};

/**
 * A form to fill in.
 */
export type StageToolFormConfigInput = {
    /**
     * Marks the type.
     */
    type: 'form';
    /**
     * Form that is shown.
     */
    form_id: Id;
    /**
     * Whether answers known from task and client are filled in.
     */
    is_prefilled?: boolean;
    /**
     * Whether it may be filled in several times in one stage.
     */
    can_repeat?: boolean;
};

/**
 * A button that runs an automation.
 */
export type StageToolAutomationConfigInput = {
    /**
     * Marks the type.
     */
    type: 'automation';
    /**
     * Automation that is run.
     */
    automation_id: Id;
    /**
     * Text of the button.
     */
    button_label: string;
    /**
     * Question to answer before it runs; null for none.
     */
    confirmation_text?: string | null;
    /**
     * Whether the tool has run only when the automation has succeeded.
     */
    is_waiting?: boolean;
};

/**
 * An item to tick off.
 */
export type StageToolChecklistItem = {
    key: Key;
    /**
     * What to do.
     */
    label: string;
    /**
     * Whether the tool has not run without it.
     */
    is_required: boolean;
};

/**
 * Items to tick off.
 */
export type StageToolChecklistConfigInput = {
    /**
     * Marks the type.
     */
    type: 'checklist';
    /**
     * Items in order, each key once.
     */
    items: Array<StageToolChecklistItem>;
};

/**
 * A web address to open.
 */
export type StageToolLinkConfigInput = {
    /**
     * Marks the type.
     */
    type: 'link';
    /**
     * Address, which may hold placeholders in double braces such as `{{client.slug}}`.
     */
    url: string;
    /**
     * Whether the page is shown inside the stage.
     */
    is_embedded?: boolean;
};

/**
 * Media type of the file.
 */
export type ContentType = string;

/**
 * Files to hand in.
 */
export type StageToolFileRequestConfigInput = {
    /**
     * Marks the type.
     */
    type: 'file_request';
    /**
     * What to hand in; null when the name says it.
     */
    instructions?: string | null;
    /**
     * Number of files without which it has not run.
     */
    min_files?: number;
    /**
     * Largest number of files.
     */
    max_files?: number;
    /**
     * Kinds of file to take; empty for all.
     */
    content_types?: Array<ContentType>;
};

/**
 * A prompt for the AI.
 */
export type StageToolAiPromptConfigInput = {
    /**
     * Marks the type.
     */
    type: 'ai_prompt';
    /**
     * AI preset to use; null for the usual one.
     */
    preset_id?: Id | null;
    /**
     * What to ask, with placeholders in double braces.
     */
    prompt: string;
    /**
     * What to do with the answer: `show` it, post it as a `comment`, or put it into the `field` of `output_field_key`.
     */
    output?: 'show' | 'comment' | 'field';
    /**
     * Custom field of the task that takes the answer; null unless `output` is `field`.
     */
    output_field_key?: Key | null;
};

/**
 * Who may decide by their part in the work.
 */
export type StageToolApproverRole = 'task_assignee' | 'department_lead' | 'client_owner' | 'task_creator';

/**
 * A yes or no of certain people.
 */
export type StageToolApprovalConfigInput = {
    /**
     * Marks the type.
     */
    type: 'approval';
    /**
     * Members who may decide.
     */
    approver_ids?: UserIds;
    /**
     * Who may decide besides.
     */
    approver_roles?: Array<StageToolApproverRole>;
    /**
     * Number of people who must agree.
     */
    min_approvals?: number;
    /**
     * What to look at; null when the name says it.
     */
    instructions?: string | null;
};

/**
 * Configuration of a tool by its `type`; what is left out has its default.
 */
export type StageToolConfigInput = ({
    type: 'sop';
} & StageToolSopConfigInput) | ({
    type: 'form';
} & StageToolFormConfigInput) | ({
    type: 'automation';
} & StageToolAutomationConfigInput) | ({
    type: 'checklist';
} & StageToolChecklistConfigInput) | ({
    type: 'link';
} & StageToolLinkConfigInput) | ({
    type: 'file_request';
} & StageToolFileRequestConfigInput) | ({
    type: 'ai_prompt';
} & StageToolAiPromptConfigInput) | ({
    type: 'approval';
} & StageToolApprovalConfigInput);

/**
 * A tool as it is to be; what is left out has its default.
 */
export type ProcessToolInput = {
    /**
     * Tool that gets another name; absent for the one of the stage that has the name.
     */
    id?: Id;
    name: StageToolName;
    /**
     * What it is for.
     */
    description?: string | null;
    /**
     * Icon; null for that of its type.
     */
    icon?: IconName | null;
    /**
     * Whether the stage cannot be completed before the tool has run.
     */
    is_required?: boolean;
    /**
     * Whether everybody who sees the stage sees the tool, or only its assignees, its leads and, for an approval, the approvers.
     */
    is_visible_to_all?: boolean;
    config: StageToolConfigInput;
};

/**
 * A stage as it is to be; what is left out has its default.
 */
export type ProcessStageInput = {
    key: Key;
    /**
     * Stage that gets another key; absent for the one that has the key.
     */
    id?: Id;
    name: TaskStageName;
    /**
     * How to do it, in Markdown.
     */
    instructions?: Markdown | null;
    /**
     * Whether a task cannot be done without it.
     */
    is_required?: boolean;
    /**
     * Whether it starts by itself when it is ready and assigned.
     */
    auto_start?: boolean;
    /**
     * Whether it completes by itself with its last required substage.
     */
    auto_complete?: boolean;
    /**
     * Department whose members are candidates; null for that of the task.
     */
    department_id?: Id | null;
    assignment?: ProcessStageAssignmentInput;
    /**
     * How the due date follows from the task or a predecessor; null for none.
     */
    due_rule?: TaskDueRule | null;
    /**
     * Work that the stage is expected to take; null when nobody estimated it.
     */
    estimated_minutes?: Minutes | null;
    required_field_keys?: TaskRequiredFieldKeys;
    /**
     * Template whose statuses it offers; null for that of the process.
     */
    status_template_id?: Id | null;
    /**
     * Stages to wait for, each once; absent for the one before it in the list, empty for none.
     */
    predecessors?: Array<ProcessPredecessorInput>;
    /**
     * Substages in their order.
     */
    substages?: Array<ProcessSubstageInput>;
    /**
     * Tools in their order, each name once; absent for those that it has.
     */
    tools?: Array<ProcessToolInput>;
};

/**
 * Stages in their order, each key once.
 */
export type ProcessStageInputs = Array<ProcessStageInput>;

/**
 * A new process; what is left out is null, empty or false.
 */
export type ProcessCreate = {
    name: ProcessName;
    /**
     * What the process is for.
     */
    description?: string | null;
    /**
     * Icon; null for the usual one.
     */
    icon?: IconName | null;
    /**
     * Colour that marks its tasks; null for none.
     */
    color?: Color | null;
    /**
     * Department in charge of its tasks; null for none.
     */
    department_id?: Id | null;
    /**
     * Members whom new tasks are assigned to.
     */
    default_assignee_ids?: UserIds;
    /**
     * Name of new tasks; null for the name of the process.
     */
    task_name_template?: ProcessTaskNameTemplate | null;
    /**
     * Priority of new tasks; null for none.
     */
    priority_level?: Priority | null;
    /**
     * Tags of the process, which new tasks get.
     */
    tags?: Tags;
    /**
     * Minutes from start to due date of new tasks; null for no due date.
     */
    due_offset_minutes?: number | null;
    /**
     * Work that a task is expected to take; null when nobody estimated it.
     */
    estimated_minutes?: Minutes | null;
    /**
     * Whether undone due dates move by the time that a task was on hold.
     */
    shift_due_on_hold?: boolean;
    /**
     * Template whose statuses its stages offer; null for the agency's own.
     */
    status_template_id?: Id | null;
    stages?: ProcessStageInputs;
};

/**
 * Where a process stands.
 */
export type ProcessDefinitionStatus = 'draft' | 'published' | 'archived';

/**
 * Version of a process, counted up with every publish. A task holds to the version that it was made from.
 */
export type ProcessVersion = number;

/**
 * A blueprint that tasks are made from.
 */
export type ProcessDefinition = {
    id: Id;
    name: ProcessName;
    /**
     * What the process is for; null when nobody wrote it down.
     */
    description: string | null;
    /**
     * Icon; null for the usual one.
     */
    icon: IconName | null;
    /**
     * Colour that marks its tasks; null for none.
     */
    color: Color | null;
    status: ProcessDefinitionStatus;
    /**
     * Version that new tasks get; null until it is published.
     */
    version: ProcessVersion | null;
    /**
     * Whether it was changed since it was last published.
     */
    has_unpublished_changes: boolean;
    /**
     * Department in charge of its tasks; null for none.
     */
    department_id: Id | null;
    /**
     * Members whom new tasks are assigned to.
     */
    default_assignee_ids: UserIds;
    /**
     * Name of new tasks; null for the name of the process.
     */
    task_name_template: ProcessTaskNameTemplate | null;
    /**
     * Priority of new tasks; null for none.
     */
    priority_level: Priority | null;
    /**
     * Tags of the process, which new tasks get.
     */
    tags: Tags;
    /**
     * Minutes from start to due date of new tasks; null for no due date.
     */
    due_offset_minutes: number | null;
    /**
     * Work that a task is expected to take; null when nobody estimated it.
     */
    estimated_minutes: Minutes | null;
    /**
     * Whether undone due dates move by the time that a task was on hold.
     */
    shift_due_on_hold: boolean;
    /**
     * Template whose statuses its stages offer; null for the agency's own.
     */
    status_template_id: Id | null;
    /**
     * Number of stages.
     */
    stage_count: Count;
    /**
     * Number of tools of its stages.
     */
    tool_count: Count;
    /**
     * Number of open tasks that run it, in any version.
     */
    open_task_count: Count;
    /**
     * Number of tasks ever made from it, deleted ones left out.
     */
    total_task_count: Count;
    /**
     * When it was last published; null until then.
     */
    published_at: Timestamp | null;
    /**
     * When it was archived; null unless it is.
     */
    archived_at: Timestamp | null;
    revision: Revision;
    created_at: Timestamp;
    updated_at: Timestamp;
    /**
     * User or service account that created it.
     */
    created_by: Id;
};

/**
 * Who is to do a stage of new tasks.
 */
export type ProcessStageAssignment = {
    mode: ProcessAssignmentMode;
    /**
     * Members, with `members` only.
     */
    user_ids: UserIds;
    /**
     * Skills that candidates need, with `auto` only.
     */
    skills: Array<string>;
};

/**
 * A substage of a process, as new tasks copy it.
 */
export type ProcessSubstageDefinition = {
    id: Id;
    name: TaskStageName;
    /**
     * What is meant; null when nobody wrote it down.
     */
    description: string | null;
    position: Position;
    /**
     * Whether the stage cannot be completed without it.
     */
    is_required: boolean;
    /**
     * Members who are to do it; those of the stage when there are none.
     */
    user_ids: UserIds;
    /**
     * How the due date follows; null for none.
     */
    due_rule: TaskDueRule | null;
};

/**
 * What a tool is.
 */
export type StageToolType = 'sop' | 'form' | 'automation' | 'checklist' | 'link' | 'file_request' | 'ai_prompt' | 'approval';

/**
 * An SOP to follow.
 */
export type StageToolSopConfig = {
    /**
     * Marks the type.
     */
    type: 'sop';
    /**
     * SOP that is shown.
     */
    sop_id: Id;
    /**
     * Step to open first; null for the beginning.
     */
    step_id: Id | null;
    /**
     * Whether reading and confirming is enough, instead of going through every step.
     */
    is_acknowledged_only: boolean;
};

/**
 * A form to fill in.
 */
export type StageToolFormConfig = {
    /**
     * Marks the type.
     */
    type: 'form';
    /**
     * Form that is shown.
     */
    form_id: Id;
    /**
     * Whether answers known from task and client are filled in.
     */
    is_prefilled: boolean;
    /**
     * Whether it may be filled in several times in one stage.
     */
    can_repeat: boolean;
};

/**
 * A button that runs an automation.
 */
export type StageToolAutomationConfig = {
    /**
     * Marks the type.
     */
    type: 'automation';
    /**
     * Automation that is run.
     */
    automation_id: Id;
    /**
     * Text of the button.
     */
    button_label: string;
    /**
     * Question to answer before it runs; null for none.
     */
    confirmation_text: string | null;
    /**
     * Whether the tool has run only when the automation has succeeded.
     */
    is_waiting: boolean;
};

/**
 * Items to tick off.
 */
export type StageToolChecklistConfig = {
    /**
     * Marks the type.
     */
    type: 'checklist';
    /**
     * Items in order, each key once.
     */
    items: Array<StageToolChecklistItem>;
};

/**
 * A web address to open.
 */
export type StageToolLinkConfig = {
    /**
     * Marks the type.
     */
    type: 'link';
    /**
     * Address, which may hold placeholders in double braces such as `{{client.slug}}`.
     */
    url: string;
    /**
     * Whether the page is shown inside the stage.
     */
    is_embedded: boolean;
};

/**
 * Files to hand in.
 */
export type StageToolFileRequestConfig = {
    /**
     * Marks the type.
     */
    type: 'file_request';
    /**
     * What to hand in; null when the name says it.
     */
    instructions: string | null;
    /**
     * Number of files without which it has not run.
     */
    min_files: number;
    /**
     * Largest number of files.
     */
    max_files: number;
    /**
     * Kinds of file to take; empty for all.
     */
    content_types: Array<ContentType>;
};

/**
 * A prompt for the AI.
 */
export type StageToolAiPromptConfig = {
    /**
     * Marks the type.
     */
    type: 'ai_prompt';
    /**
     * AI preset to use; null for the usual one.
     */
    preset_id: Id | null;
    /**
     * What to ask, with placeholders in double braces.
     */
    prompt: string;
    /**
     * What to do with the answer: `show` it, post it as a `comment`, or put it into the `field` of `output_field_key`.
     */
    output: 'show' | 'comment' | 'field';
    /**
     * Custom field of the task that takes the answer; null unless `output` is `field`.
     */
    output_field_key: Key | null;
};

/**
 * A yes or no of certain people.
 */
export type StageToolApprovalConfig = {
    /**
     * Marks the type.
     */
    type: 'approval';
    /**
     * Members who may decide.
     */
    approver_ids: UserIds;
    /**
     * Who may decide besides.
     */
    approver_roles: Array<StageToolApproverRole>;
    /**
     * Number of people who must agree.
     */
    min_approvals: number;
    /**
     * What to look at; null when the name says it.
     */
    instructions: string | null;
};

/**
 * Configuration of a tool by its `type`.
 */
export type StageToolConfig = ({
    type: 'sop';
} & StageToolSopConfig) | ({
    type: 'form';
} & StageToolFormConfig) | ({
    type: 'automation';
} & StageToolAutomationConfig) | ({
    type: 'checklist';
} & StageToolChecklistConfig) | ({
    type: 'link';
} & StageToolLinkConfig) | ({
    type: 'file_request';
} & StageToolFileRequestConfig) | ({
    type: 'ai_prompt';
} & StageToolAiPromptConfig) | ({
    type: 'approval';
} & StageToolApprovalConfig);

/**
 * Something that a stage offers to those who work on it.
 */
export type StageTool = {
    id: Id;
    /**
     * Process that the tool belongs to.
     */
    process_definition_id: Id;
    /**
     * Stage of the process that has the tool.
     */
    stage_definition_id: Id;
    name: StageToolName;
    /**
     * What it is for; null when nobody wrote it down.
     */
    description: string | null;
    /**
     * Icon; null for that of its type.
     */
    icon: IconName | null;
    type: StageToolType;
    /**
     * Whether the stage cannot be completed before the tool has run.
     */
    is_required: boolean;
    /**
     * Whether everybody who sees the stage sees the tool, or only its assignees, its leads and, for an approval, the approvers.
     */
    is_visible_to_all: boolean;
    config: StageToolConfig;
    position: Position;
    revision: Revision;
    created_at: Timestamp;
    updated_at: Timestamp;
    /**
     * User or service account that created it.
     */
    created_by: Id;
};

/**
 * A stage of a process, as new tasks copy it.
 */
export type ProcessStageDefinition = {
    id: Id;
    key: Key;
    name: TaskStageName;
    /**
     * How to do it, in Markdown; null when nobody wrote it down.
     */
    instructions: Markdown | null;
    position: Position;
    /**
     * Whether a task cannot be done without it.
     */
    is_required: boolean;
    /**
     * Whether it starts by itself when it is ready and assigned.
     */
    auto_start: boolean;
    /**
     * Whether it completes by itself with its last required substage.
     */
    auto_complete: boolean;
    /**
     * Department whose members are candidates; null for that of the task.
     */
    department_id: Id | null;
    assignment: ProcessStageAssignment;
    /**
     * How the due date follows from the task or a predecessor; null for none.
     */
    due_rule: TaskDueRule | null;
    /**
     * Work that the stage is expected to take; null when nobody estimated it.
     */
    estimated_minutes: Minutes | null;
    required_field_keys: TaskRequiredFieldKeys;
    /**
     * Template whose statuses it offers; null for that of the process.
     */
    status_template_id: Id | null;
    /**
     * Substages by position.
     */
    substages: Array<ProcessSubstageDefinition>;
    /**
     * Tools by position.
     */
    tools: Array<StageTool>;
};

/**
 * A stage of a process that waits for another.
 */
export type ProcessDependency = {
    /**
     * Stage that has to be finished first.
     */
    predecessor_id: Id;
    /**
     * Stage that waits.
     */
    successor_id: Id;
    type: TaskDependencyType;
    lag_minutes: TaskDependencyLag;
};

/**
 * A process with its stages, dependencies and tools.
 */
export type ProcessDefinitionFull = {
    definition: ProcessDefinition;
    /**
     * Version that is shown; null for a draft.
     */
    version: ProcessVersion | null;
    /**
     * Whether what is shown has not been published.
     */
    is_draft: boolean;
    /**
     * Stages by position.
     */
    stages: Array<ProcessStageDefinition>;
    /**
     * Which stage waits for which; without a cycle.
     */
    dependencies: Array<ProcessDependency>;
};

/**
 * A process as YAML, as `getProcessText` writes it; of 120,000 words and marks at most, white space counted.
 */
export type ProcessTextContent = string;

/**
 * A process as text.
 */
export type ProcessImport = {
    content: ProcessTextContent;
};

/**
 * Changes of a process.
 */
export type ProcessUpdate = {
    name?: ProcessName;
    /**
     * What the process is for.
     */
    description?: string | null;
    /**
     * Icon; null for the usual one.
     */
    icon?: IconName | null;
    /**
     * Colour that marks its tasks; null for none.
     */
    color?: Color | null;
    /**
     * Department in charge of its tasks; null for none.
     */
    department_id?: Id | null;
    /**
     * Members whom new tasks are assigned to.
     */
    default_assignee_ids?: UserIds;
    /**
     * Name of new tasks; null for the name of the process.
     */
    task_name_template?: ProcessTaskNameTemplate | null;
    /**
     * Priority of new tasks; null for none.
     */
    priority_level?: Priority | null;
    /**
     * Tags of the process, which new tasks get.
     */
    tags?: Tags;
    /**
     * Minutes from start to due date of new tasks; null for no due date.
     */
    due_offset_minutes?: number | null;
    /**
     * Work that a task is expected to take; null when nobody estimated it.
     */
    estimated_minutes?: Minutes | null;
    /**
     * Whether undone due dates move by the time that a task was on hold.
     */
    shift_due_on_hold?: boolean;
    /**
     * Template whose statuses its stages offer; null for the agency's own.
     */
    status_template_id?: Id | null;
    expected_revision?: ExpectedRevision;
};

/**
 * The stages that a process is to have.
 */
export type ProcessStagesReplace = {
    stages: ProcessStageInputs;
    expected_revision?: ExpectedRevision;
};

/**
 * What changed in a version, in words; null when nobody wrote it down.
 */
export type ProcessChangeNote = string | null;

/**
 * What to say of a new version.
 */
export type ProcessPublish = {
    change_note?: ProcessChangeNote;
    expected_revision?: ExpectedRevision;
};

/**
 * A process that was published.
 */
export type ProcessPublished = {
    definition: ProcessDefinition;
    /**
     * What the author should know about the new version, such as tools that cannot be run yet.
     */
    warnings: Array<string>;
};

/**
 * The version to go back to.
 */
export type ProcessRestore = {
    /**
     * Version to go back to; absent for the one in use.
     */
    version?: ProcessVersion;
    expected_revision?: ExpectedRevision;
};

/**
 * The process as the caller knows it.
 */
export type ProcessStateChange = {
    expected_revision?: ExpectedRevision;
};

/**
 * What the copy differs in.
 */
export type ProcessDuplicate = {
    /**
     * Name of the copy; absent for that of the original, with a number behind it.
     */
    name?: ProcessName;
};

/**
 * A published version of a process.
 */
export type ProcessVersionEntry = {
    version: ProcessVersion;
    change_note: ProcessChangeNote;
    /**
     * Whether new tasks get it.
     */
    is_in_use: boolean;
    /**
     * Number of its stages.
     */
    stage_count: Count;
    /**
     * Number of open tasks that hold to it.
     */
    open_task_count: Count;
    /**
     * When it was published.
     */
    published_at: Timestamp;
    /**
     * Who published it.
     */
    published_by: UserRef;
};

/**
 * A process as text.
 */
export type ProcessText = {
    id: Id;
    /**
     * Version that is shown; null for the draft.
     */
    version: ProcessVersion | null;
    /**
     * Revision of the process, to send back with a change.
     */
    revision: Revision;
    /**
     * The process as YAML.
     */
    content: string;
};

/**
 * What the process is to be.
 */
export type ProcessTextReplace = {
    content: ProcessTextContent;
    expected_revision?: ExpectedRevision;
};

/**
 * Fixed state of a stage, which is the category of its status.
 */
export type TaskStageState = 'pending' | 'ready' | 'in_progress' | 'completed' | 'skipped' | 'cancelled';

/**
 * A stage as others refer to it.
 */
export type TaskStageRef = {
    id: Id;
    name: TaskStageName;
    position: Position;
    status_category: TaskStageState;
};

/**
 * What can be done with a tool of a stage.
 */
export type TaskToolAction = 'tick' | 'untick' | 'run' | 'request_approval' | 'approve' | 'reject' | 'withdraw_approval';

/**
 * An item of a checklist.
 */
export type TaskStageToolItem = {
    key: Key;
    /**
     * What to do.
     */
    label: string;
    /**
     * Whether the checklist has not run without it.
     */
    is_required: boolean;
    /**
     * Whether it is ticked.
     */
    is_ticked: boolean;
    /**
     * When it was ticked; null when it is not.
     */
    ticked_at: Timestamp | null;
    /**
     * Who ticked it; null when it is not ticked.
     */
    ticked_by: Id | null;
};

/**
 * Items of a checklist and which of them are ticked.
 */
export type TaskStageToolChecklist = {
    /**
     * Items in order.
     */
    items: Array<TaskStageToolItem>;
};

/**
 * A web address to open.
 */
export type TaskStageToolLink = {
    /**
     * Address, with its placeholders filled in.
     */
    url: string;
    /**
     * Whether the page is shown inside the stage.
     */
    is_embedded: boolean;
};

/**
 * State of an approval.
 */
export type TaskStageToolApprovalStatus = 'not_requested' | 'pending' | 'approved' | 'rejected' | 'withdrawn';

/**
 * What an approver decided.
 */
export type TaskStageToolApproverDecision = {
    /**
     * The approver.
     */
    user: UserRef;
    /**
     * The decision: `approved` or `rejected`.
     */
    decision: 'approved' | 'rejected';
    /**
     * Why; null for nothing.
     */
    comment: string | null;
    decided_at: Timestamp;
};

/**
 * Who is to approve, and what they decided.
 */
export type TaskStageToolApproval = {
    status: TaskStageToolApprovalStatus;
    /**
     * Number of approvers who must agree.
     */
    min_approvals: number;
    /**
     * What to look at; null when the name says it.
     */
    instructions: string | null;
    /**
     * Approvers who can see the task, by name.
     */
    approvers: Array<UserRef>;
    /**
     * When approval was requested; null until then.
     */
    requested_at: Timestamp | null;
    /**
     * Who requested it; null until then.
     */
    requester: UserRef | null;
    /**
     * What the requester said; null for nothing.
     */
    request_comment: string | null;
    /**
     * Decisions on the request, the oldest first.
     */
    decisions: Array<TaskStageToolApproverDecision>;
};

/**
 * A tool of a stage of a task, and how far it has come there.
 */
export type TaskStageToolState = {
    /**
     * Stage of the task.
     */
    stage_id: Id;
    /**
     * Tool in the process that the task was made from.
     */
    tool_id: Id;
    name: StageToolName;
    /**
     * What it is for; null when nobody wrote it down.
     */
    description: string | null;
    /**
     * Icon; null for that of its type.
     */
    icon: IconName | null;
    type: StageToolType;
    /**
     * Whether the stage cannot be completed before the tool has run.
     */
    is_required: boolean;
    position: Position;
    /**
     * Why the tool cannot be run at all; null when it can.
     */
    problem: string | null;
    /**
     * Whether it ran to its end; for a required tool this lets the stage be completed.
     */
    has_run: boolean;
    /**
     * When it last ran to its end; null until then.
     */
    run_at: Timestamp | null;
    /**
     * Who ran it last; null until then.
     */
    run_by: Id | null;
    /**
     * How often it ran to its end.
     */
    run_count: Count;
    /**
     * What came of it, in words; null until then.
     */
    summary: string | null;
    /**
     * What is missing before it has run, in words; empty once it has.
     */
    missing: Array<string>;
    /**
     * What the caller may do with it now.
     */
    allowed_actions: Array<TaskToolAction>;
    /**
     * Items of a checklist; null for other types.
     */
    checklist: TaskStageToolChecklist | null;
    /**
     * Address of a link; null for other types.
     */
    link: TaskStageToolLink | null;
    /**
     * State of an approval; null for other types.
     */
    approval: TaskStageToolApproval | null;
    revision: Revision;
};

/**
 * The tools of a stage of a task.
 */
export type TaskStageTools = {
    stage: TaskStageRef;
    /**
     * Tools that the caller is shown, by position.
     */
    tools: Array<TaskStageToolState>;
};

/**
 * Whether an item is ticked.
 */
export type TaskStageToolItemSet = {
    /**
     * True ticks the item, false takes the tick off.
     */
    is_ticked: boolean;
    /**
     * Revision of the tool in this stage that the caller last read.
     */
    expected_revision?: ExpectedRevision;
};

/**
 * A use of a tool.
 */
export type TaskStageToolRunCreate = {
    /**
     * Revision of the tool in this stage that the caller last read.
     */
    expected_revision?: ExpectedRevision;
};

/**
 * A request for approval.
 */
export type TaskStageToolApprovalSubmit = {
    /**
     * What the approvers should know.
     */
    comment?: string;
    /**
     * Revision of the tool in this stage that the caller last read.
     */
    expected_revision?: ExpectedRevision;
};

/**
 * An approval.
 */
export type TaskStageToolApprove = {
    /**
     * Marks an approval.
     */
    decision: 'approve';
    /**
     * What the requester should know.
     */
    comment?: string;
    /**
     * Revision of the tool in this stage that the caller last read.
     */
    expected_revision?: ExpectedRevision;
};

/**
 * A rejection, with its reason.
 */
export type TaskStageToolReject = {
    /**
     * Marks a rejection.
     */
    decision: 'reject';
    /**
     * Why it is rejected.
     */
    comment: string;
    /**
     * Revision of the tool in this stage that the caller last read.
     */
    expected_revision?: ExpectedRevision;
};

/**
 * A decision on a request for approval.
 */
export type TaskStageToolDecision = ({
    decision: 'approve';
} & TaskStageToolApprove) | ({
    decision: 'reject';
} & TaskStageToolReject);

/**
 * A withdrawal of a request for approval.
 */
export type TaskStageToolApprovalRetract = {
    /**
     * Why it is withdrawn.
     */
    comment?: string;
    /**
     * Revision of the tool in this stage that the caller last read.
     */
    expected_revision?: ExpectedRevision;
};

/**
 * The automation that caused the change, when one did.
 */
export type EventCausation = {
    /**
     * Run of the automation.
     */
    execution_id?: Id;
    /**
     * Automation that caused the change.
     */
    automation_id?: Id;
    /**
     * Length of the chain of automations behind the change; 0 when none is.
     */
    depth: number;
};

/**
 * What every event says about its cause and order.
 */
export type EventCommon = {
    actor: Actor;
    occurred_at: Timestamp;
    /**
     * Increasing, with gaps; orders events about the same record.
     */
    sequence: number;
    /**
     * Shared by all events of one request or job.
     */
    correlation_id: string;
    causation: EventCausation;
    /**
     * Present and true when the payload was over 256 KiB and its largest texts were dropped.
     */
    truncated?: boolean;
};

/**
 * What a change changed.
 */
export type EventChange = {
    /**
     * Paths that changed, sorted; custom values as `field_values.<key>`.
     */
    _changed_fields: Array<string>;
    /**
     * Former values of those paths, for scalar values up to 1 KiB.
     */
    _previous: {
        [key: string]: string | number | boolean | null;
    };
};

/**
 * Number of the record that people say to each other, counted up within the agency.
 */
export type RecordNumber = number;

/**
 * Key of a status option. The options are the agency's own; each belongs to a fixed category, which the rules go by.
 */
export type StatusKey = string;

/**
 * A status with the category that the rules go by.
 */
export type EventStatus = {
    key: StatusKey;
    /**
     * Name of the status for people.
     */
    label: string;
    /**
     * Fixed category of the status.
     */
    category: string;
};

/**
 * Name of the client as people call it.
 */
export type ClientName = string;

/**
 * Short name for addresses, in lower-case letters, digits and single hyphens.
 */
export type Slug = string;

/**
 * Key of one of the status options that the client's profile defines.
 */
export type ClientStatusKey = string;

/**
 * Category that the status option belongs to: `prospect` not yet a client, `active` being worked for, `inactive` paused or gone.
 */
export type ClientStatusCategory = 'prospect' | 'active' | 'inactive';

/**
 * A client as events carry it.
 */
export type EventClient = {
    id: Id;
    name: ClientName;
    slug: Slug;
    /**
     * Client profile whose fields and statuses the client has.
     */
    profile_id: Id;
    status: ClientStatusKey;
    status_category: ClientStatusCategory;
};

/**
 * A stage of a task.
 */
export type EventStageRef = {
    id: Id;
    /**
     * Name of the stage; null when its task is private.
     */
    name: string | null;
    position: Position;
    /**
     * State of the stage: `pending` and `ready` before its start, `in_progress`, then `completed`, `skipped` or `cancelled`.
     */
    status: 'pending' | 'ready' | 'in_progress' | 'completed' | 'skipped' | 'cancelled';
};

/**
 * A task as it is after the change. Of a private task only `id`, `number`, `status`, `current_stage` without its name, `is_private`, `created_by`, `revision` and the times are sent; lists are empty, and everything else is null.
 */
export type EventTask = {
    id: Id;
    /**
     * Name of the task; null when it is private.
     */
    name: string | null;
    number: RecordNumber;
    status: EventStatus;
    /**
     * How pressing the task is; null when nobody said or the task is private.
     */
    priority_level: Priority | null;
    tags: Tags;
    /**
     * Client of the task; null when it has none or the task is private.
     */
    client: EventClient | null;
    /**
     * Process that the task runs; null for a task without one and for a private one.
     */
    process_definition_id: Id | null;
    /**
     * Version of the process that the task holds to; null without a process and for a private task.
     */
    process_definition_version: number | null;
    /**
     * Department in charge; null for none and for a private task.
     */
    department_id: Id | null;
    /**
     * Members in charge; empty for a private task.
     */
    assigned_to: Array<UserRef>;
    /**
     * Stage that the task is in; null once it is over.
     */
    current_stage: EventStageRef | null;
    /**
     * When work is to begin; null when open.
     */
    start_date: Timestamp | null;
    /**
     * When the task is due; null when open.
     */
    due_date: Timestamp | null;
    /**
     * When the task was completed; null until then.
     */
    completed_at: Timestamp | null;
    /**
     * Whether only those involved may see the task.
     */
    is_private: boolean;
    /**
     * User or service account that created it.
     */
    created_by: Id;
    created_at: Timestamp;
    updated_at: Timestamp;
    revision: Revision;
};

/**
 * What `process.instance_updated` says.
 */
export type ProcessInstanceUpdatedData = EventCommon & EventChange & {
    task: EventTask;
    /**
     * Custom field values of the task; null when it is private.
     */
    field_values: FieldValues | null;
};

/**
 * Envelope of `process.instance_updated`.
 */
export type ProcessInstanceUpdatedEvent = {
    id: Id;
    /**
     * Name of the event.
     */
    event_type: 'process.instance_updated';
    created_at: Timestamp;
    /**
     * Agency in which it happened.
     */
    tenant_id: Id;
    data: ProcessInstanceUpdatedData;
};

/**
 * What `user.invited` says.
 */
export type UserInvitedData = EventCommon & {
    user: UserRef;
    invited_by: UserRef;
    /**
     * Departments that the person will belong to.
     */
    department_ids: Array<Id>;
    expires_at: Timestamp;
    /**
     * Whether the invitation was sent before; its former link no longer works.
     */
    is_resend: boolean;
};

/**
 * Envelope of `user.invited`.
 */
export type UserInvitedEvent = {
    id: Id;
    /**
     * Name of the event.
     */
    event_type: 'user.invited';
    created_at: Timestamp;
    /**
     * Agency in which it happened.
     */
    tenant_id: Id;
    data: UserInvitedData;
};

/**
 * What `user.setup_completed` says.
 */
export type UserSetupCompletedData = EventCommon & EventChange & {
    user: UserRef;
    completed_at: Timestamp;
};

/**
 * Envelope of `user.setup_completed`.
 */
export type UserSetupCompletedEvent = {
    id: Id;
    /**
     * Name of the event.
     */
    event_type: 'user.setup_completed';
    created_at: Timestamp;
    /**
     * Agency in which it happened.
     */
    tenant_id: Id;
    data: UserSetupCompletedData;
};

/**
 * Body of every error answer but 401.
 */
export type Error = {
    error: ErrorDetail;
};

/**
 * Body of a 401 answer, as OAuth 2.0 writes it.
 */
export type AuthError = {
    /**
     * OAuth 2.0 error code.
     */
    error: string;
    /**
     * What is wrong with the credential.
     */
    error_description: string;
};

/**
 * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
 */
export type RequestId = string;

/**
 * `ETag` of an earlier answer; when nothing has changed the answer is 304 without a body.
 */
export type IfNoneMatch = string;

/**
 * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
 */
export type IdempotencyKey = string;

/**
 * Direction of the sort.
 */
export type Order = 'asc' | 'desc';

/**
 * Largest number of records to return.
 */
export type Limit = number;

/**
 * Number of matching records to skip; advance it by `limit` for the next page.
 */
export type Offset = number;

/**
 * Identifier of the record.
 */
export type Id2 = Id;

/**
 * Free text to look for, without regard to case.
 */
export type Search = string;

/**
 * Only these records, for reading several at once.
 */
export type Ids = Array<Id>;

/**
 * Only records created by these users or service accounts.
 */
export type CreatedBy = Array<Id>;

/**
 * Only records created at this instant or later.
 */
export type CreatedAfter = Timestamp;

/**
 * Only records created before this instant.
 */
export type CreatedBefore = Timestamp;

/**
 * Only records changed at this instant or later; the way to fetch what changed since the last time.
 */
export type UpdatedAfter = Timestamp;

/**
 * Only records last changed before this instant.
 */
export type UpdatedBefore = Timestamp;

/**
 * Revision that the caller last read. When it is no longer current the request answers 409 and changes nothing.
 */
export type ExpectedRevision2 = ExpectedRevision;

export type GetSessionData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * `ETag` of an earlier answer; when nothing has changed the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: never;
    url: '/console/api/session';
};

export type GetSessionErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type GetSessionError = GetSessionErrors[keyof GetSessionErrors];

export type GetSessionResponses = {
    /**
     * Who calls.
     */
    200: {
        data: CurrentSession;
    };
};

export type GetSessionResponse = GetSessionResponses[keyof GetSessionResponses];

export type SetSessionAgencyData = {
    body: SetSessionAgencyBody;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/console/api/session/agency';
};

export type SetSessionAgencyErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type SetSessionAgencyError = SetSessionAgencyErrors[keyof SetSessionAgencyErrors];

export type SetSessionAgencyResponses = {
    /**
     * The agency that the session is in now.
     */
    200: {
        data: SessionAgency;
    };
};

export type SetSessionAgencyResponse = SetSessionAgencyResponses[keyof SetSessionAgencyResponses];

export type ConfirmSessionData = {
    body: ConfirmSessionBody;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/console/api/session/confirm';
};

export type ConfirmSessionErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type ConfirmSessionError = ConfirmSessionErrors[keyof ConfirmSessionErrors];

export type ConfirmSessionResponses = {
    /**
     * Until when the confirmation counts.
     */
    200: {
        data: SessionConfirmation;
    };
};

export type ConfirmSessionResponse = ConfirmSessionResponses[keyof ConfirmSessionResponses];

export type ReplacePasswordData = {
    body: ReplacePasswordBody;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/console/api/session/password';
};

export type ReplacePasswordErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type ReplacePasswordError = ReplacePasswordErrors[keyof ReplacePasswordErrors];

export type ReplacePasswordResponses = {
    /**
     * What the change did.
     */
    200: {
        data: RevokedSessions;
    };
};

export type ReplacePasswordResponse = ReplacePasswordResponses[keyof ReplacePasswordResponses];

export type ListSessionsData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * `ETag` of an earlier answer; when nothing has changed the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: {
        /**
         * What to sort by, the property of that name.
         */
        sort?: 'last_used_at' | 'created_at';
        /**
         * Direction of the sort.
         */
        order?: 'asc' | 'desc';
        /**
         * Largest number of records to return.
         */
        limit?: number;
        /**
         * Number of matching records to skip; advance it by `limit` for the next page.
         */
        offset?: number;
    };
    url: '/console/api/sessions';
};

export type ListSessionsErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type ListSessionsError = ListSessionsErrors[keyof ListSessionsErrors];

export type ListSessionsResponses = {
    /**
     * The caller's sessions, with the total.
     */
    200: {
        /**
         * Sessions of this page.
         */
        data: Array<BrowserSession>;
        pagination: Pagination;
    };
};

export type ListSessionsResponse = ListSessionsResponses[keyof ListSessionsResponses];

export type RevokeOtherSessionsData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/console/api/sessions/revoke-others';
};

export type RevokeOtherSessionsErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type RevokeOtherSessionsError = RevokeOtherSessionsErrors[keyof RevokeOtherSessionsErrors];

export type RevokeOtherSessionsResponses = {
    /**
     * How many ended.
     */
    200: {
        data: RevokedSessions;
    };
};

export type RevokeOtherSessionsResponse = RevokeOtherSessionsResponses[keyof RevokeOtherSessionsResponses];

export type RevokeSessionData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the record.
         */
        id: Id;
    };
    query?: never;
    url: '/console/api/sessions/{id}/revoke';
};

export type RevokeSessionErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type RevokeSessionError = RevokeSessionErrors[keyof RevokeSessionErrors];

export type RevokeSessionResponses = {
    /**
     * How many ended.
     */
    200: {
        data: RevokedSessions;
    };
};

export type RevokeSessionResponse = RevokeSessionResponses[keyof RevokeSessionResponses];

export type ListInvitationsData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * `ETag` of an earlier answer; when nothing has changed the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: {
        /**
         * Only invitations in these states.
         */
        state?: Array<InvitationState>;
        /**
         * Free text to look for, without regard to case.
         */
        search?: string;
        /**
         * What to sort by, the property of that name; `name` is that of the person.
         */
        sort?: 'sent_at' | 'expires_at' | 'name';
        /**
         * Direction of the sort.
         */
        order?: 'asc' | 'desc';
        /**
         * Largest number of records to return.
         */
        limit?: number;
        /**
         * Number of matching records to skip; advance it by `limit` for the next page.
         */
        offset?: number;
    };
    url: '/console/api/invitations';
};

export type ListInvitationsErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type ListInvitationsError = ListInvitationsErrors[keyof ListInvitationsErrors];

export type ListInvitationsResponses = {
    /**
     * Invitations that match, with the total.
     */
    200: {
        /**
         * Invitations of this page.
         */
        data: Array<PendingInvitation>;
        pagination: Pagination;
    };
};

export type ListInvitationsResponse = ListInvitationsResponses[keyof ListInvitationsResponses];

export type ResendInvitationData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * User who was invited.
         */
        user_id: Id;
    };
    query?: never;
    url: '/console/api/invitations/{user_id}/resend';
};

export type ResendInvitationErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type ResendInvitationError = ResendInvitationErrors[keyof ResendInvitationErrors];

export type ResendInvitationResponses = {
    /**
     * The invited member, and until when the new link is good.
     */
    200: {
        data: UserInvitation;
    };
};

export type ResendInvitationResponse = ResendInvitationResponses[keyof ResendInvitationResponses];

export type DeleteDepartmentLevelsData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query: {
        /**
         * Levels to delete.
         */
        id: Array<Id>;
        /**
         * Level that the members of the deleted ones get.
         */
        replacement_level_id?: Id;
    };
    url: '/v1/department-levels';
};

export type DeleteDepartmentLevelsErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type DeleteDepartmentLevelsError = DeleteDepartmentLevelsErrors[keyof DeleteDepartmentLevelsErrors];

export type DeleteDepartmentLevelsResponses = {
    /**
     * One outcome for each id, in the order of the request.
     */
    200: {
        data: BulkResult;
    };
};

export type DeleteDepartmentLevelsResponse = DeleteDepartmentLevelsResponses[keyof DeleteDepartmentLevelsResponses];

export type UpdateDepartmentLevelData = {
    body: DepartmentLevelUpdate;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/department-levels';
};

export type UpdateDepartmentLevelErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type UpdateDepartmentLevelError = UpdateDepartmentLevelErrors[keyof UpdateDepartmentLevelErrors];

export type UpdateDepartmentLevelResponses = {
    /**
     * The level as it is now.
     */
    200: {
        data: DepartmentLevel;
    };
};

export type UpdateDepartmentLevelResponse = UpdateDepartmentLevelResponses[keyof UpdateDepartmentLevelResponses];

export type CreateDepartmentLevelData = {
    body: DepartmentLevelCreate;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/department-levels';
};

export type CreateDepartmentLevelErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type CreateDepartmentLevelError = CreateDepartmentLevelErrors[keyof CreateDepartmentLevelErrors];

export type CreateDepartmentLevelResponses = {
    /**
     * The level as it is now.
     */
    200: {
        data: DepartmentLevel;
    };
};

export type CreateDepartmentLevelResponse = CreateDepartmentLevelResponses[keyof CreateDepartmentLevelResponses];

export type ReplaceDepartmentLevelPermissionsData = {
    body: DepartmentLevelPermissionsReplace;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/department-levels/permissions/replace';
};

export type ReplaceDepartmentLevelPermissionsErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type ReplaceDepartmentLevelPermissionsError = ReplaceDepartmentLevelPermissionsErrors[keyof ReplaceDepartmentLevelPermissionsErrors];

export type ReplaceDepartmentLevelPermissionsResponses = {
    /**
     * What the level grants now.
     */
    200: {
        data: DepartmentLevelPermissions;
    };
};

export type ReplaceDepartmentLevelPermissionsResponse = ReplaceDepartmentLevelPermissionsResponses[keyof ReplaceDepartmentLevelPermissionsResponses];

export type ReorderDepartmentLevelsData = {
    body: Reorder;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/department-levels/reorder';
};

export type ReorderDepartmentLevelsErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type ReorderDepartmentLevelsError = ReorderDepartmentLevelsErrors[keyof ReorderDepartmentLevelsErrors];

export type ReorderDepartmentLevelsResponses = {
    /**
     * Levels of the department in their new order.
     */
    200: {
        data: OrderedIds;
    };
};

export type ReorderDepartmentLevelsResponse = ReorderDepartmentLevelsResponses[keyof ReorderDepartmentLevelsResponses];

export type GetDepartmentLevelPermissionsData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * `ETag` of an earlier answer; when nothing has changed the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Identifier of the record.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/department-levels/{id}/permissions';
};

export type GetDepartmentLevelPermissionsErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type GetDepartmentLevelPermissionsError = GetDepartmentLevelPermissionsErrors[keyof GetDepartmentLevelPermissionsErrors];

export type GetDepartmentLevelPermissionsResponses = {
    /**
     * What the level grants now.
     */
    200: {
        data: DepartmentLevelPermissions;
    };
};

export type GetDepartmentLevelPermissionsResponse = GetDepartmentLevelPermissionsResponses[keyof GetDepartmentLevelPermissionsResponses];

export type ListDepartmentMembersData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * `ETag` of an earlier answer; when nothing has changed the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: {
        /**
         * Only members of these departments.
         */
        department_id?: Array<Id>;
        /**
         * Only members at these levels.
         */
        level_id?: Array<Id>;
        /**
         * Only these members.
         */
        user_id?: Array<Id>;
        /**
         * Only members in these states; all but removed ones when absent.
         */
        status?: Array<UserStatus>;
        /**
         * Free text to look for, without regard to case.
         */
        search?: string;
        /**
         * What to sort by: `name` of the member, `level` the highest rank first with `order=asc`, `joined_at` when they came to the department.
         */
        sort?: 'joined_at' | 'name' | 'level';
        /**
         * Direction of the sort.
         */
        order?: 'asc' | 'desc';
        /**
         * Largest number of records to return.
         */
        limit?: number;
        /**
         * Number of matching records to skip; advance it by `limit` for the next page.
         */
        offset?: number;
    };
    url: '/v1/department-members';
};

export type ListDepartmentMembersErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type ListDepartmentMembersError = ListDepartmentMembersErrors[keyof ListDepartmentMembersErrors];

export type ListDepartmentMembersResponses = {
    /**
     * Memberships that match, with the total.
     */
    200: {
        /**
         * Memberships of this page.
         */
        data: Array<DepartmentMember>;
        pagination: Pagination;
    };
};

export type ListDepartmentMembersResponse = ListDepartmentMembersResponses[keyof ListDepartmentMembersResponses];

export type DeleteDepartmentsData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query: {
        /**
         * Departments to delete.
         */
        id: Array<Id>;
        /**
         * Department that takes over members, sub-departments and work.
         */
        replacement_department_id?: Id;
    };
    url: '/v1/departments';
};

export type DeleteDepartmentsErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type DeleteDepartmentsError = DeleteDepartmentsErrors[keyof DeleteDepartmentsErrors];

export type DeleteDepartmentsResponses = {
    /**
     * One outcome for each id, in the order of the request.
     */
    200: {
        data: BulkResult;
    };
};

export type DeleteDepartmentsResponse = DeleteDepartmentsResponses[keyof DeleteDepartmentsResponses];

export type ListDepartmentsData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * `ETag` of an earlier answer; when nothing has changed the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: {
        /**
         * Only these records, for reading several at once.
         */
        id?: Array<Id>;
        /**
         * Only departments directly below these.
         */
        parent_id?: Array<Id>;
        /**
         * Only departments at the top, or only those below another.
         */
        is_root?: boolean;
        /**
         * Only departments that these members belong to.
         */
        member_id?: Array<Id>;
        /**
         * Only records created by these users or service accounts.
         */
        created_by?: Array<Id>;
        /**
         * Only records created at this instant or later.
         */
        created_after?: Timestamp;
        /**
         * Only records created before this instant.
         */
        created_before?: Timestamp;
        /**
         * Only records changed at this instant or later; the way to fetch what changed since the last time.
         */
        updated_after?: Timestamp;
        /**
         * Only records last changed before this instant.
         */
        updated_before?: Timestamp;
        /**
         * Free text to look for, without regard to case.
         */
        search?: string;
        /**
         * `position` is the order of the org chart, whatever `order` says; the others are the property of that name.
         */
        sort?: 'position' | 'name' | 'member_count' | 'created_at' | 'updated_at';
        /**
         * Direction of the sort.
         */
        order?: 'asc' | 'desc';
        /**
         * Largest number of records to return.
         */
        limit?: number;
        /**
         * Number of matching records to skip; advance it by `limit` for the next page.
         */
        offset?: number;
    };
    url: '/v1/departments';
};

export type ListDepartmentsErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type ListDepartmentsError = ListDepartmentsErrors[keyof ListDepartmentsErrors];

export type ListDepartmentsResponses = {
    /**
     * Departments that match, with the total.
     */
    200: {
        /**
         * Departments of this page.
         */
        data: Array<Department>;
        pagination: Pagination;
    };
};

export type ListDepartmentsResponse = ListDepartmentsResponses[keyof ListDepartmentsResponses];

export type UpdateDepartmentData = {
    body: DepartmentUpdate;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/departments';
};

export type UpdateDepartmentErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type UpdateDepartmentError = UpdateDepartmentErrors[keyof UpdateDepartmentErrors];

export type UpdateDepartmentResponses = {
    /**
     * The department as it is now.
     */
    200: {
        data: Department;
    };
};

export type UpdateDepartmentResponse = UpdateDepartmentResponses[keyof UpdateDepartmentResponses];

export type CreateDepartmentData = {
    body: DepartmentCreate;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/departments';
};

export type CreateDepartmentErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type CreateDepartmentError = CreateDepartmentErrors[keyof CreateDepartmentErrors];

export type CreateDepartmentResponses = {
    /**
     * The department as it is now.
     */
    200: {
        data: Department;
    };
};

export type CreateDepartmentResponse = CreateDepartmentResponses[keyof CreateDepartmentResponses];

export type GetDepartmentData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * `ETag` of an earlier answer; when nothing has changed the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Identifier of the record.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/departments/{id}';
};

export type GetDepartmentErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type GetDepartmentError = GetDepartmentErrors[keyof GetDepartmentErrors];

export type GetDepartmentResponses = {
    /**
     * The department as it is now.
     */
    200: {
        data: Department;
    };
};

export type GetDepartmentResponse = GetDepartmentResponses[keyof GetDepartmentResponses];

export type SetEmployeeCompensationData = {
    body: EmployeeCompensationSet;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Member of the agency.
         */
        user_id: Id;
    };
    query?: never;
    url: '/v1/employees/{user_id}/compensation';
};

export type SetEmployeeCompensationErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type SetEmployeeCompensationError = SetEmployeeCompensationErrors[keyof SetEmployeeCompensationErrors];

export type SetEmployeeCompensationResponses = {
    /**
     * The entry that was recorded.
     */
    200: {
        data: EmployeeCompensation;
    };
};

export type SetEmployeeCompensationResponse = SetEmployeeCompensationResponses[keyof SetEmployeeCompensationResponses];

export type SetEmployeeScheduleData = {
    body: EmployeeScheduleSet;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Member of the agency.
         */
        user_id: Id;
    };
    query?: never;
    url: '/v1/employees/{user_id}/schedule';
};

export type SetEmployeeScheduleErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type SetEmployeeScheduleError = SetEmployeeScheduleErrors[keyof SetEmployeeScheduleErrors];

export type SetEmployeeScheduleResponses = {
    /**
     * The schedule as it is now.
     */
    200: {
        data: EmployeeSchedule;
    };
};

export type SetEmployeeScheduleResponse = SetEmployeeScheduleResponses[keyof SetEmployeeScheduleResponses];

export type ListPermissionDefinitionsData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * `ETag` of an earlier answer; when nothing has changed the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: {
        /**
         * Only permissions of these areas.
         */
        area?: Array<PermissionArea>;
        /**
         * Free text to look for, without regard to case.
         */
        search?: string;
        /**
         * What to sort by: `position` in the catalogue, whatever `order` says, or the property of that name.
         */
        sort?: 'position' | 'key';
        /**
         * Direction of the sort.
         */
        order?: 'asc' | 'desc';
        /**
         * Largest number of records to return.
         */
        limit?: number;
        /**
         * Number of matching records to skip; advance it by `limit` for the next page.
         */
        offset?: number;
    };
    url: '/v1/permissions/definitions';
};

export type ListPermissionDefinitionsErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type ListPermissionDefinitionsError = ListPermissionDefinitionsErrors[keyof ListPermissionDefinitionsErrors];

export type ListPermissionDefinitionsResponses = {
    /**
     * Permissions that match, with the total.
     */
    200: {
        /**
         * Permissions of this page.
         */
        data: Array<PermissionDefinition>;
        pagination: Pagination;
    };
};

export type ListPermissionDefinitionsResponse = ListPermissionDefinitionsResponses[keyof ListPermissionDefinitionsResponses];

export type GetUserPermissionsData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * `ETag` of an earlier answer; when nothing has changed the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Identifier of the record.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/permissions/{id}';
};

export type GetUserPermissionsErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type GetUserPermissionsError = GetUserPermissionsErrors[keyof GetUserPermissionsErrors];

export type GetUserPermissionsResponses = {
    /**
     * The permissions with their sources.
     */
    200: {
        data: UserEffectivePermissions;
    };
};

export type GetUserPermissionsResponse = GetUserPermissionsResponses[keyof GetUserPermissionsResponses];

export type ListUsersData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * `ETag` of an earlier answer; when nothing has changed the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: {
        /**
         * Only these records, for reading several at once.
         */
        id?: Array<Id>;
        /**
         * Only accounts of these kinds.
         */
        kind?: Array<UserKind>;
        /**
         * Only users in these states. Without it, and without `id`, everybody but removed members.
         */
        status?: Array<UserStatus>;
        /**
         * Only users with one of these built-in roles.
         */
        role?: Array<BuiltInRole>;
        /**
         * Only members of these departments.
         */
        department_id?: Array<Id>;
        /**
         * Only users who hold one of these permissions, by role, department level or assignment.
         */
        permission?: Array<Permission>;
        /**
         * Only records created at this instant or later.
         */
        created_after?: Timestamp;
        /**
         * Only records created before this instant.
         */
        created_before?: Timestamp;
        /**
         * Only records changed at this instant or later; the way to fetch what changed since the last time.
         */
        updated_after?: Timestamp;
        /**
         * Only records last changed before this instant.
         */
        updated_before?: Timestamp;
        /**
         * Free text to look for, without regard to case.
         */
        search?: string;
        /**
         * What to sort by, the property of that name.
         */
        sort?: 'created_at' | 'updated_at' | 'name' | 'email';
        /**
         * Direction of the sort.
         */
        order?: 'asc' | 'desc';
        /**
         * Largest number of records to return.
         */
        limit?: number;
        /**
         * Number of matching records to skip; advance it by `limit` for the next page.
         */
        offset?: number;
    };
    url: '/v1/users';
};

export type ListUsersErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type ListUsersError = ListUsersErrors[keyof ListUsersErrors];

export type ListUsersResponses = {
    /**
     * Users that match, with the total.
     */
    200: {
        /**
         * Users of this page.
         */
        data: Array<User>;
        pagination: Pagination;
    };
};

export type ListUsersResponse = ListUsersResponses[keyof ListUsersResponses];

export type InviteUserData = {
    body: UserInvite;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/users/invite';
};

export type InviteUserErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type InviteUserError = InviteUserErrors[keyof InviteUserErrors];

export type InviteUserResponses = {
    /**
     * The invited member, and until when the link is good.
     */
    200: {
        data: UserInvitation;
    };
};

export type InviteUserResponse = InviteUserResponses[keyof InviteUserResponses];

export type UpdateUserFieldsData = {
    body: UserFieldsUpdate;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/users/update-fields';
};

export type UpdateUserFieldsErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type UpdateUserFieldsError = UpdateUserFieldsErrors[keyof UpdateUserFieldsErrors];

export type UpdateUserFieldsResponses = {
    /**
     * The user as it is now, with what is still assigned to someone suspended or removed.
     */
    200: {
        data: UserFieldsUpdated;
    };
};

export type UpdateUserFieldsResponse = UpdateUserFieldsResponses[keyof UpdateUserFieldsResponses];

export type GetUserData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * `ETag` of an earlier answer; when nothing has changed the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Identifier of the record.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/users/{id}';
};

export type GetUserErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type GetUserError = GetUserErrors[keyof GetUserErrors];

export type GetUserResponses = {
    /**
     * The user.
     */
    200: {
        data: User;
    };
};

export type GetUserResponse = GetUserResponses[keyof GetUserResponses];

export type GetPermissionCatalogData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * `ETag` of an earlier answer; when nothing has changed the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: never;
    url: '/console/api/permission-catalog';
};

export type GetPermissionCatalogErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type GetPermissionCatalogError = GetPermissionCatalogErrors[keyof GetPermissionCatalogErrors];

export type GetPermissionCatalogResponses = {
    /**
     * The catalogue in its order.
     */
    200: {
        data: PermissionCatalog;
    };
};

export type GetPermissionCatalogResponse = GetPermissionCatalogResponses[keyof GetPermissionCatalogResponses];

export type ListServiceAccountsData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * `ETag` of an earlier answer; when nothing has changed the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: {
        /**
         * Free text to look for, without regard to case.
         */
        search?: string;
        /**
         * What to sort by, the property of that name.
         */
        sort?: 'created_at' | 'name';
        /**
         * Direction of the sort.
         */
        order?: 'asc' | 'desc';
        /**
         * Largest number of records to return.
         */
        limit?: number;
        /**
         * Number of matching records to skip; advance it by `limit` for the next page.
         */
        offset?: number;
    };
    url: '/console/api/service-accounts';
};

export type ListServiceAccountsErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type ListServiceAccountsError = ListServiceAccountsErrors[keyof ListServiceAccountsErrors];

export type ListServiceAccountsResponses = {
    /**
     * Accounts that match, with the total.
     */
    200: {
        /**
         * Accounts of this page.
         */
        data: Array<ServiceAccount>;
        pagination: Pagination;
    };
};

export type ListServiceAccountsResponse = ListServiceAccountsResponses[keyof ListServiceAccountsResponses];

export type CreateServiceAccountData = {
    body: ServiceAccountCreate;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/console/api/service-accounts';
};

export type CreateServiceAccountErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type CreateServiceAccountError = CreateServiceAccountErrors[keyof CreateServiceAccountErrors];

export type CreateServiceAccountResponses = {
    /**
     * The account as it is now.
     */
    200: {
        data: ServiceAccount;
    };
};

export type CreateServiceAccountResponse = CreateServiceAccountResponses[keyof CreateServiceAccountResponses];

export type DeleteServiceAccountData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the record.
         */
        id: Id;
    };
    query?: {
        /**
         * Revision that the caller last read. When it is no longer current the request answers 409 and changes nothing.
         */
        expected_revision?: ExpectedRevision;
    };
    url: '/console/api/service-accounts/{id}';
};

export type DeleteServiceAccountErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type DeleteServiceAccountError = DeleteServiceAccountErrors[keyof DeleteServiceAccountErrors];

export type DeleteServiceAccountResponses = {
    /**
     * The account is gone, and its keys with it.
     */
    200: {
        data: ServiceAccountDeleted;
    };
};

export type DeleteServiceAccountResponse = DeleteServiceAccountResponses[keyof DeleteServiceAccountResponses];

export type GetServiceAccountData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * `ETag` of an earlier answer; when nothing has changed the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Identifier of the record.
         */
        id: Id;
    };
    query?: never;
    url: '/console/api/service-accounts/{id}';
};

export type GetServiceAccountErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type GetServiceAccountError = GetServiceAccountErrors[keyof GetServiceAccountErrors];

export type GetServiceAccountResponses = {
    /**
     * The account as it is now.
     */
    200: {
        data: ServiceAccount;
    };
};

export type GetServiceAccountResponse = GetServiceAccountResponses[keyof GetServiceAccountResponses];

export type UpdateServiceAccountData = {
    body: ServiceAccountUpdate;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the record.
         */
        id: Id;
    };
    query?: never;
    url: '/console/api/service-accounts/{id}';
};

export type UpdateServiceAccountErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type UpdateServiceAccountError = UpdateServiceAccountErrors[keyof UpdateServiceAccountErrors];

export type UpdateServiceAccountResponses = {
    /**
     * The account as it is now.
     */
    200: {
        data: ServiceAccount;
    };
};

export type UpdateServiceAccountResponse = UpdateServiceAccountResponses[keyof UpdateServiceAccountResponses];

export type ListApiKeysData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * `ETag` of an earlier answer; when nothing has changed the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: {
        /**
         * Only keys of these service accounts.
         */
        service_account_id?: Array<Id>;
        /**
         * Only keys in these states.
         */
        state?: Array<ApiKeyState>;
        /**
         * Text in the name of the key or of its account, or in the hint, without regard to case.
         */
        search?: string;
        /**
         * What to sort by, the property of that name; keys that were never used come last.
         */
        sort?: 'created_at' | 'last_used_at' | 'name';
        /**
         * Direction of the sort.
         */
        order?: 'asc' | 'desc';
        /**
         * Largest number of records to return.
         */
        limit?: number;
        /**
         * Number of matching records to skip; advance it by `limit` for the next page.
         */
        offset?: number;
    };
    url: '/console/api/api-keys';
};

export type ListApiKeysErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type ListApiKeysError = ListApiKeysErrors[keyof ListApiKeysErrors];

export type ListApiKeysResponses = {
    /**
     * Keys that match, with the total.
     */
    200: {
        /**
         * Keys of this page.
         */
        data: Array<ApiKey>;
        pagination: Pagination;
    };
};

export type ListApiKeysResponse = ListApiKeysResponses[keyof ListApiKeysResponses];

export type CreateApiKeyData = {
    body: ApiKeyCreate;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/console/api/api-keys';
};

export type CreateApiKeyErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type CreateApiKeyError = CreateApiKeyErrors[keyof CreateApiKeyErrors];

export type CreateApiKeyResponses = {
    /**
     * The key with its secret, which is not shown again.
     */
    200: {
        data: IssuedApiKey;
    };
};

export type CreateApiKeyResponse = CreateApiKeyResponses[keyof CreateApiKeyResponses];

export type GetApiKeyData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * `ETag` of an earlier answer; when nothing has changed the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Identifier of the record.
         */
        id: Id;
    };
    query?: never;
    url: '/console/api/api-keys/{id}';
};

export type GetApiKeyErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type GetApiKeyError = GetApiKeyErrors[keyof GetApiKeyErrors];

export type GetApiKeyResponses = {
    /**
     * The key as it is now.
     */
    200: {
        data: ApiKey;
    };
};

export type GetApiKeyResponse = GetApiKeyResponses[keyof GetApiKeyResponses];

export type RotateApiKeyData = {
    body: ApiKeyRotate;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the record.
         */
        id: Id;
    };
    query?: never;
    url: '/console/api/api-keys/{id}/rotate';
};

export type RotateApiKeyErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type RotateApiKeyError = RotateApiKeyErrors[keyof RotateApiKeyErrors];

export type RotateApiKeyResponses = {
    /**
     * The key with its secret, which is not shown again.
     */
    200: {
        data: IssuedApiKey;
    };
};

export type RotateApiKeyResponse = RotateApiKeyResponses[keyof RotateApiKeyResponses];

export type RevokeApiKeyData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the record.
         */
        id: Id;
    };
    query?: never;
    url: '/console/api/api-keys/{id}/revoke';
};

export type RevokeApiKeyErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type RevokeApiKeyError = RevokeApiKeyErrors[keyof RevokeApiKeyErrors];

export type RevokeApiKeyResponses = {
    /**
     * The key as it is now.
     */
    200: {
        data: ApiKey;
    };
};

export type RevokeApiKeyResponse = RevokeApiKeyResponses[keyof RevokeApiKeyResponses];

export type ListOauthGrantsData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * `ETag` of an earlier answer; when nothing has changed the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: {
        /**
         * Only grants in these states.
         */
        state?: Array<OauthGrantState>;
        /**
         * Only grants of these members.
         */
        user_id?: Array<Id>;
        /**
         * Free text to look for, without regard to case.
         */
        search?: string;
        /**
         * What to sort by, the property of that name; grants that were never used come last.
         */
        sort?: 'created_at' | 'last_used_at' | 'oauth_client_name';
        /**
         * Direction of the sort.
         */
        order?: 'asc' | 'desc';
        /**
         * Largest number of records to return.
         */
        limit?: number;
        /**
         * Number of matching records to skip; advance it by `limit` for the next page.
         */
        offset?: number;
    };
    url: '/console/api/oauth-grants';
};

export type ListOauthGrantsErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type ListOauthGrantsError = ListOauthGrantsErrors[keyof ListOauthGrantsErrors];

export type ListOauthGrantsResponses = {
    /**
     * Grants that match, with the total.
     */
    200: {
        /**
         * Grants of this page.
         */
        data: Array<OauthGrant>;
        pagination: Pagination;
    };
};

export type ListOauthGrantsResponse = ListOauthGrantsResponses[keyof ListOauthGrantsResponses];

export type RevokeOauthGrantData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the record.
         */
        id: Id;
    };
    query?: never;
    url: '/console/api/oauth-grants/{id}/revoke';
};

export type RevokeOauthGrantErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type RevokeOauthGrantError = RevokeOauthGrantErrors[keyof RevokeOauthGrantErrors];

export type RevokeOauthGrantResponses = {
    /**
     * The grant as it is now.
     */
    200: {
        data: OauthGrant;
    };
};

export type RevokeOauthGrantResponse = RevokeOauthGrantResponses[keyof RevokeOauthGrantResponses];

export type GetWebhookSettingsData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * `ETag` of an earlier answer; when nothing has changed the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: never;
    url: '/console/api/webhook-settings';
};

export type GetWebhookSettingsErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type GetWebhookSettingsError = GetWebhookSettingsErrors[keyof GetWebhookSettingsErrors];

export type GetWebhookSettingsResponses = {
    /**
     * The settings as they are.
     */
    200: {
        data: WebhookSettings;
    };
};

export type GetWebhookSettingsResponse = GetWebhookSettingsResponses[keyof GetWebhookSettingsResponses];

export type UpdateWebhookSettingsData = {
    body: WebhookSettingsUpdate;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/console/api/webhook-settings';
};

export type UpdateWebhookSettingsErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type UpdateWebhookSettingsError = UpdateWebhookSettingsErrors[keyof UpdateWebhookSettingsErrors];

export type UpdateWebhookSettingsResponses = {
    /**
     * The settings as they are now.
     */
    200: {
        data: WebhookSettings;
    };
};

export type UpdateWebhookSettingsResponse = UpdateWebhookSettingsResponses[keyof UpdateWebhookSettingsResponses];

export type ListWebhookEventsData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * `ETag` of an earlier answer; when nothing has changed the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: {
        /**
         * Free text to look for, without regard to case.
         */
        search?: string;
        /**
         * Only events of these categories.
         */
        category?: Array<WebhookEventCategory>;
        /**
         * Only events that are sent, or only others.
         */
        is_enabled?: boolean;
        /**
         * `catalog` is the order of the catalogue, by category, whatever `order` says; `event_type` is the property of that name.
         */
        sort?: 'catalog' | 'event_type';
        /**
         * Direction of the sort.
         */
        order?: 'asc' | 'desc';
        /**
         * Largest number of records to return.
         */
        limit?: number;
        /**
         * Number of matching records to skip; advance it by `limit` for the next page.
         */
        offset?: number;
    };
    url: '/console/api/webhook-settings/events';
};

export type ListWebhookEventsErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type ListWebhookEventsError = ListWebhookEventsErrors[keyof ListWebhookEventsErrors];

export type ListWebhookEventsResponses = {
    /**
     * Events that match, with the total.
     */
    200: {
        /**
         * Events of this page.
         */
        data: Array<WebhookEvent>;
        pagination: Pagination;
    };
};

export type ListWebhookEventsResponse = ListWebhookEventsResponses[keyof ListWebhookEventsResponses];

export type SendWebhookPingData = {
    body: WebhookPing;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/console/api/webhook-settings/ping';
};

export type SendWebhookPingErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type SendWebhookPingError = SendWebhookPingErrors[keyof SendWebhookPingErrors];

export type SendWebhookPingResponses = {
    /**
     * The delivery, on its way.
     */
    200: {
        data: OutboundDelivery;
    };
};

export type SendWebhookPingResponse = SendWebhookPingResponses[keyof SendWebhookPingResponses];

export type SendWebhookSampleData = {
    body: WebhookSampleRequest;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/console/api/webhook-settings/sample';
};

export type SendWebhookSampleErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type SendWebhookSampleError = SendWebhookSampleErrors[keyof SendWebhookSampleErrors];

export type SendWebhookSampleResponses = {
    /**
     * The delivery, on its way.
     */
    200: {
        data: OutboundDelivery;
    };
};

export type SendWebhookSampleResponse = SendWebhookSampleResponses[keyof SendWebhookSampleResponses];

export type SendWebhookDeliveryData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the record.
         */
        id: Id;
    };
    query?: never;
    url: '/console/api/webhook-settings/deliveries/{id}/send';
};

export type SendWebhookDeliveryErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type SendWebhookDeliveryError = SendWebhookDeliveryErrors[keyof SendWebhookDeliveryErrors];

export type SendWebhookDeliveryResponses = {
    /**
     * The delivery, on its way.
     */
    200: {
        data: OutboundDelivery;
    };
};

export type SendWebhookDeliveryResponse = SendWebhookDeliveryResponses[keyof SendWebhookDeliveryResponses];

export type RevealWebhookSecretData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/console/api/webhook-settings/secret/reveal';
};

export type RevealWebhookSecretErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type RevealWebhookSecretError = RevealWebhookSecretErrors[keyof RevealWebhookSecretErrors];

export type RevealWebhookSecretResponses = {
    /**
     * The secret, which is not shown again.
     */
    200: {
        data: WebhookSecret;
    };
};

export type RevealWebhookSecretResponse = RevealWebhookSecretResponses[keyof RevealWebhookSecretResponses];

export type RotateWebhookSecretData = {
    body: WebhookSecretRotate;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/console/api/webhook-settings/secret/rotate';
};

export type RotateWebhookSecretErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type RotateWebhookSecretError = RotateWebhookSecretErrors[keyof RotateWebhookSecretErrors];

export type RotateWebhookSecretResponses = {
    /**
     * The secret, which is not shown again.
     */
    200: {
        data: WebhookSecret;
    };
};

export type RotateWebhookSecretResponse = RotateWebhookSecretResponses[keyof RotateWebhookSecretResponses];

export type RecoverWebhookDeliveriesData = {
    body: WebhookRecoveryRequest;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/console/api/webhook-settings/recovery';
};

export type RecoverWebhookDeliveriesErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type RecoverWebhookDeliveriesError = RecoverWebhookDeliveriesErrors[keyof RecoverWebhookDeliveriesErrors];

export type RecoverWebhookDeliveriesResponses = {
    /**
     * How many are on their way again.
     */
    200: {
        data: WebhookRecovery;
    };
};

export type RecoverWebhookDeliveriesResponse = RecoverWebhookDeliveriesResponses[keyof RecoverWebhookDeliveriesResponses];

export type PreviewWebhookRecoveryData = {
    body: WebhookRecoveryRequest;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/console/api/webhook-settings/recovery/preview';
};

export type PreviewWebhookRecoveryErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type PreviewWebhookRecoveryError = PreviewWebhookRecoveryErrors[keyof PreviewWebhookRecoveryErrors];

export type PreviewWebhookRecoveryResponses = {
    /**
     * What would be redelivered.
     */
    200: {
        data: WebhookRecoveryPreview;
    };
};

export type PreviewWebhookRecoveryResponse = PreviewWebhookRecoveryResponses[keyof PreviewWebhookRecoveryResponses];

export type UpdateTaskAutoAssignmentSettingsData = {
    body: TaskAutoAssignmentSettingsUpdate;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/console/api/task-settings/auto-assignment';
};

export type UpdateTaskAutoAssignmentSettingsErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type UpdateTaskAutoAssignmentSettingsError = UpdateTaskAutoAssignmentSettingsErrors[keyof UpdateTaskAutoAssignmentSettingsErrors];

export type UpdateTaskAutoAssignmentSettingsResponses = {
    /**
     * The settings as they are now.
     */
    200: {
        data: TaskAutoAssignmentSettings;
    };
};

export type UpdateTaskAutoAssignmentSettingsResponse = UpdateTaskAutoAssignmentSettingsResponses[keyof UpdateTaskAutoAssignmentSettingsResponses];

export type ListInboundWebhookDeliveriesData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * `ETag` of an earlier answer; when nothing has changed the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: {
        /**
         * Only these records, for reading several at once.
         */
        id?: Array<Id>;
        /**
         * Only deliveries to these automations.
         */
        automation_id?: Array<Id>;
        /**
         * Only deliveries that became one of these.
         */
        status?: Array<InboundDeliveryStatus>;
        /**
         * Only deliveries refused for one of these reasons.
         */
        reject_reason?: Array<InboundRejectReason>;
        /**
         * Only deliveries that started these executions.
         */
        execution_id?: Array<Id>;
        /**
         * Only deliveries that their sender named so.
         */
        delivery_key?: InboundDeliveryKey;
        /**
         * Only records created at this instant or later.
         */
        created_after?: Timestamp;
        /**
         * Only records created before this instant.
         */
        created_before?: Timestamp;
        /**
         * What to sort by, the property of that name.
         */
        sort?: 'created_at' | 'body_size' | 'duration_ms';
        /**
         * Direction of the sort.
         */
        order?: 'asc' | 'desc';
        /**
         * Largest number of records to return.
         */
        limit?: number;
        /**
         * Number of matching records to skip; advance it by `limit` for the next page.
         */
        offset?: number;
    };
    url: '/v1/webhook-deliveries/inbound';
};

export type ListInboundWebhookDeliveriesErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type ListInboundWebhookDeliveriesError = ListInboundWebhookDeliveriesErrors[keyof ListInboundWebhookDeliveriesErrors];

export type ListInboundWebhookDeliveriesResponses = {
    /**
     * Deliveries that match, with the total.
     */
    200: {
        /**
         * Deliveries of this page.
         */
        data: Array<InboundDelivery>;
        pagination: Pagination;
    };
};

export type ListInboundWebhookDeliveriesResponse = ListInboundWebhookDeliveriesResponses[keyof ListInboundWebhookDeliveriesResponses];

export type GetInboundWebhookDeliveryData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * `ETag` of an earlier answer; when nothing has changed the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Identifier of the record.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/webhook-deliveries/inbound/{id}';
};

export type GetInboundWebhookDeliveryErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type GetInboundWebhookDeliveryError = GetInboundWebhookDeliveryErrors[keyof GetInboundWebhookDeliveryErrors];

export type GetInboundWebhookDeliveryResponses = {
    /**
     * The delivery with its headers and body.
     */
    200: {
        data: InboundDeliveryDetails;
    };
};

export type GetInboundWebhookDeliveryResponse = GetInboundWebhookDeliveryResponses[keyof GetInboundWebhookDeliveryResponses];

export type ListOutboundWebhookDeliveriesData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * `ETag` of an earlier answer; when nothing has changed the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: {
        /**
         * Only these records, for reading several at once.
         */
        id?: Array<Id>;
        /**
         * Only deliveries in these states.
         */
        status?: Array<OutboundDeliveryStatus>;
        /**
         * Only deliveries of these events.
         */
        event_type?: Array<WebhookEventType>;
        /**
         * Only deliveries of these events, by the `id` of their envelope.
         */
        event_id?: Array<Id>;
        /**
         * Only deliveries of events about these records, such as a client, a task or a ticket.
         */
        record_id?: Array<Id>;
        /**
         * Only deliveries to one of these addresses.
         */
        endpoint_kind?: Array<WebhookEndpointKind>;
        /**
         * Only records created by these users or service accounts.
         */
        created_by?: Array<Id>;
        /**
         * Only redeliveries of these.
         */
        redelivery_of_id?: Array<Id>;
        /**
         * Only redeliveries, pings and samples that somebody asked for, or only others.
         */
        is_manual?: boolean;
        /**
         * Only deliveries whose last attempt was answered with these HTTP status codes.
         */
        last_status_code?: Array<WebhookStatusCode>;
        /**
         * Only deliveries whose last attempt failed in one of these ways.
         */
        error_class?: Array<WebhookErrorClass>;
        /**
         * Only records created at this instant or later.
         */
        created_after?: Timestamp;
        /**
         * Only records created before this instant.
         */
        created_before?: Timestamp;
        /**
         * What to sort by, the property of that name.
         */
        sort?: 'created_at' | 'last_attempt_at' | 'next_attempt_at' | 'attempt_count';
        /**
         * Direction of the sort.
         */
        order?: 'asc' | 'desc';
        /**
         * Largest number of records to return.
         */
        limit?: number;
        /**
         * Number of matching records to skip; advance it by `limit` for the next page.
         */
        offset?: number;
    };
    url: '/v1/webhook-deliveries/outbound';
};

export type ListOutboundWebhookDeliveriesErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type ListOutboundWebhookDeliveriesError = ListOutboundWebhookDeliveriesErrors[keyof ListOutboundWebhookDeliveriesErrors];

export type ListOutboundWebhookDeliveriesResponses = {
    /**
     * Deliveries that match, with the total.
     */
    200: {
        /**
         * Deliveries of this page.
         */
        data: Array<OutboundDelivery>;
        pagination: Pagination;
    };
};

export type ListOutboundWebhookDeliveriesResponse = ListOutboundWebhookDeliveriesResponses[keyof ListOutboundWebhookDeliveriesResponses];

export type GetOutboundWebhookDeliveryData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * `ETag` of an earlier answer; when nothing has changed the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Identifier of the record.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/webhook-deliveries/outbound/{id}';
};

export type GetOutboundWebhookDeliveryErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type GetOutboundWebhookDeliveryError = GetOutboundWebhookDeliveryErrors[keyof GetOutboundWebhookDeliveryErrors];

export type GetOutboundWebhookDeliveryResponses = {
    /**
     * The delivery with its body and attempts.
     */
    200: {
        data: OutboundDeliveryDetails;
    };
};

export type GetOutboundWebhookDeliveryResponse = GetOutboundWebhookDeliveryResponses[keyof GetOutboundWebhookDeliveryResponses];

export type RedeliverOutboundWebhookData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the record.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/webhook-deliveries/outbound/{id}/redeliver';
};

export type RedeliverOutboundWebhookErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type RedeliverOutboundWebhookError = RedeliverOutboundWebhookErrors[keyof RedeliverOutboundWebhookErrors];

export type RedeliverOutboundWebhookResponses = {
    /**
     * The new delivery.
     */
    200: {
        data: OutboundDelivery;
    };
};

export type RedeliverOutboundWebhookResponse = RedeliverOutboundWebhookResponses[keyof RedeliverOutboundWebhookResponses];

export type GetIntegrationHealthData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * `ETag` of an earlier answer; when nothing has changed the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: {
        /**
         * How far to look back.
         */
        window?: IntegrationHealthWindow;
    };
    url: '/console/api/integration-health';
};

export type GetIntegrationHealthErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type GetIntegrationHealthError = GetIntegrationHealthErrors[keyof GetIntegrationHealthErrors];

export type GetIntegrationHealthResponses = {
    /**
     * The state of the integrations.
     */
    200: {
        data: IntegrationHealth;
    };
};

export type GetIntegrationHealthResponse = GetIntegrationHealthResponses[keyof GetIntegrationHealthResponses];

export type ListMcpConversationsData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * `ETag` of an earlier answer; when nothing has changed the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: {
        /**
         * Only conversations in these states.
         */
        state?: Array<McpConversationState>;
        /**
         * Only conversations of these members and service accounts.
         */
        user_id?: Array<Id>;
        /**
         * Only conversations by these API keys and OAuth grants.
         */
        credential_id?: Array<Id>;
        /**
         * Only conversations led by these models, as the hosts named them.
         */
        client_model?: Array<string>;
        /**
         * Only records created at this instant or later.
         */
        created_after?: Timestamp;
        /**
         * Only records created before this instant.
         */
        created_before?: Timestamp;
        /**
         * Text that the prompt contains, without regard to case.
         */
        search?: string;
        /**
         * What to sort by, the property of that name.
         */
        sort?: 'last_used_at' | 'created_at' | 'call_count';
        /**
         * Direction of the sort.
         */
        order?: 'asc' | 'desc';
        /**
         * Largest number of records to return.
         */
        limit?: number;
        /**
         * Number of matching records to skip; advance it by `limit` for the next page.
         */
        offset?: number;
    };
    url: '/console/api/mcp-conversations';
};

export type ListMcpConversationsErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type ListMcpConversationsError = ListMcpConversationsErrors[keyof ListMcpConversationsErrors];

export type ListMcpConversationsResponses = {
    /**
     * Conversations that match, with the total.
     */
    200: {
        /**
         * Conversations of this page.
         */
        data: Array<McpConversation>;
        pagination: Pagination;
    };
};

export type ListMcpConversationsResponse = ListMcpConversationsResponses[keyof ListMcpConversationsResponses];

export type GetMcpConversationData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * `ETag` of an earlier answer; when nothing has changed the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Identifier of the record.
         */
        id: Id;
    };
    query?: never;
    url: '/console/api/mcp-conversations/{id}';
};

export type GetMcpConversationErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type GetMcpConversationError = GetMcpConversationErrors[keyof GetMcpConversationErrors];

export type GetMcpConversationResponses = {
    /**
     * The conversation.
     */
    200: {
        data: McpConversationDetails;
    };
};

export type GetMcpConversationResponse = GetMcpConversationResponses[keyof GetMcpConversationResponses];

export type ListMcpConversationCallsData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * `ETag` of an earlier answer; when nothing has changed the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Identifier of the record.
         */
        id: Id;
    };
    query?: {
        /**
         * Only calls that ended in one of these ways.
         */
        outcome?: Array<ApiRequestOutcome>;
        /**
         * What to sort by, the property of that name.
         */
        sort?: 'created_at' | 'duration_ms';
        /**
         * Direction of the sort.
         */
        order?: 'asc' | 'desc';
        /**
         * Largest number of records to return.
         */
        limit?: number;
        /**
         * Number of matching records to skip; advance it by `limit` for the next page.
         */
        offset?: number;
    };
    url: '/console/api/mcp-conversations/{id}/calls';
};

export type ListMcpConversationCallsErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type ListMcpConversationCallsError = ListMcpConversationCallsErrors[keyof ListMcpConversationCallsErrors];

export type ListMcpConversationCallsResponses = {
    /**
     * Calls that match, with the total.
     */
    200: {
        /**
         * Calls of this page.
         */
        data: Array<McpToolCall>;
        pagination: Pagination;
    };
};

export type ListMcpConversationCallsResponse = ListMcpConversationCallsResponses[keyof ListMcpConversationCallsResponses];

export type EndMcpConversationData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the record.
         */
        id: Id;
    };
    query?: never;
    url: '/console/api/mcp-conversations/{id}/end';
};

export type EndMcpConversationErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type EndMcpConversationError = EndMcpConversationErrors[keyof EndMcpConversationErrors];

export type EndMcpConversationResponses = {
    /**
     * The conversation as it is now.
     */
    200: {
        data: McpConversation;
    };
};

export type EndMcpConversationResponse = EndMcpConversationResponses[keyof EndMcpConversationResponses];

export type GetApiRequestEffectsData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * `ETag` of an earlier answer; when nothing has changed the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Identifier of the record.
         */
        id: Id;
    };
    query?: never;
    url: '/console/api/request-logs/{id}/effects';
};

export type GetApiRequestEffectsErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type GetApiRequestEffectsError = GetApiRequestEffectsErrors[keyof GetApiRequestEffectsErrors];

export type GetApiRequestEffectsResponses = {
    /**
     * What the call did.
     */
    200: {
        data: ApiRequestEffects;
    };
};

export type GetApiRequestEffectsResponse = GetApiRequestEffectsResponses[keyof GetApiRequestEffectsResponses];

export type ListEmailDeliveryLogsData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * `ETag` of an earlier answer; when nothing has changed the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: {
        /**
         * Only these records, for reading several at once.
         */
        id?: Array<Id>;
        /**
         * Only e-mails in these states.
         */
        status?: Array<DeliveryStatus>;
        /**
         * Only e-mails of these categories.
         */
        category?: Array<EmailDeliveryCategory>;
        /**
         * Only e-mails to this address.
         */
        recipient?: EmailAddress;
        /**
         * Only e-mails about records of these kinds.
         */
        record_kind?: Array<RecordKind>;
        /**
         * Only e-mails about these records.
         */
        record_id?: Array<Id>;
        /**
         * Only e-mails to these members.
         */
        user_id?: Array<Id>;
        /**
         * Only e-mails that came back, or only others.
         */
        has_bounced?: boolean;
        /**
         * Only records created at this instant or later.
         */
        created_after?: Timestamp;
        /**
         * Only records created before this instant.
         */
        created_before?: Timestamp;
        /**
         * Free text to look for, without regard to case.
         */
        search?: string;
        /**
         * What to sort by, the property of that name.
         */
        sort?: 'created_at' | 'sent_at' | 'status';
        /**
         * Direction of the sort.
         */
        order?: 'asc' | 'desc';
        /**
         * Largest number of records to return.
         */
        limit?: number;
        /**
         * Number of matching records to skip; advance it by `limit` for the next page.
         */
        offset?: number;
    };
    url: '/v1/email-delivery-logs';
};

export type ListEmailDeliveryLogsErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type ListEmailDeliveryLogsError = ListEmailDeliveryLogsErrors[keyof ListEmailDeliveryLogsErrors];

export type ListEmailDeliveryLogsResponses = {
    /**
     * E-mails that match, with the total.
     */
    200: {
        /**
         * E-mails of this page.
         */
        data: Array<EmailDeliveryLog>;
        pagination: Pagination;
    };
};

export type ListEmailDeliveryLogsResponse = ListEmailDeliveryLogsResponses[keyof ListEmailDeliveryLogsResponses];

export type GetEmailDeliveryLogData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * `ETag` of an earlier answer; when nothing has changed the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Identifier of the record.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/email-delivery-logs/{id}';
};

export type GetEmailDeliveryLogErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type GetEmailDeliveryLogError = GetEmailDeliveryLogErrors[keyof GetEmailDeliveryLogErrors];

export type GetEmailDeliveryLogResponses = {
    /**
     * The e-mail and the steps of its delivery.
     */
    200: {
        data: EmailDeliveryDetails;
    };
};

export type GetEmailDeliveryLogResponse = GetEmailDeliveryLogResponses[keyof GetEmailDeliveryLogResponses];

export type ListApiRequestLogsData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * `ETag` of an earlier answer; when nothing has changed the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: {
        /**
         * Only calls that came in these ways.
         */
        channel?: Array<ApiRequestChannel>;
        /**
         * Only calls with these methods.
         */
        method?: Array<ApiRequestMethod>;
        /**
         * Only calls answered with these HTTP status codes.
         */
        status_code?: Array<ApiRequestStatusCode>;
        /**
         * Only calls that ended in one of these ways.
         */
        outcome?: Array<ApiRequestOutcome>;
        /**
         * Only calls answered with an error of these types.
         */
        error_type?: Array<string>;
        /**
         * Only calls of these operations.
         */
        operation_id?: Array<ApiRequestOperationId>;
        /**
         * Only calls that ran as these users or service accounts.
         */
        user_id?: Array<Id>;
        /**
         * Only calls made with these API keys.
         */
        credential_id?: Array<Id>;
        /**
         * Only the call with this `X-Request-Id`; several when the caller used one name more than once.
         */
        request_id?: ApiRequestName;
        /**
         * Only calls that took at least this many milliseconds.
         */
        min_duration_ms?: number;
        /**
         * Only records created at this instant or later.
         */
        created_after?: Timestamp;
        /**
         * Only records created before this instant.
         */
        created_before?: Timestamp;
        /**
         * Text that the path or the error message contains, without regard to case.
         */
        search?: string;
        /**
         * What to sort by, the property of that name.
         */
        sort?: 'created_at' | 'duration_ms' | 'status_code' | 'response_bytes';
        /**
         * Direction of the sort.
         */
        order?: 'asc' | 'desc';
        /**
         * Largest number of records to return.
         */
        limit?: number;
        /**
         * Number of matching records to skip; advance it by `limit` for the next page.
         */
        offset?: number;
    };
    url: '/v1/api-request-logs';
};

export type ListApiRequestLogsErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type ListApiRequestLogsError = ListApiRequestLogsErrors[keyof ListApiRequestLogsErrors];

export type ListApiRequestLogsResponses = {
    /**
     * Calls that match, with the total.
     */
    200: {
        /**
         * Calls of this page.
         */
        data: Array<ApiRequestLog>;
        pagination: Pagination;
    };
};

export type ListApiRequestLogsResponse = ListApiRequestLogsResponses[keyof ListApiRequestLogsResponses];

export type GetApiRequestLogData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * `ETag` of an earlier answer; when nothing has changed the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Identifier of the record.
         */
        id: Id;
    };
    query?: never;
    url: '/v1/api-request-logs/{id}';
};

export type GetApiRequestLogErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type GetApiRequestLogError = GetApiRequestLogErrors[keyof GetApiRequestLogErrors];

export type GetApiRequestLogResponses = {
    /**
     * The call.
     */
    200: {
        data: ApiRequestLog;
    };
};

export type GetApiRequestLogResponse = GetApiRequestLogResponses[keyof GetApiRequestLogResponses];

export type ListAuthEventsData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * `ETag` of an earlier answer; when nothing has changed the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path?: never;
    query?: {
        /**
         * Only events of these kinds.
         */
        kind?: Array<AuthEventKind>;
        /**
         * Only events that ended in one of these ways.
         */
        outcome?: Array<AuthEventOutcome>;
        /**
         * Only events about these users or service accounts.
         */
        user_id?: Array<Id>;
        /**
         * Only events about these API keys or OAuth grants.
         */
        credential_id?: Array<Id>;
        /**
         * Only events from this address.
         */
        ip_address?: string;
        /**
         * Only events at this instant or later.
         */
        occurred_after?: Timestamp;
        /**
         * Only events before this instant.
         */
        occurred_before?: Timestamp;
        /**
         * Free text to look for, without regard to case.
         */
        search?: string;
        /**
         * What to sort by, the property of that name.
         */
        sort?: 'occurred_at';
        /**
         * Direction of the sort.
         */
        order?: 'asc' | 'desc';
        /**
         * Largest number of records to return.
         */
        limit?: number;
        /**
         * Number of matching records to skip; advance it by `limit` for the next page.
         */
        offset?: number;
    };
    url: '/v1/auth-events';
};

export type ListAuthEventsErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type ListAuthEventsError = ListAuthEventsErrors[keyof ListAuthEventsErrors];

export type ListAuthEventsResponses = {
    /**
     * Events that match, with the total.
     */
    200: {
        /**
         * Events of this page.
         */
        data: Array<AuthEvent>;
        pagination: Pagination;
    };
};

export type ListAuthEventsResponse = ListAuthEventsResponses[keyof ListAuthEventsResponses];

export type CreateProcessData = {
    body: ProcessCreate;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/console/api/processes';
};

export type CreateProcessErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type CreateProcessError = CreateProcessErrors[keyof CreateProcessErrors];

export type CreateProcessResponses = {
    /**
     * The process with its stages as they are now being edited.
     */
    200: {
        data: ProcessDefinitionFull;
    };
};

export type CreateProcessResponse = CreateProcessResponses[keyof CreateProcessResponses];

export type ImportProcessData = {
    body: ProcessImport;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/console/api/processes/import';
};

export type ImportProcessErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type ImportProcessError = ImportProcessErrors[keyof ImportProcessErrors];

export type ImportProcessResponses = {
    /**
     * The process with its stages as they are now being edited.
     */
    200: {
        data: ProcessDefinitionFull;
    };
};

export type ImportProcessResponse = ImportProcessResponses[keyof ImportProcessResponses];

export type UpdateProcessData = {
    body: ProcessUpdate;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the record.
         */
        id: Id;
    };
    query?: never;
    url: '/console/api/processes/{id}';
};

export type UpdateProcessErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type UpdateProcessError = UpdateProcessErrors[keyof UpdateProcessErrors];

export type UpdateProcessResponses = {
    /**
     * The process after the change.
     */
    200: {
        data: ProcessDefinition;
    };
};

export type UpdateProcessResponse = UpdateProcessResponses[keyof UpdateProcessResponses];

export type ReplaceProcessStagesData = {
    body: ProcessStagesReplace;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the record.
         */
        id: Id;
    };
    query?: never;
    url: '/console/api/processes/{id}/stages';
};

export type ReplaceProcessStagesErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type ReplaceProcessStagesError = ReplaceProcessStagesErrors[keyof ReplaceProcessStagesErrors];

export type ReplaceProcessStagesResponses = {
    /**
     * The process with its stages as they are now being edited.
     */
    200: {
        data: ProcessDefinitionFull;
    };
};

export type ReplaceProcessStagesResponse = ReplaceProcessStagesResponses[keyof ReplaceProcessStagesResponses];

export type PublishProcessData = {
    body: ProcessPublish;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the record.
         */
        id: Id;
    };
    query?: never;
    url: '/console/api/processes/{id}/publish';
};

export type PublishProcessErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type PublishProcessError = PublishProcessErrors[keyof PublishProcessErrors];

export type PublishProcessResponses = {
    /**
     * The process with its new version, and warnings.
     */
    200: {
        data: ProcessPublished;
    };
};

export type PublishProcessResponse = PublishProcessResponses[keyof PublishProcessResponses];

export type RestoreProcessData = {
    body: ProcessRestore;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the record.
         */
        id: Id;
    };
    query?: never;
    url: '/console/api/processes/{id}/restore';
};

export type RestoreProcessErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type RestoreProcessError = RestoreProcessErrors[keyof RestoreProcessErrors];

export type RestoreProcessResponses = {
    /**
     * The process with its stages as they are now being edited.
     */
    200: {
        data: ProcessDefinitionFull;
    };
};

export type RestoreProcessResponse = RestoreProcessResponses[keyof RestoreProcessResponses];

export type ArchiveProcessData = {
    body: ProcessStateChange;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the record.
         */
        id: Id;
    };
    query?: never;
    url: '/console/api/processes/{id}/archive';
};

export type ArchiveProcessErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type ArchiveProcessError = ArchiveProcessErrors[keyof ArchiveProcessErrors];

export type ArchiveProcessResponses = {
    /**
     * The process after the change.
     */
    200: {
        data: ProcessDefinition;
    };
};

export type ArchiveProcessResponse = ArchiveProcessResponses[keyof ArchiveProcessResponses];

export type UnarchiveProcessData = {
    body: ProcessStateChange;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the record.
         */
        id: Id;
    };
    query?: never;
    url: '/console/api/processes/{id}/unarchive';
};

export type UnarchiveProcessErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type UnarchiveProcessError = UnarchiveProcessErrors[keyof UnarchiveProcessErrors];

export type UnarchiveProcessResponses = {
    /**
     * The process after the change.
     */
    200: {
        data: ProcessDefinition;
    };
};

export type UnarchiveProcessResponse = UnarchiveProcessResponses[keyof UnarchiveProcessResponses];

export type DuplicateProcessData = {
    body: ProcessDuplicate;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the record.
         */
        id: Id;
    };
    query?: never;
    url: '/console/api/processes/{id}/duplicate';
};

export type DuplicateProcessErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type DuplicateProcessError = DuplicateProcessErrors[keyof DuplicateProcessErrors];

export type DuplicateProcessResponses = {
    /**
     * The process with its stages as they are now being edited.
     */
    200: {
        data: ProcessDefinitionFull;
    };
};

export type DuplicateProcessResponse = DuplicateProcessResponses[keyof DuplicateProcessResponses];

export type ListProcessVersionsData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * `ETag` of an earlier answer; when nothing has changed the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Identifier of the record.
         */
        id: Id;
    };
    query?: {
        /**
         * What to sort by, the property of that name.
         */
        sort?: 'version';
        /**
         * Direction of the sort.
         */
        order?: 'asc' | 'desc';
        /**
         * Largest number of records to return.
         */
        limit?: number;
        /**
         * Number of matching records to skip; advance it by `limit` for the next page.
         */
        offset?: number;
    };
    url: '/console/api/processes/{id}/versions';
};

export type ListProcessVersionsErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type ListProcessVersionsError = ListProcessVersionsErrors[keyof ListProcessVersionsErrors];

export type ListProcessVersionsResponses = {
    /**
     * Versions of the process, with the total.
     */
    200: {
        /**
         * Versions of this page.
         */
        data: Array<ProcessVersionEntry>;
        pagination: Pagination;
    };
};

export type ListProcessVersionsResponse = ListProcessVersionsResponses[keyof ListProcessVersionsResponses];

export type GetProcessTextData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * `ETag` of an earlier answer; when nothing has changed the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Identifier of the record.
         */
        id: Id;
    };
    query?: {
        /**
         * Version to show; absent for the draft.
         */
        version?: number;
    };
    url: '/console/api/processes/{id}/text';
};

export type GetProcessTextErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type GetProcessTextError = GetProcessTextErrors[keyof GetProcessTextErrors];

export type GetProcessTextResponses = {
    /**
     * The process as text.
     */
    200: {
        data: ProcessText;
    };
};

export type GetProcessTextResponse = GetProcessTextResponses[keyof GetProcessTextResponses];

export type ReplaceProcessTextData = {
    body: ProcessTextReplace;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the record.
         */
        id: Id;
    };
    query?: never;
    url: '/console/api/processes/{id}/text';
};

export type ReplaceProcessTextErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type ReplaceProcessTextError = ReplaceProcessTextErrors[keyof ReplaceProcessTextErrors];

export type ReplaceProcessTextResponses = {
    /**
     * The process with its stages as they are now being edited.
     */
    200: {
        data: ProcessDefinitionFull;
    };
};

export type ReplaceProcessTextResponse = ReplaceProcessTextResponses[keyof ReplaceProcessTextResponses];

export type GetTaskStageToolsData = {
    body?: never;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * `ETag` of an earlier answer; when nothing has changed the answer is 304 without a body.
         */
        'If-None-Match'?: string;
    };
    path: {
        /**
         * Identifier of the record.
         */
        id: Id;
    };
    query?: never;
    url: '/console/api/task-stages/{id}/tools';
};

export type GetTaskStageToolsErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type GetTaskStageToolsError = GetTaskStageToolsErrors[keyof GetTaskStageToolsErrors];

export type GetTaskStageToolsResponses = {
    /**
     * The tools of the stage.
     */
    200: {
        data: TaskStageTools;
    };
};

export type GetTaskStageToolsResponse = GetTaskStageToolsResponses[keyof GetTaskStageToolsResponses];

export type SetTaskStageToolItemData = {
    body: TaskStageToolItemSet;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the record.
         */
        id: Id;
        /**
         * Tool of the stage.
         */
        tool_id: Id;
        /**
         * Item of the checklist.
         */
        item_key: Key;
    };
    query?: never;
    url: '/console/api/task-stages/{id}/tools/{tool_id}/items/{item_key}';
};

export type SetTaskStageToolItemErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type SetTaskStageToolItemError = SetTaskStageToolItemErrors[keyof SetTaskStageToolItemErrors];

export type SetTaskStageToolItemResponses = {
    /**
     * The checklist after the change.
     */
    200: {
        data: TaskStageToolState;
    };
};

export type SetTaskStageToolItemResponse = SetTaskStageToolItemResponses[keyof SetTaskStageToolItemResponses];

export type RunTaskStageToolData = {
    body: TaskStageToolRunCreate;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the record.
         */
        id: Id;
        /**
         * Tool of the stage.
         */
        tool_id: Id;
    };
    query?: never;
    url: '/console/api/task-stages/{id}/tools/{tool_id}/run';
};

export type RunTaskStageToolErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type RunTaskStageToolError = RunTaskStageToolErrors[keyof RunTaskStageToolErrors];

export type RunTaskStageToolResponses = {
    /**
     * The link, which has run now.
     */
    200: {
        data: TaskStageToolState;
    };
};

export type RunTaskStageToolResponse = RunTaskStageToolResponses[keyof RunTaskStageToolResponses];

export type SubmitTaskStageToolApprovalData = {
    body: TaskStageToolApprovalSubmit;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the record.
         */
        id: Id;
        /**
         * Tool of the stage.
         */
        tool_id: Id;
    };
    query?: never;
    url: '/console/api/task-stages/{id}/tools/{tool_id}/approval/submit';
};

export type SubmitTaskStageToolApprovalErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type SubmitTaskStageToolApprovalError = SubmitTaskStageToolApprovalErrors[keyof SubmitTaskStageToolApprovalErrors];

export type SubmitTaskStageToolApprovalResponses = {
    /**
     * The approval with the request.
     */
    200: {
        data: TaskStageToolState;
    };
};

export type SubmitTaskStageToolApprovalResponse = SubmitTaskStageToolApprovalResponses[keyof SubmitTaskStageToolApprovalResponses];

export type DecideTaskStageToolApprovalData = {
    body: TaskStageToolDecision;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the record.
         */
        id: Id;
        /**
         * Tool of the stage.
         */
        tool_id: Id;
    };
    query?: never;
    url: '/console/api/task-stages/{id}/tools/{tool_id}/approval/decide';
};

export type DecideTaskStageToolApprovalErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type DecideTaskStageToolApprovalError = DecideTaskStageToolApprovalErrors[keyof DecideTaskStageToolApprovalErrors];

export type DecideTaskStageToolApprovalResponses = {
    /**
     * The approval with the decision.
     */
    200: {
        data: TaskStageToolState;
    };
};

export type DecideTaskStageToolApprovalResponse = DecideTaskStageToolApprovalResponses[keyof DecideTaskStageToolApprovalResponses];

export type RetractTaskStageToolApprovalData = {
    body: TaskStageToolApprovalRetract;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
        /**
         * Makes a write safe to repeat for 24 hours: the same key with the same request returns the stored answer, with another request answers 409.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Identifier of the record.
         */
        id: Id;
        /**
         * Tool of the stage.
         */
        tool_id: Id;
    };
    query?: never;
    url: '/console/api/task-stages/{id}/tools/{tool_id}/approval/retract';
};

export type RetractTaskStageToolApprovalErrors = {
    /**
     * The request is not what the contract asks for; the message names the place and the cure.
     */
    400: Error;
    /**
     * The token is missing, invalid, expired or revoked.
     */
    401: AuthError;
    /**
     * The caller lacks a permission; the message names it.
     */
    403: Error;
    /**
     * No such record in this agency, or the caller may not see it.
     */
    404: Error;
    /**
     * The state of the record, a stale `expected_revision`, another record or an `Idempotency-Key` used before for another request forbids it; nothing was changed.
     */
    409: Error;
    /**
     * The agency's budget of requests is used up.
     */
    429: Error;
    /**
     * Something failed on our side; the request id helps us to find it.
     */
    500: Error;
};

export type RetractTaskStageToolApprovalError = RetractTaskStageToolApprovalErrors[keyof RetractTaskStageToolApprovalErrors];

export type RetractTaskStageToolApprovalResponses = {
    /**
     * The approval without the request.
     */
    200: {
        data: TaskStageToolState;
    };
};

export type RetractTaskStageToolApprovalResponse = RetractTaskStageToolApprovalResponses[keyof RetractTaskStageToolApprovalResponses];

export type ProcessInstanceUpdatedEventWebhookPayload = ProcessInstanceUpdatedEvent;

export type ProcessInstanceUpdatedEventWebhookRequest = {
    body: ProcessInstanceUpdatedEventWebhookPayload;
    key: 'process.instance_updated';
    path?: never;
    query?: never;
};

export type UserInvitedEventWebhookPayload = UserInvitedEvent;

export type UserInvitedEventWebhookRequest = {
    body: UserInvitedEventWebhookPayload;
    key: 'user.invited';
    path?: never;
    query?: never;
};

export type UserSetupCompletedEventWebhookPayload = UserSetupCompletedEvent;

export type UserSetupCompletedEventWebhookRequest = {
    body: UserSetupCompletedEventWebhookPayload;
    key: 'user.setup_completed';
    path?: never;
    query?: never;
};
