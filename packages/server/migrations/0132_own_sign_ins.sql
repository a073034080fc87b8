-- A member reads his own part of the trail: what he did, and what was refused before anybody had proved who he is (which keeps the masked mobile).
create index audit_log_member on audit_log (member_id, at desc) where member_id is not null;
create index audit_log_unproved on audit_log ((detail ->> 'mobile'), at desc) where member_id is null;
