/** What the title of the window is made of. `own`: what the page itself says, which counts more than what its route is called. */
export type TitleBoard = {
  site: string;
  route: string;
  own: string | undefined;
  /** `own` came with the document; the page that says it is still to wake up. */
  served?: boolean;
};

export const freshBoard = (): TitleBoard => ({ site: '', route: '', own: undefined });

/** 电缆-商品搜索-能电商城: the narrowest first, because a tab shows only the beginning. */
export const titleOf = ({ site, route, own }: TitleBoard): string => [own ?? route, site].filter((part) => part !== '').join('-');

/** What a page is about, before what it is. */
export const aboutTitle = (about: string, route: string): string => [about, route].filter((part) => part !== '').join('-');

/** The frame wakes up before the page: what the page said on the server holds until it says it again, or the reader has gone on. */
export const putFrame = (board: TitleBoard, site: string, route: string): void => {
  if (board.served && board.route !== route) Object.assign(board, { own: undefined, served: false });
  Object.assign(board, { site, route });
};

export const putOwn = (board: TitleBoard, own: string): void => void Object.assign(board, { own, served: false });

/** A page that leaves takes its word along, unless another has said something since. */
export const takeOwn = (board: TitleBoard, own: string): void => {
  if (board.own === own) board.own = undefined;
};
