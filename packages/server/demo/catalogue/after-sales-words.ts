import { join } from 'node:path';
import { fallbackLanguage, type Language, type Words, words } from '@mall/contract/kernel/language.ts';
import { readWords } from '../../src/kernel/read-words.ts';

const clauses = new Map(readWords(join(import.meta.dirname, '../data/words/after-sales.tsv')));

const months = words('', 'warranty {n} months', 'garantie {n} mois', 'garantía {n} meses', 'garantia {n} meses', 'гарантия {n} мес.');
const years: Readonly<Record<'one' | 'few' | 'many', Words>> = {
  one: words('', 'warranty {n} year', 'garantie {n} an', 'garantía {n} año', 'garantia {n} ano', 'гарантия {n} год'),
  few: words('', 'warranty {n} years', 'garantie {n} ans', 'garantía {n} años', 'garantia {n} anos', 'гарантия {n} года'),
  many: words('', 'warranty {n} years', 'garantie {n} ans', 'garantía {n} años', 'garantia {n} anos', 'гарантия {n} лет'),
};

const warrantyIn = (count: string, unit: string, language: Language): string => {
  const n = Number(count);
  const of = unit === '年' ? years[n === 1 ? 'one' : n < 5 ? 'few' : 'many'] : months;
  return of[language].replace('{n}', count);
};

const clauseIn = (clause: string, language: Language): string => {
  const [, count, unit] = /^质保期?(\d+)(个月|年)$/.exec(clause) ?? [];
  const said = count && unit ? warrantyIn(count, unit, language) : clauses.get(clause)?.[language];
  if (!said) throw new Error(`no words for the after-sales clause ${clause}`);
  return said;
};

/** What a class promises after the sale, clause by clause. */
export const afterSalesIn = (text: string, language: Language): string => {
  if (language === fallbackLanguage) return text;
  const said = text
    .replace(/。$/, '')
    .split('，')
    .map((clause) => clauseIn(clause, language))
    .join('; ');
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
};
