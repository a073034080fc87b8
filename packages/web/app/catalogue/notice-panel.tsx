import type { Notice } from '@mall/contract/content/content.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Tag } from '@mall/ui/tag.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './notice-panel.module.css';

export function NoticePanel({ notices }: { notices: readonly Notice[] }) {
  const t = useWords('catalogue');
  const language = useLanguage();
  // The room is narrow: the first two characters of a Chinese kind (财务通知, 活动通知) tell it apart.
  const kind = (type: string) => (language === 'zh' ? type.slice(0, 2) : type);
  return (
    <section className={styles.panel} aria-labelledby="home-notices">
      <div className={styles.head}>
        <h2 id="home-notices" className={styles.title}>
          {t('notice.title')}
        </h2>
        <RouterLink href="/noticeList" className={styles.more}>
          {t('notice.more')}
        </RouterLink>
      </div>
      {notices.length === 0 ? (
        <p className="meta">{t('notice.none')}</p>
      ) : (
        <ul className={styles.list}>
          {notices.map((notice) => (
            <li key={notice.id} className={styles.notice}>
              <Tag tone="brand">{kind(notice.type)}</Tag>
              <RouterLink href={`/consulationDetail?id=${notice.id}`} className="ell" title={notice.title}>
                {notice.title}
              </RouterLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
