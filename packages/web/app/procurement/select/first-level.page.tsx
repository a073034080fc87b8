import { usePageQueries } from '@mall/kit/ask/page-queries.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Chip } from '@mall/ui/chip.tsx';
import { useWords } from '../../kernel/words.tsx';
import { belowAsk, classQueries } from '../../search/list.queries.ts';
import { ListFailed } from '../../search/list-failed.tsx';
import { listLoaders } from '../../search/list-loaders.ts';
import { ListScreen } from '../../search/list-screen.tsx';
import { useClassChain } from '../../search/use-class-chain.ts';
import { useList } from '../../search/use-list.ts';
import { useClasses } from '../../shell/use-classes.ts';
import { MembersOnly } from './members-only.tsx';
import { PickBar } from './pick-bar.tsx';
import { PickRows } from './pick-rows.tsx';
import styles from './select.module.css';
import { SelectWays } from './select-ways.tsx';
import { usePicks } from './use-picks.ts';

const loaders = listLoaders(classQueries);
export const loader = loaders.loader;
export const clientLoader = loaders.clientLoader;

/** Goods by class, from the first level on, to be put on a list. */
export default function FirstLevelPage() {
  const t = useWords('procurement/select');
  const { found } = usePageQueries(classQueries);
  const { asked, hrefOf } = useList('class');
  const classes = useClasses();
  const chain = useClassChain(found.classVOList, asked.classId);
  const [first, second] = chain;
  const below = useAnswer(belowAsk(first?.id), first !== undefined);
  const third = useAnswer(belowAsk(second?.id), second !== undefined);
  const picks = usePicks();
  const title = chain.at(-1)?.name ?? t('classes.title');
  const row = (label: string, choices: readonly { id: string; name: string }[], chosen: string | undefined) =>
    choices.length > 0 && (
      <nav aria-label={label} className={styles.classes}>
        <span className="meta">{label}</span>
        <ul className={styles.words}>
          {choices.map(({ id, name }) => (
            <li key={id}>
              <Chip href={hrefOf({ classId: id, attrs: new Map() })} link={RouterLink} on={id === chosen}>
                {name}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
    );
  return (
    <MembersOnly title={title}>
      <ListScreen
        scene="class"
        found={found}
        about={title}
        title={title}
        crumbs={[
          { label: t('classes.title'), href: hrefOf({ classId: undefined }) },
          ...chain.map(({ id, name }) => ({ label: name, href: hrefOf({ classId: id }) })),
        ]}
        above={
          <>
            <SelectWays />
            <div className={styles.levels}>
              {row(t('classes.first'), classes, first?.id)}
              {row(t('classes.second'), below, second?.id)}
              {row(t('classes.third'), third, chain[2]?.id)}
            </div>
          </>
        }
        draw={(goods) => <PickRows goods={goods} picks={picks} />}
        below={<PickBar picks={picks} />}
      />
    </MembersOnly>
  );
}

export { ListFailed as ErrorBoundary };
