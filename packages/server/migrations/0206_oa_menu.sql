-- Who designs the company's processes also says which of them its own system decides.
insert into front_menu (id, parent_id, name, url, icon, permission, sort) values
  (404, 4, '{"zh": "OA 接入", "en": "OA connection", "fra": "Connexion OA", "spa": "Conexión OA", "pt": "Conexão OA", "ru": "Подключение OA"}',
    '/personalCenterBase/processBase/oaConnection', 'workflow', 'approval:design', 402);

-- I25, of what is decided outside.
do $do$
begin
  execute format('create or replace view inv.checks as %s union all %s', rtrim(pg_get_viewdef('inv.checks'::regclass), '; '), $check$
select 'I25', 'what a company''s own system decided, it said in one word that counted', count(*)
  from approval_request r where r.channel = 'oa' and r.state in ('approved', 'rejected')
    and not exists (select from oa_callback w where w.request_id = r.id and w.verdict = 'applied' and w.result = r.state)
union all select 'I25', 'a word that counted is of a request that it decided', count(*)
  from oa_callback w join approval_request r on r.id = w.request_id where w.verdict = 'applied' and (r.channel <> 'oa' or r.state <> w.result)
union all select 'I25', 'what is on its way to a company''s own system will be tried, and nothing else', count(*)
  from approval_request r left join oa_push p on p.request_id = r.id
  where r.state = 'running' and (r.channel = 'oa') <> (p.request_id is not null and p.back_at is null and r.oa_state <> 'none')
    or r.state = 'running' and r.oa_state = 'pushing' and p.next_try_at is null
$check$);
end $do$;
