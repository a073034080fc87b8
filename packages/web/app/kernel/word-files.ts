import type { Dictionary } from '@mall/kit/words/words.tsx';

export const files = import.meta.glob<Dictionary>('../**/words/*.json', { import: 'default' });
