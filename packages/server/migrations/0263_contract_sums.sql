-- One draft whose sum no program can hold exactly made every list fail that it stood in. Nobody could read or send such a draft: its author finds one of each of its goods now.
update agreement_line l set num = 1, amount_fen = l.unit_fen
  from agreement a where a.id = l.agreement_id and a.total_fen > 9007199254740991;
update agreement a set total_fen = (select sum(l.amount_fen) from agreement_line l where l.agreement_id = a.id)
  where a.total_fen > 9007199254740991;
alter table agreement add check (total_fen <= 9007199254740991);
alter table agreement_line add check (amount_fen <= 9007199254740991);
