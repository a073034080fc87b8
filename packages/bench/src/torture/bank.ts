import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { checkPaySign, payHeaders, signPay } from '@mall/server/gateways/pay-sign.ts';

type Deal = {
  attemptNo: string;
  channel: string;
  amountFen: number;
  state: 'paying' | 'success' | 'closed';
  outNo: string;
  refunds: Map<string, number>;
};
type Told = { state: 'success' | 'failure'; amountFen: number };

/** How the bank behaves after a payment. */
export const manners = ['once', 'many', 'lost', 'late', 'wrong_first', 'failure_first', 'failure_after', 'forged_first'] as const;
type Manner = (typeof manners)[number];

/** A bank that is never killed: it remembers every payment, and its notices are lost, doubled, shuffled, forged or wrong. */
export type Bank = {
  readonly url: string;
  /** False: it was closed before. */
  pay: (attemptNo: string, manner: Manner) => boolean;
  /** What it took and has not given back. */
  holds: () => number;
  settled: () => Promise<void>;
  close: () => Promise<void>;
};

const later = (ms: number) => new Promise((done) => setTimeout(done, ms));

const readText = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
};

/** `doors`: the addresses of the mall that are alive, as far as anybody knows. */
export const openBank = async (secret: string, doors: () => readonly string[], random: () => number): Promise<Bank> => {
  const deals = new Map<string, Deal>();
  const telling = new Set<Promise<void>>();

  const answers: Record<string, (given: Record<string, unknown>) => object> = {
    open: ({ attemptNo, channel, amountFen }) => {
      const no = String(attemptNo);
      if (!deals.has(no))
        deals.set(no, {
          attemptNo: no,
          channel: String(channel),
          amountFen: Number(amountFen),
          state: 'paying',
          outNo: `B${randomUUID()}`,
          refunds: new Map(),
        });
      return { payUrl: `http://bank/${no}`, codeUrl: `weixin://pay/${no}` };
    },
    query: ({ attemptNo }) => wordOf(deals.get(String(attemptNo))),
    close: ({ attemptNo }) => {
      const deal = deals.get(String(attemptNo));
      if (deal?.state === 'paying') deal.state = 'closed';
      return wordOf(deal);
    },
    refund: ({ attemptNo, refundSn, amountFen }) => {
      const deal = deals.get(String(attemptNo));
      if (!deal || deal.state !== 'success') return { state: 'refused', text: 'not paid' };
      const given = [...deal.refunds.values()].reduce((sum, amount) => sum + amount, 0);
      if (!deal.refunds.has(String(refundSn))) {
        if (given + Number(amountFen) > deal.amountFen) return { state: 'refused', text: 'too much' };
        deal.refunds.set(String(refundSn), Number(amountFen));
      }
      return { state: 'success', text: '' };
    },
  };
  const wordOf = (deal: Deal | undefined): object => {
    if (!deal) return { state: 'unknown' };
    return deal.state === 'success' ? { state: 'success', amountFen: deal.amountFen, outNo: deal.outNo } : { state: deal.state };
  };

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const what = (request.url ?? '/').slice(1);
    const text = await readText(request);
    const time = String(request.headers[payHeaders.time] ?? '');
    const fault = checkPaySign(secret, what, { time, sign: String(request.headers[payHeaders.sign] ?? '') }, text);
    const answer = answers[what];
    if (fault || !answer) return response.writeHead(400).end();
    const body = JSON.stringify(answer(JSON.parse(text) as Record<string, unknown>));
    const now = String(Date.now());
    response.writeHead(200, { [payHeaders.time]: now, [payHeaders.sign]: signPay(secret, `answer ${what} ${time}`, now, body) });
    return response.end(body);
  };
  const server = createServer((request, response) => void serve(request, response).catch(() => response.destroy()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };

  const post = async (deal: Deal, noticeId: string, told: Told, key: string): Promise<boolean> => {
    const alive = doors();
    const door = alive[Math.floor(random() * alive.length)];
    if (!door) return false;
    const body = JSON.stringify({ noticeId, attemptNo: deal.attemptNo, outNo: deal.outNo, ...told });
    const time = String(Date.now());
    try {
      const answer = await fetch(`${door}/api/portal/payment/notify/${deal.channel}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [payHeaders.time]: time,
          [payHeaders.sign]: signPay(key, `notify ${deal.channel}`, time, body),
        },
        body,
        signal: AbortSignal.timeout(5000),
      });
      return (await answer.text()) === 'success';
    } catch {
      return false;
    }
  };
  const tell = async (deal: Deal, told: Told, copies = 1): Promise<void> => {
    const noticeId = createHash('sha256').update(`${deal.attemptNo} ${told.state} ${told.amountFen}`).digest('hex').slice(0, 32);
    for (let tries = 0; tries < 5; tries += 1) {
      const heard = await Promise.all(Array.from({ length: copies }, () => post(deal, noticeId, told, secret)));
      if (heard.includes(true)) return;
      await later(300 * 2 ** tries);
    }
  };

  const behave = async (deal: Deal, manner: Manner): Promise<void> => {
    const paid: Told = { state: 'success', amountFen: deal.amountFen };
    const failed: Told = { state: 'failure', amountFen: deal.amountFen };
    if (manner === 'lost') return;
    if (manner === 'late') await later(2000 + random() * 3000);
    if (manner === 'wrong_first') await tell(deal, { state: 'success', amountFen: deal.amountFen + 1 });
    if (manner === 'failure_first') await tell(deal, failed);
    if (manner === 'forged_first') await post(deal, randomUUID(), paid, 'not the secret');
    await tell(deal, paid, manner === 'many' ? 20 : 1);
    if (manner === 'failure_after') await tell(deal, failed);
  };

  return {
    url: `http://127.0.0.1:${port}`,
    pay: (attemptNo, manner) => {
      const deal = deals.get(attemptNo);
      if (deal?.state !== 'paying') return false;
      deal.state = 'success';
      const told = behave(deal, manner).catch(() => {});
      telling.add(told);
      void told.then(() => telling.delete(told));
      return true;
    },
    holds: () =>
      [...deals.values()]
        .filter((deal) => deal.state === 'success')
        .reduce((sum, deal) => sum + deal.amountFen - [...deal.refunds.values()].reduce((back, amount) => back + amount, 0), 0),
    settled: async () => void (await Promise.all(telling)),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
