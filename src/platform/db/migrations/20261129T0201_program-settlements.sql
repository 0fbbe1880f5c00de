-- What applies to the rest of a billed period after a change of its price: each settlement compares with that, not with what was billed first.
alter table client_program_periods
  add column applied_price_minor bigint check (applied_price_minor >= 0),
  add column applied_total_minor bigint,
  add constraint client_program_periods_applied_check check ((applied_price_minor is null) = (applied_total_minor is null));

-- What a proration comes to with tax, for the credit that it becomes when no invoice is coming. Null before this version: as much as without.
alter table client_program_prorations add column total_minor bigint;

-- A pause is settled when its days have passed.
alter table client_programs
  add column pause_proration text check (pause_proration in ('next_invoice', 'credit')),
  add column pause_unsettled_from date,
  add constraint client_programs_pause_check check ((pause_proration is null) = (pause_unsettled_from is null));
