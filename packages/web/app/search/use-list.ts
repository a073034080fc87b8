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
  const { pathname, search } = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const pending = navigation.location?.pathname === pathname && navigation.location.search !== search;
  const asked = new URLSearchParams(pending ? navigation.location?.search : search);
  const hrefOf = (change: ListChange) => pathname + changeList(scene, asked, change);
  return {
    scene,
    asked: readList(scene, asked),
    pending,
    hrefOf,
    filter: (change) => void navigate(hrefOf(change), { preventScrollReset: true }),
  };
};
