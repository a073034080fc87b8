import { fallbackLanguage, type Language } from '@mall/contract/kernel/language.ts';
import { type SQL, sql } from 'drizzle-orm';

/** Of `store s`: a proper name in the letters that the reader knows; in Chinese where a store has none abroad. */
export const storeNameIn = (language: Language, column: 'name' | 'company_name' = 'name'): SQL =>
  language === fallbackLanguage
    ? sql.raw(`s.${column}`)
    : sql.raw(`coalesce(nullif(s.en_${column}, ''), nullif(s.en_name, ''), s.${column})`);

/** Of a goods class, by its alias; in Chinese where it is not translated. */
export const classNameIn = (language: Language, alias: 'k' | 'a'): SQL =>
  sql`coalesce(nullif(${sql.raw(alias)}.names ->> ${language}::text, ''), ${sql.raw(alias)}.names ->> 'zh', '')`;
