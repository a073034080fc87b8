import type { Id } from '@mall/contract/kernel/fields.ts';
import { protocolTraits, punchoutProtocols } from '@mall/contract/punchout/punchout.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import type { PaperFacts } from './write-paper.ts';

const withPapers = punchoutProtocols.filter((protocol) => protocolTraits[protocol].papers);

/** Puts a paper on its way, once of each subject, for the orders that are meant; nowhere where the company named no address for it. */
export const queuePaper = async (
  tx: Pick<Tx, 'execute'>,
  which: SQL,
  { kind, subject, facts }: { kind: PaperFacts['kind']; subject: string; facts: PaperFacts },
): Promise<void> => {
  await tx.execute(sql`
    insert into punchout_paper (order_id, connection_id, kind, subject, facts)
    select o.id, o.connection_id, ${kind}, ${subject} || ':' || o.id, ${JSON.stringify(facts)}::jsonb from punchout_order o join punchout_connection p on p.id = o.connection_id
    where ${which} and p.papers_url <> '' and p.protocol = any (${sql.param(withPapers)}::text[]) and p.removed_at is null
    on conflict (kind, subject) do nothing`);
};

/** Of the purchasing system's order that became this one. */
export const ofShopOrder = (orderId: Id): SQL => sql`o.trade_id = (select trade_id from shop_order where id = ${orderId})`;
