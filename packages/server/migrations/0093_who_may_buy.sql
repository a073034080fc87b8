-- Who buys for a company, and who does so on the company's word (goods before money, credit). Approvers and finance do neither.
update role set permissions = permissions || array['order:buy', 'order:buyOnAccount']
where company_id is null and key in ('company_admin', 'company_purchaser');
