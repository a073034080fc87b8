-- Who is in a department, who is invited into it, and which departments a company has, the closed ones too.
create index member_department on member (department_id) where department_id is not null;
create index company_invitation_department on company_invitation (department_id) where department_id is not null;
create index department_company on department (company_id);
-- What somebody placed and a colleague has taken over counts for the month of him who placed it.
create index shop_order_placed_by on shop_order (placed_by, created_at) where placed_by is not null;
-- What was refused to somebody who named an account, by the account: its mobile may be another since.
create index audit_log_target on audit_log (target_id, at desc) where member_id is null and target_id is not null;
drop index audit_log_unproved;
