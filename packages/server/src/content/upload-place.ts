import type { PictureSide } from '@mall/contract/content/upload.rules.ts';

/** Where the bytes of a key lie. Spread over 256 folders; the key is checked by shape before it comes here. */
export const uploadPlace = (key: string): string => `uploads/${key.slice(0, 2)}/${key}`;

/** A picture made as large as pages show it. */
export const sidePlace = (key: string, side: PictureSide): string => `${uploadPlace(key)}.${side}`;

/** Parts of files that are still arriving, each by itself: the next may come to another node. */
export const arrivingFolder = 'uploads/arriving/';
export const partPlace = (key: string, nth: number): string => `${arrivingFolder}${key}.${nth}`;
