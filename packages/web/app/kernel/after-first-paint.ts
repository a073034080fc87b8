const preload = /<link rel="modulepreload" href="([^"]+)"(?: nonce="[^"]*")?\/>/g;
const moduleScript = /<script( nonce="[^"]*")? type="module" async="">/;

/** The large files that every page shares, each before those that import it. */
const large = [/\/react-/, /\/library-/, /\/frame-/, /\/shelf-/];

/** Runs in the page, as text. A hidden page is not painted, so it does not wait. */
const starter = `(() => {
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    const held = document.querySelector('script[data-preload]');
    const add = (name, fields) => document.head.appendChild(Object.assign(document.createElement(name), fields));
    for (const href of held.dataset.preload.split(' ')) add('link', { rel: 'modulepreload', fetchPriority: 'low', href });
    const wake = () => add('script', { type: 'module', nonce: held.nonce, textContent: held.textContent });
    const rest = held.dataset.first.split(' ');
    const next = () => { const href = rest.shift(); if (href) import(href).then(() => setTimeout(next), wake); else wake(); };
    next();
  };
  requestAnimationFrame(() => setTimeout(begin));
  if (document.hidden) begin();
  else document.addEventListener('visibilitychange', begin, { once: true });
})()`.replaceAll(/\n\s*/g, ' ');

/**
 * The page reads and links without its scripts. Asked for in the head they would share a thin line with its styles and its largest
 * picture, and run before the first paint; so they are asked for right after it. The large ones are linked and run one by one, because a
 * telephone stood still for all of them together.
 */
export const scriptsAfterFirstPaint = (html: string): string => {
  const scripts = [...html.matchAll(preload)].map(([, href]) => href as string);
  const first = large.flatMap((name) => scripts.filter((href) => name.test(href)));
  const [tag, nonce = ''] = moduleScript.exec(html) ?? [];
  if (tag === undefined) return html;
  const at = html.indexOf(tag);
  const end = html.indexOf('</script>', at) + '</script>'.length;
  const held = `<script${nonce} type="text/plain" data-preload="${scripts.join(' ')}" data-first="${first.join(' ')}">${html.slice(at + tag.length, end)}`;
  return `${html.slice(0, at).replaceAll(preload, '')}${held}<script${nonce}>${starter}</script>${html.slice(end)}`;
};
