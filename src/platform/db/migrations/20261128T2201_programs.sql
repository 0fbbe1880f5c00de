-- Programs: what they deliver and cost, the clients enrolled in them, their billed periods, and the schedules of their tasks.

create table program_definitions (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  description text collate app.unicode,
  tags text[] collate app.unicode not null default '{}',
  archived_at timestamptz(3),
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id)
);
-- Archived ones keep their names, too.
create unique index program_definitions_name on program_definitions (tenant_id, lower(name));
create index program_definitions_newest on program_definitions (tenant_id, created_at desc, id desc);
create index program_definitions_changed on program_definitions (tenant_id, updated_at desc, id desc);
select app.protect('program_definitions');

create table program_definition_processes (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  program_definition_id uuid not null,
  process_definition_id uuid not null,
  position integer not null,
  -- Null for a single task when the enrolment starts.
  recurrence jsonb,
  lead_days integer not null check (lead_days between 0 and 90),
  due_in_days integer check (due_in_days between 0 and 365),
  day_shift text not null check (day_shift in ('none', 'before', 'after')),
  catch_up text not null check (catch_up in ('none', 'last')),
  task_name_template text collate app.unicode,
  assigned_to uuid[] not null default '{}',
  primary key (tenant_id, program_definition_id, process_definition_id),
  foreign key (tenant_id, program_definition_id) references program_definitions (tenant_id, id) on delete cascade,
  foreign key (tenant_id, process_definition_id) references process_definitions (tenant_id, id)
);
create index program_definition_processes_process on program_definition_processes (tenant_id, process_definition_id);
select app.protect('program_definition_processes');

create table program_definition_services (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  program_definition_id uuid not null,
  service_id uuid not null,
  position integer not null,
  quantity numeric(11, 4) not null check (quantity > 0),
  primary key (tenant_id, program_definition_id, service_id),
  foreign key (tenant_id, program_definition_id) references program_definitions (tenant_id, id) on delete cascade,
  foreign key (tenant_id, service_id) references client_services (tenant_id, id)
);
create index program_definition_services_service on program_definition_services (tenant_id, service_id);
select app.protect('program_definition_services');

create table programs (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  name text collate app.unicode not null,
  description text collate app.unicode,
  program_definition_id uuid not null,
  frequency text not null check (frequency in ('one_time', 'weekly', 'monthly', 'quarterly', 'semiannually', 'yearly')),
  amount_minor bigint not null check (amount_minor >= 0),
  -- Of the setup fee, too.
  currency text not null,
  setup_fee_minor bigint check (setup_fee_minor >= 0),
  tax_rate_id uuid,
  duration_months integer check (duration_months between 1 and 120),
  minimum_term_months integer check (minimum_term_months between 1 and 120),
  is_exclusive boolean not null,
  tags text[] collate app.unicode not null default '{}',
  archived_at timestamptz(3),
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, program_definition_id) references program_definitions (tenant_id, id),
  foreign key (tenant_id, tax_rate_id) references tax_rates (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id)
);
create unique index programs_name on programs (tenant_id, lower(name)) where archived_at is null;
create index programs_by_name on programs (tenant_id, lower(name), id);
create index programs_newest on programs (tenant_id, created_at desc, id desc);
create index programs_changed on programs (tenant_id, updated_at desc, id desc);
create index programs_by_amount on programs (tenant_id, amount_minor desc, id desc);
create index programs_definition on programs (tenant_id, program_definition_id);
create index programs_tax_rate on programs (tenant_id, tax_rate_id) where tax_rate_id is not null;
select app.protect('programs');

