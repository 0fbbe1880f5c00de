// Written by the compiler from the contract; change the contract instead.
export type ClientOptions = {
    baseUrl: `${string}://{base_url}` | (string & {});
};

export type Webhooks = ClientNoteCreatedEventWebhookRequest | ClientNoteUpdatedEventWebhookRequest | ClientBankAuthorizationRequiredEventWebhookRequest | ClientCreatedEventWebhookRequest | ClientDeletedEventWebhookRequest | ClientMergedEventWebhookRequest | ClientUpdatedEventWebhookRequest;

/**
 * Permission of the form `area.action`, granted through department levels or to a service account.
 */
export type Permission = 'clients.view' | 'clients.create' | 'clients.edit' | 'clients.delete' | 'clients.merge' | 'tasks.view' | 'tasks.create' | 'tasks.edit' | 'tasks.transition' | 'tasks.delete' | 'tasks.manage' | 'tickets.view' | 'tickets.create' | 'tickets.reply' | 'tickets.edit' | 'tickets.assign' | 'tickets.delete' | 'tickets.manage' | 'tickets.review_drafts' | 'escalations.view' | 'escalations.create' | 'escalations.edit' | 'escalations.manage' | 'sops.view' | 'sops.author' | 'sops.review' | 'sops.publish' | 'sops.manage' | 'training.learn' | 'training.author' | 'training.assign' | 'training.review' | 'training.manage' | 'automations.view' | 'automations.author' | 'automations.publish' | 'automations.run' | 'forms.view' | 'forms.author' | 'forms.publish' | 'forms.review' | 'programs.view' | 'programs.manage' | 'programs.bill' | 'billing.view' | 'billing.manage' | 'objects.view' | 'objects.edit' | 'objects.define' | 'chat.use' | 'chat.moderate' | 'time.own' | 'time.manage' | 'people.view' | 'people.invite' | 'people.manage' | 'marketplace.acquire' | 'marketplace.import' | 'settings.view' | 'settings.manage' | 'settings.api' | 'settings.webhooks';

/**
 * Identifier of a record (UUID).
 */
export type Id = string;

/**
 * Where the account is.
 */
export type IntegrationProvider = 'google_ads' | 'google_analytics' | 'google_search_console' | 'google_business_profile' | 'meta_ads' | 'microsoft_ads' | 'linkedin_ads' | 'tiktok_ads' | 'call_tracking' | 'hubspot' | 'mailchimp' | 'quickbooks' | 'xero' | 'stripe' | 'slack' | 'shopify' | 'wordpress' | 'other';

/**
 * Identifier of the account at its provider.
 */
export type ExternalAccountId = string;

/**
 * An account at an outside provider that belongs to a client.
 */
