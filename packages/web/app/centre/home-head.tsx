import { afterSaleApi } from '@mall/contract/after-sale/after-sale.api.ts';
import type { Today } from '@mall/contract/member/today.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { useFigure } from '@mall/kit/words/use-figure.ts';
import { Button } from '@mall/ui/button.tsx';
import { classNames } from '@mall/ui/class-names.ts';
import { useState } from 'react';
import { partOfDay } from '../catalogue/goods-words.rules.ts';
import { isBuilt } from '../kernel/is-built.ts';
import { useWords } from '../kernel/words.tsx';
import { useOrderCounts } from '../order/use-order-counts.ts';
import { useSession } from '../shell/use-session.ts';
import styles from './home.module.css';

/** Who reads, for whom he buys and as what; and how many of his orders wait for what. */
export function HomeHead({ person }: { person: Today['person'] | undefined }) {
  const t = useWords('centre');
  const { member, may } = useSession();
  const [now] = useState(() => Date.now());
  const name = person?.name || member?.nickName || member?.memberName || '';
  const about = [person?.companyName, person?.departmentName, person?.roleNames.join(t('roles.and'))].filter(Boolean).join(' · ');
  return (
    <section className={styles.panel} aria-labelledby="greeting">
      <div className={styles.greeting}>
        {person?.avatar ? <img src={person.avatar} alt="" width={48} height={48} className={styles.face} /> : <Face name={name} />}
        <div className={styles.who}>
          <h1 id="greeting">{t(`hello.${partOfDay(now)}`, { name })}</h1>
          <p className={styles.about}>
            {about}
            {person?.lastSignIn && (
              <span className={styles.last}>
                {t('lastSignIn', { time: person.lastSignIn.time.slice(5, 16), device: person.lastSignIn.device })}
              </span>
            )}
          </p>
        </div>
        <div className={styles.acts}>
          {isBuilt('/newInquiry') && may('newInquiry:view') && (
            <Button look="line" href="/newInquiry" as={RouterLink}>
              {t('act.inquiry')}
            </Button>
          )}
          <Button href="/proClassification" as={RouterLink}>
            {t('act.shop')}
          </Button>
        </div>
      </div>
      {may('personalCenterBase:myOrders:view') && <Counts />}
    </section>
  );
}

/** Where nobody chose a picture, the family name stands. */
function Face({ name }: { name: string }) {
  return (
    <span className={styles.face} aria-hidden="true">
      {[...name][0] ?? ''}
    </span>
  );
}

const afterSalesQuestion = ask(afterSaleApi.record, { query: { page: 1, limit: 1 } }, { staleMs: 0 });

function Counts() {
  const t = useWords('centre');
  const figure = useFigure();
  const { may, member } = useSession();
  const { counts, reach } = useOrderCounts();
  const receiving = Math.max(0, counts.receivingNum - counts.shippedNum);
  const seesAfterSales = may('personalCenterBase:afterSale:view');
  const afterSales = useList(afterSalesQuestion, { enabled: seesAfterSales }).data?.counts;
  const rows: { key: 'toPay' | 'toShip' | 'toReceive' | 'toReview' | 'inApproval' | 'afterSales'; count: number; href: string }[] = [
    ...(counts.approvalNum > 0 ? [{ key: 'inApproval' as const, count: counts.approvalNum, href: ordersAt('inApproval') }] : []),
    { key: 'toPay', count: counts.paymentNum, href: ordersAt('toPay') },
    { key: 'toShip', count: counts.shippedNum, href: ordersAt('toShip') },
    { key: 'toReceive', count: receiving, href: ordersAt('toReceive') },
    { key: 'toReview', count: counts.evaluateNum, href: ordersAt('toReview') },
    ...(seesAfterSales
      ? [
          {
            key: 'afterSales' as const,
            count: (afterSales?.mine ?? 0) + (afterSales?.seller ?? 0) + (afterSales?.refunding ?? 0),
            href: '/personalCenterBase/afterSale',
          },
        ]
      : []),
  ];
  return (
    <>
      {member?.companyName && <p className={styles.reach}>{t(`reach.${reach}`)}</p>}
      <ul className={styles.counts}>
        {rows.map(({ key, count, href }) => (
          <li key={key}>
            <RouterLink href={href} className={classNames(styles.count, key === 'toPay' && count > 0 && styles.hot)}>
              <b className="num">{figure(count)}</b>
              <span>{t(`count.${key}`)}</span>
            </RouterLink>
          </li>
        ))}
      </ul>
    </>
  );
}

const ordersAt = (tab: string) => `/personalCenterBase/myOrders?state=${tab}`;
