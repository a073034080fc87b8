import type { Text } from '@mall/counter/counter.ts';

/** This site speaks Chinese alone. */
export const only = (zh: string): Text => ({ zh, en: zh });
