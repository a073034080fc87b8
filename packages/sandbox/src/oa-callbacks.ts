import { randomUUID } from 'node:crypto';
import type { OaAct, Paper, Papers, SentWord } from './oa-papers.ts';
import { oaHeaders, signOa } from './oa-sign.ts';

const patience = 5000;
const mostAnswer = 500;
const mostSent = 50;
const hour = 3_600_000;

type Result = 'approved' | 'rejected';
type Said = { approver: string; reason: string };

const post = async (url: string, act: OaAct, headers: Record<string, string>, body: string): Promise<SentWord> => {
  const sent = { act, at: Date.now(), headers, body };
  try {
    const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(patience) });
    return { ...sent, status: answer.status, answer: (await answer.text()).slice(0, mostAnswer) };
  } catch {
    return { ...sent, status: 0, answer: '' };
  }
};

const say = (paper: Paper, act: OaAct, secret: string, body: string, time = String(Date.now())): Promise<SentWord> =>
  post(
    paper.callbackUrl,
    act,
    {
      'content-type': 'application/json',
      [oaHeaders.key]: paper.key,
      [oaHeaders.time]: time,
      [oaHeaders.sign]: signOa(secret, 'callback', time, body),
    },
    body,
  );

const worded = ({ bizNo }: Paper, result: Result, { approver, reason }: Said) =>
  JSON.stringify({ callbackId: randomUUID(), bizNo, result, approver, reason });

const read = (text: string): Record<string, unknown> => {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
};
const verdictIn = (answer: string): unknown => read(answer).verdict;
const resultIn = (body: string): Result | undefined => {
  const { result } = read(body);
  return result === 'approved' || result === 'rejected' ? result : undefined;
};

const send = async (paper: Paper, act: OaAct, said: Said, secret: string): Promise<SentWord[]> => {
  const refusing = { ...said, reason: said.reason || '不同意本次采购' };
  const last = paper.sent.findLast((one) => one.act === 'approve' || one.act === 'reject' || one.act === 'both');
  switch (act) {
    case 'approve':
      return [await say(paper, act, secret, worded(paper, 'approved', said))];
    case 'reject':
      return [await say(paper, act, secret, worded(paper, 'rejected', refusing))];
    case 'both':
      return Promise.all([
        say(paper, act, secret, worded(paper, 'approved', said)),
        say(paper, act, secret, worded(paper, 'rejected', refusing)),
      ]);
    case 'replay':
      return last ? [await post(paper.callbackUrl, act, last.headers, last.body)] : [];
    case 'reverse':
      return [await say(paper, act, secret, worded(paper, paper.state === 'approved' ? 'rejected' : 'approved', refusing))];
    case 'forged':
      return [await say(paper, act, `not ${secret}`, worded(paper, 'approved', said))];
    case 'garbage':
      return [await say(paper, act, secret, '<xml>同意</xml>')];
    case 'stale':
      return [await say(paper, act, secret, worded(paper, 'approved', said), String(Date.now() - hour))];
  }
};

const taking: ReadonlySet<unknown> = new Set(['applied', 'repeated']);
/** What the mall took of it. It takes the first word alone; whatever the office says after it is late and changes nothing. */
const takenOf = (words: readonly SentWord[]): Result | undefined => {
  const taken = words.find(({ status, answer }) => status === 200 && taking.has(verdictIn(answer)));
  return taken && resultIn(taken.body);
};

/** What somebody in the office does with a paper, and what is done to it by whoever means the mall ill. */
export const openCallbacks = (papers: Papers, secretOf: (key: string) => Promise<string | undefined>) => {
  return async (paper: Paper, act: OaAct, said: Said): Promise<SentWord[]> => {
    const secret = await secretOf(paper.key);
    if (secret === undefined) return [];
    const words = await send(paper, act, said, secret);
    const now = papers.find(paper.bizNo) ?? paper;
    papers.keep({ ...now, state: takenOf(words) ?? now.state, sent: [...now.sent, ...words].slice(-mostSent) });
    return words;
  };
};
