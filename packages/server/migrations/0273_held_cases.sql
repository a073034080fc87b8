-- A case that a colleague has taken is no longer decided beside him: what was told of it before reads as what it comes to.
update message set code = 'work.taken_over' where code = 'work.decided';
delete from news where name = 'work.decided';
