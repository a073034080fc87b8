import {
  BoxIcon,
  CableIcon,
  GlobeIcon,
  GridIcon,
  type IconComponent,
  LinkIcon,
  PackageIcon,
  PencilIcon,
  PlugIcon,
  PoleIcon,
  ShieldCheckIcon,
  TicketIcon,
} from '@mall/ui/icons.tsx';
import { useWords } from '../kernel/words.tsx';
import { RouterLink } from '../shell/router-link.tsx';
import { classesAsk } from '../shell/shell.queries.ts';
import { useAnswer } from '../shell/use-answer.ts';
import { shortClassName } from './goods-words.rules.ts';
import styles from './quick-entries.module.css';

const mostClasses = 6;

/** Icons of the classes by the names the operator gave them. */
const icons: Readonly<Record<string, IconComponent>> = {
  cable: CableIcon,
  box: BoxIcon,
  'shield-check': ShieldCheckIcon,
  'toggle-right': PlugIcon,
  link: LinkIcon,
  'tower-control': PoleIcon,
};

/** On a phone these ten stand in for the column of classes and the navigation. */
export function QuickEntries() {
  const t = useWords('catalogue');
  const classes = useAnswer(classesAsk()).slice(0, mostClasses);
  const entries = [
    ...classes.map(({ id, name, icon }) => ({
      href: `/proClassification?id=${id}`,
      name: shortClassName(name),
      icon: icons[icon] ?? PackageIcon,
    })),
    { href: '/couponCenter', name: t('member.coupons'), icon: TicketIcon },
    { href: '/newInquiry', name: t('member.inquiry'), icon: PencilIcon },
    { href: '/internation', name: t('entries.crossBorder'), icon: GlobeIcon },
    { href: '/proClassification', name: t('entries.all'), icon: GridIcon },
  ];
  return (
    <nav className={`${styles.entries} only-phone`} aria-label={t('entries.label')}>
      {entries.map(({ href, name, icon: Icon }) => (
        <RouterLink key={href} href={href} className={styles.entry}>
          <span className={styles.round}>
            <Icon size={20} />
          </span>
          <span className={styles.name}>{name}</span>
        </RouterLink>
      ))}
    </nav>
  );
}
