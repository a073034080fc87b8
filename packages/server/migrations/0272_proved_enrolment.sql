-- Who must set up a second factor and has none shows first that he holds the mobile: a password alone must not choose the telephone that stands for its holder.
alter table sign_in_ticket drop constraint sign_in_ticket_purpose_check;
alter table sign_in_ticket add check (purpose in ('factor', 'text', 'enrol', 'setup', 'change'));
alter table sign_in_ticket drop constraint sign_in_ticket_check;
alter table sign_in_ticket add check ((purpose in ('factor', 'text')) = (secret is null));
do $do$
declare
  rule text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'sms_code_purpose_check');
begin
  alter table sms_code drop constraint sms_code_purpose_check;
  execute format('alter table sms_code add constraint sms_code_purpose_check check (purpose = %L or %s)', 'enrol', substr(rule, 7));
end $do$;
