import type { Language } from '@mall/contract/kernel/language.ts';

/** The kit's own words, and those of a part of it that is loaded alone: `kit/download`. */
export const isOwn = (room: string): boolean => room === 'kit' || room.startsWith('kit/');

export const ownFile = (room: string, language: Language): string =>
  room === 'kit' ? `./${language}.json` : `../${room.slice('kit/'.length)}/words/${language}.json`;
