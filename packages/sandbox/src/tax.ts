import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { signPay } from './pay-sign.ts';
import { openTaxBooks, type TaxEntry, type TaxMode, taxModes } from './tax-books.ts';
import { taxPage } from './tax-page.ts';
import { wantsJson } from './wants-json.ts';

export type TaxDoor = { secret: string; folder?: string };

const headers = { time: 'x-tax-time', sign: 'x-tax-sign' } as const;
const laterMs = 3000;
const patience = 3000;
const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('');

const issuedWord = () => ({ state: 'issued', code: `0${digits(11)}`, number: digits(8) }) as const;
const refusedWord = { state: 'refused', text: '购买方税号与登记信息不一致' } as const;

/** The tax authority's gateway: issues each number once, and says the same of it however often it is asked. */
export const taxPart = (fastify: FastifyInstance, { secret, folder }: TaxDoor): void => {
  const books = openTaxBooks(folder);
  const timers = new Set<NodeJS.Timeout>();
  let mode: TaxMode = 'normal';
  fastify.addHook('onClose', async () => {
    for (const timer of timers) clearTimeout(timer);
  });

  const call = async (askNo: string, key = secret): Promise<number> => {
    const entry = books.find(askNo);
    if (!entry?.word) return 0;
    const body = JSON.stringify({ askNo, word: entry.word });
    const time = String(Date.now());
    const status = await fetch(entry.callbackUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [headers.time]: time, [headers.sign]: signPay(key, 'tax notice', time, body) },
      body,
      signal: AbortSignal.timeout(patience),
    }).then(
      (answer) => answer.status,
      () => 0,
    );
    const now = books.find(askNo) ?? entry;
    books.keep({ ...now, calls: [...now.calls, { at: Date.now(), status }].slice(-20) });
    return status;
  };
  const later = (askNo: string, times = 1) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      const entry = books.find(askNo);
      if (entry && !entry.word) books.keep({ ...entry, word: issuedWord() });
      for (let time = 0; time < times; time += 1) void call(askNo);
    }, laterMs);
    timer.unref();
    timers.add(timer);
  };

  const take = (pushed: TaxEntry): TaxEntry => {
    const before = books.find(pushed.askNo);
    const decided = mode === 'refuse' ? refusedWord : mode === 'slow' ? undefined : issuedWord();
    const word = before ? before.word : decided;
    const entry: TaxEntry = {
      ...pushed,
      arrivedAt: before?.arrivedAt ?? Date.now(),
      asks: (before?.asks ?? 0) + 1,
      calls: before?.calls ?? [],
      ...(word && { word }),
    };
    books.keep(entry);
    if (!word && !before) later(entry.askNo);
    if (mode === 'twice' && !before) later(entry.askNo, 2);
    return entry;
  };

  // Signatures cover the bytes as they came, so this part reads its bodies itself.
  fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/json', 'application/x-www-form-urlencoded'],
      { parseAs: 'string', bodyLimit: 1024 * 1024 },
      (_request, text, done) => void done(null, text),
    );
    scope.post<{ Body: string | undefined }>('/sandbox/tax/api/issue', async (request, reply) => {
      if (mode === 'down') return reply.status(503).send({ ok: false });
      const text = request.body ?? '';
      const asked = String(request.headers[headers.time] ?? '');
      if (request.headers[headers.sign] !== signPay(secret, 'tax issue', asked, text)) return reply.status(403).send({ ok: false });
      const { word } = take(JSON.parse(text) as TaxEntry);
      if (mode === 'lost') return reply.status(503).send({ ok: false });
      const body = JSON.stringify(word ?? { state: 'taken' });
      const time = String(Date.now());
      return reply
        .headers({ [headers.time]: time, [headers.sign]: signPay(secret, `tax answer ${asked}`, time, body) })
        .type('application/json')
        .send(body);
    });
    scope.get('/sandbox/tax', async (request, reply) =>
      wantsJson(request) ? { mode, asks: books.list() } : reply.type('text/html; charset=utf-8').send(taxPage(books.list(), mode)),
    );
    scope.post<{ Body: string | undefined }>('/sandbox/tax/mode', async (request, reply) => {
      const wanted = new URLSearchParams((request.body ?? '').slice(0, 200)).get('mode') as TaxMode;
      if (!taxModes.includes(wanted)) return reply.status(400).send({ ok: false });
      mode = wanted;
      return wantsJson(request) ? { mode } : reply.redirect('/sandbox/tax', 303);
    });
    scope.post<{ Params: { askNo: string }; Body: string | undefined }>('/sandbox/tax/asks/:askNo', async (request, reply) => {
      const entry = books.find(request.params.askNo);
      const act = new URLSearchParams((request.body ?? '').slice(0, 200)).get('act') ?? '';
      if (!entry) return reply.status(404).send({ ok: false });
      if (!['issue', 'refuse', 'call', 'forged'].includes(act)) return reply.status(400).send({ ok: false });
      if (!entry.word && (act === 'issue' || act === 'refuse'))
        books.keep({ ...entry, word: act === 'issue' ? issuedWord() : refusedWord });
      const status = await call(entry.askNo, act === 'forged' ? `not ${secret}` : secret);
      return wantsJson(request) ? { status } : reply.redirect('/sandbox/tax', 303);
    });
  });
};
