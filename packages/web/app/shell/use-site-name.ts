import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { siteAsk } from './shell.queries.ts';

/** What the mall is called in the language of the page. */
export const useSiteName = (): string => {
  const { name, latinName } = useAnswer(siteAsk);
  return useLanguage() === 'zh' ? name : latinName;
};
