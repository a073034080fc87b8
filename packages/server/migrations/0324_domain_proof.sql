-- What a company writes into the TXT record of its domain, and when the mall found it there. What was agreed to before needs no proof.
alter table identity_provider add column proof text not null default replace(gen_random_uuid()::text, '-', ''), add column proved_at timestamptz;
