import type { MemberMessage } from '@mall/contract/member/member.api.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import type { CardPick } from '@mall/kit/list/listed.ts';
import { Button } from '@mall/ui/button.tsx';
import { Checkbox } from '@mall/ui/checkbox.tsx';
import { classNames } from '@mall/ui/class-names.ts';
import { TrashIcon } from '@mall/ui/icons/trash-icon.tsx';
import { isBuilt } from '../../kernel/is-built.ts';
import { type Translate, useWords } from '../../kernel/words.tsx';
import { kindIcons } from './message-kind.tsx';
import styles from './messages.module.css';

type MessageRowProps = CardPick & { message: MemberMessage; time: string; onRead: () => void; onRemove: () => void };

const leftOf = (t: Translate<'member/messages'>, seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return t('left', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
};

/** A message: it leads to what it speaks of, and is read by that. */
export function MessageRow({ message, time, picked, onPick, onRead, onRemove }: MessageRowProps) {
  const t = useWords('member/messages');
  const { type, title, content, url, act, paySeconds, read, createDate } = message;
  const Icon = kindIcons[type];
  const leads = url !== '' && isBuilt(url);
  const open = () => {
    if (!read) onRead();
  };
  return (
    <article className={classNames(styles.row, !read && styles.new, picked && styles.picked)} aria-label={title}>
      <Checkbox
        className={styles.box ?? ''}
        aria-label={t('pick', { title })}
        checked={picked}
        onChange={(event) => onPick(event.target.checked)}
      />
      <span className={styles.mark}>{!read && <span className="sr">{t('unread')}</span>}</span>
      <span className={styles.kind}>
        <Icon size={16} /> {t(`kind.${type}`)}
      </span>
      <div className={styles.words}>
        <p className={styles.title}>
          {leads ? (
            <RouterLink href={url} onClick={open}>
              {title}
            </RouterLink>
          ) : (
            title
          )}
        </p>
        {content && (
          <p className={`meta ${styles.text}`}>
            {paySeconds !== undefined && <b className={styles.left}>{leftOf(t, paySeconds)}</b>} {content}
          </p>
        )}
      </div>
      <time className={styles.time} dateTime={createDate.replace(' ', 'T')} title={createDate}>
        {time}
      </time>
      <span className={styles.acts}>
        {leads ? (
          <RouterLink href={url} className="link" onClick={open} aria-label={t('actOf', { act: t(`act.${act}`), title })}>
            {t(`act.${act}`)}
          </RouterLink>
        ) : (
          !read && (
            <Button look="text" size="s" aria-label={t('readOf', { title })} onClick={onRead}>
              {t('read')}
            </Button>
          )
        )}
        <Button look="text" size="s" icon={<TrashIcon size={14} />} aria-label={t('removeOf', { title })} onClick={onRemove} />
      </span>
    </article>
  );
}
