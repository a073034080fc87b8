import type { ProblemGroup } from '@mall/contract/content/help.api.ts';
import { useTypedLang } from '@mall/kit/words/typed-lang.ts';
import { ChevronDownIcon } from '@mall/ui/icons/chevron-down-icon.tsx';
import { ArticleBody } from './article-body.tsx';
import styles from './problems.module.css';

/** Each opens by itself, also before the scripts are there. */
export function ProblemList({ problems, open }: { problems: ProblemGroup['problems']; open: string }) {
  const langOf = useTypedLang();
  const first = problems.some((problem) => problem.id === open) ? open : problems[0]?.id;
  return (
    <div className={styles.list}>
      {problems.map(({ id, question, answer }) => (
        <details key={id} id={`problem-${id}`} open={id === first} className={styles.problem}>
          <summary className={styles.question}>
            <h2 lang={langOf(question)}>{question}</h2>
            <ChevronDownIcon size={16} className={styles.sign} />
          </summary>
          <div className={styles.answer}>
            <ArticleBody html={answer} />
          </div>
        </details>
      ))}
    </div>
  );
}
