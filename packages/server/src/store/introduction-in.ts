import { fallbackLanguage, type Language, languages } from '@mall/contract/kernel/language.ts';
import * as z from 'zod';

/** Of the languages that a store wrote. */
export const IntroductionsColumn = z.partialRecord(z.enum(languages), z.string());
type Introduced = { introduction: string; introductions: z.infer<typeof IntroductionsColumn> };

/** What a store says of itself: in the reader's language, else in English, else in Chinese. */
export const introductionIn = ({ introduction, introductions }: Introduced, language: Language): string =>
  language === fallbackLanguage ? introduction : introductions[language] || introductions.en || introduction;
