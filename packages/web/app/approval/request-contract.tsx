import type { RequestContract } from '@mall/contract/approval/request.api.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import type { Money } from '@mall/contract/kernel/money.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useFigure } from '@mall/kit/words/use-figure.ts';
import { Table, type TableColumn } from '@mall/ui/table.tsx';
import { useWords } from '../kernel/words.tsx';
import { useSession } from '../shell/use-session.ts';
import styles from './approval.module.css';

type Line = RequestContract['lines'][number];

const paperAddress = (id: string): string => `/personalCenterBase/contract/signature?id=${id}`;

/** The contract that the company is asked to sign: with whom, for how long, what it lists and what it says. */
export function RequestContractView({ contract, amount }: { contract: RequestContract; amount: Money }) {
  const t = useWords('approval');
  const figure = useFigure();
  const { may } = useSession();
  const { contractId, contractSn, sellerName, validFrom, validTo, pages, lines, terms } = contract;
  const columns: TableColumn<Line>[] = [
    {
      key: 'goods',
      head: t('line.goods'),
      cell: ({ name, specName, price }) => (
        <>
          {name}
          {specName !== '' && specName !== name && <span className={`meta ${styles.second}`}>{specName}</span>}
          <span className={`meta only-phone ${styles.second}`}>¥{formatCurrency(price)}</span>
        </>
      ),
    },
    { key: 'num', head: t('line.num'), align: 'money', cell: ({ num, unit }) => `${figure(num)} ${unit}` },
    { key: 'price', wide: true, head: t('line.price'), align: 'money', cell: ({ price }) => `¥${formatCurrency(price)}` },
    { key: 'amount', head: t('line.amount'), align: 'money', cell: ({ amount: cost }) => `¥${formatCurrency(cost)}` },
  ];
  return (
    <div className={styles.contract}>
      <Facts
        facts={[
          [
            t('contract.no'),
            may('personalCenterBase:contract:signature:view') ? (
              <RouterLink key="no" href={paperAddress(contractId)} className="link num">
                {contractSn}
              </RouterLink>
            ) : (
              <span key="no" className="num">
                {contractSn}
              </span>
            ),
          ],
          [t('fact.contract'), sellerName],
          [t('contract.valid'), `${validFrom} – ${validTo}`],
          [t('contract.pages'), t('contract.pagesOf', { pages })],
        ]}
      />
      {lines.length > 0 && (
        <Table dense fits caption={t('contract.list')} columns={columns} rows={lines} rowKey={({ seq }) => String(seq)} />
      )}
      <p className={styles.sum}>
        <span>{t('line.sum')}</span>
        <b className="num">¥{formatCurrency(amount)}</b>
      </p>
      <details className={styles.terms}>
        <summary>{t('contract.terms', { count: terms.length })}</summary>
        <ol>
          {terms.map(({ title, body }) => (
            <li key={title}>
              <b>{title}</b>
              <p>{body}</p>
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}