export type ClientIntegrationAccount = {
    id: Id;
    client_id: Id;
    provider: IntegrationProvider;
    external_account_id: ExternalAccountId;
    /**
     * What people call the account; null when nothing was said.
     */
    display_name: string | null;
    revision: Revision;
    created_at: Timestamp;
    updated_at: Timestamp;
    created_by: Id;
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
 * An account to map to a client.
 */
export type ClientIntegrationAccountCreate = {
    client_id: Id;
    provider: IntegrationProvider;
    external_account_id: ExternalAccountId;
    /**
     * What people call the account.
     */
    display_name?: string | null;
};

/**
 * Key of one of the status options that the client's profile defines.
 */
export type ClientStatusKey = string;

/**
 * Category that the status option belongs to: `prospect` not yet a client, `active` being worked for, `inactive` paused or gone.
 */
export type ClientStatusCategory = 'prospect' | 'active' | 'inactive';

/**
 * Word or short phrase that the agency sorts clients by.
 */
export type ClientTag = string;

/**
 * How the client came into being: `api` by a program, `interface` by a person in the web interface, `import` from another system, `form` from a submission, `automation` by an automation.
 */
export type ClientSource = 'api' | 'interface' | 'import' | 'form' | 'automation';

/**
 * Conditions on the records of a list, joined by `logical_operator`, with groups inside groups up to three levels, where AND and OR may alternate. All levels together hold at most 50 conditions. Which fields exist, and which operators each takes, is told by the column catalogue of the list.
 */
export type FilterGroup = {
    logical_operator?: FilterLogicalOperator;
    conditions?: FilterConditions;
    /**
     * Groups inside this one.
     */
    groups?: Array<FilterSubgroup>;
};

/**
 * Stable machine name in snake_case.
 */
export type Key = string;

/**
 * A company or person that the agency works for, or hopes to.
 */
export type Client = {
    id: Id;
    name: ClientName;
    slug: Slug;
    profile_id: Id;
    status: ClientStatusKey;
    status_category: ClientStatusCategory;
    /**
     * People to talk to, in the order they were given; exactly one is primary unless there are none.
     */
    contacts: Array<ClientContact>;
    /**
     * Where the client is, exactly one primary unless there are none.
     */
    addresses: Array<ClientAddress>;
    tags: ClientTags;
    assigned_to: ClientAssignees;
    field_values: FieldValues;
    source: ClientSource;
    /**
     * Whether the caller keeps the client on top.
     */
    is_pinned: boolean;
    /**
     * Clients so like this one that it may exist twice; only in the answer to its creation, when contact matching warns.
     */
    possible_duplicates?: Array<ClientMatch>;
    revision: Revision;
    created_at: Timestamp;
    updated_at: Timestamp;
    created_by: Id;
};

/**
 * A new client.
 */
export type ClientCreate = {
    name: ClientName;
    profile_id: Id;
    slug?: Slug;
    status?: ClientStatusKey;
    contacts?: ClientContactInputs;
    addresses?: ClientAddressInputs;
    tags?: ClientTags;
    assigned_to?: ClientAssignees;
    field_values?: FieldValues;
    source?: ClientSource;
};

/**
 * Clients to delete.
 */
export type ClientBulkDelete = {
    ids: BulkIds;
    /**
     * Whether to delete although something open still needs a client; for admins only.
     */
    force?: boolean;
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
 * Clients to change, and the change.
 */
export type ClientBulkUpdate = {
    ids: BulkIds;
    changes: ClientBulkChanges;
};

/**
 * Short name for addresses, in lower-case letters, digits and single hyphens.
 */
export type Slug = string;

/**
 * By what a new client is compared with the existing ones, and what a match leads to.
 */
export type ContactMatchingSettings = {
    email_mode: ContactMatchingMode;
    phone_mode: ContactMatchingMode;
    name_mode: ContactMatchingMode;
    name_similarity: NameSimilarity;
    revision: Revision;
    /**
     * When the settings were last changed; null when they never were.
     */
    updated_at: Timestamp | null;
};

/**
 * Changes to the comparison; what is absent stays.
 */
export type ContactMatchingSettingsUpdate = {
    email_mode?: ContactMatchingMode;
    phone_mode?: ContactMatchingMode;
    name_mode?: ContactMatchingMode;
    name_similarity?: NameSimilarity;
    expected_revision?: ExpectedRevision;
};

/**
 * Every way to group the list of clients.
 */
export type ClientGroupingOptions = {
    /**
     * Ways to group, system fields first.
     */
    options: Array<ClientGroupingOption>;
};

/**
 * How the caller likes the list of clients.
 */
export type ClientListPreferences = {
    columns: ClientListColumns;
    sort: ClientListSort;
    /**
     * Key of the custom field to sort by; null unless `sort` is `custom_field`.
     */
    sort_field: Key | null;
    order: SortOrder;
    /**
     * Key of a grouping option; null for a plain list.
     */
    group_by: FilterField | null;
    /**
     * Clients on a page.
     */
    page_size: number;
    /**
     * Filter that the list starts with; null for none.
     */
    filter_group: FilterGroup | null;
    revision: Revision;
    /**
     * When the preferences were last changed; null when they never were.
     */
    updated_at: Timestamp | null;
};

/**
 * Changes to the caller's preferences; what is absent stays.
 */
export type ClientListPreferencesUpdate = {
    columns?: ClientListColumns;
    sort?: ClientListSort;
    /**
     * Key of the custom field to sort by; needed when `sort` is `custom_field`.
     */
    sort_field?: Key | null;
    order?: SortOrder;
    /**
     * Key of a grouping option; null for a plain list.
     */
    group_by?: FilterField | null;
    /**
     * Clients on a page.
     */
    page_size?: number;
    /**
     * Filter that the list starts with; null for none.
     */
    filter_group?: FilterGroup | null;
    expected_revision?: ExpectedRevision;
};

/**
 * Which client, by exactly one of `id`, `slug`, `email` and `name`, and what to add.
 */
export type ClientLookup = {
    id?: Id;
    slug?: Slug;
    /**
     * E-mail address of a contact, without regard to case.
     */
    email?: string;
    name?: ClientName;
    /**
     * Related records to add: `profile` with the label of the status, `assigned_users` with names, the 20 latest `notes` with pinned ones first, `fields` with the names and types behind the values, the caller's `pin`, `service_selections` and `integration_accounts`. Contacts are part of the client.
     */
    include?: Array<'profile' | 'assigned_users' | 'notes' | 'fields' | 'pin' | 'service_selections' | 'integration_accounts'>;
};

/**
 * A client with the related records that were asked for.
 */
export type ClientContext = {
    client: Client;
    /**
     * Other clients with the same e-mail address or name, latest change first.
     */
    other_matches: Array<ClientRef>;
    profile?: ClientContextProfile;
    /**
     * Users in charge of the client.
     */
    assigned_users?: Array<UserRef>;
    /**
     * Latest notes, pinned ones first.
     */
    notes?: Array<ClientContextNote>;
    /**
     * Custom fields of the client's profile with their values.
     */
    fields?: Array<ClientContextField>;
    pin?: ClientPin;
    /**
     * Services that the client has selected.
     */
    service_selections?: Array<ClientServiceSelection>;
    /**
     * Accounts of the client at outside providers, newest first.
     */
    integration_accounts?: Array<ClientIntegrationAccount>;
};

/**
 * What should be true of a client, and how to find it.
 */
export type ClientManage = {
    match?: ClientManageMatch;
    name?: ClientName;
    profile_id?: Id;
    status?: ClientStatusKey;
    contacts?: ClientContactInputs;
    addresses?: ClientAddressInputs;
    tags?: ClientTags;
    assigned_to?: ClientAssignees;
    field_values?: FieldValues;
    source?: ClientSource;
    expected_revision?: ExpectedRevision;
};

/**
 * What became of a request to create or update.
 */
export type ClientManaged = {
    /**
     * `created` a new client, `updated` an existing one, `unchanged` when it already was as asked.
     */
    outcome: 'created' | 'updated' | 'unchanged';
    client: Client;
};

/**
 * Clients to move, where to, and how their statuses and fields translate.
 */
export type ClientProfileMigration = {
    ids: BulkIds;
    target_profile_id: Id;
    /**
     * Status of the target for a status of the old profile, by key. A status that both have needs no entry.
     */
    status_map?: {
        [key in ClientStatusKey]?: ClientStatusKey;
    };
    /**
     * Field of the target, or of all profiles, for a field of the old profile, by key. Its value moves there unless that field has a value already.
     */
    field_map?: {
        [key in Key]?: Key;
    };
    /**
     * Whether to report only and change nothing.
     */
    is_dry_run?: boolean;
};

/**
 * What a migration did, or would do.
 */
export type ClientProfileMigrationReport = {
    /**
     * Whether this is a report of what would happen.
     */
    is_dry_run: boolean;
    target_profile_id: Id;
    /**
     * Outcome per client.
     */
    outcomes: Array<ClientProfileMigrationOutcome>;
    /**
     * Number of clients moved.
     */
    succeeded: number;
    /**
     * Number of clients that already had the profile.
     */
    unchanged: number;
    /**
     * Number of clients refused.
     */
    failed: number;
};

/**
 * Clients whose pins to read.
 */
export type ClientPinsRead = {
    ids: BulkIds;
};

/**
 * Pin states of several clients.
 */
export type ClientPins = {
    /**
     * One state for each client found.
     */
    pins: Array<ClientPin>;
};

/**
 * A client that a search found, with just enough to choose it.
 */
export type ClientSearchHit = {
    id: Id;
    name: ClientName;
    slug: Slug;
    profile_id: Id;
    status: ClientStatusKey;
    status_category: ClientStatusCategory;
    /**
     * E-mail address that matched, else that of the primary contact; null without one.
     */
    email: string | null;
    /**
     * Phone number that matched, else that of the primary contact; null without one.
     */
    phone: string | null;
    /**
     * What holds the text: the `name`, the `slug`, the `email` of a contact or the `phone` of one.
     */
    matches: Array<'name' | 'slug' | 'email' | 'phone'>;
};

/**
 * The services that a client has selected from now on.
 */
export type ClientServiceSelectionsReplace = {
    client_id: Id;
    /**
     * Services to select, each once, in the order to keep.
     */
    selections: Array<ClientServiceSelectionInput>;
    expected_revision?: ExpectedRevision;
};

/**
 * What a client has selected, and what else there is.
 */
export type ClientServiceSelections = {
    client_id: Id;
    /**
     * Services selected, in the order given.
     */
    selections: Array<ClientServiceSelection>;
    /**
     * Services that could be selected as well, by name.
     */
    available: Array<ClientServiceOffer>;
    revision: Revision;
    updated_at: Timestamp;
};

/**
 * Every column that the list of clients can have.
 */
export type ClientColumnCatalog = {
    /**
     * Columns, system properties first.
     */
    columns: Array<ListColumn>;
};

/**
 * Changes to a client; what is absent stays.
 */
export type ClientUpdate = {
    name?: ClientName;
    status?: ClientStatusKey;
    contacts?: ClientContactInputs;
    addresses?: ClientAddressInputs;
    tags?: ClientTags;
    assigned_to?: ClientAssignees;
    field_values?: FieldValues;
    expected_revision?: ExpectedRevision;
};

/**
 * Confirmation that a record was deleted.
 */
export type Deleted = {
    id: Id;
    deleted_at: Timestamp;
};

/**
 * A person to talk to at a client; at least name, e-mail address or phone number is known.
 */
export type ClientContact = {
    id: Id;
    /**
     * Name of the person; null when unknown.
     */
    name: string | null;
    /**
     * E-mail address; null when unknown.
     */
    email: string | null;
    /**
     * Phone number in E.164 form, `+` and digits; null when unknown.
     */
    phone: string | null;
    /**
     * What the person does at the client; null when unknown.
     */
    role: string | null;
    /**
     * Whether this is the person to talk to first.
     */
    is_primary: boolean;
};

/**
 * What the pin should be.
 */
export type ClientPinUpdate = {
    /**
     * True to pin, false to unpin.
     */
    is_pinned: boolean;
};

/**
 * Whether the caller keeps a client on top.
 */
export type ClientPin = {
    client_id: Id;
    /**
     * Whether it is pinned.
     */
    is_pinned: boolean;
    /**
     * When the caller pinned it; null when it is not pinned.
     */
    pinned_at: Timestamp | null;
};

/**
 * The new slug of a client.
 */
export type ClientSlugUpdate = {
    slug: Slug;
    expected_revision?: ExpectedRevision;
};

/**
 * Settings for generated ticket replies that differ for a client; null means that the agency's setting holds.
 */
export type ClientTicketAiOverrides = {
    client_id: Id;
    /**
     * Whether any setting differs.
     */
    is_overridden: boolean;
    /**
     * Whether replies are generated at all.
     */
    is_ai_enabled: boolean | null;
    reply_mode: TicketAiReplyMode;
    tone: TicketAiTone;
    language: TicketAiLanguage;
    /**
     * What to mind in replies to this client.
     */
    instructions: string | null;
    /**
     * Text to close replies with.
     */
    signature: string | null;
    revision: Revision;
    /**
     * When the overrides were last changed; null when they never were.
     */
    updated_at: Timestamp | null;
};

/**
 * Changes to the overrides; what is absent stays, null gives a setting back to the agency.
 */
export type ClientTicketAiOverridesUpdate = {
    /**
     * Whether replies are generated at all.
     */
    is_ai_enabled?: boolean | null;
    reply_mode?: TicketAiReplyMode;
    tone?: TicketAiTone;
    language?: TicketAiLanguage;
    /**
     * What to mind in replies to this client.
     */
    instructions?: string | null;
    /**
     * Text to close replies with.
     */
    signature?: string | null;
    expected_revision?: ExpectedRevision;
};

/**
 * A folder. Folders nest up to ten levels; names are unique among siblings, without regard to case.
 */
export type Folder = {
    id: Id;
    name: FolderName;
    /**
     * Folder that holds this one; null at the top of the tree.
     */
    parent_id: Id | null;
    position: Position;
    /**
     * Number of items directly in this folder.
     */
    item_count: number;
    /**
     * Number of folders directly in this folder.
     */
    folder_count: number;
    revision: Revision;
    created_at: Timestamp;
    updated_at: Timestamp;
    created_by: Id;
};

/**
 * A new folder.
 */
export type FolderCreate = {
    name: FolderName;
    /**
     * Folder to create it in; null or absent for the top of the tree.
     */
    parent_id?: Id | null;
};

/**
 * Changes to a folder.
 */
export type FolderUpdate = {
    name: FolderName;
    expected_revision?: ExpectedRevision;
};

/**
 * Where a folder goes.
 */
export type FolderMove = {
    /**
     * New parent; null for the top of the tree. A folder cannot move into itself or below itself.
     */
    parent_id: Id | null;
    position?: Position;
    expected_revision?: ExpectedRevision;
};

/**
 * Where everything directly in a folder goes.
 */
export type FolderMoveContents = {
    /**
     * Folder that receives the items and folders; null for the top of the tree.
     */
    target_folder_id: Id | null;
};

/**
 * What a move of contents moved.
 */
export type FolderContentsMoved = {
    /**
     * Number of items that moved.
     */
    moved_items: number;
    /**
     * Number of folders that moved.
     */
    moved_folders: number;
};

/**
 * A type of client, which defines the statuses and fields that its clients have.
 */
export type ClientProfile = {
    id: Id;
    name: ClientProfileName;
    description: ClientProfileDescription;
    color: ClientProfileColor;
    /**
     * Folder that holds the profile; null at the top.
     */
    folder_id: Id | null;
    /**
     * Statuses that clients of this profile may have, in order, archived ones included.
     */
    status_options: Array<ClientStatusOption>;
    allowed_transitions: ClientStatusTransitions;
    shared_field_ids: ClientProfileSharedFieldIds;
    /**
     * Whether a layout was set; otherwise it follows from the fields.
     */
    has_custom_layout: boolean;
    client_count: ClientCount;
    revision: Revision;
    created_at: Timestamp;
    updated_at: Timestamp;
    created_by: Id;
};

/**
 * A new profile.
 */
export type ClientProfileCreate = {
    name: ClientProfileName;
    description?: ClientProfileDescription;
    color?: ClientProfileColor;
    /**
     * Folder to create it in; null or absent for none.
     */
    folder_id?: Id | null;
    status_options?: ClientStatusOptionInputs;
    allowed_transitions?: ClientStatusTransitions;
    shared_field_ids?: ClientProfileSharedFieldIds;
    layout?: ClientLayoutInput;
};

/**
 * Profiles of one folder to delete.
 */
export type ClientProfileBulkDelete = {
    /**
     * Folder that the profiles are directly in; null for those in no folder.
     */
    folder_id: Id | null;
    ids: BulkIds;
};

/**
 * The name one would like.
 */
export type ClientProfileNameRequest = {
    /**
     * Name to start from.
     */
    base_name?: string;
};

/**
 * A name that no profile has.
 */
export type ClientProfileNameSuggestion = {
    name: ClientProfileName;
};

/**
 * Changes to a profile; what is absent stays.
 */
export type ClientProfileUpdate = {
    name?: ClientProfileName;
    description?: ClientProfileDescription;
    color?: ClientProfileColor;
    status_options?: ClientStatusOptionInputs;
    replacements?: ClientStatusReplacements;
    allowed_transitions?: ClientStatusTransitions;
    shared_field_ids?: ClientProfileSharedFieldIds;
    layout?: ClientLayoutInput;
    expected_revision?: ExpectedRevision;
};

/**
 * A profile with everything that its clients take from it.
 */
export type ClientProfileDetails = {
    profile: ClientProfile;
    /**
     * Fields that clients of the profile have: those of every profile, then its own, then shared ones.
     */
    fields: Array<ClientProfileField>;
    layout: ClientLayout;
    /**
     * Clients per status, in the order of the status options; statuses that nobody has are left out.
     */
    client_counts: Array<ClientStatusCount>;
};

/**
 * What the copy of a profile differs in.
 */
export type ClientProfileDuplicate = {
    name?: ClientProfileName;
    /**
     * Folder of the copy; null for none, absent for the original's.
     */
    folder_id?: Id | null;
};

/**
 * Folder that an item goes to.
 */
export type ItemMove = {
    /**
     * Target folder; null for the top of the tree.
     */
    folder_id: Id | null;
    expected_revision?: ExpectedRevision;
};

/**
 * A folder of one client's notes, with the rules of every folder.
 */
export type ClientNoteFolder = {
    id: Id;
    client_id: Id;
    name: FolderName;
    /**
     * Folder that holds this one; null at the top of the client's tree.
     */
    parent_id: Id | null;
    position: Position;
    /**
     * Number of notes directly in this folder.
     */
    item_count: number;
    /**
     * Number of folders directly in this folder.
     */
    folder_count: number;
    revision: Revision;
    created_at: Timestamp;
    updated_at: Timestamp;
    created_by: Id;
};

/**
 * A new folder for the notes of one client.
 */
export type ClientNoteFolderCreate = {
    client_id: Id;
    name: FolderName;
    /**
     * Note folder of the same client to create it in; null or absent for the top.
     */
    parent_id?: Id | null;
};

/**
 * Changes to a note folder; what is absent stays.
 */
export type ClientNoteFolderUpdate = {
    name?: FolderName;
    /**
     * New parent, a note folder of the same client; null for the top.
     */
    parent_id?: Id | null;
    position?: Position;
    expected_revision?: ExpectedRevision;
};

/**
 * A note that members of the agency wrote on a client.
 */
export type ClientNote = {
    id: Id;
    client_id: Id;
    /**
     * Note folder of the client that holds the note; null at the top.
     */
    folder_id: Id | null;
    /**
     * Heading; null when the note has none.
     */
    title: string | null;
    body_text: ClientNoteBody;
    /**
     * Whether the note is kept on top for everybody.
     */
    is_pinned: boolean;
    /**
     * Whether the caller marked the note as a favourite of their own.
     */
    is_favorite: boolean;
    revision: Revision;
    created_at: Timestamp;
    updated_at: Timestamp;
    created_by: Id;
};

/**
 * A new note.
 */
export type ClientNoteCreate = {
    client_id: Id;
    /**
     * Note folder of the same client; null or absent for the top.
     */
    folder_id?: Id | null;
    /**
     * Heading of the note.
     */
    title?: string | null;
    body_text: ClientNoteBody;
    /**
     * Whether to pin the note at once.
     */
    is_pinned?: boolean;
};

/**
 * Changes to a note; what is absent stays.
 */
export type ClientNoteUpdate = {
    /**
     * Note folder of the same client; null for the top.
     */
    folder_id?: Id | null;
    /**
     * Heading of the note; null for none.
     */
    title?: string | null;
    body_text?: ClientNoteBody;
    expected_revision?: ExpectedRevision;
};

/**
 * Whether a note is a favourite of the caller.
 */
export type ClientNoteFavoriteUpdate = {
    /**
     * Whether the caller marks the note as a favourite of their own.
     */
    is_favorite: boolean;
};

/**
 * Whether a note is kept on top.
 */
export type ClientNotePinUpdate = {
    /**
     * Whether the note is kept on top for everybody.
     */
    is_pinned: boolean;
    expected_revision?: ExpectedRevision;
};

/**
 * Values of the agency's own fields.
 */
export type AgencyFieldValues = {
    field_values: FieldValues;
    revision: Revision;
    /**
     * When a value last changed; null when none ever did.
     */
    updated_at: Timestamp | null;
};

/**
 * Values to set or clear.
 */
export type AgencyFieldsUpdate = {
    field_values: FieldValues;
    expected_revision?: ExpectedRevision;
};

/**
 * One value to set or clear.
 */
export type AgencyFieldValueUpdate = {
    key: Key;
    value: FieldValue;
    expected_revision?: ExpectedRevision;
};

/**
 * Kind of record that carries the field's values.
 */
export type FieldEntityType = 'client' | 'agency' | 'user' | 'task' | 'ticket' | 'escalation' | 'custom_object_record';

/**
 * Instant in UTC, ISO 8601 with milliseconds.
 */
export type Timestamp = string;

/**
 * One change of one value.
 */
export type FieldHistoryEntry = {
    id: Id;
    entity_type: FieldEntityType;
    entity_id: Id;
    field_id: Id;
    field_key: Key;
    field_name: FieldName;
    /**
     * Value before the change; null when there was none, or when masked.
     */
    previous_value: FieldValue;
    /**
     * Value after the change; null when it was cleared, or when masked.
     */
    value: FieldValue;
    /**
     * Whether the values are withheld because the field is sensitive.
     */
    is_masked: boolean;
    actor: Actor;
    changed_at: Timestamp;
};

/**
 * What kind of value a field holds; fixed when the field is created.
 */
export type FieldType = 'text' | 'long_text' | 'number' | 'money' | 'date' | 'date_time' | 'checkbox' | 'single_choice' | 'multi_choice' | 'user' | 'client' | 'email' | 'phone' | 'url' | 'address' | 'composite' | 'formula' | 'file';

/**
 * Definition of a custom field. Its key is unique among the fields of that kind of record in the agency.
 */
export type Field = {
    id: Id;
    entity_type: FieldEntityType;
    profile_id: FieldProfileId;
    key: Key;
    name: FieldName;
    description: FieldDescription;
    type: FieldType;
    config: FieldConfig;
    /**
     * Whether a record must have a value. Records that had none before the field became required keep none until it is given one.
     */
    is_required: boolean;
    /**
     * Whether two records of the agency may not hold the same value.
     */
    is_unique: boolean;
    /**
     * Whether values are kept out of events, and out of the field history for callers without settings.manage.
     */
    is_sensitive: boolean;
    default_value: FieldDefaultValue;
    folder_id: FieldFolderId;
    position: Position;
    revision: Revision;
    created_at: Timestamp;
    updated_at: Timestamp;
    created_by: Id;
};

/**
 * A new custom field.
 */
export type FieldCreate = {
    entity_type: FieldEntityType;
    profile_id?: FieldProfileId;
    key: Key;
    name: FieldName;
    description?: FieldDescription;
    config: FieldConfigInput;
    /**
     * Whether a record must have a value from now on. Not for formula and checkbox fields.
     */
    is_required?: boolean;
    /**
     * Whether two records may not hold the same value; for text, number, date, date_time, email, phone, url and single values of user, client and file.
     */
    is_unique?: boolean;
    /**
     * Whether values are kept out of events and masked in the field history.
     */
    is_sensitive?: boolean;
    default_value?: FieldDefaultValue;
    folder_id?: FieldFolderId;
};

/**
 * Which fields to show in detail.
 */
export type FieldDetailsRequest = {
    /**
     * Fields to show, each named once.
     */
    ids: Array<Id>;
    /**
     * What to add to each field; usage costs a count over the records.
     */
    include?: Array<'usage'>;
};

/**
 * Fields in detail.
 */
export type FieldDetailsResult = {
    /**
     * Fields that exist, in the order of the request.
     */
    fields: Array<FieldDetails>;
    /**
     * Ids that name no field of the agency.
     */
    missing_ids: Array<Id>;
};

/**
 * A scope of earlier integrations.
 */
export type FieldScopeRequest = {
    /**
     * Former name of a set of fields.
     */
    scope: 'clients' | 'client_profile' | 'agency' | 'users' | 'tasks' | 'tickets' | 'escalations' | 'custom_objects';
    /**
     * Client profile of the scope `client_profile`, which needs it; not for the others.
     */
    scope_id?: Id;
};

/**
 * Fields to delete.
 */
export type FieldBulkDelete = {
    ids: BulkIds;
    /**
     * Whether to erase the values that records hold for the fields.
     */
    force?: boolean;
};

/**
 * A choice to be replaced by another of the same field.
 */
export type FieldChoiceReplacement = {
    field_id: Id;
    from_key: Key;
    to_key: Key;
    /**
     * What becomes of the former choice: `archive` keeps it unselectable, `remove` deletes it, `keep` leaves it as it is.
     */
    disposition?: 'archive' | 'remove' | 'keep';
    expected_revision?: ExpectedRevision;
};

/**
 * What a replacement changed.
 */
export type FieldChoiceReplaced = {
    field: Field;
    /**
     * Records whose value changed.
     */
    updated_records: number;
};

/**
 * A built-in type whose values are objects with parts. Composite types are part of the service and the same in every agency.
 */
export type CompositeType = {
    id: Id;
    key: Key;
    /**
     * Name shown to people.
     */
    name: string;
    /**
     * What the type is for.
     */
    description: string;
    /**
     * Whether fields of this type are always sensitive.
     */
    is_sensitive: boolean;
    /**
     * Parts in their order.
     */
    parts: Array<CompositePart>;
};

/**
 * A custom field as it should be. Properties that are absent take the default of a new field when it is created and stay as they are when it exists.
 */
export type FieldManage = {
    id?: Id;
    expected_revision?: ExpectedRevision;
    entity_type: FieldEntityType;
    profile_id?: FieldProfileId;
    key: Key;
    name: FieldName;
    description?: FieldDescription;
    config: FieldConfigInput;
    /**
     * Whether a record must have a value from now on.
     */
    is_required?: boolean;
    /**
     * Whether two records may not hold the same value.
     */
    is_unique?: boolean;
    /**
     * Whether values are kept out of events and masked in the field history.
     */
    is_sensitive?: boolean;
    default_value?: FieldDefaultValue;
    folder_id?: FieldFolderId;
};

/**
 * A field brought to its wanted form.
 */
export type FieldManaged = {
    field: Field;
    /**
     * `created` when there was no such field, `updated` when it differed, `unchanged` when it was so already.
     */
    outcome: 'created' | 'updated' | 'unchanged';
};

/**
 * A field and the key it is to have.
 */
export type FieldKeyRename = {
    field_id: Id;
    key: Key;
    expected_revision?: ExpectedRevision;
};

/**
 * What a change of key carried over.
 */
export type FieldKeyRenamed = {
    field: Field;
    /**
     * Records whose values now carry the new key.
     */
    updated_records: number;
    /**
     * Formulas that now read the new key.
     */
    updated_formulas: number;
    /**
     * Saved list preferences and layouts that now name the new key.
     */
    updated_preferences: number;
};

/**
 * Wanted order of fields.
 */
export type FieldReorder = {
    entity_type: FieldEntityType;
    /**
     * Fields of that kind of record, first one first.
     */
    ids: Array<Id>;
};

/**
 * Order of the fields of a kind of record.
 */
export type FieldOrder = {
    entity_type: FieldEntityType;
    /**
     * Every field of that kind of record, first one first.
     */
    ids: Array<Id>;
};

/**
 * Changes to a field; what is absent stays as it is.
 */
export type FieldUpdate = {
    name?: FieldName;
    description?: FieldDescription;
    profile_id?: FieldProfileId;
    config?: FieldConfigInput;
    /**
     * Whether a record must have a value from now on.
     */
    is_required?: boolean;
    /**
     * Whether two records may not hold the same value.
     */
    is_unique?: boolean;
    /**
     * Whether values are kept out of events and masked in the field history.
     */
    is_sensitive?: boolean;
    default_value?: FieldDefaultValue;
    folder_id?: FieldFolderId;
    expected_revision?: ExpectedRevision;
};

/**
 * What uses a field.
 */
export type FieldUsage = {
    field_id: Id;
    /**
     * Records that hold a value.
     */
    record_count: number;
    /**
     * Records that hold each choice, in the order of the choices; empty for fields without choices.
     */
    choices: Array<FieldChoiceUsage>;
    /**
     * Formula fields that read it.
     */
    formula_count: number;
    /**
     * People whose saved columns, sorting or filters name it.
     */
    list_preference_count: number;
    /**
     * Layouts that show it.
     */
    layout_count: number;
    /**
     * Changes of its values that the history holds.
     */
    history_count: number;
    /**
     * When a value of it last changed; null when none ever did.
     */
    last_changed_at: Timestamp | null;
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
 * A part of the reference data.
 */
export type TenantContextSection = 'agency' | 'caller' | 'client_profiles' | 'users' | 'client_tags' | 'fields';

/**
 * Reference data of the agency. Only sections that were asked for and may be seen are present.
 */
export type TenantContext = {
    agency?: Agency;
    caller?: TenantContextCaller;
    /**
     * Client profiles, by name.
     */
    client_profiles?: Array<TenantContextClientProfile>;
    /**
     * Active and invited users, by name.
     */
    users?: Array<TenantContextUser>;
    /**
     * Tags of clients, the most used first.
     */
    client_tags?: Array<ClientTagCount>;
    /**
     * Custom fields, by kind of record and place in the order.
     */
    fields?: Array<TenantContextField>;
    /**
     * Sections that were asked for but need a permission the caller lacks.
     */
    withheld: Array<WithheldSection>;
    /**
     * Sections that hold more than is shown here; use their list operation.
     */
    shortened: Array<TenantContextSection>;
};

/**
 * HTTP method of the call.
 */
export type ApiRequestMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

/**
 * HTTP status code of the answer.
 */
export type ApiRequestStatusCode = number;

/**
 * How the call ended.
 */
export type ApiRequestOutcome = 'success' | 'client_error' | 'server_error';

/**
 * `operationId` in the contract.
 */
export type ApiRequestOperationId = string;

/**
 * `X-Request-Id` of the call.
 */
export type ApiRequestName = string;

/**
 * One call to the API of this agency and its answer, without bodies and credentials.
 */
export type ApiRequestLog = {
    id: Id;
    request_id: ApiRequestName;
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
 * Envelope of `client_note.created`.
 */
export type ClientNoteCreatedEvent = {
    id: Id;
    /**
     * Name of the event.
     */
    event_type: 'client_note.created';
    created_at: Timestamp;
    tenant_id: Id;
    data: ClientNoteCreatedData;
};

/**
 * Envelope of `client_note.updated`.
 */
export type ClientNoteUpdatedEvent = {
    id: Id;
    /**
     * Name of the event.
     */
    event_type: 'client_note.updated';
    created_at: Timestamp;
    tenant_id: Id;
    data: ClientNoteUpdatedData;
};

/**
 * Envelope of `client.bank_authorization_required`.
 */
export type ClientBankAuthorizationRequiredEvent = {
    id: Id;
    /**
     * Name of the event.
     */
    event_type: 'client.bank_authorization_required';
    created_at: Timestamp;
    tenant_id: Id;
    data: ClientBankAuthorizationRequiredData;
};

/**
 * Envelope of `client.created`.
 */
export type ClientCreatedEvent = {
    id: Id;
    /**
     * Name of the event.
     */
    event_type: 'client.created';
    created_at: Timestamp;
    tenant_id: Id;
    data: ClientCreatedData;
};

/**
 * Envelope of `client.deleted`.
 */
export type ClientDeletedEvent = {
    id: Id;
    /**
     * Name of the event.
     */
    event_type: 'client.deleted';
    created_at: Timestamp;
    tenant_id: Id;
    data: ClientDeletedData;
};

/**
 * Envelope of `client.merged`.
 */
export type ClientMergedEvent = {
    id: Id;
    /**
     * Name of the event.
     */
    event_type: 'client.merged';
    created_at: Timestamp;
    tenant_id: Id;
    data: ClientMergedData;
};

/**
 * Envelope of `client.updated`.
 */
export type ClientUpdatedEvent = {
    id: Id;
    /**
     * Name of the event.
     */
    event_type: 'client.updated';
    created_at: Timestamp;
    tenant_id: Id;
    data: ClientUpdatedData;
};

/**
 * Starts at 1 and grows by 1 with every committed change of the record.
 */
export type Revision = number;

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
 * `AND` when every condition and group inside must hold, `OR` when one is enough.
 */
export type FilterLogicalOperator = 'AND' | 'OR';

/**
 * Conditions directly in this group.
 */
export type FilterConditions = Array<FilterCondition>;

/**
 * A group inside the outermost one.
 */
export type FilterSubgroup = {
    logical_operator?: FilterLogicalOperator;
    conditions?: FilterConditions;
    /**
     * Groups inside this one.
     */
    groups?: Array<FilterInnerGroup>;
};

/**
 * Name of the client as people call it.
 */
export type ClientName = string;

/**
 * A place of the client.
 */
export type ClientAddress = {
    /**
     * What the place is; null when nothing was said.
     */
    label: string | null;
    address: Address;
    /**
     * Whether this is the place to use when only one is asked for.
     */
    is_primary: boolean;
};

/**
 * Tags of the client, each once without regard to case.
 */
export type ClientTags = Array<ClientTag>;

/**
 * Users in charge of the client.
 */
export type ClientAssignees = Array<Id>;

/**
 * Custom field values by field key. Which keys exist, and of which type each is, is told by `GET /v1/fields`. In a request a key that is absent stays as it is and null clears its value; formula fields are computed and cannot be written. In an answer fields without a value are absent.
 */
export type FieldValues = {
    [key in Key]?: FieldValue;
};

/**
 * An existing client that is like a new one.
 */
export type ClientMatch = {
    id: Id;
    name: ClientName;
    /**
     * What is alike: `email` and `phone` of a contact, or the `name` of the client.
     */
    matches: Array<'email' | 'phone' | 'name'>;
};

/**
 * All contacts of the client; on change they replace the former ones, and a contact left out is removed.
 */
export type ClientContactInputs = Array<ClientContactInput>;

/**
 * All addresses of the client; on change they replace the former ones.
 */
export type ClientAddressInputs = Array<ClientAddressInput>;

/**
 * Records to act on, each named once.
 */
export type BulkIds = Array<Id>;

/**
 * What happened to one record of a bulk request. The records are independent; one may fail while others succeed.
 */
export type BulkOutcome = {
    id: Id;
    /**
     * `succeeded` when the change was made, `unchanged` when the record already was as asked, `failed` when it was refused and left as it was.
     */
    status: 'succeeded' | 'unchanged' | 'failed';
    error?: ErrorDetail;
};

/**
 * The same change for each client; lists can be replaced, or added to and taken from.
 */
export type ClientBulkChanges = {
    status?: ClientStatusKey;
    tags?: ClientTags;
    add_tags?: ClientTags;
    remove_tags?: ClientTags;
    assigned_to?: ClientAssignees;
    add_assignee_ids?: ClientAssignees;
    remove_assignee_ids?: ClientAssignees;
    field_values?: FieldValues;
};

/**
 * `off` does not compare, `warn` creates the client and names the others, `forbid` answers 409 and names them.
 */
export type ContactMatchingMode = 'off' | 'warn' | 'forbid';

/**
 * How alike two names must be to count as a match, by the letter triples they share; 1 is the same.
 */
export type NameSimilarity = number;

/**
 * Revision that the caller last read. When it is no longer current the request answers 409 and changes nothing.
 */
export type ExpectedRevision = number;

/**
 * One way to group the list of clients, with its groups.
 */
export type ClientGroupingOption = {
    key: FilterField;
    /**
     * What people call it.
     */
    label: string;
    /**
     * `system` for a property of the client, `custom` for a custom field.
     */
    kind: 'system' | 'custom';
    value_type: ListColumnValueType;
    /**
     * Groups in their order, the one of clients without a value last.
     */
    groups: Array<ClientGroup>;
};

/**
 * Columns from left to right, each once.
 */
export type ClientListColumns = Array<ClientListColumn>;

/**
 * What to sort by: `created_at`, `updated_at`, `name`, `slug` or `status` of the client, or `custom_field` for the one in `sort_field`.
 */
export type ClientListSort = 'created_at' | 'updated_at' | 'name' | 'slug' | 'status' | 'custom_field';

/**
 * Direction of the sort; `asc` is ascending, `desc` is descending.
 */
export type SortOrder = 'asc' | 'desc';

/**
 * System field by its name, or custom field as `field_values.<key>`.
 */
export type FilterField = string;

/**
 * A client as other records refer to it.
 */
export type ClientRef = {
    id: Id;
    name: ClientName;
    slug: Slug;
};

/**
 * Profile of a client, and what its status is called there.
 */
export type ClientContextProfile = {
    id: Id;
    name: ClientProfileName;
    status_label: ClientStatusLabel;
};

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
 * A note on a client, shortened for an overview.
 */
export type ClientContextNote = {
    id: Id;
    /**
     * Heading; null when the note has none.
     */
    title: string | null;
    /**
     * The first 2000 characters of the note.
     */
    body_text: string;
    /**
     * Whether the note is kept on top for everybody.
     */
    is_pinned: boolean;
    created_at: Timestamp;
    created_by: Id;
};

/**
 * A custom field with the value that the client has in it.
 */
export type ClientContextField = {
    key: Key;
    name: FieldName;
    type: FieldType;
    value: FieldValue;
};

/**
 * A service that a client has selected.
 */
export type ClientServiceSelection = {
    service_id: Id;
    /**
     * Name of the service.
     */
    name: string;
    /**
     * Kind of service; null when it has none.
     */
    category: string | null;
    /**
     * How many of it.
     */
    quantity: number;
    /**
     * What to mind about it; null when nothing.
     */
    note: string | null;
    selected_at: Timestamp;
};

/**
 * How to find the client to update, by exactly one of these. An unknown `id` answers 404; an unknown `slug` becomes the slug of the new client, an unknown `email` that of its first contact when it has none.
 */
export type ClientManageMatch = {
    id?: Id;
    slug?: Slug;
    /**
     * E-mail address of a contact.
     */
    email?: string;
};

/**
 * What happened to one client of a migration. All but `id`, `status` and `error` are present when it succeeded.
 */
export type ClientProfileMigrationOutcome = {
    id: Id;
    /**
     * `succeeded` when it moved, `unchanged` when it already had the profile, `failed` when it was refused and left as it was.
     */
    status: 'succeeded' | 'unchanged' | 'failed';
    error?: ErrorDetail;
    previous_profile_id?: Id;
    previous_status?: ClientStatusKey;
    new_status?: ClientStatusKey;
    /**
     * Values that moved to another field.
     */
    mapped_fields?: Array<ClientFieldMapping>;
    /**
     * Values that the target has no field for; they were taken off the record and stay in the field history.
     */
    left_behind?: Array<ClientFieldLeftBehind>;
    /**
     * Required fields of the target that have no value yet.
     */
    missing_required_fields?: Array<Key>;
};

/**
 * A service to select.
 */
export type ClientServiceSelectionInput = {
    service_id: Id;
    /**
     * How many of it.
     */
    quantity?: number;
    /**
     * What to mind about it.
     */
    note?: string | null;
};

/**
 * A service of the agency that clients can select.
 */
export type ClientServiceOffer = {
    id: Id;
    /**
     * Name of the service.
     */
    name: string;
    /**
     * Kind of service; null when it has none.
     */
    category: string | null;
};

/**
 * A column that the table of a list can show, with what one can do by it.
 */
export type ListColumn = {
    key: FilterField;
    /**
     * Heading shown to people.
     */
    label: string;
    /**
     * `system` for a property of the record, `custom` for a custom field.
     */
    kind: 'system' | 'custom';
    value_type: ListColumnValueType;
    /**
     * Whether the column shows until the user chooses otherwise.
     */
    is_default: boolean;
    /**
     * Whether the list can be sorted by it.
     */
    is_sortable: boolean;
    /**
     * Whether the list can be grouped by it.
     */
    is_groupable: boolean;
    /**
     * Operators that filters on it take; empty when it cannot be filtered by.
     */
    operators: Array<FilterOperator>;
    /**
     * For a custom field, the profile that it belongs to; null when it is for all.
     */
    profile_id: Id | null;
};

/**
 * `suggest` shows a proposal to the agent, `draft` saves it as a draft, `auto_send` sends it without a person; null as the agency.
 */
export type TicketAiReplyMode = 'suggest' | 'draft' | 'auto_send' | null;

/**
 * How replies sound: `neutral`, `friendly` warm and personal, `formal` distant and polite, `concise` as short as can be; null as the agency.
 */
export type TicketAiTone = 'neutral' | 'friendly' | 'formal' | 'concise' | null;

/**
 * Language of replies as a BCP 47 tag; null for that of the message or of the agency.
 */
export type TicketAiLanguage = string | null;

/**
 * Name of the folder, unique among its siblings.
 */
export type FolderName = string;

/**
 * Place among its siblings, lowest first.
 */
export type Position = number;

/**
 * Name of the profile, unique in the agency without regard to case.
 */
export type ClientProfileName = string;

/**
 * What kind of client the profile is for; null when nobody wrote it down.
 */
export type ClientProfileDescription = string | null;

/**
 * Colour that marks clients of the profile in lists; null for none.
 */
export type ClientProfileColor = Color | null;

/**
 * A status that clients of a profile may have.
 */
export type ClientStatusOption = {
    key: ClientStatusKey;
    label: ClientStatusLabel;
    color: Color;
    category: ClientStatusCategory;
    position: Position;
    /**
     * Whether a new client starts with this status; true for exactly one option.
     */
    is_default: boolean;
    /**
     * When the option was archived; null while clients may be given this status.
     */
    archived_at: Timestamp | null;
};

/**
 * Steps between categories that clients may take; null allows every step. Steps within one category are always allowed.
 */
export type ClientStatusTransitions = Array<ClientStatusTransition> | null;

/**
 * Fields of other profiles that this one uses too, in order. Fields without a profile belong to every profile and are not listed here.
 */
export type ClientProfileSharedFieldIds = Array<Id>;

/**
 * Number of clients, deleted ones left out.
 */
export type ClientCount = number;

/**
 * All options of the profile, in order: at least one unarchived option in each of the three categories, and one default.
 */
export type ClientStatusOptionInputs = Array<ClientStatusOptionInput>;

/**
 * Layout of a client's page, which may be sent back as it was read; null for the one that follows from the fields.
 */
export type ClientLayoutInput = {
    /**
     * Whether somebody set this layout, as it was read: with false and the sections that follow from the fields they go on to follow.
     */
    is_custom?: boolean;
    sections: ClientLayoutSections;
    /**
     * Fields that no section shows, as they were read; they follow from the sections.
     */
    unplaced_field_keys?: Array<Key>;
} | null;

/**
 * For status options that this request archives or leaves out: the unarchived option that their clients get instead.
 */
export type ClientStatusReplacements = {
    [key in ClientStatusKey]?: ClientStatusKey;
};

/**
 * A field that clients of a profile have. The whole definition is read with `getField`.
 */
export type ClientProfileField = {
    id: Id;
    key: Key;
    name: FieldName;
    type: FieldType;
    /**
     * Whether every client must have a value.
     */
    is_required: boolean;
    /**
     * Where the field comes from.
     */
    origin: 'agency' | 'profile' | 'shared';
};

/**
 * How the page of a client is laid out.
 */
export type ClientLayout = {
    /**
     * Whether somebody set this layout; otherwise it follows from the fields.
     */
    is_custom: boolean;
    sections: ClientLayoutSections;
    /**
     * Fields of the profile that no section shows, such as those added after the layout was set.
     */
    unplaced_field_keys: Array<Key>;
};

/**
 * Number of clients in one status.
 */
export type ClientStatusCount = {
    status: ClientStatusKey;
    client_count: ClientCount;
};

/**
 * Text of the note, in Markdown.
 */
export type ClientNoteBody = string;

/**
 * Value of one custom field, in the form of the field's type: a string for `text`, `long_text`, `date` (`YYYY-MM-DD`), `date_time` (ISO 8601 instant), `email`, `phone` (E.164), `url`, for `single_choice` the key of the choice, and for `user`, `client` and `file` an id; a number for `number`; true or false for `checkbox`; a list of strings for `multi_choice` (keys) and for `user`, `client` and `file` fields that take several; an object for `money` (`amount_minor`, `currency`), `address` and `composite` (its parts by key). Null means no value.
 */
export type FieldValue = string | number | boolean | FieldValueList | FieldValueParts | null;

/**
 * Name shown to people.
 */
export type FieldName = string;

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
 * Client profile that the field belongs to; other profiles may share it. Null when all clients have it, and for other kinds of records.
 */
export type FieldProfileId = Id | null;

/**
 * Help for the people who fill the field in.
 */
export type FieldDescription = string | null;

/**
 * Type of the field with the settings of that type. A setting that is absent sets no limit.
 */
export type FieldConfig = ({
    type: 'text';
} & TextFieldConfig) | ({
    type: 'long_text';
} & LongTextFieldConfig) | ({
    type: 'number';
} & NumberFieldConfig) | ({
    type: 'money';
} & MoneyFieldConfig) | ({
    type: 'date';
} & DateFieldConfig) | ({
    type: 'date_time';
} & DateTimeFieldConfig) | ({
    type: 'checkbox';
} & CheckboxFieldConfig) | ({
    type: 'single_choice';
} & SingleChoiceFieldConfig) | ({
    type: 'multi_choice';
} & MultiChoiceFieldConfig) | ({
    type: 'user';
} & UserFieldConfig) | ({
    type: 'client';
} & ClientFieldConfig) | ({
    type: 'email';
} & EmailFieldConfig) | ({
    type: 'phone';
} & PhoneFieldConfig) | ({
    type: 'url';
} & UrlFieldConfig) | ({
    type: 'address';
} & AddressFieldConfig) | ({
    type: 'composite';
} & CompositeFieldConfig) | ({
    type: 'formula';
} & FormulaFieldConfig) | ({
    type: 'file';
} & FileFieldConfig);

/**
 * Value that a new record gets when none is given; null for none. Formula fields have none.
 */
export type FieldDefaultValue = FieldValue;

/**
 * Field folder that holds the definition; null at the top.
 */
export type FieldFolderId = Id | null;

/**
 * Type of the field with the settings of that type. On a change it replaces the former settings as a whole and must name the same type. Settings may be sent back as they were read.
 */
export type FieldConfigInput = ({
    type: 'text';
} & TextFieldConfig) | ({
    type: 'long_text';
} & LongTextFieldConfig) | ({
    type: 'number';
} & NumberFieldConfig) | ({
    type: 'money';
} & MoneyFieldConfig) | ({
    type: 'date';
} & DateFieldConfig) | ({
    type: 'date_time';
} & DateTimeFieldConfig) | ({
    type: 'checkbox';
} & CheckboxFieldConfig) | ({
    type: 'single_choice';
} & SingleChoiceFieldConfigInput) | ({
    type: 'multi_choice';
} & MultiChoiceFieldConfigInput) | ({
    type: 'user';
} & UserFieldConfig) | ({
    type: 'client';
} & ClientFieldConfig) | ({
    type: 'email';
} & EmailFieldConfig) | ({
    type: 'phone';
} & PhoneFieldConfig) | ({
    type: 'url';
} & UrlFieldConfig) | ({
    type: 'address';
} & AddressFieldConfig) | ({
    type: 'composite';
} & CompositeFieldConfig) | ({
    type: 'formula';
} & FormulaFieldConfigInput) | ({
    type: 'file';
} & FileFieldConfig);

/**
 * A field with what surrounds it; `usage` is present when it was asked for.
 */
export type FieldDetails = {
    field: Field;
    /**
     * Composite type that the field names; null for other types of fields.
     */
    composite_type: CompositeType | null;
    /**
     * Fields that its formula reads.
     */
    dependencies: Array<FieldRef>;
    /**
     * Formula fields that read it.
     */
    used_by_formulas: Array<FieldRef>;
    usage?: FieldUsage;
};

/**
 * A part of a composite type.
 */
export type CompositePart = {
    key: Key;
    /**
     * Name shown to people.
     */
    name: string;
    /**
     * What the part holds, in the form of the field type of that name.
     */
    type: 'text' | 'number' | 'date' | 'checkbox' | 'single_choice' | 'email' | 'phone' | 'url' | 'country' | 'currency' | 'time_range';
    /**
     * Whether every value must have the part.
     */
    is_required: boolean;
    /**
     * Choices of a `single_choice` part; empty for the others.
     */
    choices: Array<CompositePartChoice>;
};

/**
 * How many records hold a choice.
 */
export type FieldChoiceUsage = {
    key: Key;
    /**
     * Records that hold the choice.
     */
    record_count: number;
};

/**
 * Built-in role; null when permissions come from departments or assignment only.
 */
export type UserRole = BuiltInRole | null;

/**
 * A department that a user belongs to, and at which level.
 */
export type UserDepartment = {
    department_id: Id;
    /**
     * Name of the department.
     */
    department_name: string;
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
 * The agency that the caller works in.
 */
export type Agency = {
    id: Id;
    /**
     * Name of the agency.
     */
    name: string;
    slug: Slug;
    /**
     * Time zone of the agency by its IANA name.
     */
    time_zone: string;
    /**
     * Language and region of the agency as a BCP 47 tag.
     */
    locale: string;
    /**
     * Currency of the agency by its ISO 4217 code.
     */
    currency: string;
};

/**
 * The user or service account that the request ran as.
 */
export type TenantContextCaller = {
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
    role: UserRole;
    /**
     * Departments that the caller belongs to, by name.
     */
    departments: Array<UserDepartment>;
    permissions: UserPermissions;
};

/**
 * A client profile with the statuses that its clients may be given.
 */
export type TenantContextClientProfile = {
    id: Id;
    name: ClientProfileName;
    /**
     * Unarchived status options, in order.
     */
    status_options: Array<ClientStatusOption>;
};

/**
 * A user in short, for pickers.
 */
export type TenantContextUser = {
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
};

/**
 * A tag and how many clients carry it.
 */
export type ClientTagCount = {
    tag: ClientTag;
    client_count: ClientCount;
};

/**
 * A custom field in short. The whole definition is read with `getField`.
 */
export type TenantContextField = {
    id: Id;
    entity_type: FieldEntityType;
    profile_id: FieldProfileId;
    key: Key;
    name: FieldName;
    type: FieldType;
};

/**
 * A section that was left out, and the permission that would show it.
 */
export type WithheldSection = {
    section: TenantContextSection;
    permission: Permission;
};

/**
 * What `client_note.created` says.
 */
export type ClientNoteCreatedData = EventCommon & {
    note: EventNote;
    client: EventClient;
};

/**
 * What `client_note.updated` says.
 */
export type ClientNoteUpdatedData = EventCommon & EventChange & {
    note: EventNote;
    client: EventClient;
};

/**
 * What `client.bank_authorization_required` says.
 */
export type ClientBankAuthorizationRequiredData = EventCommon & {
    client: EventClient;
    payment_method: EventPaymentMethod;
    /**
     * Payment provider that asks for the authorization.
     */
    provider: string;
    /**
     * Page on which the client authorizes; null when the provider writes to the client itself.
     */
    authorization_url: string | null;
    /**
     * When the page stops working; null when it does not.
     */
    expires_at: Timestamp | null;
    /**
     * Invoice whose charge failed first; null when none did.
     */
    invoice_id: Id | null;
    /**
     * Enrollment whose charge failed first; null when none did.
     */
    client_program_id: Id | null;
};

/**
 * What `client.created` says.
 */
export type ClientCreatedData = EventCommon & {
    client: EventClient;
    field_values: FieldValues;
    /**
     * Users in charge of the client.
     */
    assigned_to: Array<UserRef>;
    source: ClientSource;
};

/**
 * What `client.deleted` says.
 */
export type ClientDeletedData = EventCommon & {
    client: EventClient;
    deleted_at: Timestamp;
    deleted_by: Id;
};

/**
 * What `client.merged` says.
 */
export type ClientMergedData = EventCommon & {
    survivor: EventClient;
    source: EventClient;
    moved: ClientMovedCounts;
    /**
     * Which side won for each field that both had filled, by field path: `survivor` or `source`.
     */
    field_choices: {
        [key: string]: 'survivor' | 'source';
    };
};

/**
 * What `client.updated` says.
 */
export type ClientUpdatedData = EventCommon & EventChange & {
    client: EventClient;
    field_values: FieldValues;
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
 * One comparison of a field with a value.
 */
export type FilterCondition = {
    field: FilterField;
    operator: FilterOperator;
    value?: FilterValue;
};

/**
 * A group on the third level, which holds conditions only.
 */
export type FilterInnerGroup = {
    logical_operator?: FilterLogicalOperator;
    conditions?: FilterConditions;
};

/**
 * Postal address; every part may be absent, at least one must be present.
 */
export type Address = {
    /**
     * Street and number.
     */
    line1?: string;
    /**
     * Suite, floor or building.
     */
    line2?: string;
    /**
     * City or town.
     */
    city?: string;
    /**
     * State, province or region.
     */
    region?: string;
    /**
     * Postal or ZIP code.
     */
    postal_code?: string;
    /**
     * Country by its ISO 3166-1 alpha-2 code.
     */
    country?: string;
};

/**
 * A contact to store. It needs a name, an e-mail address or a phone number. With the `id` of an existing contact of the client it is that contact, otherwise a new one.
 */
export type ClientContactInput = {
    id?: Id;
    /**
     * Name of the person.
     */
    name?: string | null;
    /**
     * E-mail address, each at most once at a client.
     */
    email?: string | null;
    /**
     * Phone number in E.164 form, `+` and digits without separators.
     */
    phone?: string | null;
    /**
     * What the person does at the client.
     */
    role?: string | null;
    /**
     * Whether this is the person to talk to first; without any the first contact is.
     */
    is_primary?: boolean;
};

/**
 * A place to store.
 */
export type ClientAddressInput = {
    /**
     * What the place is, such as `Head office`.
     */
    label?: string | null;
    address: Address;
    /**
     * Whether to use this place when only one is asked for; without any the first one is.
     */
    is_primary?: boolean;
};

/**
 * Type of the values: that of the custom field (`GET /v1/fields`), or for a system field one of `text`, `option`, `list`, `user`, `users`, `profile`, `checkbox`, `number` and `date_time`.
 */
export type ListColumnValueType = string;

/**
 * Clients that have the same value.
 */
export type ClientGroup = {
    /**
     * Value to filter by, as text; null for clients without one.
     */
    value: string | null;
    /**
     * Value in words.
     */
    label: string;
    /**
     * Colour of the option; null when it has none.
     */
    color: Color | null;
    /**
     * Number of clients in the group.
     */
    client_count: number;
};

/**
 * A column that the list shows.
 */
export type ClientListColumn = {
    key: FilterField;
    /**
     * Width in pixels; null for one that fits.
     */
    width?: number | null;
};

/**
 * Name of the status for people.
 */
export type ClientStatusLabel = string;

/**
 * A value that moved from one field to another.
 */
export type ClientFieldMapping = {
    from_key: Key;
    to_key: Key;
};

/**
 * A value that the target profile has no field for.
 */
export type ClientFieldLeftBehind = {
    key: Key;
    name: FieldName;
    value: FieldValue;
};

/**
 * How to compare. `equals`, `not_equals` one value; `in_list`, `not_in_list` any of a list; `contains`, `starts_with` text without regard to case, or for a field with several values one of them; `greater_than`, `greater_or_equal`, `less_than`, `less_or_equal` by size or time; `between` both ends included; `is_empty`, `is_not_empty` take no value. An operator that does not fit the type of the field answers 400. Negations also hold for records without a value.
 */
export type FilterOperator = 'equals' | 'not_equals' | 'in_list' | 'not_in_list' | 'contains' | 'starts_with' | 'greater_than' | 'greater_or_equal' | 'less_than' | 'less_or_equal' | 'between' | 'is_empty' | 'is_not_empty';

/**
 * Colour as six lower-case hexadecimal digits after `#`.
 */
export type Color = string;

/**
 * A step that clients may take from one status to another.
 */
export type ClientStatusTransition = {
    from: ClientStatusKey;
    to: ClientStatusKey;
};

/**
 * A status option as it should be; its position is its place in the array. An option may be sent back as it was read.
 */
export type ClientStatusOptionInput = {
    key: ClientStatusKey;
    label: ClientStatusLabel;
    color: Color;
    category: ClientStatusCategory;
    /**
     * Whether a new client starts with this status; exactly one unarchived option must.
     */
    is_default?: boolean;
    /**
     * Place of the option as it was read; the order of the list decides.
     */
    position?: Position;
    /**
     * Whether the option is out of use; when absent, `archived_at` decides. The last unarchived option of a category cannot be archived.
     */
    is_archived?: boolean;
    /**
     * As it was read, null for an option in use; an instant keeps the option archived since when it was.
     */
    archived_at?: Timestamp | null;
};

/**
 * Sections from top to bottom; each key, and each item, occurs once.
 */
export type ClientLayoutSections = Array<ClientLayoutSection>;

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
 * Settings of a one-line text.
 */
export type TextFieldConfig = {
    /**
     * One line of text.
     */
    type: 'text';
    /**
     * Most characters a value may have; 1000 when absent.
     */
    max_length?: number;
    /**
     * Regular expression in RE2 syntax that the whole value must match.
     */
    pattern?: string;
    /**
     * What to tell people whose value does not match the pattern.
     */
    pattern_hint?: string;
};

/**
 * Settings of a long text.
 */
export type LongTextFieldConfig = {
    /**
     * Text with line breaks.
     */
    type: 'long_text';
    /**
     * Most characters a value may have; 50000 when absent.
     */
    max_length?: number;
    /**
     * How to show the text: `plain` as it is, `markdown` formatted. Plain when absent.
     */
    format?: 'plain' | 'markdown';
};

/**
 * Settings of a number.
 */
export type NumberFieldConfig = {
    /**
     * A number.
     */
    type: 'number';
    /**
     * Smallest value allowed.
     */
    min?: number;
    /**
     * Largest value allowed.
     */
    max?: number;
    /**
     * Most decimal places a value may have; any number when absent.
     */
    decimals?: number;
    /**
     * Unit shown after the value, such as `kg` or `%`.
     */
    unit?: string;
};

/**
 * Settings of an amount of money.
 */
export type MoneyFieldConfig = {
    /**
     * An amount and its currency.
     */
    type: 'money';
    /**
     * The only currency allowed, by its ISO 4217 code; any when absent.
     */
    currency?: string;
    /**
     * Smallest amount allowed, in minor units.
     */
    min_minor?: number;
    /**
     * Largest amount allowed, in minor units.
     */
    max_minor?: number;
};

/**
 * Settings of a calendar day.
 */
export type DateFieldConfig = {
    /**
     * A calendar day.
     */
    type: 'date';
    earliest_date?: CalendarDate;
    latest_date?: CalendarDate;
};

/**
 * Settings of an instant.
 */
export type DateTimeFieldConfig = {
    /**
     * An instant.
     */
    type: 'date_time';
    earliest_at?: Timestamp;
    latest_at?: Timestamp;
};

/**
 * A checkbox has no settings.
 */
export type CheckboxFieldConfig = {
    /**
     * True or false.
     */
    type: 'checkbox';
};

/**
 * Settings of a choice of one.
 */
export type SingleChoiceFieldConfig = {
    /**
     * One of the choices.
     */
    type: 'single_choice';
    choices: FieldChoices;
};

/**
 * Settings of a choice of several.
 */
export type MultiChoiceFieldConfig = {
    /**
     * Several of the choices.
     */
    type: 'multi_choice';
    choices: FieldChoices;
    /**
     * Fewest choices a value must have.
     */
    min_items?: number;
    /**
     * Most choices a value may have.
     */
    max_items?: number;
};

/**
 * Settings of a reference to members of the agency.
 */
export type UserFieldConfig = {
    /**
     * One or several members.
     */
    type: 'user';
    /**
     * Whether a value is a list of ids; one id when absent. Fixed when the field is created.
     */
    is_multiple?: boolean;
    /**
     * Most members a list may have.
     */
    max_items?: number;
};

/**
 * Settings of a reference to clients.
 */
export type ClientFieldConfig = {
    /**
     * One or several clients.
     */
    type: 'client';
    /**
     * Whether a value is a list of ids; one id when absent. Fixed when the field is created.
     */
    is_multiple?: boolean;
    /**
     * Most clients a list may have.
     */
    max_items?: number;
};

/**
 * Settings of an e-mail address.
 */
export type EmailFieldConfig = {
    /**
     * An e-mail address.
     */
    type: 'email';
    /**
     * Domains that addresses must be of; any when absent.
     */
    allowed_domains?: Array<string>;
};

/**
 * Settings of a phone number.
 */
export type PhoneFieldConfig = {
    /**
     * A phone number.
     */
    type: 'phone';
    /**
     * Country of numbers written without a country code (ISO 3166-1 alpha-2). Without it numbers need their country code.
     */
    default_country?: string;
};

/**
 * Settings of a web address.
 */
export type UrlFieldConfig = {
    /**
     * A web address.
     */
    type: 'url';
    /**
     * Whether addresses must begin with `https`.
     */
    is_https_only?: boolean;
};

/**
 * Settings of a postal address.
 */
export type AddressFieldConfig = {
    /**
     * A postal address.
     */
    type: 'address';
    /**
     * Parts that every value must have.
     */
    required_parts?: Array<'line1' | 'line2' | 'city' | 'region' | 'postal_code' | 'country'>;
};

/**
 * Settings of a value with parts.
 */
export type CompositeFieldConfig = {
    /**
     * An instance of a composite type.
     */
    type: 'composite';
    composite_type_id: Id;
};

/**
 * Settings of a computed value.
 */
export type FormulaFieldConfig = {
    /**
     * A computed value.
     */
    type: 'formula';
    expression: FormulaExpression;
    result_type: FormulaResultType;
    /**
     * Decimal places that a number is rounded to; not rounded when absent.
     */
    decimals?: number;
    /**
     * Keys of the fields that the expression reads.
     */
    depends_on: Array<Key>;
};

/**
 * Settings of a reference to managed files.
 */
export type FileFieldConfig = {
    /**
     * One or several managed files.
     */
    type: 'file';
    /**
     * Whether a value is a list of ids; one id when absent. Fixed when the field is created.
     */
    is_multiple?: boolean;
    /**
     * Most files a list may have.
     */
    max_items?: number;
    /**
     * Largest file allowed.
     */
    max_size_bytes?: number;
    /**
     * Media types allowed, such as `image*`; any when absent.
     */
    content_types?: Array<string>;
};

/**
 * Wanted settings of a choice of one.
 */
export type SingleChoiceFieldConfigInput = {
    /**
     * One of the choices.
     */
    type: 'single_choice';
    choices: FieldChoiceInputs;
};

/**
 * Wanted settings of a choice of several.
 */
export type MultiChoiceFieldConfigInput = {
    /**
     * Several of the choices.
     */
    type: 'multi_choice';
    choices: FieldChoiceInputs;
    /**
     * Fewest choices a value must have.
     */
    min_items?: number;
    /**
     * Most choices a value may have.
     */
    max_items?: number;
};

/**
 * Wanted settings of a computed value.
 */
export type FormulaFieldConfigInput = {
    /**
     * A computed value.
     */
    type: 'formula';
    expression: FormulaExpression;
    result_type: FormulaResultType;
    /**
     * Decimal places that a number is rounded to; not rounded when absent.
     */
    decimals?: number;
    /**
     * Keys as they were read; they follow from the expression.
     */
    depends_on?: Array<Key>;
};

/**
 * A field as others refer to it.
 */
export type FieldRef = {
    id: Id;
    key: Key;
    name: FieldName;
    type: FieldType;
};

/**
 * A choice of a part.
 */
export type CompositePartChoice = {
    key: Key;
    /**
     * Name of the choice shown to people.
     */
    label: string;
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
 * A client note as events carry it.
 */
export type EventNote = {
    id: Id;
    client_id: Id;
    /**
     * Note folder of the client that holds the note; null at the top.
     */
    folder_id: Id | null;
    /**
     * Heading; null when the note has none.
     */
    title: string | null;
    /**
     * Text of the note, in Markdown; null when it was dropped from an event over 256 KiB.
     */
    body_text: ClientNoteBody | null;
    /**
     * Whether the note is kept on top for everybody.
     */
    is_pinned: boolean;
    /**
     * Whether the actor marked the note as a favourite of their own.
     */
    is_favorite: boolean;
    created_by: Id;
    created_at: Timestamp;
};

/**
 * A client as events carry it.
 */
export type EventClient = {
    id: Id;
    name: ClientName;
    slug: Slug;
    profile_id: Id;
    status: ClientStatusKey;
    status_category: ClientStatusCategory;
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
 * A saved payment method, without anything one could pay with.
 */
export type EventPaymentMethod = {
    id: Id;
    /**
     * `bank_account` is an account charged by ACH debit.
     */
    type: 'bank_account';
    /**
     * Name of the bank; null when the provider does not tell it.
     */
    bank_name: string | null;
    /**
     * Last four digits of the account number.
     */
    last4: string;
};

/**
 * Number of records of each kind that moved from the source to the survivor.
 */
export type ClientMovedCounts = {
    /**
     * Tickets moved.
     */
    tickets: number;
    /**
     * Tasks moved.
     */
    tasks: number;
    /**
     * Notes moved.
     */
    notes: number;
    /**
     * Program enrollments moved.
     */
    programs: number;
    /**
     * Invoices moved.
     */
    invoices: number;
    /**
     * Contacts moved.
     */
    contacts: number;
};

/**
 * What to compare with: a list for `in_list`, `not_in_list` and `between`, one value for the others, absent for `is_empty` and `is_not_empty`. Numbers, true and false may also be written as text, such as `"10"`. Days are `YYYY-MM-DD` and instants ISO 8601, where a day alone stands for its beginning in UTC. Choices compare by key, money by its amount in minor units.
 */
export type FilterValue = string | number | boolean | Array<string | number>;

/**
 * A titled part of a client's page.
 */
export type ClientLayoutSection = {
    key: Key;
    /**
     * Heading of the section.
     */
    title: string;
    /**
     * Number of columns that the items flow into.
     */
    column_count: number;
    /**
     * Items in reading order.
     */
    items: Array<ClientLayoutItem>;
};

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
 * Choices in their order, archived ones included.
 */
export type FieldChoices = Array<FieldChoice>;

/**
 * Expression over the keys of other fields of the same kind of record, with numbers, quoted texts, `true`, `false` and `null`; the operators `+ - * / %`, `== != < <= > >=`, `&& || !` and `a ? b : c`; and the functions `if`, `coalesce`, `is_empty`, `round`, `floor`, `ceil`, `abs`, `min`, `max`, `sum`, `concat`, `upper`, `lower`, `trim`, `length`, `contains`, `year`, `month`, `day`, `date` (of a text), `days_between`, `add_days`, `amount` (of money, in major units) and `money` (of an amount in major units and a currency). Where an operand has no value the result has none, and a condition counts as false; so it is when a result cannot be computed, as with a division by zero.
 */
export type FormulaExpression = string;

/**
 * What the expression computes, in the form of the field type of that name.
 */
export type FormulaResultType = 'number' | 'money' | 'text' | 'checkbox' | 'date';

/**
 * All choices in the order wanted. A choice that is left out is removed, which is refused while records hold it.
 */
export type FieldChoiceInputs = Array<FieldChoiceInput>;

/**
 * The automation that caused the change, when one did.
 */
export type EventCausation = {
    execution_id?: Id;
    automation_id?: Id;
    /**
     * Length of the chain of automations behind the change; 0 when none is.
     */
    depth: number;
};

/**
 * One item of a section.
 */
export type ClientLayoutItem = ({
    kind: 'field';
} & ClientLayoutFieldItem) | ({
    kind: 'system';
} & ClientLayoutSystemItem);

/**
 * A choice of a field. Values hold its key, so the label may change freely.
 */
export type FieldChoice = {
    key: Key;
    label: FieldChoiceLabel;
    color: FieldChoiceColor;
    position: Position;
    /**
     * Since when the choice cannot be chosen any more; null while it can. Records that hold it keep it.
     */
    archived_at: Timestamp | null;
};

/**
 * A wanted choice, known by its key; one with a new key is added. A choice may be sent back as it was read.
 */
export type FieldChoiceInput = {
    /**
     * Key of the choice; made from the label when absent.
     */
    key?: Key;
    label: FieldChoiceLabel;
    color?: FieldChoiceColor;
    /**
     * Place of the choice as it was read; the order of the list decides.
     */
    position?: Position;
    /**
     * Whether the choice is kept for records that hold it but cannot be chosen; when absent, `archived_at` decides.
     */
    is_archived?: boolean;
    /**
     * As it was read, null for a choice that can be chosen; an instant keeps the choice archived since when it was.
     */
    archived_at?: Timestamp | null;
};

/**
 * A custom field of the profile.
 */
export type ClientLayoutFieldItem = {
    /**
     * Marks a custom field.
     */
    kind: 'field';
    key: Key;
    width: ClientLayoutWidth;
};

/**
 * A property that every client has.
 */
export type ClientLayoutSystemItem = {
    /**
     * Marks a property of the client itself.
     */
    kind: 'system';
    /**
     * Property of the client that the item shows, by its name in the client record.
     */
    key: 'name' | 'slug' | 'status' | 'assigned_to' | 'contacts' | 'addresses' | 'tags' | 'source' | 'created_at' | 'updated_at' | 'created_by';
    width: ClientLayoutWidth;
};

/**
 * Name of the choice shown to people.
 */
export type FieldChoiceLabel = string;

/**
 * Colour to show the choice in; null for none.
 */
export type FieldChoiceColor = Color | null;

/**
 * Number of columns that the item takes, at most those of its section.
 */
export type ClientLayoutWidth = number;

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
 * Free text to look for, without regard to case.
 */
export type Search = string;

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
 * Only these records, for reading several at once.
 */
export type Ids = Array<Id>;

/**
 * Identifier of the record.
 */
export type Id2 = Id;

/**
 * Revision that the caller last read. When it is no longer current the request answers 409 and changes nothing.
 */
export type ExpectedRevision2 = ExpectedRevision;

/**
 * Only folders directly in these folders.
 */
export type FolderParentId = Array<Id>;

/**
 * Only folders at the top of the tree, or only those below.
 */
export type FolderIsRoot = boolean;

/**
 * What to sort by: `tree` puts each folder below its parent and siblings by position, whatever `order` says; the others are the property of that name.
 */
export type FolderSort = 'tree' | 'name' | 'created_at' | 'updated_at';

export type ListClientIntegrationAccountsData = {
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
         * Only accounts of these clients.
         */
        client_id?: Array<Id>;
        /**
         * Only accounts at these providers.
         */
        provider?: Array<IntegrationProvider>;
        /**
         * Only accounts with exactly this identifier at their provider.
         */
        external_account_id?: ExternalAccountId;
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
         * Property to sort by.
         */
        sort?: 'created_at' | 'provider' | 'display_name';
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
    url: '/v1/client-integration-accounts';
};

export type ListClientIntegrationAccountsErrors = {
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

export type ListClientIntegrationAccountsError = ListClientIntegrationAccountsErrors[keyof ListClientIntegrationAccountsErrors];

export type ListClientIntegrationAccountsResponses = {
    /**
     * Accounts that match, with the total.
     */
    200: {
        /**
         * Accounts of this page.
         */
        data: Array<ClientIntegrationAccount>;
        pagination: Pagination;
    };
};

export type ListClientIntegrationAccountsResponse = ListClientIntegrationAccountsResponses[keyof ListClientIntegrationAccountsResponses];

export type CreateClientIntegrationAccountData = {
    body: ClientIntegrationAccountCreate;
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
    url: '/v1/client-integration-accounts';
};

export type CreateClientIntegrationAccountErrors = {
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

export type CreateClientIntegrationAccountError = CreateClientIntegrationAccountErrors[keyof CreateClientIntegrationAccountErrors];

export type CreateClientIntegrationAccountResponses = {
    /**
     * The mapping as it was stored.
     */
    200: {
        data: ClientIntegrationAccount;
    };
};

export type CreateClientIntegrationAccountResponse = CreateClientIntegrationAccountResponses[keyof CreateClientIntegrationAccountResponses];

export type ListClientsData = {
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
         * Only these records, for reading several at once.
         */
        id?: Array<Id>;
        /**
         * Only clients in these status options, by key.
         */
        status?: Array<ClientStatusKey>;
        /**
         * Only clients whose status is of these categories.
         */
        status_category?: Array<ClientStatusCategory>;
        /**
         * Only clients of these profiles.
         */
        profile_id?: Array<Id>;
        /**
         * Only clients that one of these users is in charge of.
         */
        assigned_to?: Array<Id>;
        /**
         * Only clients that nobody is in charge of, or only others.
         */
        is_unassigned?: boolean;
        /**
         * Only clients with one of these tags, without regard to case.
         */
        tags?: Array<ClientTag>;
        /**
         * Only clients that came into being in one of these ways.
         */
        source?: Array<ClientSource>;
        /**
         * Only clients that have selected one of these services.
         */
        service_id?: Array<Id>;
        /**
         * Only clients that the caller pinned, or only others.
         */
        is_pinned?: boolean;
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
         * Nested conditions on system fields and on custom fields (`field_values.<key>`); in the address, one URL-encoded text of JSON.
         */
        filter_group?: FilterGroup;
        /**
         * What to sort by: `created_at`, `updated_at`, `name`, `slug` or `status`, or `custom_field` for the custom field that `sort_field` names. Clients without a value come last.
         */
        sort?: 'created_at' | 'updated_at' | 'name' | 'slug' | 'status' | 'custom_field';
        /**
         * Key of the custom field to sort by; needed with `sort=custom_field`, refused otherwise.
         */
        sort_field?: Key;
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
    url: '/v1/clients';
};

export type ListClientsErrors = {
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

export type ListClientsError = ListClientsErrors[keyof ListClientsErrors];

export type ListClientsResponses = {
    /**
     * Clients that match, with the total.
     */
    200: {
        /**
         * Clients of this page.
         */
        data: Array<Client>;
        pagination: Pagination;
    };
};

export type ListClientsResponse = ListClientsResponses[keyof ListClientsResponses];

export type CreateClientData = {
    body: ClientCreate;
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
    url: '/v1/clients';
};

export type CreateClientErrors = {
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

export type CreateClientError = CreateClientErrors[keyof CreateClientErrors];

export type CreateClientResponses = {
    /**
     * The client as it was stored; with `possible_duplicates` when contact matching is set to warn and found some.
     */
    200: {
        data: Client;
    };
};

export type CreateClientResponse = CreateClientResponses[keyof CreateClientResponses];

export type BulkDeleteClientsData = {
    body: ClientBulkDelete;
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
    url: '/v1/clients/bulk/delete';
};

export type BulkDeleteClientsErrors = {
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

export type BulkDeleteClientsError = BulkDeleteClientsErrors[keyof BulkDeleteClientsErrors];

export type BulkDeleteClientsResponses = {
    /**
     * One outcome for each id, in the order of the request.
     */
    200: {
        data: BulkResult;
    };
};

export type BulkDeleteClientsResponse = BulkDeleteClientsResponses[keyof BulkDeleteClientsResponses];

export type BulkUpdateClientsData = {
    body: ClientBulkUpdate;
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
    url: '/v1/clients/bulk/update';
};

export type BulkUpdateClientsErrors = {
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

export type BulkUpdateClientsError = BulkUpdateClientsErrors[keyof BulkUpdateClientsErrors];

export type BulkUpdateClientsResponses = {
    /**
     * One outcome for each id, in the order of the request.
     */
    200: {
        data: BulkResult;
    };
};

export type BulkUpdateClientsResponse = BulkUpdateClientsResponses[keyof BulkUpdateClientsResponses];

export type GetClientBySlugData = {
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
    query: {
        /**
         * Slug of the client.
         */
        slug: Slug;
    };
    url: '/v1/clients/by-slug';
};

export type GetClientBySlugErrors = {
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

export type GetClientBySlugError = GetClientBySlugErrors[keyof GetClientBySlugErrors];

export type GetClientBySlugResponses = {
    /**
     * The client.
     */
    200: {
        data: Client;
    };
};

export type GetClientBySlugResponse = GetClientBySlugResponses[keyof GetClientBySlugResponses];

export type GetClientContactMatchingSettingsData = {
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
    url: '/v1/clients/contact-matching-settings';
};

export type GetClientContactMatchingSettingsErrors = {
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

export type GetClientContactMatchingSettingsError = GetClientContactMatchingSettingsErrors[keyof GetClientContactMatchingSettingsErrors];

export type GetClientContactMatchingSettingsResponses = {
    /**
     * The settings; those of a new agency until somebody changes them.
     */
    200: {
        data: ContactMatchingSettings;
    };
};

export type GetClientContactMatchingSettingsResponse = GetClientContactMatchingSettingsResponses[keyof GetClientContactMatchingSettingsResponses];

export type UpdateClientContactMatchingSettingsData = {
    body: ContactMatchingSettingsUpdate;
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
    url: '/v1/clients/contact-matching-settings';
};

export type UpdateClientContactMatchingSettingsErrors = {
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

export type UpdateClientContactMatchingSettingsError = UpdateClientContactMatchingSettingsErrors[keyof UpdateClientContactMatchingSettingsErrors];

export type UpdateClientContactMatchingSettingsResponses = {
    /**
     * The settings; those of a new agency until somebody changes them.
     */
    200: {
        data: ContactMatchingSettings;
    };
};

export type UpdateClientContactMatchingSettingsResponse = UpdateClientContactMatchingSettingsResponses[keyof UpdateClientContactMatchingSettingsResponses];

export type GetClientGroupingOptionsData = {
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
         * Only clients of these profiles count, and only their custom fields are shown.
         */
        profile_id?: Array<Id>;
    };
    url: '/v1/clients/grouping-options';
};

export type GetClientGroupingOptionsErrors = {
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

export type GetClientGroupingOptionsError = GetClientGroupingOptionsErrors[keyof GetClientGroupingOptionsErrors];

export type GetClientGroupingOptionsResponses = {
    /**
     * The ways to group, system fields first.
     */
    200: {
        data: ClientGroupingOptions;
    };
};

export type GetClientGroupingOptionsResponse = GetClientGroupingOptionsResponses[keyof GetClientGroupingOptionsResponses];

export type GetClientListPreferencesData = {
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
    url: '/v1/clients/list-preferences';
};

export type GetClientListPreferencesErrors = {
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

export type GetClientListPreferencesError = GetClientListPreferencesErrors[keyof GetClientListPreferencesErrors];

export type GetClientListPreferencesResponses = {
    /**
     * The caller's preferences.
     */
    200: {
        data: ClientListPreferences;
    };
};

export type GetClientListPreferencesResponse = GetClientListPreferencesResponses[keyof GetClientListPreferencesResponses];

export type UpdateClientListPreferencesData = {
    body: ClientListPreferencesUpdate;
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
    url: '/v1/clients/list-preferences';
};

export type UpdateClientListPreferencesErrors = {
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

export type UpdateClientListPreferencesError = UpdateClientListPreferencesErrors[keyof UpdateClientListPreferencesErrors];

export type UpdateClientListPreferencesResponses = {
    /**
     * The caller's preferences.
     */
    200: {
        data: ClientListPreferences;
    };
};

export type UpdateClientListPreferencesResponse = UpdateClientListPreferencesResponses[keyof UpdateClientListPreferencesResponses];

export type LookupClientData = {
    body: ClientLookup;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/clients/lookup';
};

export type LookupClientErrors = {
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

export type LookupClientError = LookupClientErrors[keyof LookupClientErrors];

export type LookupClientResponses = {
    /**
     * The client, the related records asked for, and other clients that match.
     */
    200: {
        data: ClientContext;
    };
};

export type LookupClientResponse = LookupClientResponses[keyof LookupClientResponses];

export type ManageClientData = {
    body: ClientManage;
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
    url: '/v1/clients/manage';
};

export type ManageClientErrors = {
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

export type ManageClientError = ManageClientErrors[keyof ManageClientErrors];

export type ManageClientResponses = {
    /**
     * The client as it is now, and what happened to it.
     */
    200: {
        data: ClientManaged;
    };
};

export type ManageClientResponse = ManageClientResponses[keyof ManageClientResponses];

export type MigrateClientProfileData = {
    body: ClientProfileMigration;
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
    url: '/v1/clients/migrate-profile';
};

export type MigrateClientProfileErrors = {
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

export type MigrateClientProfileError = MigrateClientProfileErrors[keyof MigrateClientProfileErrors];

export type MigrateClientProfileResponses = {
    /**
     * What happened to each client, in the order of the request.
     */
    200: {
        data: ClientProfileMigrationReport;
    };
};

export type MigrateClientProfileResponse = MigrateClientProfileResponses[keyof MigrateClientProfileResponses];

export type ReadClientPinsData = {
    body: ClientPinsRead;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/clients/pins/read';
};

export type ReadClientPinsErrors = {
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

export type ReadClientPinsError = ReadClientPinsErrors[keyof ReadClientPinsErrors];

export type ReadClientPinsResponses = {
    /**
     * One pin state for each client found, in the order of the request.
     */
    200: {
        data: ClientPins;
    };
};

export type ReadClientPinsResponse = ReadClientPinsResponses[keyof ReadClientPinsResponses];

export type SearchClientsData = {
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
    query: {
        /**
         * Text to look for, without regard to case; phone numbers with or without separators.
         */
        search: string;
        /**
         * Only clients whose status is of these categories.
         */
        status_category?: Array<ClientStatusCategory>;
        /**
         * Only clients of these profiles.
         */
        profile_id?: Array<Id>;
        /**
         * `relevance` puts the best match first in descending order; `name` is alphabetical.
         */
        sort?: 'relevance' | 'name';
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
    url: '/v1/clients/search';
};

export type SearchClientsErrors = {
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

export type SearchClientsError = SearchClientsErrors[keyof SearchClientsErrors];

export type SearchClientsResponses = {
    /**
     * Clients that match, with the total.
     */
    200: {
        /**
         * Matches of this page.
         */
        data: Array<ClientSearchHit>;
        pagination: Pagination;
    };
};

export type SearchClientsResponse = SearchClientsResponses[keyof SearchClientsResponses];

export type ReplaceClientServiceSelectionsData = {
    body: ClientServiceSelectionsReplace;
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
    url: '/v1/clients/service-selections/replace';
};

export type ReplaceClientServiceSelectionsErrors = {
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

export type ReplaceClientServiceSelectionsError = ReplaceClientServiceSelectionsErrors[keyof ReplaceClientServiceSelectionsErrors];

export type ReplaceClientServiceSelectionsResponses = {
    /**
     * The services selected now, and what else there is to select.
     */
    200: {
        data: ClientServiceSelections;
    };
};

export type ReplaceClientServiceSelectionsResponse = ReplaceClientServiceSelectionsResponses[keyof ReplaceClientServiceSelectionsResponses];

export type GetClientTableColumnCatalogData = {
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
         * Only custom fields that clients of these profiles have.
         */
        profile_id?: Array<Id>;
    };
    url: '/v1/clients/table-column-catalog';
};

export type GetClientTableColumnCatalogErrors = {
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

export type GetClientTableColumnCatalogError = GetClientTableColumnCatalogErrors[keyof GetClientTableColumnCatalogErrors];

export type GetClientTableColumnCatalogResponses = {
    /**
     * The columns, system properties first, custom fields in their order.
     */
    200: {
        data: ClientColumnCatalog;
    };
};

export type GetClientTableColumnCatalogResponse = GetClientTableColumnCatalogResponses[keyof GetClientTableColumnCatalogResponses];

export type DeleteClientData = {
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
         * Whether to delete although something open still needs the client; for admins only.
         */
        force?: boolean;
        /**
         * Revision that the caller last read. When it is no longer current the request answers 409 and changes nothing.
         */
        expected_revision?: ExpectedRevision;
    };
    url: '/v1/clients/{id}';
};

export type DeleteClientErrors = {
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

export type DeleteClientError = DeleteClientErrors[keyof DeleteClientErrors];

export type DeleteClientResponses = {
    /**
     * Confirmation.
     */
    200: {
        data: Deleted;
    };
};

export type DeleteClientResponse = DeleteClientResponses[keyof DeleteClientResponses];

export type GetClientData = {
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
    url: '/v1/clients/{id}';
};

export type GetClientErrors = {
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

export type GetClientError = GetClientErrors[keyof GetClientErrors];

export type GetClientResponses = {
    /**
     * The client.
     */
    200: {
        data: Client;
    };
};

export type GetClientResponse = GetClientResponses[keyof GetClientResponses];

export type UpdateClientData = {
    body: ClientUpdate;
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
    url: '/v1/clients/{id}';
};

export type UpdateClientErrors = {
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

export type UpdateClientError = UpdateClientErrors[keyof UpdateClientErrors];

export type UpdateClientResponses = {
    /**
     * The client.
     */
    200: {
        data: Client;
    };
};

export type UpdateClientResponse = UpdateClientResponses[keyof UpdateClientResponses];

export type ListClientContactsData = {
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
         * Only contacts with an e-mail address, or only others.
         */
        has_email?: boolean;
        /**
         * Only contacts with a phone number, or only others.
         */
        has_phone?: boolean;
        /**
         * Free text to look for, without regard to case.
         */
        search?: string;
        /**
         * `primary` keeps the order of the client, primary contact on top; the others are the property of that name.
         */
        sort?: 'primary' | 'name' | 'email';
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
    url: '/v1/clients/{id}/contacts';
};

export type ListClientContactsErrors = {
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

export type ListClientContactsError = ListClientContactsErrors[keyof ListClientContactsErrors];

export type ListClientContactsResponses = {
    /**
     * Contacts that match, with the total.
     */
    200: {
        /**
         * Contacts of this page.
         */
        data: Array<ClientContact>;
        pagination: Pagination;
    };
};

export type ListClientContactsResponse = ListClientContactsResponses[keyof ListClientContactsResponses];

export type UpdateClientPinData = {
    body: ClientPinUpdate;
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
    url: '/v1/clients/{id}/pin';
};

export type UpdateClientPinErrors = {
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

export type UpdateClientPinError = UpdateClientPinErrors[keyof UpdateClientPinErrors];

export type UpdateClientPinResponses = {
    /**
     * The pin as it is now.
     */
    200: {
        data: ClientPin;
    };
};

export type UpdateClientPinResponse = UpdateClientPinResponses[keyof UpdateClientPinResponses];

export type GetClientServiceSelectionsData = {
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
    url: '/v1/clients/{id}/service-selections';
};

export type GetClientServiceSelectionsErrors = {
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

export type GetClientServiceSelectionsError = GetClientServiceSelectionsErrors[keyof GetClientServiceSelectionsErrors];

export type GetClientServiceSelectionsResponses = {
    /**
     * The services selected now, and what else there is to select.
     */
    200: {
        data: ClientServiceSelections;
    };
};

export type GetClientServiceSelectionsResponse = GetClientServiceSelectionsResponses[keyof GetClientServiceSelectionsResponses];

export type UpdateClientSlugData = {
    body: ClientSlugUpdate;
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
    url: '/v1/clients/{id}/slug';
};

export type UpdateClientSlugErrors = {
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

export type UpdateClientSlugError = UpdateClientSlugErrors[keyof UpdateClientSlugErrors];

export type UpdateClientSlugResponses = {
    /**
     * The client.
     */
    200: {
        data: Client;
    };
};

export type UpdateClientSlugResponse = UpdateClientSlugResponses[keyof UpdateClientSlugResponses];

export type DeleteClientTicketAiOverridesData = {
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
    url: '/v1/clients/{id}/ticket-ai-overrides';
};

export type DeleteClientTicketAiOverridesErrors = {
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

export type DeleteClientTicketAiOverridesError = DeleteClientTicketAiOverridesErrors[keyof DeleteClientTicketAiOverridesErrors];

export type DeleteClientTicketAiOverridesResponses = {
    /**
     * The overrides, all empty.
     */
    200: {
        data: ClientTicketAiOverrides;
    };
};

export type DeleteClientTicketAiOverridesResponse = DeleteClientTicketAiOverridesResponses[keyof DeleteClientTicketAiOverridesResponses];

export type GetClientTicketAiOverridesData = {
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
    url: '/v1/clients/{id}/ticket-ai-overrides';
};

export type GetClientTicketAiOverridesErrors = {
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

export type GetClientTicketAiOverridesError = GetClientTicketAiOverridesErrors[keyof GetClientTicketAiOverridesErrors];

export type GetClientTicketAiOverridesResponses = {
    /**
     * The overrides as they are now.
     */
    200: {
        data: ClientTicketAiOverrides;
    };
};

export type GetClientTicketAiOverridesResponse = GetClientTicketAiOverridesResponses[keyof GetClientTicketAiOverridesResponses];

export type UpdateClientTicketAiOverridesData = {
    body: ClientTicketAiOverridesUpdate;
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
    url: '/v1/clients/{id}/ticket-ai-overrides';
};

export type UpdateClientTicketAiOverridesErrors = {
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

export type UpdateClientTicketAiOverridesError = UpdateClientTicketAiOverridesErrors[keyof UpdateClientTicketAiOverridesErrors];

export type UpdateClientTicketAiOverridesResponses = {
    /**
     * The overrides as they are now.
     */
    200: {
        data: ClientTicketAiOverrides;
    };
};

export type UpdateClientTicketAiOverridesResponse = UpdateClientTicketAiOverridesResponses[keyof UpdateClientTicketAiOverridesResponses];

export type ListClientProfileFoldersData = {
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
         * Only folders directly in these folders.
         */
        parent_id?: Array<Id>;
        /**
         * Only folders at the top of the tree, or only those below.
         */
        is_root?: boolean;
        /**
         * Free text to look for, without regard to case.
         */
        search?: string;
        /**
         * What to sort by: `tree` puts each folder below its parent and siblings by position, whatever `order` says; the others are the property of that name.
         */
        sort?: 'tree' | 'name' | 'created_at' | 'updated_at';
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
    url: '/v1/client-profile-folders';
};

export type ListClientProfileFoldersErrors = {
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

export type ListClientProfileFoldersError = ListClientProfileFoldersErrors[keyof ListClientProfileFoldersErrors];

export type ListClientProfileFoldersResponses = {
    /**
     * Folders that match, with the total.
     */
    200: {
        /**
         * Folders of this page.
         */
        data: Array<Folder>;
        pagination: Pagination;
    };
};

export type ListClientProfileFoldersResponse = ListClientProfileFoldersResponses[keyof ListClientProfileFoldersResponses];

export type CreateClientProfileFolderData = {
    body: FolderCreate;
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
    url: '/v1/client-profile-folders';
};

export type CreateClientProfileFolderErrors = {
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

export type CreateClientProfileFolderError = CreateClientProfileFolderErrors[keyof CreateClientProfileFolderErrors];

export type CreateClientProfileFolderResponses = {
    /**
     * The folder after the change.
     */
    200: {
        data: Folder;
    };
};

export type CreateClientProfileFolderResponse = CreateClientProfileFolderResponses[keyof CreateClientProfileFolderResponses];

export type DeleteClientProfileFolderData = {
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
    url: '/v1/client-profile-folders/{id}';
};

export type DeleteClientProfileFolderErrors = {
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

export type DeleteClientProfileFolderError = DeleteClientProfileFolderErrors[keyof DeleteClientProfileFolderErrors];

export type DeleteClientProfileFolderResponses = {
    /**
     * The folder is gone.
     */
    200: {
        data: Deleted;
    };
};

export type DeleteClientProfileFolderResponse = DeleteClientProfileFolderResponses[keyof DeleteClientProfileFolderResponses];

export type UpdateClientProfileFolderData = {
    body: FolderUpdate;
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
    url: '/v1/client-profile-folders/{id}';
};

export type UpdateClientProfileFolderErrors = {
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

export type UpdateClientProfileFolderError = UpdateClientProfileFolderErrors[keyof UpdateClientProfileFolderErrors];

export type UpdateClientProfileFolderResponses = {
    /**
     * The folder after the change.
     */
    200: {
        data: Folder;
    };
};

export type UpdateClientProfileFolderResponse = UpdateClientProfileFolderResponses[keyof UpdateClientProfileFolderResponses];

export type MoveClientProfileFolderData = {
    body: FolderMove;
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
    url: '/v1/client-profile-folders/{id}/move';
};

export type MoveClientProfileFolderErrors = {
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

export type MoveClientProfileFolderError = MoveClientProfileFolderErrors[keyof MoveClientProfileFolderErrors];

export type MoveClientProfileFolderResponses = {
    /**
     * The folder after the change.
     */
    200: {
        data: Folder;
    };
};

export type MoveClientProfileFolderResponse = MoveClientProfileFolderResponses[keyof MoveClientProfileFolderResponses];

export type MoveClientProfileFolderContentsData = {
    body: FolderMoveContents;
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
    url: '/v1/client-profile-folders/{id}/move-contents';
};

export type MoveClientProfileFolderContentsErrors = {
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

export type MoveClientProfileFolderContentsError = MoveClientProfileFolderContentsErrors[keyof MoveClientProfileFolderContentsErrors];

export type MoveClientProfileFolderContentsResponses = {
    /**
     * How much was moved.
     */
    200: {
        data: FolderContentsMoved;
    };
};

export type MoveClientProfileFolderContentsResponse = MoveClientProfileFolderContentsResponses[keyof MoveClientProfileFolderContentsResponses];

export type ListClientProfilesData = {
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
         * Only profiles directly in these folders.
         */
        folder_id?: Array<Id>;
        /**
         * Only profiles in no folder, or only those in one.
         */
        is_root?: boolean;
        /**
         * Only profiles that have an unarchived status option with one of these keys.
         */
        status?: Array<ClientStatusKey>;
        /**
         * Only profiles that use one of these fields of their own or of another profile.
         */
        field_id?: Array<Id>;
        /**
         * Only profiles with clients, or only those without.
         */
        has_clients?: boolean;
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
         * What to sort by, the property of that name.
         */
        sort?: 'created_at' | 'updated_at' | 'name' | 'client_count';
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
    url: '/v1/client-profiles';
};

export type ListClientProfilesErrors = {
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

export type ListClientProfilesError = ListClientProfilesErrors[keyof ListClientProfilesErrors];

export type ListClientProfilesResponses = {
    /**
     * Profiles that match, with the total.
     */
    200: {
        /**
         * Profiles of this page.
         */
        data: Array<ClientProfile>;
        pagination: Pagination;
    };
};

export type ListClientProfilesResponse = ListClientProfilesResponses[keyof ListClientProfilesResponses];

export type CreateClientProfileData = {
    body: ClientProfileCreate;
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
    url: '/v1/client-profiles';
};

export type CreateClientProfileErrors = {
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

export type CreateClientProfileError = CreateClientProfileErrors[keyof CreateClientProfileErrors];

export type CreateClientProfileResponses = {
    /**
     * The profile after the change.
     */
    200: {
        data: ClientProfile;
    };
};

export type CreateClientProfileResponse = CreateClientProfileResponses[keyof CreateClientProfileResponses];

export type BulkDeleteClientProfilesData = {
    body: ClientProfileBulkDelete;
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
    url: '/v1/client-profiles/bulk/delete';
};

export type BulkDeleteClientProfilesErrors = {
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

export type BulkDeleteClientProfilesError = BulkDeleteClientProfilesErrors[keyof BulkDeleteClientProfilesErrors];

export type BulkDeleteClientProfilesResponses = {
    /**
     * One outcome for each id, in the order of the request.
     */
    200: {
        data: BulkResult;
    };
};

export type BulkDeleteClientProfilesResponse = BulkDeleteClientProfilesResponses[keyof BulkDeleteClientProfilesResponses];

export type SuggestClientProfileNameData = {
    body: ClientProfileNameRequest;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/client-profiles/names/suggestion';
};

export type SuggestClientProfileNameErrors = {
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

export type SuggestClientProfileNameError = SuggestClientProfileNameErrors[keyof SuggestClientProfileNameErrors];

export type SuggestClientProfileNameResponses = {
    /**
     * A name that no profile has.
     */
    200: {
        data: ClientProfileNameSuggestion;
    };
};

export type SuggestClientProfileNameResponse = SuggestClientProfileNameResponses[keyof SuggestClientProfileNameResponses];

export type DeleteClientProfileData = {
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
    url: '/v1/client-profiles/{id}';
};

export type DeleteClientProfileErrors = {
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

export type DeleteClientProfileError = DeleteClientProfileErrors[keyof DeleteClientProfileErrors];

export type DeleteClientProfileResponses = {
    /**
     * The profile is gone.
     */
    200: {
        data: Deleted;
    };
};

export type DeleteClientProfileResponse = DeleteClientProfileResponses[keyof DeleteClientProfileResponses];

export type GetClientProfileData = {
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
    url: '/v1/client-profiles/{id}';
};

export type GetClientProfileErrors = {
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

export type GetClientProfileError = GetClientProfileErrors[keyof GetClientProfileErrors];

export type GetClientProfileResponses = {
    /**
     * The profile.
     */
    200: {
        data: ClientProfile;
    };
};

export type GetClientProfileResponse = GetClientProfileResponses[keyof GetClientProfileResponses];

export type UpdateClientProfileData = {
    body: ClientProfileUpdate;
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
    url: '/v1/client-profiles/{id}';
};

export type UpdateClientProfileErrors = {
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

export type UpdateClientProfileError = UpdateClientProfileErrors[keyof UpdateClientProfileErrors];

export type UpdateClientProfileResponses = {
    /**
     * The profile after the change.
     */
    200: {
        data: ClientProfile;
    };
};

export type UpdateClientProfileResponse = UpdateClientProfileResponses[keyof UpdateClientProfileResponses];

export type GetClientProfileDetailsData = {
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
    url: '/v1/client-profiles/{id}/details';
};

export type GetClientProfileDetailsErrors = {
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

export type GetClientProfileDetailsError = GetClientProfileDetailsErrors[keyof GetClientProfileDetailsErrors];

export type GetClientProfileDetailsResponses = {
    /**
     * The profile, its fields and its layout.
     */
    200: {
        data: ClientProfileDetails;
    };
};

export type GetClientProfileDetailsResponse = GetClientProfileDetailsResponses[keyof GetClientProfileDetailsResponses];

export type DuplicateClientProfileData = {
    body: ClientProfileDuplicate;
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
    url: '/v1/client-profiles/{id}/duplicate';
};

export type DuplicateClientProfileErrors = {
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

export type DuplicateClientProfileError = DuplicateClientProfileErrors[keyof DuplicateClientProfileErrors];

export type DuplicateClientProfileResponses = {
    /**
     * The copy.
     */
    200: {
        data: ClientProfile;
    };
};

export type DuplicateClientProfileResponse = DuplicateClientProfileResponses[keyof DuplicateClientProfileResponses];

export type MoveClientProfileData = {
    body: ItemMove;
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
    url: '/v1/client-profiles/{id}/move';
};

export type MoveClientProfileErrors = {
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

export type MoveClientProfileError = MoveClientProfileErrors[keyof MoveClientProfileErrors];

export type MoveClientProfileResponses = {
    /**
     * The profile after the change.
     */
    200: {
        data: ClientProfile;
    };
};

export type MoveClientProfileResponse = MoveClientProfileResponses[keyof MoveClientProfileResponses];

export type ListClientNoteFoldersData = {
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
         * Only folders of these clients.
         */
        client_id?: Array<Id>;
        /**
         * Only folders directly in these folders.
         */
        parent_id?: Array<Id>;
        /**
         * Only folders at the top of the tree, or only those below.
         */
        is_root?: boolean;
        /**
         * Free text to look for, without regard to case.
         */
        search?: string;
        /**
         * What to sort by: `tree` puts each folder below its parent and siblings by position, whatever `order` says; the others are the property of that name.
         */
        sort?: 'tree' | 'name' | 'created_at' | 'updated_at';
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
    url: '/v1/client-note-folders';
};

export type ListClientNoteFoldersErrors = {
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

export type ListClientNoteFoldersError = ListClientNoteFoldersErrors[keyof ListClientNoteFoldersErrors];

export type ListClientNoteFoldersResponses = {
    /**
     * Folders that match, with the total.
     */
    200: {
        /**
         * Folders of this page.
         */
        data: Array<ClientNoteFolder>;
        pagination: Pagination;
    };
};

export type ListClientNoteFoldersResponse = ListClientNoteFoldersResponses[keyof ListClientNoteFoldersResponses];

export type CreateClientNoteFolderData = {
    body: ClientNoteFolderCreate;
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
    url: '/v1/client-note-folders';
};

export type CreateClientNoteFolderErrors = {
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

export type CreateClientNoteFolderError = CreateClientNoteFolderErrors[keyof CreateClientNoteFolderErrors];

export type CreateClientNoteFolderResponses = {
    /**
     * The folder after the change.
     */
    200: {
        data: ClientNoteFolder;
    };
};

export type CreateClientNoteFolderResponse = CreateClientNoteFolderResponses[keyof CreateClientNoteFolderResponses];

export type DeleteClientNoteFolderData = {
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
    url: '/v1/client-note-folders/{id}';
};

export type DeleteClientNoteFolderErrors = {
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

export type DeleteClientNoteFolderError = DeleteClientNoteFolderErrors[keyof DeleteClientNoteFolderErrors];

export type DeleteClientNoteFolderResponses = {
    /**
     * The record is gone.
     */
    200: {
        data: Deleted;
    };
};

export type DeleteClientNoteFolderResponse = DeleteClientNoteFolderResponses[keyof DeleteClientNoteFolderResponses];

export type UpdateClientNoteFolderData = {
    body: ClientNoteFolderUpdate;
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
    url: '/v1/client-note-folders/{id}';
};

export type UpdateClientNoteFolderErrors = {
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

export type UpdateClientNoteFolderError = UpdateClientNoteFolderErrors[keyof UpdateClientNoteFolderErrors];

export type UpdateClientNoteFolderResponses = {
    /**
     * The folder after the change.
     */
    200: {
        data: ClientNoteFolder;
    };
};

export type UpdateClientNoteFolderResponse = UpdateClientNoteFolderResponses[keyof UpdateClientNoteFolderResponses];

export type ListClientNotesData = {
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
         * Only notes of these clients.
         */
        client_id?: Array<Id>;
        /**
         * Only notes directly in these folders.
         */
        folder_id?: Array<Id>;
        /**
         * Only notes in no folder, or only those in one.
         */
        is_root?: boolean;
        /**
         * Only pinned notes, or only others.
         */
        is_pinned?: boolean;
        /**
         * Only notes that the caller marked as favourite, or only others.
         */
        is_favorite?: boolean;
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
         * What to sort by: `pinned` puts pinned notes first and the newest of each group on top, the others are the property of that name.
         */
        sort?: 'pinned' | 'created_at' | 'updated_at' | 'title';
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
    url: '/v1/client-notes';
};

export type ListClientNotesErrors = {
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

export type ListClientNotesError = ListClientNotesErrors[keyof ListClientNotesErrors];

export type ListClientNotesResponses = {
    /**
     * Notes that match, with the total.
     */
    200: {
        /**
         * Notes of this page.
         */
        data: Array<ClientNote>;
        pagination: Pagination;
    };
};

export type ListClientNotesResponse = ListClientNotesResponses[keyof ListClientNotesResponses];

export type CreateClientNoteData = {
    body: ClientNoteCreate;
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
    url: '/v1/client-notes';
};

export type CreateClientNoteErrors = {
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

export type CreateClientNoteError = CreateClientNoteErrors[keyof CreateClientNoteErrors];

export type CreateClientNoteResponses = {
    /**
     * The note as it was stored.
     */
    200: {
        data: ClientNote;
    };
};

export type CreateClientNoteResponse = CreateClientNoteResponses[keyof CreateClientNoteResponses];

export type DeleteClientNoteData = {
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
    url: '/v1/client-notes/{id}';
};

export type DeleteClientNoteErrors = {
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

export type DeleteClientNoteError = DeleteClientNoteErrors[keyof DeleteClientNoteErrors];

export type DeleteClientNoteResponses = {
    /**
     * The note is gone.
     */
    200: {
        data: Deleted;
    };
};

export type DeleteClientNoteResponse = DeleteClientNoteResponses[keyof DeleteClientNoteResponses];

export type GetClientNoteData = {
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
    url: '/v1/client-notes/{id}';
};

export type GetClientNoteErrors = {
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

export type GetClientNoteError = GetClientNoteErrors[keyof GetClientNoteErrors];

export type GetClientNoteResponses = {
    /**
     * The note.
     */
    200: {
        data: ClientNote;
    };
};

export type GetClientNoteResponse = GetClientNoteResponses[keyof GetClientNoteResponses];

export type UpdateClientNoteData = {
    body: ClientNoteUpdate;
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
    url: '/v1/client-notes/{id}';
};

export type UpdateClientNoteErrors = {
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

export type UpdateClientNoteError = UpdateClientNoteErrors[keyof UpdateClientNoteErrors];

export type UpdateClientNoteResponses = {
    /**
     * The note.
     */
    200: {
        data: ClientNote;
    };
};

export type UpdateClientNoteResponse = UpdateClientNoteResponses[keyof UpdateClientNoteResponses];

export type UpdateClientNoteFavoriteData = {
    body: ClientNoteFavoriteUpdate;
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
    url: '/v1/client-notes/{id}/favorite';
};

export type UpdateClientNoteFavoriteErrors = {
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

export type UpdateClientNoteFavoriteError = UpdateClientNoteFavoriteErrors[keyof UpdateClientNoteFavoriteErrors];

export type UpdateClientNoteFavoriteResponses = {
    /**
     * The note.
     */
    200: {
        data: ClientNote;
    };
};

export type UpdateClientNoteFavoriteResponse = UpdateClientNoteFavoriteResponses[keyof UpdateClientNoteFavoriteResponses];

export type UpdateClientNotePinData = {
    body: ClientNotePinUpdate;
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
    url: '/v1/client-notes/{id}/pin';
};

export type UpdateClientNotePinErrors = {
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

export type UpdateClientNotePinError = UpdateClientNotePinErrors[keyof UpdateClientNotePinErrors];

export type UpdateClientNotePinResponses = {
    /**
     * The note.
     */
    200: {
        data: ClientNote;
    };
};

export type UpdateClientNotePinResponse = UpdateClientNotePinResponses[keyof UpdateClientNotePinResponses];

export type GetAgencyFieldsData = {
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
    url: '/v1/agency-fields';
};

export type GetAgencyFieldsErrors = {
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

export type GetAgencyFieldsError = GetAgencyFieldsErrors[keyof GetAgencyFieldsErrors];

export type GetAgencyFieldsResponses = {
    /**
     * Values of the agency's fields.
     */
    200: {
        data: AgencyFieldValues;
    };
};

export type GetAgencyFieldsResponse = GetAgencyFieldsResponses[keyof GetAgencyFieldsResponses];

export type UpdateAgencyFieldsData = {
    body: AgencyFieldsUpdate;
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
    url: '/v1/agency-fields';
};

export type UpdateAgencyFieldsErrors = {
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

export type UpdateAgencyFieldsError = UpdateAgencyFieldsErrors[keyof UpdateAgencyFieldsErrors];

export type UpdateAgencyFieldsResponses = {
    /**
     * All values of the agency's fields after the change.
     */
    200: {
        data: AgencyFieldValues;
    };
};

export type UpdateAgencyFieldsResponse = UpdateAgencyFieldsResponses[keyof UpdateAgencyFieldsResponses];

export type UpdateAgencyFieldValueData = {
    body: AgencyFieldValueUpdate;
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
    url: '/v1/agency-fields/value';
};

export type UpdateAgencyFieldValueErrors = {
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

export type UpdateAgencyFieldValueError = UpdateAgencyFieldValueErrors[keyof UpdateAgencyFieldValueErrors];

export type UpdateAgencyFieldValueResponses = {
    /**
     * All values of the agency's fields after the change.
     */
    200: {
        data: AgencyFieldValues;
    };
};

export type UpdateAgencyFieldValueResponse = UpdateAgencyFieldValueResponses[keyof UpdateAgencyFieldValueResponses];

export type ListFieldFoldersData = {
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
         * Only folders directly in these folders.
         */
        parent_id?: Array<Id>;
        /**
         * Only folders at the top of the tree, or only those below.
         */
        is_root?: boolean;
        /**
         * Free text to look for, without regard to case.
         */
        search?: string;
        /**
         * What to sort by: `tree` puts each folder below its parent and siblings by position, whatever `order` says; the others are the property of that name.
         */
        sort?: 'tree' | 'name' | 'created_at' | 'updated_at';
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
    url: '/v1/field-folders';
};

export type ListFieldFoldersErrors = {
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

export type ListFieldFoldersError = ListFieldFoldersErrors[keyof ListFieldFoldersErrors];

export type ListFieldFoldersResponses = {
    /**
     * Folders that match, with the total.
     */
    200: {
        /**
         * Folders of this page.
         */
        data: Array<Folder>;
        pagination: Pagination;
    };
};

export type ListFieldFoldersResponse = ListFieldFoldersResponses[keyof ListFieldFoldersResponses];

export type CreateFieldFolderData = {
    body: FolderCreate;
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
    url: '/v1/field-folders';
};

export type CreateFieldFolderErrors = {
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

export type CreateFieldFolderError = CreateFieldFolderErrors[keyof CreateFieldFolderErrors];

export type CreateFieldFolderResponses = {
    /**
     * The folder as it is stored.
     */
    200: {
        data: Folder;
    };
};

export type CreateFieldFolderResponse = CreateFieldFolderResponses[keyof CreateFieldFolderResponses];

export type DeleteFieldFolderData = {
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
    url: '/v1/field-folders/{id}';
};

export type DeleteFieldFolderErrors = {
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

export type DeleteFieldFolderError = DeleteFieldFolderErrors[keyof DeleteFieldFolderErrors];

export type DeleteFieldFolderResponses = {
    /**
     * Confirmation of the deletion.
     */
    200: {
        data: Deleted;
    };
};

export type DeleteFieldFolderResponse = DeleteFieldFolderResponses[keyof DeleteFieldFolderResponses];

export type GetFieldFolderData = {
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
    url: '/v1/field-folders/{id}';
};

export type GetFieldFolderErrors = {
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

export type GetFieldFolderError = GetFieldFolderErrors[keyof GetFieldFolderErrors];

export type GetFieldFolderResponses = {
    /**
     * The folder as it is stored.
     */
    200: {
        data: Folder;
    };
};

export type GetFieldFolderResponse = GetFieldFolderResponses[keyof GetFieldFolderResponses];

export type UpdateFieldFolderData = {
    body: FolderUpdate;
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
    url: '/v1/field-folders/{id}';
};

export type UpdateFieldFolderErrors = {
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

export type UpdateFieldFolderError = UpdateFieldFolderErrors[keyof UpdateFieldFolderErrors];

export type UpdateFieldFolderResponses = {
    /**
     * The folder as it is stored.
     */
    200: {
        data: Folder;
    };
};

export type UpdateFieldFolderResponse = UpdateFieldFolderResponses[keyof UpdateFieldFolderResponses];

export type MoveFieldFolderData = {
    body: FolderMove;
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
    url: '/v1/field-folders/{id}/move';
};

export type MoveFieldFolderErrors = {
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

export type MoveFieldFolderError = MoveFieldFolderErrors[keyof MoveFieldFolderErrors];

export type MoveFieldFolderResponses = {
    /**
     * The folder as it is stored.
     */
    200: {
        data: Folder;
    };
};

export type MoveFieldFolderResponse = MoveFieldFolderResponses[keyof MoveFieldFolderResponses];

export type ListFieldHistoryData = {
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
         * Only changes of these kinds of records.
         */
        entity_type?: Array<FieldEntityType>;
        /**
         * Only changes of these records.
         */
        entity_id?: Array<Id>;
        /**
         * Only changes of these fields.
         */
        field_id?: Array<Id>;
        /**
         * Only changes of fields that have one of these keys now.
         */
        key?: Array<Key>;
        /**
         * Only changes made by these users or service accounts.
         */
        changed_by?: Array<Id>;
        /**
         * Only changes at this instant or later.
         */
        changed_after?: Timestamp;
        /**
         * Only changes before this instant.
         */
        changed_before?: Timestamp;
        /**
         * Property to sort by.
         */
        sort?: 'changed_at';
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
    url: '/v1/field-history';
};

export type ListFieldHistoryErrors = {
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

export type ListFieldHistoryError = ListFieldHistoryErrors[keyof ListFieldHistoryErrors];

export type ListFieldHistoryResponses = {
    /**
     * Changes that match, with the total.
     */
    200: {
        /**
         * Changes of this page.
         */
        data: Array<FieldHistoryEntry>;
        pagination: Pagination;
    };
};

export type ListFieldHistoryResponse = ListFieldHistoryResponses[keyof ListFieldHistoryResponses];

export type ListFieldsData = {
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
         * Only fields of these kinds of records.
         */
        entity_type?: Array<FieldEntityType>;
        /**
         * Only client fields that belong to one of these client profiles alone.
         */
        profile_id?: Array<Id>;
        /**
         * Only client fields that clients of this profile have, its own and those of all profiles.
         */
        applies_to_profile_id?: Id;
        /**
         * Only fields directly in these folders.
         */
        folder_id?: Array<Id>;
        /**
         * Only fields in no folder, or only those in one.
         */
        is_root?: boolean;
        /**
         * Only fields of these types.
         */
        type?: Array<FieldType>;
        /**
         * Only fields with these keys.
         */
        key?: Array<Key>;
        /**
         * Only required fields, or only optional ones.
         */
        is_required?: boolean;
        /**
         * Only fields whose values may not repeat, or only others.
         */
        is_unique?: boolean;
        /**
         * Only sensitive fields, or only others.
         */
        is_sensitive?: boolean;
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
         * Property to sort by; `position` with `order=asc` is the order in which people see the fields.
         */
        sort?: 'position' | 'name' | 'key' | 'type' | 'created_at' | 'updated_at';
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
    url: '/v1/fields';
};

export type ListFieldsErrors = {
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

export type ListFieldsError = ListFieldsErrors[keyof ListFieldsErrors];

export type ListFieldsResponses = {
    /**
     * Definitions that match, with the total.
     */
    200: {
        /**
         * Definitions of this page.
         */
        data: Array<Field>;
        pagination: Pagination;
    };
};

export type ListFieldsResponse = ListFieldsResponses[keyof ListFieldsResponses];

export type CreateFieldData = {
    body: FieldCreate;
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
    url: '/v1/fields';
};

export type CreateFieldErrors = {
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

export type CreateFieldError = CreateFieldErrors[keyof CreateFieldErrors];

export type CreateFieldResponses = {
    /**
     * The definition as it is stored.
     */
    200: {
        data: Field;
    };
};

export type CreateFieldResponse = CreateFieldResponses[keyof CreateFieldResponses];

export type GetFieldDetailsData = {
    body: FieldDetailsRequest;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/fields/actions/get-details';
};

export type GetFieldDetailsErrors = {
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

export type GetFieldDetailsError = GetFieldDetailsErrors[keyof GetFieldDetailsErrors];

export type GetFieldDetailsResponses = {
    /**
     * Details of the fields that exist, in the order of the request.
     */
    200: {
        data: FieldDetailsResult;
    };
};

export type GetFieldDetailsResponse = GetFieldDetailsResponses[keyof GetFieldDetailsResponses];

export type ListFieldsByScopeData = {
    body: FieldScopeRequest;
    headers?: {
        /**
         * Name of this request in the caller's own logs. Echoed in the answer and used as the `correlation_id` of its events.
         */
        'X-Request-Id'?: string;
    };
    path?: never;
    query?: {
        /**
         * Property to sort by; `position` with `order=asc` is the order in which people see the fields.
         */
        sort?: 'position' | 'name' | 'key' | 'type' | 'created_at' | 'updated_at';
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
    url: '/v1/fields/actions/list';
};

export type ListFieldsByScopeErrors = {
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

export type ListFieldsByScopeError = ListFieldsByScopeErrors[keyof ListFieldsByScopeErrors];

export type ListFieldsByScopeResponses = {
    /**
     * Definitions that match, with the total.
     */
    200: {
        /**
         * Definitions of this page.
         */
        data: Array<Field>;
        pagination: Pagination;
    };
};

export type ListFieldsByScopeResponse = ListFieldsByScopeResponses[keyof ListFieldsByScopeResponses];

export type BulkDeleteFieldsData = {
    body: FieldBulkDelete;
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
    url: '/v1/fields/bulk/delete';
};

export type BulkDeleteFieldsErrors = {
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

export type BulkDeleteFieldsError = BulkDeleteFieldsErrors[keyof BulkDeleteFieldsErrors];

export type BulkDeleteFieldsResponses = {
    /**
     * Outcome for each field.
     */
    200: {
        data: BulkResult;
    };
};

export type BulkDeleteFieldsResponse = BulkDeleteFieldsResponses[keyof BulkDeleteFieldsResponses];

export type BulkReplaceFieldChoiceData = {
    body: FieldChoiceReplacement;
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
    url: '/v1/fields/bulk/replace-choice';
};

export type BulkReplaceFieldChoiceErrors = {
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

export type BulkReplaceFieldChoiceError = BulkReplaceFieldChoiceErrors[keyof BulkReplaceFieldChoiceErrors];

export type BulkReplaceFieldChoiceResponses = {
    /**
     * The field after the change and the number of records that moved.
     */
    200: {
        data: FieldChoiceReplaced;
    };
};

export type BulkReplaceFieldChoiceResponse = BulkReplaceFieldChoiceResponses[keyof BulkReplaceFieldChoiceResponses];

export type ListFieldCompositeTypesData = {
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
         * Only types with these keys.
         */
        key?: Array<Key>;
        /**
         * Free text to look for, without regard to case.
         */
        search?: string;
        /**
         * What to sort by: `catalog` keeps the order of the catalogue, whatever `order` says; the others are the property of that name.
         */
        sort?: 'catalog' | 'name' | 'key';
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
    url: '/v1/fields/composite-types';
};

export type ListFieldCompositeTypesErrors = {
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

export type ListFieldCompositeTypesError = ListFieldCompositeTypesErrors[keyof ListFieldCompositeTypesErrors];

export type ListFieldCompositeTypesResponses = {
    /**
     * Types that match, with the total.
     */
    200: {
        /**
         * Types of this page.
         */
        data: Array<CompositeType>;
        pagination: Pagination;
    };
};

export type ListFieldCompositeTypesResponse = ListFieldCompositeTypesResponses[keyof ListFieldCompositeTypesResponses];

export type GetFieldCompositeTypeData = {
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
    url: '/v1/fields/composite-types/{id}';
};

export type GetFieldCompositeTypeErrors = {
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

export type GetFieldCompositeTypeError = GetFieldCompositeTypeErrors[keyof GetFieldCompositeTypeErrors];

export type GetFieldCompositeTypeResponses = {
    /**
     * The composite type.
     */
    200: {
        data: CompositeType;
    };
};

export type GetFieldCompositeTypeResponse = GetFieldCompositeTypeResponses[keyof GetFieldCompositeTypeResponses];

export type ManageFieldData = {
    body: FieldManage;
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
    url: '/v1/fields/manage';
};

export type ManageFieldErrors = {
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

export type ManageFieldError = ManageFieldErrors[keyof ManageFieldErrors];

export type ManageFieldResponses = {
    /**
     * The field, and whether it was created, changed or already so.
     */
    200: {
        data: FieldManaged;
    };
};

export type ManageFieldResponse = ManageFieldResponses[keyof ManageFieldResponses];

export type RenameFieldKeyData = {
    body: FieldKeyRename;
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
    url: '/v1/fields/rename-key';
};

export type RenameFieldKeyErrors = {
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

export type RenameFieldKeyError = RenameFieldKeyErrors[keyof RenameFieldKeyErrors];

export type RenameFieldKeyResponses = {
    /**
     * The field with its new key and what was carried over.
     */
    200: {
        data: FieldKeyRenamed;
    };
};

export type RenameFieldKeyResponse = RenameFieldKeyResponses[keyof RenameFieldKeyResponses];

export type ReorderFieldsData = {
    body: FieldReorder;
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
    url: '/v1/fields/reorder';
};

export type ReorderFieldsErrors = {
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

export type ReorderFieldsError = ReorderFieldsErrors[keyof ReorderFieldsErrors];

export type ReorderFieldsResponses = {
    /**
     * Ids of all fields of that kind of record in their order.
     */
    200: {
        data: FieldOrder;
    };
};

export type ReorderFieldsResponse = ReorderFieldsResponses[keyof ReorderFieldsResponses];

export type DeleteFieldData = {
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
         * Whether to erase the values that records hold for the field.
         */
        force?: boolean;
        /**
         * Revision that the caller last read. When it is no longer current the request answers 409 and changes nothing.
         */
        expected_revision?: ExpectedRevision;
    };
    url: '/v1/fields/{id}';
};

export type DeleteFieldErrors = {
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

export type DeleteFieldError = DeleteFieldErrors[keyof DeleteFieldErrors];

export type DeleteFieldResponses = {
    /**
     * Confirmation of the deletion.
     */
    200: {
        data: Deleted;
    };
};

export type DeleteFieldResponse = DeleteFieldResponses[keyof DeleteFieldResponses];

export type GetFieldData = {
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
    url: '/v1/fields/{id}';
};

export type GetFieldErrors = {
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

export type GetFieldError = GetFieldErrors[keyof GetFieldErrors];

export type GetFieldResponses = {
    /**
     * The definition as it is stored.
     */
    200: {
        data: Field;
    };
};

export type GetFieldResponse = GetFieldResponses[keyof GetFieldResponses];

export type UpdateFieldData = {
    body: FieldUpdate;
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
    url: '/v1/fields/{id}';
};

export type UpdateFieldErrors = {
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

export type UpdateFieldError = UpdateFieldErrors[keyof UpdateFieldErrors];

export type UpdateFieldResponses = {
    /**
     * The definition as it is stored.
     */
    200: {
        data: Field;
    };
};

export type UpdateFieldResponse = UpdateFieldResponses[keyof UpdateFieldResponses];

export type GetFieldUsageData = {
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
    url: '/v1/fields/{id}/usage';
};

export type GetFieldUsageErrors = {
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

export type GetFieldUsageError = GetFieldUsageErrors[keyof GetFieldUsageErrors];

export type GetFieldUsageResponses = {
    /**
     * Counts of what uses the field.
     */
    200: {
        data: FieldUsage;
    };
};

export type GetFieldUsageResponse = GetFieldUsageResponses[keyof GetFieldUsageResponses];

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

export type GetTenantContextData = {
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
         * Sections to return; all of them when absent.
         */
        include?: Array<TenantContextSection>;
    };
    url: '/v1/tenant-context';
};

export type GetTenantContextErrors = {
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

export type GetTenantContextError = GetTenantContextErrors[keyof GetTenantContextErrors];

export type GetTenantContextResponses = {
    /**
     * The sections that were asked for and may be seen.
     */
    200: {
        data: TenantContext;
    };
};

export type GetTenantContextResponse = GetTenantContextResponses[keyof GetTenantContextResponses];

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

export type ClientNoteCreatedEventWebhookPayload = ClientNoteCreatedEvent;

export type ClientNoteCreatedEventWebhookRequest = {
    body: ClientNoteCreatedEventWebhookPayload;
    key: 'client_note.created';
    path?: never;
    query?: never;
};

export type ClientNoteUpdatedEventWebhookPayload = ClientNoteUpdatedEvent;

export type ClientNoteUpdatedEventWebhookRequest = {
    body: ClientNoteUpdatedEventWebhookPayload;
    key: 'client_note.updated';
    path?: never;
    query?: never;
};

export type ClientBankAuthorizationRequiredEventWebhookPayload = ClientBankAuthorizationRequiredEvent;

export type ClientBankAuthorizationRequiredEventWebhookRequest = {
    body: ClientBankAuthorizationRequiredEventWebhookPayload;
    key: 'client.bank_authorization_required';
    path?: never;
    query?: never;
};

export type ClientCreatedEventWebhookPayload = ClientCreatedEvent;

export type ClientCreatedEventWebhookRequest = {
    body: ClientCreatedEventWebhookPayload;
    key: 'client.created';
    path?: never;
    query?: never;
};

export type ClientDeletedEventWebhookPayload = ClientDeletedEvent;

export type ClientDeletedEventWebhookRequest = {
    body: ClientDeletedEventWebhookPayload;
    key: 'client.deleted';
    path?: never;
    query?: never;
};

export type ClientMergedEventWebhookPayload = ClientMergedEvent;

export type ClientMergedEventWebhookRequest = {
    body: ClientMergedEventWebhookPayload;
    key: 'client.merged';
    path?: never;
    query?: never;
};

export type ClientUpdatedEventWebhookPayload = ClientUpdatedEvent;

export type ClientUpdatedEventWebhookRequest = {
    body: ClientUpdatedEventWebhookPayload;
    key: 'client.updated';
    path?: never;
    query?: never;
};
