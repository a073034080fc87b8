import { describe, expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';

describe('the text of an article', () => {
  it('keeps what an article is made of', () => {
    const html =
      '<h2>一、范围</h2><p>适用于<b>电缆</b>与<a href="/helpCenter?id=1">帮助</a>。</p><ul><li>甲</li></ul><table><tbody><tr><td colspan="2">乙</td></tr></tbody></table>';
    expect(cleanHtml(html)).toBe(html);
  });

  it.each([
    ['a script', '<p>甲</p><script>alert(1)</script>', '<p>甲</p>'],
    ['a handler', '<p onclick="alert(1)" onmouseover=alert(1)>甲</p>', '<p>甲</p>'],
    ['a link that runs', '<a href="javascript:alert(1)">甲</a>', '<a>甲</a>'],
    ['the same, disguised', '<a href=" jAva&#x09;script:alert(1)">甲</a>', '<a>甲</a>'],
    ['a link with data', '<a href="data:text/html,<script>1</script>">甲</a>', '<a>甲</a>'],
    ['a picture that fails on purpose', '<img src=x onerror=alert(1)>', '<img alt="" src="x" loading="lazy" />'],
    ['a picture that runs', '<img src="javascript:alert(1)">', '<img alt="" loading="lazy" />'],
    ['a frame', '<iframe src="https://evil.example"></iframe><p>甲</p>', '<p>甲</p>'],
    ['a form', '<form action="/api"><input name=a>甲</form>', '甲'],
    ['a drawing with a script', '<svg><script>alert(1)</script></svg>', ''],
    ['a style', '<style>body{display:none}</style><p style="position:fixed">甲</p>', '<p>甲</p>'],
    ['an address of no scheme', '<a href="//evil.example">甲</a>', '<a>甲</a>'],
    ['an unclosed tag', '<p>甲<img src=x onerror=alert(1)//', '<p>甲</p>'],
  ])('loses %s', (_name, given, left) => expect(cleanHtml(given)).toBe(left));

  it('opens other sites beside the mall, without a way back into its window', () => {
    expect(cleanHtml('<a href="https://a.example/b" target="_top">甲</a>')).toBe(
      '<a href="https://a.example/b" target="_blank" rel="noopener noreferrer">甲</a>',
    );
  });

  it('has no second first heading, and is the same when cleaned again', () => {
    const clean = cleanHtml('<h1>大</h1><p>1 < 2 & 3</p>');
    expect(clean).toBe('<h2>大</h2><p>1 &lt; 2 &amp; 3</p>');
    expect(cleanHtml(clean)).toBe(clean);
  });
});