create table client_programs (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  client_id uuid not null,
  program_id uuid not null,
  -- As the program had it when the client was enrolled.
  program_definition_id uuid not null,
  status text not null check (status in ('pending', 'active', 'paused', 'suspended', 'completed', 'cancelled')),
  status_reason text collate app.unicode,
  start_date date not null,
  end_date date,
  minimum_term_ends_on date,
  started_at timestamptz(3),
  paused_at timestamptz(3),
  resume_on date,
  suspended_at timestamptz(3),
  cancels_at timestamptz(3),
  cancelled_at timestamptz(3),
  completed_at timestamptz(3),
  frequency text not null check (frequency in ('one_time', 'weekly', 'monthly', 'quarterly', 'semiannually', 'yearly')),
  amount_minor bigint not null check (amount_minor >= 0),
  currency text not null,
  override_minor bigint check (override_minor >= 0),
  tax_rate_id uuid,
  -- What is still to be billed with the first period; null once it was.
  setup_fee_minor bigint check (setup_fee_minor >= 0),
  -- The first day of the next period, on which it is billed; null when nothing more is.
  next_billing_date date,
  billing_anchor_day integer check (billing_anchor_day between 1 and 31),
  -- Billing from a later day on.
  scheduled_change jsonb,
  -- Null for the setting of the agency, and of the client or the agency.
  program_invoices text check (program_invoices in ('draft', 'finalize', 'send')),
  is_auto_charged boolean,
  payment_method_id uuid,
  assigned_to uuid[] not null default '{}',
  note text collate app.unicode,
  revision integer not null default 1,
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, client_id) references clients (tenant_id, id) on delete cascade,
  foreign key (tenant_id, program_id) references programs (tenant_id, id),
  foreign key (tenant_id, program_definition_id) references program_definitions (tenant_id, id),
  foreign key (tenant_id, tax_rate_id) references tax_rates (tenant_id, id),
  foreign key (tenant_id, payment_method_id) references payment_methods (tenant_id, id) on delete set null (payment_method_id),
  foreign key (tenant_id, created_by) references users (tenant_id, id),
  check (end_date is null or end_date >= start_date),
  check ((status = 'paused') = (paused_at is not null)),
  check ((status = 'suspended') = (suspended_at is not null)),
  check ((status = 'cancelled') = (cancelled_at is not null)),
  check ((status = 'completed') = (completed_at is not null)),
  check ((billing_anchor_day is null) = (frequency in ('one_time', 'weekly')))
);
create index client_programs_client on client_programs (tenant_id, client_id, created_at desc, id desc);
create index client_programs_program on client_programs (tenant_id, program_id, status);
create index client_programs_definition on client_programs (tenant_id, program_definition_id);
create index client_programs_tax_rate on client_programs (tenant_id, tax_rate_id) where tax_rate_id is not null;
create index client_programs_payment_method on client_programs (tenant_id, payment_method_id) where payment_method_id is not null;
create index client_programs_newest on client_programs (tenant_id, created_at desc, id desc);
create index client_programs_changed on client_programs (tenant_id, updated_at desc, id desc);
create index client_programs_by_start on client_programs (tenant_id, start_date desc, id desc);
create index client_programs_by_end on client_programs (tenant_id, end_date desc nulls last, id desc);
create index client_programs_by_first_end on client_programs (tenant_id, end_date nulls last, id);
create index client_programs_by_billing on client_programs (tenant_id, next_billing_date desc nulls last, id desc);
create index client_programs_by_first_billing on client_programs (tenant_id, next_billing_date nulls last, id);
select app.protect('client_programs');
create trigger forget_comments after delete on client_programs for each row execute function app.forget_comments('client_program');
create trigger forget_attachments after delete on client_programs for each row execute function app.forget_attachments('client_program');
create trigger forget_pins after delete on client_programs for each row execute function app.forget_pins('client_program');
create trigger forget_anchor after delete on client_programs for each row execute function app.forget_anchor('client_program');

-- Periods that were billed, each once; those of a price of 0 have no invoice.
create table client_program_periods (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  client_program_id uuid not null,
  period_start_date date not null,
  period_end_date date not null,
  -- What a whole period cost then, to settle a part of it later.
  price_minor bigint not null check (price_minor >= 0),
  -- Days of a whole period, of which this one may be a part.
  whole_days integer not null check (whole_days > 0),
  tax_rate_id uuid,
  invoice_id uuid,
  created_at timestamptz(3) not null default app.now(),
  primary key (tenant_id, client_program_id, period_start_date),
  foreign key (tenant_id, client_program_id) references client_programs (tenant_id, id) on delete cascade,
  foreign key (tenant_id, tax_rate_id) references tax_rates (tenant_id, id),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id),
  check (period_end_date >= period_start_date)
);
create index client_program_periods_invoice on client_program_periods (tenant_id, invoice_id) where invoice_id is not null;
create index client_program_periods_tax_rate on client_program_periods (tenant_id, tax_rate_id) where tax_rate_id is not null;
select app.protect('client_program_periods');

