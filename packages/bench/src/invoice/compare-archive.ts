import { setTimeout as sleep } from 'node:timers/promises';
import { downloadApi } from '@mall/contract/download/download.api.ts';
import { invoiceApi } from '@mall/contract/invoice/invoice.api.ts';
import { mostInArchive } from '@mall/contract/invoice/invoicing.rules.ts';
import { plainCall } from '@mall/server/testing/plain-call.ts';
import type { Client } from 'pg';
import type { Mall } from '../open-mall.ts';
import type { Row } from '../report.ts';
import { searchMeanwhile } from '../search-meanwhile.ts';
import { signIn } from '../sign-in.ts';
import { withClient } from '../with-client.ts';

const mobile = '13800000001';
const mostSeconds = 300;

/** As many issued invoices of the demo's buyer as one archive holds: copies of one, under numbers of their own. Gives a session of his. */
const issueMany = async (client: Client): Promise<string> => {
  await client.query(
    `with first as (select i.* from invoice i join member m on m.id = i.member_id where m.mobile = $1 and i.number <> '' order by i.id limit 1),
     made as (
       insert into invoice (apply_sn, store_id, member_id, type, title, receiver, amount_fen, state, cause, code, number, issued_at)
       select 'FP9' || lpad(n::text, 14, '0'), f.store_id, f.member_id, f.type, f.title, f.receiver, f.amount_fen, 'issued', 'apply', '099999999999', lpad(n::text, 8, '0'), now()
       from first f, generate_series(1, $2::int - (select count(*)::int from invoice i where i.member_id = (select member_id from first) and i.number <> '')) n
       on conflict do nothing returning id)
     insert into invoice_cover (invoice_id, order_id, order_line_id, kind, name, unit, num, tax_rate, amount_fen)
     select made.id, c.order_id, c.order_line_id, c.kind, c.name, c.unit, c.num, c.tax_rate, c.amount_fen from made, invoice_cover c where c.invoice_id = (select id from first)`,
    [mobile, mostInArchive],
  );
  return signIn(client, mobile);
};

/** An archive of as many invoices as one may hold, and how long a visitor's search takes meanwhile. */
export const compareArchive = async ({ mall, url }: Mall): Promise<Row> => {
  const token = await withClient(url, issueMany);
  const since = performance.now();
  const asked = await plainCall(mall.url, invoiceApi.archive, { body: {} } as never, token);
  if (asked?.body.code !== 200) throw new Error(`the mall answered ${asked?.body.code} ${asked?.body.msg}`);
  const visitor = searchMeanwhile(mall.url);
  const steps = new Set<number>();
  for (let state = ''; state !== 'ready'; ) {
    await sleep(500);
    const page = await plainCall(mall.url, downloadApi.page, { query: {} } as never, token);
    const job = page?.body.data.list.find(({ id }) => id === asked.body.data.id);
    if (job?.state === 'failed') throw new Error('the archive could not be made');
    state = job?.state ?? '';
    steps.add(job?.done ?? 0);
  }
  const seconds = (performance.now() - since) / 1000;
  const { said: searched } = await visitor.end();
  return {
    work: `an archive of ${mostInArchive.toLocaleString('en')} invoices as PDF`,
    floor: '',
    ours: `${seconds.toFixed(1)} s, its progress told in ${steps.size} steps; ${searched}`,
    ratio: '',
    target: `${mostSeconds} s`,
    met: seconds <= mostSeconds,
  };
};
