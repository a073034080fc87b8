import type { Floor, FloorGoods, FloorLink } from '@mall/contract/catalogue/catalogue.api.ts';

export const linksOf = (floor: Floor, part: FloorLink['part']): FloorLink[] =>
  floor.webFloorLinkConfigDTOList.filter((link) => link.part === part);
export const goodsOf = (floor: Floor, part: FloorGoods['part']): FloorGoods[] => floor.goodsDTOS.filter((goods) => goods.part === part);

/** Best sold first: a ranking that shows its figures out of order would contradict itself. */
export const rankingOf = (floor: Floor): FloorGoods[] =>
  goodsOf(floor, 'ranking').toSorted((one, other) => other.monthSales - one.monthSales);

export type Kit = { readonly link: FloorLink; readonly goods: FloorGoods[] };

/** The kits of a scene floor: each link with the goods of its number. A kit whose goods are all off the shelf is left out. */
export const kitsOf = (floor: Floor): Kit[] =>
  linksOf(floor, 'kit')
    .map((link) => ({ link, goods: goodsOf(floor, 'kit').filter((goods) => goods.groupNo === link.groupNo) }))
    .filter((kit) => kit.goods.length > 0);

/** A goods may stand twice on a floor (in the middle and in the ranking); a plain row shows it once. */
export const rowOf = (floor: Floor, most: number): FloorGoods[] =>
  [...new Map(floor.goodsDTOS.map((goods) => [goods.goodsId, goods])).values()].slice(0, most);
