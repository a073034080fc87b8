-- What a piece cost when it was kept, so that a buyer sees whether it got cheaper since. Of what was kept before, nobody knows.
alter table goods_favourite add column kept_price_fen bigint check (kept_price_fen > 0);
