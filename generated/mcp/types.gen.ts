// Written by the compiler from the contract; change the contract instead.
export type ClientOptions = {
    baseUrl: `${string}://{base_url}/v1/mcp` | (string & {});
};

/**
 * Permission of the form `area.action`, granted through department levels or to a service account.
 */
export type Permission = 'clients.view' | 'clients.create' | 'clients.edit' | 'clients.delete' | 'clients.merge' | 'tasks.view' | 'tasks.create' | 'tasks.edit' | 'tasks.transition' | 'tasks.delete' | 'tasks.manage' | 'tickets.view' | 'tickets.create' | 'tickets.reply' | 'tickets.edit' | 'tickets.assign' | 'tickets.delete' | 'tickets.manage' | 'tickets.review_drafts' | 'escalations.view' | 'escalations.create' | 'escalations.edit' | 'escalations.manage' | 'sops.view' | 'sops.author' | 'sops.review' | 'sops.publish' | 'sops.manage' | 'training.learn' | 'training.author' | 'training.assign' | 'training.review' | 'training.manage' | 'automations.view' | 'automations.author' | 'automations.publish' | 'automations.run' | 'forms.view' | 'forms.author' | 'forms.publish' | 'forms.review' | 'programs.view' | 'programs.manage' | 'programs.bill' | 'billing.view' | 'billing.manage' | 'objects.view' | 'objects.edit' | 'objects.define' | 'chat.use' | 'chat.moderate' | 'time.own' | 'time.manage' | 'people.view' | 'people.invite' | 'people.manage' | 'marketplace.acquire' | 'marketplace.import' | 'settings.view' | 'settings.manage' | 'settings.api' | 'settings.webhooks';

/**
 * What the conversation is about and who leads it.
 */
export type ServiceStartInput = {
    /**
     * The request in full, or its intent summarised.
     */
    prompt: string;
    /**
     * Your model id.
     */
    client_model: string;
    /**
     * Continues this conversation, with tools for the refined prompt.
     */
    conversation_id?: string;
    /**
     * Your provider, if known.
     */
    client_provider?: string;
    /**
     * Client that the request is about.
     */
    client_id?: string;
    /**
     * Task that it is about.
     */
    task_id?: string;
    /**
     * Ticket that it is about.
     */
    ticket_id?: string;
    /**
     * Whether to include what the agency has written about the subject.
     */
    enable_rag?: boolean;
};

/**
 * From service_start.
 */
export type ConversationId = string;

/**
 * Whom the conversation acts as.
 */
export type ConversationIdentity = {
    /**
     * User or service account.
     */
    user_id: string;
    /**
     * Its name.
     */
    name: string;
    /**
     * Whether it is a person.
     */
    kind: 'user' | 'service_account';
    /**
     * `owner` or `admin`; null for others.
     */
    role: string | null;
    /**
     * The one agency that all calls are pinned to.
     */
    agency_id: string;
    /**
     * Its name.
     */
    agency_name: string;
    /**
     * Time zone of the agency.
     */
    time_zone: string;
    /**
     * Currency of the agency.
     */
    currency: string;
    /**
     * What it may do; `["all"]` when nothing is missing.
     */
    permissions: Array<string>;
};

/**
 * Name of a tool of the conversation.
 */
export type ToolName = string;

/**
 * A tool of the conversation, called with service_call_tools.
 */
export type PackTool = {
    name: ToolName;
    /**
     * Whether it changes something.
     */
    effect: 'read' | 'write' | 'destructive';
    /**
     * What it does and when to use it.
     */
    description: string;
    /**
     * Its arguments in a short notation.
     */
    input: string;
    /**
     * Whether it is announced only: a call answers 501.
     */
    is_pending?: boolean;
};

/**
 * A record that the conversation is about.
 */
export type GroundingRecord = {
    /**
     * What it is.
     */
    kind: 'client' | 'task' | 'ticket';
    /**
     * Its identifier.
     */
    id: string;
    /**
     * Its name or title; null when it could not be read.
     */
    name: string | null;
    /**
     * Whether it was read and exists.
     */
    is_verified: boolean;
};

/**
 * Values of this agency that the tools refer to.
 */
export type ReferenceData = {
    /**
     * Client profiles with their statuses.
     */
    client_profiles: Array<{
        /**
         * Its identifier.
         */
        id: string;
        /**
         * Its name.
         */
        name: string;
        /**
         * Keys that a client's status may have.
         */
        statuses: Array<string>;
    }>;
    /**
     * Custom fields.
     */
    fields: Array<{
        /**
         * Key in `field_values`.
         */
        key: string;
        /**
         * What people call it.
         */
        name: string;
        /**
         * Kind of value.
         */
        type: string;
        /**
         * Kind of record that has it.
         */
        entity_type: string;
        /**
         * Client profile that has it; null for all.
         */
        profile_id: string | null;
    }>;
};

/**
 * Something that the agency has written about the subject.
 */
