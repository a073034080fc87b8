import { contentApi } from '@mall/contract/content/content.api.ts';
import { useQuery } from '@tanstack/react-query';
import { createContext, use, useEffect } from 'react';
import { useLocation } from 'react-router';
import { findRow } from './describe-page.ts';
import { useLanguage } from './language.ts';
import { ask, queryOf } from './page-queries.ts';
import { aboutTitle, freshBoard, type TitleBoard, titleOf } from './title-board.ts';

export const siteQuery = ask(contentApi.site, {}, { staleMs: 600_000 });

/** The window has one; a render on the server brings its own and reads it when the page is done. */
export const TitleBoardContext = createContext<TitleBoard>(freshBoard());

const onServer = typeof document === 'undefined';

// Not a title element of React's: of two of them, that of the frame and that of the page, the window would show the first.
const useBoard = (change: Partial<TitleBoard>): void => {
  const board = use(TitleBoardContext);
  if (onServer) Object.assign(board, change);
  const { site, route, own } = change;
  useEffect(() => {
    Object.assign(board, { ...(site !== undefined && { site }), ...(route !== undefined && { route }), ...(own !== undefined && { own }) });
    document.title = titleOf(board);
    return () => {
      if (own === undefined || board.own !== own) return;
      board.own = undefined;
      document.title = titleOf(board);
    };
  }, [board, site, route, own]);
};

const useRouteTitle = (): string => {
  const { pathname } = useLocation();
  const language = useLanguage();
  const { title } = findRow(pathname);
  if (pathname === '/') return '';
  return typeof title === 'string' ? title : title[language];
};

/** Title of the route and name of the mall; the home page carries the name alone. */
export function FrameTitle() {
  const language = useLanguage();
  const site = useQuery(queryOf(siteQuery, language)).data?.name ?? '';
  useBoard({ site, route: useRouteTitle() });
  return null;
}

/** A page that knows better than its route what it is: its own name, or what it is about, before the name of the route. */
export function PageTitle(props: { name: string } | { about: string }) {
  const route = useRouteTitle();
  useBoard({ own: 'name' in props ? props.name : aboutTitle(props.about, route) });
  return null;
}
