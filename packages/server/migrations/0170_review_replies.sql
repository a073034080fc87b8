-- Who of the store answered a review: the store sees it, the buyers do not.
alter table review add column replied_by bigint references member;
-- What a store has not answered yet, the latest first.
create index review_store_unanswered on review (store_id, id desc) where replied_at is null and shown;

insert into role_right (role_id, right_name)
select id, 'seller:reviews:handle' from role where company_id is null and key in ('store_owner', 'store_orders');
