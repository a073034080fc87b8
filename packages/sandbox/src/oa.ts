import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { openCallbacks } from './oa-callbacks.ts';
import { officePage } from './oa-pages.ts';
import { type OaAct, type OaMode, oaActs, oaModes, openPapers, type Paper } from './oa-papers.ts';
import { isSignedOa, oaHeaders, signOa } from './oa-sign.ts';
import { wantsJson } from './wants-json.ts';

export type OaDoor = {
  /** The secret that a company gave its office, by the key that names it. */
  secretOf: (key: string) => Promise<string | undefined>;
  folder?: string;
};

const slowMs = 20_000;

type Pushed = Omit<Paper, 'key' | 'state' | 'arrivedAt' | 'pushes' | 'sent' | 'ended'>;
type Ended = { bizNo: string } & NonNullable<Paper['ended']>;

/** The office-automation system of a company: takes what is pushed to it, once for each number, and calls back with what somebody there decides. */
export const oaPart = (fastify: FastifyInstance, { secretOf, folder }: OaDoor): void => {
  const papers = openPapers(folder);
  const act = openCallbacks(papers, secretOf);
  const ending = new AbortController();
  let mode: OaMode = 'normal';
  fastify.addHook('onClose', async () => ending.abort());

  const take = (key: string, pushed: Pushed): { oaNo: string } => {
    const before = papers.find(pushed.bizNo);
    const fresh = { state: 'waiting', arrivedAt: Date.now(), sent: [] } as const;
    papers.keep({ ...fresh, ...before, ...pushed, key, pushes: (before?.pushes ?? 0) + 1 });
    return { oaNo: `OA${pushed.bizNo}` };
  };
  const end = (key: string, { bizNo, outcome, reason, at }: Ended): { oaNo: string } => {
    const paper = papers.find(bizNo);
    if (paper?.key === key) papers.keep({ ...paper, ended: { outcome, reason, at } });
    return { oaNo: `OA${bizNo}` };
  };
  const answers: Readonly<Record<string, (key: string, given: unknown) => object>> = {
    push: (key, given) => take(key, given as Pushed),
    end: (key, given) => end(key, given as Ended),
    ping: () => ({ oaNo: 'ping' }),
  };

  // Signatures cover the bytes as they came, so this part reads its bodies itself.
  fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/json', 'application/x-www-form-urlencoded'],
      { parseAs: 'string', bodyLimit: 256 * 1024 },
      (_request, text, done) => void done(null, text),
    );

    for (const [what, answer] of Object.entries(answers)) {
      scope.post<{ Body: string | undefined }>(`/sandbox/oa/api/${what}`, async (request, reply) => {
        if (mode === 'down') return reply.status(503).send({ ok: false });
        const text = request.body ?? '';
        const key = String(request.headers[oaHeaders.key] ?? '');
        const secret = await secretOf(key);
        if (secret === undefined || !isSignedOa(secret, what, request.headers, text)) return reply.status(403).send({ ok: false });
        const body = JSON.stringify(answer(key, JSON.parse(text)));
        if (mode === 'slow') await sleep(slowMs, undefined, { signal: ending.signal }).catch(() => {});
        if (mode === 'garbage') return reply.type('text/html').send('<html>请先登录</html>');
        const time = String(Date.now());
        const asked = String(request.headers[oaHeaders.time]);
        return reply
          .headers({ [oaHeaders.time]: time, [oaHeaders.sign]: signOa(secret, `answer ${what} ${asked}`, time, body) })
          .type('application/json')
          .send(body);
      });
    }

    scope.get('/sandbox/oa', async (request, reply) =>
      wantsJson(request) ? { mode, papers: papers.list() } : reply.type('text/html; charset=utf-8').send(officePage(papers.list(), mode)),
    );
    scope.post<{ Body: string | undefined }>('/sandbox/oa/mode', async (request, reply) => {
      const wanted = new URLSearchParams((request.body ?? '').slice(0, 200)).get('mode') as OaMode;
      if (!oaModes.includes(wanted)) return reply.status(400).send({ ok: false });
      mode = wanted;
      return wantsJson(request) ? { mode } : reply.redirect('/sandbox/oa', 303);
    });
    scope.post<{ Params: { bizNo: string }; Body: string | undefined }>('/sandbox/oa/papers/:bizNo', async (request, reply) => {
      const paper = papers.find(request.params.bizNo);
      const form = new URLSearchParams((request.body ?? '').slice(0, 4000));
      const wanted = form.get('act') as OaAct;
      if (!paper) return reply.status(404).send({ ok: false });
      if (!oaActs.includes(wanted)) return reply.status(400).send({ ok: false });
      const words = await act(paper, wanted, { approver: form.get('approver') || 'OA 审批人', reason: form.get('reason') ?? '' });
      return wantsJson(request) ? words.map(({ status, answer }) => ({ status, answer })) : reply.redirect('/sandbox/oa', 303);
    });
  });
};
