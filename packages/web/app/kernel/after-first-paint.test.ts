import { expect, it } from 'vitest';
import { scriptsAfterFirstPaint } from './after-first-paint.ts';

const page =
  '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/a.css"/><link rel="modulepreload" href="/assets/b.js"/></head>' +
  '<body><script>one()</script><script type="module" async="">import "/assets/a.js"</script><script>two()</script></body>';

it('holds the scripts of the page back and leaves everything else in its place', () => {
  const held = scriptsAfterFirstPaint(page);
  expect(held).not.toContain('rel="modulepreload"');
  expect(held).toContain(
    '<script type="text/plain" data-preload="/assets/a.js /assets/b.js" data-first="">import "/assets/a.js"</script><script>(',
  );
  expect(held).toMatch(/^<head><link rel="stylesheet" href="\/assets\/a\.css"\/><\/head><body><script>one\(\)<\/script>/);
  expect(held).toMatch(/<script>two\(\)<\/script><\/body>$/);
});

it('names the large files that are shared in the order in which they need each other', () => {
  const links = ['frame-1', 'page-2', 'library-3'].map((name) => `<link rel="modulepreload" href="/assets/${name}.js"/>`).join('');
  const held = scriptsAfterFirstPaint(`<head>${links}</head><script type="module" async="">import "/assets/page-2.js"</script>`);
  expect(held).toContain('data-first="/assets/library-3.js /assets/frame-1.js"');
});

it('leaves a page without scripts as it is', () => {
  expect(scriptsAfterFirstPaint('<body>&amp;</body>')).toBe('<body>&amp;</body>');
});

it('hands on the mark by which the page’s policy knows its own scripts', () => {
  const marked = page.replaceAll('"/>', '" nonce="n1"/>').replaceAll('<script', '<script nonce="n1"');
  const held = scriptsAfterFirstPaint(marked);
  expect(held).not.toContain('rel="modulepreload"');
  expect(held).toContain('<script nonce="n1" type="text/plain" data-preload="/assets/a.js /assets/b.js"');
  expect(held).toContain('</script><script nonce="n1">(');
  expect(held).not.toContain('<script>');
});
