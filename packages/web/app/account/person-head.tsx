import { memberApi } from '@mall/contract/member/member.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import { useWords } from '../kernel/words.tsx';
import styles from './security.module.css';

const tabs = { data: 'personalData', security: 'securitySetting', own: 'ownData' } as const;
type PersonTab = keyof typeof tabs;
const ids = Object.keys(tabs) as PersonTab[];

const me = ask(memberApi.home, {});

const masked = (mobile: string) => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;

/** The head of the pages about the reader himself: who that is, and the way between them. */
export function PersonHead({ on }: { on: PersonTab }) {
  const t = useWords('account/security');
  const { thing } = useDetail(me);
  return (
    <header>
      <h1 className={styles.title}>{t('person')}</h1>
      <p className={styles.lead}>
        {thing?.memberName} <span className="num">{thing && masked(thing.memberMobile)}</span>
      </p>
      <Tabs
        label={t('person.tabs')}
        items={ids.map((id) => ({ id, label: t(`person.${id}`) }))}
        value={on}
        hrefOf={(id) => `/personalCenterBase/${tabs[id]}`}
        link={RouterLink}
      />
    </header>
  );
}
