import { type SettingGroup, settingOf } from '@mall/contract/kernel/settings.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { useWords } from '../kernel/words.ts';
import styles from './settings.module.css';
import { type DraftStore, draftFits } from './use-drafts.ts';

type BarProps = { drafts: DraftStore; hrefOf: (group: SettingGroup) => string; onPublish: () => void };

/** How much waits to be published, and what is still wrong with it. */
export function PublishBar({ drafts, hrefOf, onPublish }: BarProps) {
  const t = useWords('settings');
  const wrong = drafts.keys.filter((key) => !draftFits(key, drafts.values[key]));
  const [first] = wrong;
  return (
    <section className={styles.bar} aria-label={t('bar')}>
      <span>
        {t('bar.waiting', { count: drafts.keys.length })}
        {first && (
          <>
            {' '}
            <RouterLink href={hrefOf(settingOf(first).group)} className={styles.bad ?? ''}>
              {t('bar.wrong', { count: wrong.length })}
            </RouterLink>
          </>
        )}
      </span>
      <span className={styles.acts}>
        <Button look="line" onClick={drafts.drop}>
          {t('bar.drop')}
        </Button>
        <Button disabled={first !== undefined} onClick={onPublish}>
          {t('publish.act', { count: drafts.keys.length })}
        </Button>
        {first && <span className="meta">{t('bar.first', { name: settingOf(first).name })}</span>}
      </span>
    </section>
  );
}
