import type { Words } from '@mall/contract/kernel/language.ts';

/** Each language by its own name. */
export const languageNames: Words = { zh: '中文', en: 'English', fra: 'Français', spa: 'Español', pt: 'Português', ru: 'Русский' };
