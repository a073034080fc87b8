-- Who did what to whom, from where, and how it was before and after. A company's administrator reads his company's part.
alter table audit_log
  add column company_id bigint, -- of whoever acted, or of whom it happened to, as it was then
  add column target_id bigint, -- the member or the role that it happened to
  add column target text not null default '', -- what that was called then
  add column address text not null default '',
  add column device text not null default '',
  add column before jsonb,
  add column after jsonb;
update audit_log a set address = coalesce(detail ->> 'address', ''), detail = detail - 'address',
  company_id = (select m.company_id from member m where m.id = a.member_id);
create index audit_log_company on audit_log (company_id, at, id) where company_id is not null;

-- The trail only grows. The trigger holds even for the owner of the table; the mall's own role has no right to it in the first place
-- (kernel/grant-to-mall.ts gives it to read and to add where this trigger stands).
create trigger audit_log_append_only before update or delete or truncate on audit_log for each statement execute function refuse_change();
