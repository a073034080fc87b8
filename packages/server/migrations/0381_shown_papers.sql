-- Pages of papers that came with a registration are the store's: whoever keeps it reads them, not only who registered.
insert into upload_shown (upload_key, store_id, may)
select u.key, q.store_id, 'seller:store:manage'
from store_qualification q, jsonb_array_elements(q.files) f join upload u on '/uploads/' || u.key = f ->> 'url'
where u.audience = 'operator' and u.attached_at is not null
on conflict (upload_key, store_id) do nothing;
