-- A buyer may ask that the order of a line goes to the next period; the mall decides.
alter table bill_dispute add column move_out boolean not null default false;
