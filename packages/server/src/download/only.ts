import { type Words, words } from '@mall/contract/kernel/language.ts';

/** The mall's own people work in Chinese. */
export const only = (zh: string): Words => words(zh, zh, zh, zh, zh, zh);
