import { type MemberMessage, memberApi } from '@mall/contract/member/member.api.ts';
import { messageApi } from '@mall/contract/member/message.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { oneOf } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { useCounterWords } from '../frame/counter-context.ts';
import { useUnread } from '../frame/who.ts';
import styles from './messages.module.css';

const fields = { show: oneOf(['all', 'unread'], 'all') };
const aPage = 20;
const changes = [memberApi.messages, memberApi.messageCount, messageApi.summary];

/** What the mall told this person. */
export default function MessagesPage() {
  const t = useCounterWords();
  const place = usePlace(fields);
  const unread = useUnread();
  const { page, show } = place.at;
  const found = useList(
    ask(memberApi.messages, { query: { page, limit: aPage, ...(show === 'unread' && { unread: '1' as const }) } }, { staleMs: 0 }),
  );
  const readAll = useAct({
    call: messageApi.read,
    request: () => ({ body: { all: true as const } }),
    done: t('message.readDone'),
    changes,
  });
  return (
    <ListPage
      title={t('message.title')}
      lead={t('message.count', { count: unread })}
      acts={
        unread > 0 && (
          <Button look="line" busy={readAll.subject !== undefined} onClick={() => readAll.start()}>
            {t('message.readAll')}
          </Button>
        )
      }
      tabs={{
        label: t('message.title'),
        items: (['all', 'unread'] as const).map((id) => ({ id, label: t(`message.${id}`) })),
        value: show,
        hrefOf: (next) => place.hrefOf({ show: next }),
      }}
      list={{
        found,
        rowKey: ({ messageId }) => messageId,
        page,
        size: aPage,
        hrefOf: (next) => place.hrefOf({ page: next }),
        card: (message) => <Message message={message} />,
        none: { title: t('message.none') },
      }}
    />
  );
}

function Message({ message: { title, content, createDate, read } }: { message: MemberMessage }) {
  const t = useCounterWords();
  return (
    <article className={styles.message}>
      <h2>
        {title}
        {!read && <Tag tone="amber">{t('message.unread')}</Tag>}
        <time className="num">{createDate}</time>
      </h2>
      <p>{content}</p>
    </article>
  );
}
