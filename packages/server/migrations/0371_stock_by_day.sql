-- What a shelf held on earlier days is what it holds now without what moved since: moves lie as they were written, so that ranges of pages find those of some days.
create index stock_ledger_days on stock_ledger using brin (at) with (pages_per_range = 32);
