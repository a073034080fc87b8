import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { JsonLd } from './json-ld.tsx';

test('a name cannot close the script that carries it', () => {
  const name = '</script><script>alert(1)</script>';
  const markup = renderToStaticMarkup(<JsonLd data={{ '@type': 'Thing', name }} />);
  const text = markup.slice(markup.indexOf('>') + 1, markup.lastIndexOf('</script>'));
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@type': 'Thing', name });
});
