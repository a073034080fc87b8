import { WordsProvider } from '@mall/kit/words/words.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { SeckillTabs, type SessionTab } from './seckill-tabs.tsx';
import zh from './words/zh.json';

const session = (sessionId: string, activityStartDate: string, running = false): SessionTab => ({ sessionId, activityStartDate, running });
const sessions = [
  session('1', '2026-11-15 10:00:00', true),
  session('2', '2026-11-15 14:00:00'),
  session('3', '2026-11-16 10:00:00'),
  session('4', '2026-11-17 20:00:00'),
];

const Tabs = () => (
  <WordsProvider source={{ find: () => zh }}>
    <SeckillTabs
      sessions={sessions}
      chosen="1"
      now="2026-11-15 12:00:00"
      hrefOf={({ sessionId }) => `/seckillZone?sessionId=${sessionId}`}
    />
  </WordsProvider>
);

test('a session says when it begins: today the time alone, later with its days', () => {
  const Stub = createRoutesStub([{ path: '/', Component: Tabs }]);
  const html = renderToStaticMarkup(<Stub />);
  const links = [...html.matchAll(/<a ([^>]*)><b>([^<]*)<\/b>([^<]*)<\/a>/g)].map(([, attributes = '', time, words]) => [
    time,
    words,
    attributes.includes('aria-current'),
  ]);
  expect(links).toEqual([
    ['10:00', '抢购中', true],
    ['14:00', '即将开始', false],
    ['10:00', '1 天后', false],
    ['20:00', '2 天后', false],
  ]);
  expect(html).toContain('href="/seckillZone?sessionId=4"');
});
