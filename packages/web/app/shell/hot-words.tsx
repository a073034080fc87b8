import { useWords } from '../kernel/words.tsx';
import styles from './hot-words.module.css';
import { RouterLink } from './router-link.tsx';
import { useSearchAddress } from './search-address.ts';
import { hotWordsAsk } from './shell.queries.ts';
import { useAnswer } from './use-answer.ts';

export function HotWords() {
  const t = useWords('shell');
  const words = useAnswer(hotWordsAsk);
  const addressOf = useSearchAddress();
  return (
    <ul className={`${styles.list} no-phone`} aria-label={t('search.hot')}>
      {words.map(({ id, word, url, highlighted }) => (
        <li key={id}>
          <RouterLink href={url || addressOf('goods', word)} className={highlighted ? (styles.hot ?? '') : ''}>
            {word}
          </RouterLink>
        </li>
      ))}
    </ul>
  );
}
