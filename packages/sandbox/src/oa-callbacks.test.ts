import { afterEach, expect, it, vi } from 'vitest';
import { openCallbacks } from './oa-callbacks.ts';
import { openPapers, type Paper } from './oa-papers.ts';

const paper: Paper = {
  bizNo: 'QG1',
  key: 'OA1',
  title: '电缆',
  company: '示例',
  requester: '许清禾',
  department: '物资供应部',
  amount: '1.00',
  word: '',
  lines: [],
  callbackUrl: 'http://127.0.0.1/callback',
  detailUrl: 'http://127.0.0.1/request',
  state: 'waiting',
  arrivedAt: 0,
  pushes: 1,
  sent: [],
};

afterEach(() => void vi.unstubAllGlobals());

/** A mall that answers one word after the other. */
const mallThatSays = (...verdicts: (string | undefined)[]) => {
  const left = [...verdicts];
  vi.stubGlobal('fetch', async () => {
    const verdict = left.shift();
    return new Response(verdict === undefined ? 'no' : JSON.stringify({ ok: true, verdict }), {
      status: verdict === undefined ? 400 : 200,
    });
  });
};

it('shows what the mall took: its first decision, whatever the office says afterwards', async () => {
  const papers = openPapers(undefined);
  papers.keep(paper);
  const act = openCallbacks(papers, async () => 'secret');
  const said = { approver: 'OA', reason: '' };
  const state = () => papers.find('QG1')?.state;
  mallThatSays(undefined, 'applied', 'late', 'late');
  await act(paper, 'reject', said);
  expect(state()).toBe('waiting');
  await act(papers.find('QG1') as Paper, 'approve', said);
  expect(state()).toBe('approved');
  await act(papers.find('QG1') as Paper, 'reject', said);
  await act(papers.find('QG1') as Paper, 'reverse', said);
  expect(state()).toBe('approved');
  expect(papers.find('QG1')?.sent).toHaveLength(4);
});
