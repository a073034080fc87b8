-- What was decided of late by the mall's people: the work list counts it.
create index store_application_event_operator on store_application_event (at) where by_kind = 'operator';
