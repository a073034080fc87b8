import type { Language } from '@mall/contract/kernel/language.ts';
import { valueIn } from '../catalogue/value-words.ts';
import type { BookValue } from './search-book.ts';

export const shownValue = ({ words, text }: BookValue, language: Language): string => words?.[language] ?? valueIn(text, language);
