import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { useWords } from '../kernel/words.tsx';
import styles from './hot-words.module.css';
import { useSearchAddress } from './search-address.ts';
import { hotWordsAsk } from './shell.queries.ts';
import { useClassAddress, useClasses } from './use-classes.ts';

/** What others search for. The words are Chinese; in other languages the first classes stand there. */
export function HotWords() {
  const t = useWords('shell');
  const language = useLanguage();
  const words = useAnswer(hotWordsAsk);
  const classes = useClasses();
  const searchOf = useSearchAddress();
  const classOf = useClassAddress();
  const links =
    language === 'zh'
      ? words.map(({ id, word, url, highlighted }) => ({ id, word, highlighted, href: url || searchOf('goods', word) }))
      : classes.map(({ id, name }) => ({ id, word: name, highlighted: false, href: classOf(id) }));
  return (
    <ul className={`${styles.list} no-phone`} aria-label={t('search.hot')}>
      {links.map(({ id, word, href, highlighted }) => (
        <li key={id}>
          <RouterLink href={href} className={highlighted ? (styles.hot ?? '') : ''}>
            {word}
          </RouterLink>
        </li>
      ))}
    </ul>
  );
}
