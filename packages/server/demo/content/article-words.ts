import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@mall/contract/kernel/language.ts';
import { cleanHtml } from '../../src/content/clean-html.ts';
import type { ArticleWords } from '../../src/content/content.table.ts';
import { paragraphs } from '../kit/html.ts';

const abroad = languages.filter((language) => language !== 'zh');
const sentences = (text: string): string[] => text.split(/(?<=\.) (?=[\p{Lu}¿«])/u);

/** One file a language: what an article is called and says by its number, and what kinds of notices are called. */
const books = new Map(
  abroad.map((language) => {
    const file = readFileSync(join(import.meta.dirname, `../data/words/articles.${language}.tsv`), 'utf8');
    const lines = file.split('\n').filter(Boolean);
    return [language, new Map(lines.map((line) => line.split('\t')).map(([key = '', title = '', body = '']) => [key, { title, body }]))];
  }),
);

/** A text of the demo in the five languages besides Chinese; one that lacks a word stops the filling. */
export const wordsOf = (id: number, category?: string): ArticleWords =>
  Object.fromEntries(
    abroad.map((language) => {
      const book = books.get(language);
      const said = book?.get(String(id));
      const kind = category && book?.get(category)?.title;
      if (!said?.body || (category && !kind)) throw new Error(`article ${id} lacks words in ${language}`);
      const told = sentences(said.body);
      const summary = category ? { category: kind, summary: told[0] } : {};
      return [language, { title: said.title, body: cleanHtml(paragraphs(told)), ...summary }];
    }),
  );
