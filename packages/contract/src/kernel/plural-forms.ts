import { type Language, localeOf } from './language.ts';

const rules = new Map<Language, Intl.PluralRules>();

const rulesOf = (language: Language): Intl.PluralRules => {
  const found = rules.get(language) ?? new Intl.PluralRules(localeOf[language]);
  rules.set(language, found);
  return found;
};

/** In this order forms are written: two are one and other, three (Russian) one, few and many. */
const order = ['one', 'few', 'many'];

/**
 * `{count} {count:product|products}`: the form that the language uses with this number. A text without forms wakes nothing, so that the
 * Chinese pages never ask.
 */
export const choosePlurals = (text: string, values: Readonly<Record<string, string | number>>, language: Language): string =>
  text.replace(/\{(\w+):([^}]+)\}/g, (_, name: string, written: string) => {
    const forms = written.split('|');
    // A figure may come written out already; of "1.2万" every language says the last form.
    const value = Number(String(values[name]).replaceAll(/[,\s]/g, ''));
    const place = Number.isFinite(value) ? order.indexOf(rulesOf(language).select(value)) : -1;
    return (place === -1 ? undefined : forms[place === 2 && forms.length === 2 ? 1 : place]) ?? (forms.at(-1) as string);
  });