export type KnowledgeItem = {
    /**
     * Where it is written.
     */
    kind: 'client_note' | 'field';
    /**
     * Identifier of the record.
     */
    id: string;
    /**
     * Its title.
     */
    title: string;
    /**
     * The passage that fits the prompt.
     */
    excerpt: string;
    /**
     * Client that it is about; null for none.
     */
    client_id: string | null;
};

/**
 * The conversation and what it begins with.
 */
export type ServiceStartResult = {
    conversation_id: ConversationId;
    /**
     * When it ends unless it is used again.
     */
    expires_at: string;
    /**
     * How to go on.
     */
    instructions: string;
    identity: ConversationIdentity;
    /**
     * Tools to call.
     */
    tools: Array<PackTool>;
    /**
     * What did not fit; request it by name.
     */
    more_tools: Array<string>;
    /**
     * Records that the conversation is about.
     */
    grounding: Array<GroundingRecord>;
    reference: ReferenceData;
    /**
     * What the agency has written about it, most fitting first.
     */
    knowledge: Array<KnowledgeItem>;
};

/**
 * Your own name of the call, unique in the conversation; repeated, the call is executed once and answers the same.
 */
export type CallId = string;

/**
 * One call of a tool.
 */
export type ToolCall = {
    name: ToolName;
    /**
     * Its arguments; what the tool calls `body` is an object in it.
     */
    arguments?: {
        [key: string]: unknown;
    };
    call_id?: CallId;
};

/**
 * The calls to make.
 */
export type ServiceCallToolsInput = {
    conversation_id: ConversationId;
    /**
     * They run side by side.
     */
    calls: Array<ToolCall>;
};

/**
 * What a call answered.
 */
export type ToolCallResult = {
    /**
     * The tool.
     */
    name: string;
    call_id?: CallId;
    /**
     * HTTP status as REST would answer.
     */
    status: number;
    /**
     * Body as REST would answer: `data`, with `pagination` for lists, or `error`.
     */
    body: {
        [key: string]: unknown;
    };
    /**
     * Whether an earlier call with this call_id did it.
     */
    is_replay?: boolean;
    /**
     * What to do next.
     */
    hint?: string;
};

/**
 * Results in the order of the calls.
 */
export type ServiceCallToolsResult = {
    /**
     * One for each call.
     */
    results: Array<ToolCallResult>;
};

/**
 * What is missing.
 */
export type ServiceRequestAdditionalToolsInput = {
    conversation_id: ConversationId;
    /**
     * What you cannot do with the tools you have.
     */
    reason: string;
    /**
     * What you need to be able to do.
     */
    missing_capabilities?: Array<string>;
    /**
     * Tools by name, such as those in more_tools.
     */
    suggested_tool_names?: Array<string>;
};

/**
 * A tool that was asked for and cannot be given.
 */
export type UnavailableTool = {
    /**
     * Name that was suggested.
     */
    name: string;
    /**
     * Why it is not there.
     */
    reason: string;
};

/**
 * What the conversation was given in addition.
 */
export type ServiceRequestAdditionalToolsResult = {
    /**
     * Added tools, ready to be called.
     */
    tools: Array<PackTool>;
    /**
     * What did not fit; request it by name.
     */
    more_tools: Array<string>;
    /**
     * Suggested names that cannot be given.
     */
    unavailable: Array<UnavailableTool>;
};

/**
 * Which tool.
 */
export type ServiceGetToolDeepGuidanceInput = {
    conversation_id: ConversationId;
    /**
     * Any tool that you may call, given or not.
     */
    tool_name: string;
};

/**
 * All about a tool.
 */
export type ServiceGetToolDeepGuidanceResult = {
    name: ToolName;
    /**
     * What it does in a line.
     */
    title: string;
    /**
     * What it changes or shows, who may, what can go wrong.
     */
    description: string;
    /**
     * When to use it.
     */
    when: string;
    /**
     * Whether it changes something.
     */
    effect: 'read' | 'write' | 'destructive';
    /**
     * Permission that it needs, or `none`.
     */
    permission: string;
    /**
     * HTTP method of its operation.
     */
    method: string;
    /**
     * Path of its operation.
     */
    path: string;
    /**
     * Whether the conversation may call it now.
     */
    is_in_pack: boolean;
    /**
     * Whether you have its permission.
     */
    is_permitted: boolean;
    /**
     * Whether it is announced only: a call answers 501.
     */
    is_pending: boolean;
    /**
     * JSON Schema of its arguments.
     */
    input_schema: {
        [key: string]: unknown;
    };
    /**
     * A call and its answer.
     */
    example: {
        /**
         * Arguments of the call.
         */
        arguments: {
            [key: string]: unknown;
        };
        /**
         * Body of the answer.
         */
        answer: {
            [key: string]: unknown;
        };
    };
    /**
     * Errors beyond those that any tool may answer.
     */
    errors: Array<{
        /**
         * HTTP status.
         */
        status: number;
        /**
         * When it comes.
         */
        description: string;
    }>;
    /**
     * Values with a meaning in its input and answer.
     */
    states: Array<{
        /**
         * Name of the property.
         */
        property: string;
        /**
         * What it tells, and how its values follow each other.
         */
        description: string;
        /**
         * Meaning by value; empty where the description tells it.
         */
        values: {
            [key: string]: string;
        };
    }>;
    /**
     * Events that it may emit.
     */
    events: Array<string>;
    /**
     * Tools around it.
     */
    related: Array<{
        name: ToolName;
        /**
         * What it does.
         */
        title: string;
        /**
         * How it is related.
         */
        relation: 'before' | 'same_record' | 'same_collection';
    }>;
};

