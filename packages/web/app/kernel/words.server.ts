import { serverWords } from '@mall/kit/words/server-words.ts';
import type { Dictionary } from '@mall/kit/words/words.tsx';

const files = import.meta.glob<Dictionary>('../**/words/*.json', { eager: true, import: 'default' });

export const siteWords = () => serverWords(files);
