import { type MemberMessage, memberApi } from '@mall/contract/member/member.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { classNames } from '@mall/ui/class-names.ts';
import { isBuilt } from '../kernel/is-built.ts';
import { useWords } from '../kernel/words.tsx';
import { GlancePanel } from '../shell/glance-panel.tsx';
import { useSession } from '../shell/use-session.ts';
import styles from './latest-messages.module.css';

const question = ask(memberApi.messages, { query: { page: 1, limit: 5 } }, { staleMs: 0 });
const all = '/personalCenterBase/messageNotification';

/** The latest messages, those not yet read marked. */
export function LatestMessages() {
  const t = useWords('member');
  const found = useList(question);
  const { messageCount } = useSession();
  return (
    <GlancePanel
      title={t('latest.title')}
      note={messageCount > 0 ? t('latest.unread', { count: messageCount }) : undefined}
      more={isBuilt(all) ? { href: all, label: t('latest.all') } : undefined}
      found={found}
    >
      {({ list }) =>
        list.length === 0 ? (
          <p className={styles.none}>{t('latest.none')}</p>
        ) : (
          <ul>
            {list.map((message) => (
              <Message key={message.messageId} message={message} />
            ))}
          </ul>
        )
      }
    </GlancePanel>
  );
}

function Message({ message: { title, url, read, createDate } }: { message: MemberMessage }) {
  const t = useWords('member');
  return (
    <li className={classNames(styles.message, !read && styles.fresh)}>
      <RouterLink href={url || all} className={`ell ${styles.title}`} title={title}>
        {!read && <span className="sr">{t('latest.new')} </span>}
        {title}
      </RouterLink>
      <time className="meta num" dateTime={createDate.replace(' ', 'T')}>
        {createDate.slice(5, 10)}
      </time>
    </li>
  );
}
