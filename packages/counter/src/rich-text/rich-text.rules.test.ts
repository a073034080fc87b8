import { expect, test } from 'vitest';
import { linkOf, richTextSize } from './rich-text.rules.ts';

test('counts what is read: letters without marks and blanks, and pictures', () => {
  expect(richTextSize('<h2>结构 与</h2><p>a&amp;b &#8804; 5<img src="/media/a.webp"><img></p>')).toEqual({ letters: 8, pictures: 2 });
  expect(richTextSize('')).toEqual({ letters: 0, pictures: 0 });
});

test('takes a link that the cleaning keeps, adds what one leaves out, and refuses what runs', () => {
  expect(linkOf(' https://a.cn/x ')).toBe('https://a.cn/x');
  expect(linkOf('www.a.cn/x?y=1')).toBe('https://www.a.cn/x?y=1');
  expect(linkOf('/goodsDetail?id=3')).toBe('/goodsDetail?id=3');
  expect(linkOf('mailto:a@b.cn')).toBe('mailto:a@b.cn');
  for (const wrong of ['', 'javascript:alert(1)', '//evil.cn/x', 'two words', 'data:text/html,x'])
    expect(linkOf(wrong), wrong).toBeUndefined();
});
