import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ProtocolText } from './protocol-text.tsx';

const html = (content: string) => renderToStaticMarkup(<ProtocolText content={content} />);

describe('the text of an agreement', () => {
  it('is one paragraph a line, with the name of each article standing out', () => {
    expect(html('导言。\n\n一、账号管理。您应使用本人手机号。')).toContain('<p>导言。</p><p><b>一、账号管理。</b>您应使用本人手机号。</p>');
  });

  it('is text and never markup', () => {
    expect(html('<script>alert(1)</script>')).toContain('&lt;script&gt;');
  });
});
