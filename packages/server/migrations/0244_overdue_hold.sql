-- That something is overdue is said by the kind of hold, in the reader's language: the words of the clock go.
update credit_account set reason = '' where state = 'on_hold' and hold_kind = 'overdue';
