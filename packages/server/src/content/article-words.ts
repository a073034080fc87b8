import { fallbackLanguage, type Language } from '@mall/contract/kernel/language.ts';
import { type SQL, sql } from 'drizzle-orm';
import { article } from './content.table.ts';

const columns = { category: article.category, title: article.title, summary: article.summary, body: article.body };
export type ArticlePart = keyof typeof columns;

/** A part of a text as the reader's language has it, in Chinese where it has none. */
export const articleIn = (part: ArticlePart, language: Language): SQL<string> =>
  language === fallbackLanguage
    ? sql<string>`${columns[part]}`
    : sql<string>`coalesce(nullif(${article.words} -> ${language}::text ->> ${part}::text, ''), ${columns[part]})`;
