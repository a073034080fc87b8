import { join } from 'node:path';

type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

const app = join(import.meta.dirname, 'app');

/** As React Router's build names the client's half of a route. */
const route = (file: string) => `${join(app, file)}?__react-router-build-client-route`;
const entry = join(app, 'entry.client.tsx');
const everywhere = [entry, route('root.tsx'), route('shell/default-layout.tsx')];
const shared =
  /[\\/]packages[\\/](ui|contract|kit[\\/]src[\\/](words|ask|session|link|page))[\\/]|[\\/]lucide-react[\\/]|[\\/]app[\\/](shell|kernel)[\\/]|[\\/]app[\\/]catalogue[\\/][\w-]*(link|goods-card|words)/;

const checksOfForms = /[\\/]node_modules[\\/]zod[\\/]/;

let closure: Set<string> | undefined;

/** Everything that these files import before they run; the graph is whole when chunks are made. */
const neededBy = (files: readonly string[], graph: Graph): Set<string> => {
  const found = new Set<string>();
  const open = [...files];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
};

const everywhereAs = (name: string, also?: RegExp) => (id: string, graph: Graph) => {
  // What the home page's first screen takes from the common stock comes along: so it need not wait for all of the stock.
  closure ??= new Set([
    ...neededBy(everywhere, graph),
    ...[...neededBy([route('catalogue/home.page.tsx')], graph)].filter((each) => shared.test(each)),
  ]);
  // It wakes the page up, so it must run last; what it needs runs before.
  closure.delete(entry);
  return closure.has(id) || also?.test(id) ? name : null;
};

/** A page that only shows goods must not build the checks of forms, which cost a telephone more time than the rest of the stock. */
const withoutChecks = (name: string) => (id: string, graph: Graph) =>
  [...neededBy([id], graph)].some((each) => checksOfForms.test(each)) ? null : name;

const looksOfComponents = /[\\/](packages[\\/]ui[\\/]src[\\/][\w-]+|app[\\/]shell[\\/]not-found)\.module\.css$/;
const looksOfHome = /[\\/]app[\\/](catalogue[\\/](?!zones)|shell[\\/](?:seckill|group[\\/]))[\w-]+\.module\.css$/;

/**
 * What every shopping page needs comes in three files with one stylesheet: apart it was half a hundred, which compress worse and cost
 * a round trip each, and stylesheets hold back the first paint. Libraries change seldom, so a reader keeps them; React is as large as all
 * others together and stands alone, because a telephone links a file in one go. What many
 * pages share, cards and prices, is a third. The looks of components and of the home page stand together, because the lower
 * half of a page, drawn by the server, must not wait for its scripts to be styled.
 */
export const codeSplitting = {
  groups: [
    { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 5 },
    { name: everywhereAs('library'), test: /[\\/]node_modules[\\/](?!lucide-react)/, priority: 4 },
    { name: everywhereAs('frame', looksOfComponents), priority: 3 },
    { name: 'home-looks', test: looksOfHome, priority: 2 },
    { name: withoutChecks('shelf'), test: shared, tags: ['$initial' as const], minShareCount: 8, priority: 1 },
  ],
};
