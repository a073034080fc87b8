-- The office that has a request hears when the request waits for nobody any more and the office was not who decided: withdrawn, taken back, cancelled, expired.
alter table oa_push
  add column end_told_at timestamptz, -- it knows, or there is nothing to tell
  add column end_tries int not null default 0 check (end_tries >= 0),
  add column end_try_at timestamptz;
update oa_push p set end_told_at = now() from approval_request r where r.id = p.request_id and r.state <> 'running';
create index oa_push_end on oa_push (company_id, end_try_at) where end_told_at is null and end_tries < 5;
