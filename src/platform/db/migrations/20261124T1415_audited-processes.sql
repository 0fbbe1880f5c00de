-- The audit trail names a process as the contract does.
update audit_log set record_kind = 'process_definition' where record_kind = 'process';