/**
 * The question.
 */
export type ServiceInvestigateInput = {
    conversation_id: ConversationId;
    /**
     * What to find out.
     */
    prompt: string;
    /**
     * What to look at first.
     */
    focus_topics?: Array<string>;
};

/**
 * A call that was made.
 */
export type InvestigationCall = {
    name: ToolName;
    /**
     * Its arguments.
     */
    arguments: {
        [key: string]: unknown;
    };
    /**
     * HTTP status as REST would answer.
     */
    status: number;
    /**
     * How many records match, null when it is no list or failed.
     */
    found: number | null;
    /**
     * The first of them, with their ids.
     */
    items: Array<string>;
    /**
     * Why it was made.
     */
    reason: string;
};

/**
 * What was found.
 */
export type ServiceInvestigateResult = {
    /**
     * What was found, in words.
     */
    digest: string;
    /**
     * The calls, in order.
     */
    calls: Array<InvestigationCall>;
    /**
     * Whether everything worth calling was called within the bounds.
     */
    is_complete: boolean;
};

/**
 * A request to the REST API.
 */
export type ServiceCallApiInput = {
    /**
     * HTTP method.
     */
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    /**
     * Path under /v1, without a query string.
     */
    path: string;
    /**
     * Query parameters.
     */
    query?: {
        [key: string]: unknown;
    };
    /**
     * JSON body for POST, PUT and PATCH.
     */
    body?: {
        [key: string]: unknown;
    };
    /**
     * Values for {names} in the path.
     */
    path_params?: {
        [key: string]: string | number;
    };
};

/**
 * The answer of the API.
 */
export type ServiceCallApiResult = {
    /**
     * HTTP status.
     */
    status: number;
    /**
     * Body of the answer.
     */
    body: {
        [key: string]: unknown;
    };
    /**
     * What to do next.
     */
    hint?: string;
};

export type ServiceStartData = {
    body: ServiceStartInput;
    path?: never;
    query?: never;
    url: '/service_start';
};

export type ServiceStartResponses = {
    /**
     * The conversation with its tools.
     */
    200: ServiceStartResult;
};

export type ServiceStartResponse = ServiceStartResponses[keyof ServiceStartResponses];

export type ServiceCallToolsData = {
    body: ServiceCallToolsInput;
    path?: never;
    query?: never;
    url: '/service_call_tools';
};

export type ServiceCallToolsResponses = {
    /**
     * One result for each call, in their order.
     */
    200: ServiceCallToolsResult;
};

export type ServiceCallToolsResponse = ServiceCallToolsResponses[keyof ServiceCallToolsResponses];

export type ServiceRequestAdditionalToolsData = {
    body: ServiceRequestAdditionalToolsInput;
    path?: never;
    query?: never;
    url: '/service_request_additional_tools';
};

export type ServiceRequestAdditionalToolsResponses = {
    /**
     * The added tools.
     */
    200: ServiceRequestAdditionalToolsResult;
};

export type ServiceRequestAdditionalToolsResponse = ServiceRequestAdditionalToolsResponses[keyof ServiceRequestAdditionalToolsResponses];

export type ServiceGetToolDeepGuidanceData = {
    body: ServiceGetToolDeepGuidanceInput;
    path?: never;
    query?: never;
    url: '/service_get_tool_deep_guidance';
};

export type ServiceGetToolDeepGuidanceResponses = {
    /**
     * All that is known of the tool.
     */
    200: ServiceGetToolDeepGuidanceResult;
};

export type ServiceGetToolDeepGuidanceResponse = ServiceGetToolDeepGuidanceResponses[keyof ServiceGetToolDeepGuidanceResponses];

export type ServiceInvestigateData = {
    body: ServiceInvestigateInput;
    path?: never;
    query?: never;
    url: '/service_investigate';
};

export type ServiceInvestigateResponses = {
    /**
     * What was found, and how.
     */
    200: ServiceInvestigateResult;
};

export type ServiceInvestigateResponse = ServiceInvestigateResponses[keyof ServiceInvestigateResponses];

export type ServiceCallApiData = {
    body: ServiceCallApiInput;
    path?: never;
    query?: never;
    url: '/service_call_api';
};

export type ServiceCallApiResponses = {
    /**
     * The answer of the API, whatever it is.
     */
    200: ServiceCallApiResult;
};

export type ServiceCallApiResponse = ServiceCallApiResponses[keyof ServiceCallApiResponses];
