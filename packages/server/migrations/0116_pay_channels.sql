-- Which ways of paying there are, the contract lists; a new one needs no change here. What is written is one of them by its type.
alter table pay_attempt drop constraint pay_attempt_channel_check, add constraint pay_attempt_channel_check check (channel ~ '^[a-z]{2,20}$');
