import type { Language } from '@mall/contract/kernel/language.ts';
import { formatFigure } from '@mall/kit/words/format-figure.ts';

/** "1,820" and, in Chinese, "2.6 万" from ten thousand on. */
export const countWords = (count: number, language: Language): string =>
  language !== 'zh' || count < 10_000 ? formatFigure(count, language) : `${Math.floor(count / 1_000) / 10} 万`;
