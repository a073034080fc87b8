-- For which company somebody kept a goods: colleagues see what he kept as one of them, and nothing of what was his own before.
alter table goods_favourite add column company_id bigint;
update goods_favourite f set company_id = m.company_id from member m left join sub_account s on s.member_id = m.id and s.company_id = m.company_id
where m.id = f.member_id and m.company_id is not null and f.created_at >= coalesce(s.bound_at, '-infinity');
