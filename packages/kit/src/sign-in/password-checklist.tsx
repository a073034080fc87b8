import { classNames } from '@mall/ui/class-names.ts';
import { CircleCheckIcon } from '@mall/ui/icons/circle-check-icon.tsx';
import styles from './password-checklist.module.css';
import { type AboutPassword, type PasswordItem, passwordItems } from './password-items.ts';

/** Its words are the site's own. */
export type RuleWords = (key: `rule.${PasswordItem['key'] | 'label' | 'met' | 'open'}`) => string;

type PasswordChecklistProps = { t: RuleWords; password: string; about?: AboutPassword };

/** The rules of a new password, ticked off while it is typed. */
export function PasswordChecklist({ t, password, about }: PasswordChecklistProps) {
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
