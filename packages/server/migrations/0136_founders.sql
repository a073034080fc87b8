-- Whoever certifies a company buys for it and hands in its papers, and nothing more, until it is certified: then he is its administrator.
insert into role (key, name, audience) values ('company_founder', '认证经办人', 'buyer');
insert into role_right (role_id, right_name)
select r.id, g.right_name from role r join (values
  ('company_founder', 'order:buy'), ('company_founder', 'company:certify'), ('company_admin', 'company:certify'), ('individual', 'company:certify')
) g(key, right_name) on g.key = r.key where r.company_id is null;

insert into member_role (member_id, role_id)
select m.id, r.id from member m join role r on r.company_id is null and r.key = 'company_founder'
where m.audience = 'buyer' and m.account_type = 2
  and (m.company_id is null or (exists (select from company c where c.id = m.company_id and c.state in ('none', 'pending', 'rejected'))
    and exists (select from member_role h join role a on a.id = h.role_id and a.key = 'company_admin' and a.company_id is null where h.member_id = m.id)));
delete from member_role h using role a, member m, company c
where a.id = h.role_id and a.key = 'company_admin' and a.company_id is null and m.id = h.member_id and c.id = m.company_id
  and c.state in ('none', 'pending', 'rejected');
