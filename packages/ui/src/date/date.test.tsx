import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field } from '../field.tsx';
import { DateInput } from './date-input.tsx';
import { DateRange } from './date-range.tsx';
import { inOrder, isDay, readDay } from './day.rules.ts';
import { DayCalendar } from './day-calendar.tsx';

const labels = { open: '打开日历', calendar: '选择日期', format: '年-月-日', from: '从', to: '至', until: '至' };

test('reads a day as people write it, and no day that the calendar has not', () => {
  for (const text of ['2026-11-03', '2026/11/3', '2026.11.3', ' 2026年11月3日 ', '20261103', '２０２６－１１－０３'])
    expect(readDay(text), text).toBe('2026-11-03');
  for (const text of ['', '2026-02-29', '2026-13-01', '11-03', '昨天', '2026-11-031']) expect(readDay(text), text).toBeNull();
  expect(readDay('2028-2-29')).toBe('2028-02-29');
  expect(isDay('1900-02-29')).toBe(false);
});

test('puts a span in order', () => {
  expect(inOrder({ from: '2026-11-13', to: '2026-10-01' })).toEqual({ from: '2026-10-01', to: '2026-11-13' });
  expect(inOrder({ from: '2026-11-13', to: '' })).toEqual({ from: '2026-11-13', to: '' });
});

test('is drawn by the server as fields with names and faults, the calendar not yet', () => {
  const html = renderToStaticMarkup(
    <DateRange
      value={{ from: '2026-10-01', to: '昨天' }}
      onChange={() => undefined}
      locale="zh-CN"
      labels={{ ...labels, group: '下单时间' }}
      names={{ from: 'from', to: 'to' }}
      invalid={{ to: true }}
    />,
  );
  expect(html).toMatch(/<fieldset aria-label="下单时间"/);
  expect(html).toMatch(/aria-label="从" name="from" value="2026-10-01"/);
  expect(html).toMatch(/aria-label="至" aria-invalid="true" name="to" value="昨天"/);
  expect(html).toContain('aria-haspopup="dialog" aria-expanded="false"');
  expect(html).not.toContain('role="grid"');
});

test('takes name, message and mark from its field', () => {
  const html = renderToStaticMarkup(
    <Field id="due" label="到期日" required message="请填写日期">
      <DateInput value="" onChange={() => undefined} locale="zh-CN" labels={labels} />
    </Field>,
  );
  expect(html).toMatch(/<label[^>]*for="due"/);
  expect(html).toMatch(/<input[^>]*id="due"[^>]*aria-required="true" aria-describedby="due-message" aria-invalid="true"/);
});

test.each([
  ['zh-CN', '2026年11月13日星期五', '下一页'],
  ['en', 'Friday, November 13, 2026', 'Next'],
  ['fr', 'vendredi 13 novembre 2026', 'Suivant'],
  ['es', 'viernes, 13 de noviembre de 2026', 'Siguiente'],
  ['pt', 'sexta-feira, 13 de novembro de 2026', 'Próximo'],
  ['ru', 'пятница, 13 ноября 2026', 'Далее'],
])('speaks %s in the calendar', (locale, day, next) => {
  const html = renderToStaticMarkup(<DayCalendar value="2026-11-13" onChange={() => undefined} label="日历" locale={locale} />);
  expect(html).toContain(day);
  expect(html).toContain(`aria-label="${next}"`);
});
