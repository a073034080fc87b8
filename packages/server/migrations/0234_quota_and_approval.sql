-- A closed quota owes nothing; what comes back to it afterwards is owed to the company.
do $do$
declare
  named text;
begin
  select conname into strict named from pg_constraint
  where conrelid = 'credit_account'::regclass and pg_get_constraintdef(oid) like '%closed%' and pg_get_constraintdef(oid) like '%used_fen%';
  execute format('alter table credit_account drop constraint %I', named);
end $do$;
alter table credit_account add constraint credit_account_closed check (state <> 'closed' or (used_fen <= 0 and frozen_fen = 0));

-- I25 knows orders that were approved to be paid with money and are on the quota since: the mall looks at them.
do $do$
declare
  before text := rtrim(pg_get_viewdef('inv.checks'::regclass), '; ');
  after text := replace(before, '((o.state = ''in_approval''::text) <>', '((o.state = ''in_approval''::text AND NOT (EXISTS ( SELECT FROM credit_review_order y JOIN credit_review v ON v.id = y.review_id WHERE y.order_id = o.id AND v.decision IS NULL))) <>');
begin
  if after = before then raise exception 'the rule of orders in approval was not found'; end if;
  execute 'create or replace view inv.checks as ' || after;
end $do$;
