import { useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { changeList, type ListAddress, type ListChange, type ListScene, readList } from './list-address.ts';

export type List = {
  readonly scene: ListScene;
  /** What the reader asked for last; while it loads it is ahead of the goods that are shown. */
  readonly asked: ListAddress;
  /** The list that is shown gives way to another of the same page. */
  readonly pending: boolean;
  readonly hrefOf: (change: ListChange) => string;
  /** Applies a filter. The page stays where it is, so that a second filter can be chosen right after. */
  readonly filter: (change: ListChange) => void;
};

/** The filters live in the address and nowhere else. */
export const useList = (scene: ListScene): List => {
  const { pathname, search, key } = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  // The router tells of a navigation only in a later render; a box must be checked as soon as it is pressed.
  const [pressed, setPressed] = useState({ key: '', search: '' });
  const ahead = next?.pathname === pathname ? next.search : pressed.key === key && next === undefined ? pressed.search : search;
  const asked = new URLSearchParams(ahead);
  return {
    scene,
    asked: readList(scene, asked),
    pending: ahead !== search,
    hrefOf: (change) => pathname + changeList(scene, asked, change),
    filter: (change) => {
      const changed = changeList(scene, asked, change);
      setPressed({ key, search: changed });
      void navigate(pathname + changed, { preventScrollReset: true });
    },
  };
};
