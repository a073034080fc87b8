-- Who sets up his first second factor (setup) and who gave a code of the one that he replaces (change) are told apart: only the second may replace one.
alter table sign_in_ticket drop constraint sign_in_ticket_purpose_check;
alter table sign_in_ticket add check (purpose in ('factor', 'enrol', 'setup', 'change'));
