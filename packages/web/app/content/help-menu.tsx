import type { HelpGroup } from '@mall/contract/content/help.api.ts';
import { useTypedLang } from '@mall/kit/words/typed-lang.ts';
import { ChevronDownIcon } from '@mall/ui/icons/chevron-down-icon.tsx';
import { useWords } from '../kernel/words.tsx';
import { SameZoneLink } from '../shell/same-zone-link.tsx';
import styles from './help-menu.module.css';

type HelpMenuProps = { groups: readonly HelpGroup[]; here: string; hrefOf: (id: string) => string };

/** The groups of the help centre; the one that is read in stands open. */
export function HelpMenu({ groups, here, hrefOf }: HelpMenuProps) {
  const t = useWords('content');
  const langOf = useTypedLang();
  const open = groups.find((group) => group.articles.some((article) => article.id === here)) ?? groups[0];
  return (
    <nav aria-label={t('help.menu')} className={styles.menu}>
      {groups.map((group) => (
        <details key={group.name} open={group === open} className={styles.group}>
          <summary className={styles.name}>
            <span lang={langOf(group.name)}>{group.name}</span>
            <span className={styles.count}>{group.articles.length}</span>
            <ChevronDownIcon size={16} className={styles.sign} />
          </summary>
          <ul>
            {group.articles.map(({ id, title }) => (
              <li key={id}>
                <SameZoneLink href={hrefOf(id)} className={styles.link ?? ''} aria-current={id === here ? 'page' : undefined}>
                  <span lang={langOf(title)}>{title}</span>
                </SameZoneLink>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}
