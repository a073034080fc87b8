-- A company has contracts approved before it signs them, by processes of its own for them.
alter table approval_process drop constraint approval_process_biz_type_check, add constraint approval_process_biz_type_check check (biz_type in ('order', 'contract'));
alter table approval_request
  add column biz_type text not null default 'order' check (biz_type in ('order', 'contract')),
  add column agreement_id bigint references agreement,
  alter column trade_id drop not null,
  alter column pay_mode drop not null,
  add check ((biz_type = 'order') = (trade_id is not null)),
  add check ((biz_type = 'order') = (pay_mode is not null)),
  add check ((biz_type = 'contract') = (agreement_id is not null));
create unique index approval_request_open_contract on approval_request (agreement_id) where state in ('running', 'returned', 'withdrawn');
create index approval_request_agreement on approval_request (agreement_id, id) where agreement_id is not null;

do $do$
begin
  execute format('create or replace view inv.checks as %s union all %s', rtrim(pg_get_viewdef('inv.checks'::regclass), '; '), $check$
select 'I31', 'approval of a contract is asked for only while it can be signed', count(*)
  from approval_request r join agreement a on a.id = r.agreement_id
  where r.state in ('running', 'returned', 'withdrawn') and a.state not in ('to_sign', 'signing', 'abnormal')
union all select 'I31', 'a company does not sign what one of its people rejected or has yet to decide', count(*)
  from agreement_signature s join agreement a on a.id = s.agreement_id and a.revision = s.revision
  where s.side = 'buyer' and s.void_at is null and exists (select from approval_request r where r.agreement_id = a.id and r.document_hash = a.hash
    and (r.state = 'running' and r.created_at < s.at or r.state = 'rejected' and r.decided_at < s.at))
$check$);
end $do$;
