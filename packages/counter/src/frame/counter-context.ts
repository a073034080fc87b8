import { useLanguage } from '@mall/kit/words/language.ts';
import { wordsOf } from '@mall/kit/words/words.tsx';
import { createContext, use } from 'react';
import type { Counter, Text } from '../counter.ts';
import type zh from '../words/zh.json';

export const CounterContext = createContext<Counter | undefined>(undefined);

/** The site that is open. */
export const useCounter = (): Counter => {
  const counter = use(CounterContext);
  if (!counter) throw new Error('outside a site');
  return counter;
};

const useWords = wordsOf<{ counter: typeof zh }>();
/** What both sites behind the counter say alike. */
export const useCounterWords = () => useWords('counter');

/** A text of the site's table in the language that is spoken. */
export const useText = (): ((text: Text) => string) => {
  const language = useLanguage();
  return (text) => text[language === 'zh' ? 'zh' : 'en'];
};
