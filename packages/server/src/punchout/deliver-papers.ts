import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { askOutside } from '../gateways/ask-outside.ts';
import type { Tx } from '../kernel/db.ts';
import { deliverDue, nextTry, patienceMs, perCompany, type Room } from '../kernel/deliver-due.ts';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import { readHookAddress } from '../open/hook-address.ts';
import { mallDomain } from './back-page.ts';
import { childOf, readXml } from './read-xml.ts';
import { PaperFacts, writePaper } from './write-paper.ts';

/** A slow system holds up its own company's papers alone. */
const perConnection = 3;
const most = 300;
const mostBytes = 64 * 1024;

const Due = z.strictObject({
  id: Id,
  companyId: Id,
  facts: PaperFacts,
  punchoutOrderId: Id,
  theirId: z.string(),
  payloadId: z.string(),
  url: z.string(),
  key: z.string(),
  sealed: z.instanceof(Buffer),
  fromDomain: z.string(),
  fromIdentity: z.string(),
});
type Due = z.infer<typeof Due>;

/** What is sent twice is one by the number of the paper. What nobody took for three days is given up; what a connection that is off or shut out has waits until it is on again, and of one that was removed nothing is said. */
const take = (tx: Tx, { most: room, full }: Room): Promise<Due[]> =>
  readRows(tx, Due)`
    with ready as (
      select w.id, row_number() over (partition by c.company_id order by w.turn, w.id) as turn from punchout_connection c cross join lateral (
        select x.id, row_number() over (order by x.id) as turn from (
          select q.id from punchout_paper q where q.connection_id = c.id and q.next_try_at <= now() order by q.id limit ${perConnection}) x) w
      where c.state = 'on' and c.blocked_at is null and c.removed_at is null and c.company_id <> all (${sql.param([...full])}::bigint[])),
    due as (
      select q.id from punchout_paper q join ready r on r.id = q.id where r.turn <= ${perCompany} and q.next_try_at <= now()
      order by r.turn, q.id limit ${room} for no key update of q skip locked)
    update punchout_paper q set tries = q.tries + 1,
      next_try_at = case when q.created_at < now() - interval '3 days' and q.tries > 0 then null else ${nextTry(sql`q.tries`)} end
    from due, punchout_order o, punchout_connection p
    where q.id = due.id and o.id = q.order_id and p.id = q.connection_id
    returning q.id::text, p.company_id::text as "companyId", q.facts, o.id::text as "punchoutOrderId", o.their_id as "theirId", o.payload_id as "payloadId", p.papers_url as url, p.key, p.secret as sealed,
      p.from_domain as "fromDomain", p.from_identity as "fromIdentity"`;

/** What the other side says of it; it counts as taken only by its own word. */
const faultIn = (text: string): string => {
  try {
    const status = childOf(readXml(Buffer.from(text)), 'Response', 'Status');
    const code = status?.attributes['code'] ?? '';
    return /^2\d\d$/.test(code) ? '' : `${code} ${status?.text || status?.attributes['text'] || ''}`.trim().slice(0, 200) || 'garbled';
  } catch {
    return 'garbled';
  }
};

type Sending = Pick<House, 'db' | 'config' | 'sealer' | 'log'>;

const send = async ({ db, config, sealer }: Sending, due: Due): Promise<string> => {
  const address = readHookAddress(due.url, config);
  if (!address) return 'address';
  const body = await writePaper(
    db,
    { payloadId: `paper.${due.id}@${new URL(config.siteUrl).hostname}`, at: new Date() },
    {
      from: { domain: mallDomain, identity: due.key },
      to: { domain: due.fromDomain, identity: due.fromIdentity },
      sharedSecret: sealer.open(due.sealed),
    },
    due,
    due.facts,
  );
  const answer = await askOutside({ ...address, headers: { 'content-type': 'text/xml; charset=utf-8' }, body, patienceMs, mostBytes });
  if (typeof answer === 'string') return answer;
  return answer.status >= 200 && answer.status < 300 ? faultIn(answer.text) : String(answer.status);
};

const note = ({ db }: Sending, { id }: Due, fault: string) =>
  db.execute(
    fault === ''
      ? sql`update punchout_paper set sent_at = now(), next_try_at = null, fault = '' where id = ${id}`
      : sql`update punchout_paper set fault = ${fault} where id = ${id}`,
  );

/** Sends confirmations, ship notices and invoices that are due. */
export const deliverPapers = (house: Sending): Promise<number> =>
  deliverDue(house, { take, send, note, most, lost: 'a paper to a purchasing system was not sent' });
