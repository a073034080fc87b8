import type { Config } from '../kernel/config.ts';

/**
 * Up to how much one person alone may decide on money. The mall's people may lower what the machine was started with, and never raise it: or one of them could do so
 * before he decides alone.
 */
export const fourEyesFen = ({ FOUR_EYES_FEN, FOUR_EYES_YUAN }: Pick<Config, 'FOUR_EYES_FEN' | 'FOUR_EYES_YUAN'>): number =>
  Math.min(FOUR_EYES_FEN, FOUR_EYES_YUAN * 100);
