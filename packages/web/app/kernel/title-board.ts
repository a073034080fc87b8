/** What the title of the window is made of. `own`: what the page itself says, which counts more than what its route is called. */
export type TitleBoard = { site: string; route: string; own: string | undefined };

export const freshBoard = (): TitleBoard => ({ site: '', route: '', own: undefined });

/** 电缆-商品搜索-能电商城: the narrowest first, because a tab shows only the beginning. */
export const titleOf = ({ site, route, own }: TitleBoard): string => [own ?? route, site].filter((part) => part !== '').join('-');

/** What a page is about, before what it is. */
export const aboutTitle = (about: string, route: string): string => [about, route].filter((part) => part !== '').join('-');
