-- Since when a refund waits for a person: the mall's time limit runs from there, not from the day on which a channel began to try.
alter table refund add column hand_at timestamptz;
update refund set hand_at = coalesce((select max(open_at) from pay_alert a where a.kind = 'refund_failed' and a.subject = refund.refund_sn), created_at)
where state = 'failure';
