import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import styles from './calendar.module.css';
import { SpanCalendar } from './span-calendar.tsx';

test('marks both ends of a span, and otherwise what lies between', () => {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: true }) });
  const html = renderToStaticMarkup(
    <SpanCalendar value={{ from: '2026-11-13', to: '2026-10-30' }} onChange={() => undefined} label="日历" locale="zh-CN" />,
  );
  vi.unstubAllGlobals();
  const days = [...html.matchAll(/class="([^"]*)"[^>]*>(\d+)<\/div>/g)].map(([, names, day]) => ({ names: names?.split(' ') ?? [], day }));
  const within = days.filter(({ names }) => names.includes(styles['within'] ?? ''));
  expect(within).toHaveLength(15);
  expect(within.filter(({ names }) => names.includes(styles['chosen'] ?? '')).map(({ day }) => day)).toEqual(['30', '13']);
});
