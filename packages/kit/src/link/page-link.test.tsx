import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, Link, type LinkProps } from 'react-router';
import { expect, it } from 'vitest';
import { PageLink } from './page-link.tsx';

/** In which order its attributes stand says nothing. */
const drawn = (Shown: typeof PageLink | typeof Link, props: LinkProps): string[] => {
  const Stub = createRoutesStub([{ path: '/goods/list', Component: () => <Shown {...props} /> }]);
  return renderToStaticMarkup(<Stub initialEntries={['/goods/list']} />)
    .split(/ (?=[\w-]+=")|(?=>)/)
    .toSorted();
};

it.each<[string, LinkProps]>([
  ['the home page', { to: '/', className: 'logo', children: <b>首页</b> }],
  ['a page with a query and a place', { to: '/goods/1?specId=2&keyword=电缆#tab', target: '_blank', rel: 'noopener' }],
  ['a page of a path with other letters', { to: '/文章/一', 'aria-current': 'page' }],
  ['a step that leaves no trace', { to: '/goods/list?page=2', replace: true, preventScrollReset: true }],
  ['a place from here', { to: '?page=2' }],
  ['a path that is not straight', { to: '/goods//list/../1' }],
  ['a step with something to remember', { to: '/goods/1', state: { from: 'list' } }],
  ['an address in parts', { to: { pathname: '/goods/1', search: '?a=1' } }],
])('leads a server to draw %s as the router does', (_, props) => {
  expect(drawn(PageLink, props)).toEqual(drawn(Link, { ...props, discover: 'none' }));
});
