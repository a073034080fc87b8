import { createContext, use, useEffect } from 'react';
import { useLocation } from 'react-router';
import { theSite } from '../site.ts';
import { useLanguage } from '../words/language.ts';
import { aboutTitle, freshBoard, putFrame, putOwn, type TitleBoard, takeOwn, titleOf } from './title-board.ts';

/** The window has one, which begins with what the document brought; a render on the server has its own and reads it when the page is done. */
export const TitleBoardContext = createContext<TitleBoard>(freshBoard());

const onServer = typeof document === 'undefined';

// Not a title element of React's: of two of them, that of the frame and that of the page, the window would show the first.
const show = (board: TitleBoard): void => {
  document.title = titleOf(board);
};

const useRouteTitle = (): string => {
  const { pathname } = useLocation();
  const language = useLanguage();
  return theSite().titleOf(pathname, language);
};

/** Title of the route and name of the site; a page without a title carries the name alone. */
export function FrameTitle({ site }: { site: string }) {
  const board = use(TitleBoardContext);
  const route = useRouteTitle();
  if (onServer) putFrame(board, site, route);
  useEffect(() => {
    putFrame(board, site, route);
    show(board);
  }, [board, site, route]);
  return null;
}

/** A page that knows better than its route what it is: its own name, or what it is about, before the name of the route. */
export function PageTitle(props: { name: string } | { about: string }) {
  const board = use(TitleBoardContext);
  const route = useRouteTitle();
  const own = 'name' in props ? props.name : aboutTitle(props.about, route);
  if (onServer) putOwn(board, own);
  useEffect(() => {
    putOwn(board, own);
    show(board);
    return () => {
      takeOwn(board, own);
      show(board);
    };
  }, [board, own]);
  return null;
}
