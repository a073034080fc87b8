-- The day for which the prices of a framework were laid: a supplement that begins after it has them laid anew.
alter table agreement add column laid_on date;
