import { classNames } from '@mall/ui/class-names.ts';
import { CircleCheckIcon } from '@mall/ui/icons/circle-check-icon.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './password-checklist.module.css';
import { type AboutPassword, passwordItems } from './password-items.ts';

/** The rules of a new password, ticked off while it is typed. */
export function PasswordChecklist({ password, about }: { password: string; about?: AboutPassword }) {
  const t = useWords('account');
  return (
    <ul className={styles.list} aria-label={t('rule.label')}>
      {passwordItems(password, about).map(({ key, met }) => (
        <li key={key} className={classNames(styles.item, met && styles.met)}>
          <CircleCheckIcon size={14} className={styles.sign} />
          <span>{t(`rule.${key}`)}</span>
          <span className="sr">{met ? t('rule.met') : t('rule.open')}</span>
        </li>
      ))}
    </ul>
  );
}
