import type { FastifyInstance, FastifyReply } from 'fastify';
import { type BankAct, bankActs, openBank } from './pay-bank.ts';
import { type Deal, openPayBooks } from './pay-books.ts';
import { openNotices } from './pay-notices.ts';
import { bankPage, booksPage, missingDeal, scannerPage } from './pay-pages.ts';
import { isSigned, payHeaders, signPay } from './pay-sign.ts';
import { chinaDay, statementLines, writeCamt, writeCsv } from './pay-statement.ts';
import { openTransfers, transfersTable } from './pay-transfers.ts';
import { wantsJson } from './wants-json.ts';

export type PayDoor = { secret: string; folder?: string /** The mall's account at the bank. */; accountNo?: string };

type Named = { Params: { attemptNo: string }; Querystring: { from?: string } };

const html = (reply: FastifyReply, text: string, status = 200) => reply.status(status).type('text/html; charset=utf-8').send(text);

/** The bank and WeChat: signed calls for the mall, pages for the payer, and books that outlive the process. */
export const payPart = (fastify: FastifyInstance, { secret, folder, accountNo = '0' }: PayDoor): void => {
  const books = openPayBooks(folder);
  const notices = openNotices(secret, books);
  const bank = openBank(books, notices);
  const transfers = openTransfers(folder);
  fastify.addHook('onClose', async () => notices.stop());

  // Signatures cover the bytes as they came, so this part reads its bodies itself.
  fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/json', 'application/x-www-form-urlencoded'],
      // Bounded, because reading a form takes a time that grows with its square.
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      (_request, text, done) => void done(null, text),
    );

    for (const [what, answer] of Object.entries({ ...bank.answers, transfer: transfers.pay })) {
      scope.post<{ Body: string | undefined }>(`/sandbox/pay/api/${what}`, async (request, reply) => {
        const text = request.body ?? '';
        if (!isSigned(secret, what, request.headers, text)) return reply.status(403).send({ ok: false });
        const time = String(Date.now());
        const body = JSON.stringify((answer as (given: unknown) => object)(JSON.parse(text)));
        const asked = String(request.headers[payHeaders.time]);
        return reply
          .headers({ [payHeaders.time]: time, [payHeaders.sign]: signPay(secret, `answer ${what} ${asked}`, time, body) })
          .type('application/json')
          .send(body);
      });
    }

    const pages: readonly [string, (deal: Deal, fromApp: boolean) => string][] = [
      ['bank', bankPage],
      ['wechat', scannerPage],
    ];
    for (const [name, show] of pages) {
      const url = `/sandbox/pay/${name}/:attemptNo`;
      scope.get<Named>(url, async (request, reply) => {
        const deal = books.find(request.params.attemptNo);
        return deal ? html(reply, show(deal, request.query.from === 'app')) : html(reply, missingDeal(), 404);
      });
      scope.post<Named & { Body: string | undefined }>(url, async (request, reply) => {
        const deal = books.find(request.params.attemptNo);
        if (!deal) return html(reply, missingDeal(), 404);
        const form = new URLSearchParams(request.body ?? '');
        const act = form.get('act') as BankAct;
        if (!bankActs.includes(act)) return html(reply, show(deal, false), 400);
        await bank.act(deal, act, Number(form.get('seconds') ?? 20) || 20);
        const after = books.find(deal.attemptNo) ?? deal;
        if (wantsJson(request)) return { state: after.state, outNo: after.outNo };
        if (deal.state !== 'success' && after.state === 'success') return reply.redirect(deal.successUrl, 303);
        if (act === 'failure') return reply.redirect(deal.failureUrl, 303);
        return reply.redirect(`/sandbox/pay/${name}/${encodeURIComponent(deal.attemptNo)}`, 303);
      });
    }
    scope.get<{ Querystring: { day?: string; format?: string } }>('/sandbox/pay/statement', async ({ query }, reply) => {
      const day = /^\d{4}-\d{2}-\d{2}$/.test(query.day ?? '') ? (query.day as string) : chinaDay(Date.now());
      const camt = query.format === 'camt';
      const lines = statementLines(books.list(), day);
      return reply
        .header('content-disposition', `attachment; filename="statement-${day}.${camt ? 'xml' : 'csv'}"`)
        .type(camt ? 'application/xml; charset=utf-8' : 'text/csv; charset=utf-8')
        .send(camt ? writeCamt(lines, accountNo, day) : writeCsv(lines, accountNo));
    });
    scope.get('/sandbox/pay', async (request, reply) =>
      wantsJson(request) ? books.list() : html(reply, booksPage(books.list(), transfersTable(transfers.list()))),
    );
    scope.get('/sandbox/pay/transfers', async () => transfers.list());
  });
};
