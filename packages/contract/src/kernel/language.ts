export const languages = ['zh', 'en', 'fra', 'spa', 'pt', 'ru'] as const;
export type Language = (typeof languages)[number];
export const fallbackLanguage: Language = 'zh';

/** What browsers and `Intl` call each of the six. */
export const localeOf: Record<Language, string> = { zh: 'zh-CN', en: 'en', fra: 'fr', spa: 'es', pt: 'pt', ru: 'ru' };

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

export const languageOr = (value: unknown, otherwise: Language = fallbackLanguage): Language => (isLanguage(value) ? value : otherwise);

/** The same text in all six languages; the compiler refuses a missing one. */
export type Words = Readonly<Record<Language, string>>;

/** Writes the six in the fixed order zh, en, fra, spa, pt, ru. */
export const words = (zh: string, en: string, fra: string, spa: string, pt: string, ru: string): Words => ({ zh, en, fra, spa, pt, ru });

/** Replaces `{name}` by its value. */
export const fill = (text: string, values: Readonly<Record<string, string | number>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
