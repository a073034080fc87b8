-- What a maker states of one spec beside what tells it from its sisters: a transformer's losses follow from its capacity, so they cannot stand at the goods.
create table spec_figure (
  spec_id bigint not null references spec on delete cascade,
  kind text not null check (kind in ('no_load_loss_w', 'load_loss_w', 'impedance_percent', 'sound_db')),
  figure numeric(12, 2) not null check (figure >= 0),
  primary key (spec_id, kind)
);
