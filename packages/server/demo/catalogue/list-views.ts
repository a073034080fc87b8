import { pictureAddress, viewAddress } from '../../src/content/render-picture.ts';
import type { LeafClassData } from '../kit/demo-data.ts';
import type { DemoGoods } from './make-goods.ts';

/** Of the drawing itself: a drum carries the cable that lies beside it. */
const colourOf = (address: string): string[] => /[?&]c=([0-9a-f]{6})/.exec(address)?.slice(1) ?? [];

/** How it comes: on a drum, in a crate, in a carton; what is tied in bundles has no box to show. */
const packingPicture = ({ unit, reels }: LeafClassData, own: string, accent: string): string | undefined => {
  if (reels || unit === '千米') return pictureAddress('goods', 'cable-drum', colourOf(own));
  if (['米', '吨', '根', '基'].includes(unit)) return undefined;
  return pictureAddress('packing', ['台', '套', '组', '面', '簇'].includes(unit) ? 'crate' : 'carton', [accent]);
};

/** Further views of a goods beside the pictures of its specs: close, with its dimensions, its nameplate and how it is packed. */
export const listViews = ({ leaf, brand, specs }: DemoGoods, accents: readonly string[]): string[] => {
  const own = specs[0]?.picture ?? '';
  // A cable is looked at where it is cut open, and has no length or height of its own.
  const isCable = /\/(cable-(?!drum|tray|lug|cutter)|conductor-|fibre-)/.test(own);
  const packing = packingPicture(leaf.data, own, accents[brand.id % accents.length] as string);
  return [
    viewAddress(own, isCable ? 'end' : 'close'),
    ...(isCable ? [] : [viewAddress(own, 'outline')]),
    '/media/nameplate/{specId}.svg',
    ...(packing === undefined ? [] : [packing]),
  ];
};
