-- Who keeps a store's books reads its contracts; whoever owns the store signs them, and those who look after orders draft them.
delete from role_right g using role r
where r.id = g.role_id and r.company_id is null and r.key = 'store_finance' and g.right_name in ('seller:contracts:handle', 'seller:contracts:sign');