-- Parts of periods that the next invoice settles, as lines of it.
create table client_program_prorations (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  client_program_id uuid not null,
  name text collate app.unicode not null,
  -- Below 0 for a credit.
  amount_minor bigint not null check (amount_minor <> 0),
  tax_rate_id uuid,
  period_start_date date not null,
  period_end_date date not null,
  invoice_id uuid,
  created_at timestamptz(3) not null default app.now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, client_program_id) references client_programs (tenant_id, id) on delete cascade,
  foreign key (tenant_id, tax_rate_id) references tax_rates (tenant_id, id),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id)
);
create index client_program_prorations_open on client_program_prorations (tenant_id, client_program_id, id) where invoice_id is null;
create index client_program_prorations_all on client_program_prorations (tenant_id, client_program_id);
create index client_program_prorations_invoice on client_program_prorations (tenant_id, invoice_id) where invoice_id is not null;
create index client_program_prorations_tax_rate on client_program_prorations (tenant_id, tax_rate_id) where tax_rate_id is not null;
select app.protect('client_program_prorations');

-- Processes attached to enrolments, each with its schedule.
create table client_program_processes (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  id uuid not null default app.uuid7(),
  schedule_id uuid not null default app.uuid7(),
  client_program_id uuid not null,
  process_definition_id uuid not null,
  position integer not null,
  recurrence jsonb,
  lead_days integer not null check (lead_days between 0 and 90),
  due_in_days integer check (due_in_days between 0 and 365),
  day_shift text not null check (day_shift in ('none', 'before', 'after')),
  catch_up text not null check (catch_up in ('none', 'last')),
  task_name_template text collate app.unicode,
  is_active boolean not null,
  assigned_to uuid[] not null default '{}',
  -- The next period of an active enrolment, and when its task is created.
  next_period_date date,
  next_period_key text,
  next_task_at timestamptz(3),
  skipped_period_keys text[] not null default '{}',
  revision integer not null default 1,
  schedule_updated_at timestamptz(3) not null default app.now(),
  created_at timestamptz(3) not null default app.now(),
  updated_at timestamptz(3) not null default app.now(),
  created_by uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, client_program_id) references client_programs (tenant_id, id) on delete cascade,
  foreign key (tenant_id, process_definition_id) references process_definitions (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id),
  check ((next_period_date is null) = (next_period_key is null))
);
create unique index client_program_processes_once on client_program_processes (tenant_id, client_program_id, process_definition_id);
create index client_program_processes_process on client_program_processes (tenant_id, process_definition_id);
create index client_program_processes_newest on client_program_processes (tenant_id, created_at desc, id desc);
create index client_program_processes_changed on client_program_processes (tenant_id, updated_at desc, id desc);
create index client_program_processes_by_period on client_program_processes (tenant_id, next_period_date desc nulls last, id desc);
create index client_program_processes_by_first_period on client_program_processes (tenant_id, next_period_date nulls last, id);
select app.protect('client_program_processes');

-- Each period of a process in an enrolment creates its task once, even if the process was detached in between.
create table client_program_tasks (
  tenant_id uuid not null default app.tenant_id() references tenants (id),
  client_program_id uuid not null,
  process_definition_id uuid not null,
  period_key text not null,
  period_date date not null,
  task_id uuid not null,
  created_at timestamptz(3) not null default app.now(),
  primary key (tenant_id, client_program_id, process_definition_id, period_key),
  foreign key (tenant_id, client_program_id) references client_programs (tenant_id, id) on delete cascade,
  foreign key (tenant_id, process_definition_id) references process_definitions (tenant_id, id)
);
create index client_program_tasks_process on client_program_tasks (tenant_id, process_definition_id);
create index client_program_tasks_latest on client_program_tasks
  (tenant_id, client_program_id, process_definition_id, period_date desc, created_at desc);
create index client_program_tasks_task on client_program_tasks (tenant_id, task_id);
select app.protect('client_program_tasks');
