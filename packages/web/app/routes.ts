import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { type Layout, parentRoutes, routeTable } from './routes.table.ts';
import { unbuiltPaths } from './routes.unbuilt.ts';

const pagesOf = (wanted: Layout): RouteConfigEntry[] =>
  routeTable
    .filter((row) => row.layout === wanted && row.page !== undefined)
    .map((row) => (row.path === '/' ? index(row.page as string) : route(row.path.slice(1), row.page as string, { id: row.path })));

// A parent none of whose screens exists answers as not found, like them.
const parents = Object.keys(parentRoutes)
  .filter((path) => !unbuiltPaths.includes(path))
  .map((path) => route(path.slice(1), 'shell/parent-route.tsx', { id: `parent ${path}` }));

export default [
  layout('shell/default-layout.tsx', [...pagesOf('default'), ...parents, route('*', 'shell/not-found.page.tsx', { id: 'not found' })]),
  layout('shell/single-layout.tsx', pagesOf('single')),
  layout('shell/bare-layout.tsx', pagesOf('bare')),
  layout('shell/centre-layout.tsx', pagesOf('centre')),
  layout('shell/sourcing-layout.tsx', pagesOf('sourcing')),
  ...(process.env['NODE_ENV'] === 'production' && process.env['MALL_DEV_PAGES'] !== 'on' ? [] : [route('dev/ui', 'shell/dev-ui.page.tsx')]),
] satisfies RouteConfig;
