import { type Person, personApi } from '@mall/contract/member/person.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { type Fact, Facts } from '@mall/kit/detail/facts.tsx';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { PersonHead } from '../../account/person-head.tsx';
import { type Translate, useWords } from '../../kernel/words.tsx';
import { AvatarRow } from './avatar-row.tsx';
import { NickNameForm } from './nick-name.form.tsx';
import styles from './person.module.css';

const question = ask(personApi.detail, {}, { staleMs: 0 });

const factsOf = (t: Translate<'member/person'>, person: Person): Fact[] => [
  [t('fact.name'), person.memberName],
  [t('fact.mobile'), person.memberMobile],
  [t('fact.email'), person.email],
  [t('fact.kind'), t(`fact.kind.${person.accountType}`)],
  [t('fact.company'), person.companyName],
  [t('fact.department'), person.departmentName],
  [t('fact.roles'), person.companyName === '' ? '' : person.roleNames.join('、')],
  [t('fact.since'), person.createDate.slice(0, 10)],
];

/** What the mall knows of the reader, and how he is called and seen. */
export default function PersonalDataPage() {
  const t = useWords('member/person');
  const { thing, state, busy, again } = useDetail(question);
  return (
    <div className={styles.page}>
      <PersonHead on="data" />
      {thing ? (
        <>
          <Panel bordered>
            <AvatarRow person={thing} />
            <NickNameForm nickName={thing.nickName} />
          </Panel>
          <Panel
            bordered
            title={t('account')}
            extra={
              <RouterLink href="/personalCenterBase/securitySetting" className="link">
                {t('account.security')}
              </RouterLink>
            }
          >
            <Facts two facts={factsOf(t, thing)} />
          </Panel>
        </>
      ) : (
        <Panel bordered>
          {state === 'waiting' ? (
            <Skeleton kind="text" lines={6} />
          ) : (
            <ErrorState title={t('failed')} labels={{ retry: t('retry') }} busy={busy} onRetry={again} />
          )}
        </Panel>
      )}
    </div>
  );
}
