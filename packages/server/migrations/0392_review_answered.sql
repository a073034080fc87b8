-- What a store answered last is what it may still put right.
create index review_store_answered on review (store_id, replied_at desc, id desc) where replied_at is not null and shown;
