import { addressGroup } from '../kernel/address-group.ts';
import type { Db } from '../kernel/db.ts';
import type { NoteDenial } from '../kernel/denial.ts';
import { createTally } from '../kernel/tally.ts';
import { writeAudit } from './write-audit.ts';

// Who tries every number there is fills the audit no faster than this.
const mostRows = 60;
const minute = 60_000;

/** The one place that writes denials down; so many a minute for each who asks. The refusal stands whether it can be written or not. */
export const noteDenial = (db: Db): NoteDenial => {
  const rows = createTally(mostRows, minute);
  return async (denial, { memberId, ...from }) => {
    const who = memberId ?? addressGroup(from.address);
    if (rows.isOver(who)) return;
    rows.add(who);
    const more = rows.isOver(who) ? { more: 'not written down' } : {};
    await writeAudit(db, 'denied', { ...denial, ...more, from }, memberId).catch(() => {});
  };
};
