import { fallbackLanguage, type Language, languages } from '@mall/contract/kernel/language.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { lineIn } from './value-words.ts';

/** Names in the languages besides Chinese and English, where the goods has them. */
export const AbroadNames = z.partialRecord(z.enum(languages), z.string());
export type AbroadNames = z.infer<typeof AbroadNames>;
export type GoodsNames = { name: string; enName: string; abroadNames: AbroadNames };

/** What a goods is called in a language; English where it has no name in it, Chinese where it is not sold abroad. */
export const goodsNameIn = ({ name, enName, abroadNames }: GoodsNames, language: Language): string =>
  language === fallbackLanguage ? name : abroadNames[language] || enName || name;

/** Of `goods g` in SQL: its name in a language abroad, English where it has none in it; empty where it is not sold abroad. */
export const nameAbroad = (language: Language): SQL => sql`coalesce(nullif(g.abroad_names ->> ${language}, ''), g.en_name)`;

/** The same with what tells the spec apart, in the language that the name is in. */
export const specNameIn = (goods: GoodsNames, spec: { specName: string; axisLine: string }, language: Language): string =>
  language === fallbackLanguage || !goods.enName
    ? spec.specName
    : `${goodsNameIn(goods, language)} ${lineIn(spec.axisLine, goods.abroadNames[language] ? language : 'en')}`.trim();
