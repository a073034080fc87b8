import { contractKindWords, sealKindWords } from '@mall/contract/agreement/agreement.rules.ts';
import type { ContractDetail, ContractLine, ContractParty } from '@mall/contract/agreement/contract-answers.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import { Table, type TableColumn } from '@mall/ui/table.tsx';
import { Facts } from '../detail/facts.tsx';
import { useLanguage } from '../words/language.ts';
import styles from './contract.module.css';
import { Seal } from './seal.tsx';
import { useContractWords } from './use-contract-words.ts';

export const paperId = 'contract-paper';
export const signPlaceId = 'contract-sign-place';
export const partIdOf = (part: number | 'list'): string => `contract-part-${part}`;
const numbers = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];
const nth = (at: number): string => (at < 10 ? (numbers[at] as string) : at < 19 ? `十${numbers[at - 10]}` : '二十');

/** The text of a contract as its file says it: list, terms, parties and seals. It is the other language of no law: what is agreed stands in Chinese. */
export function ContractPaper({ contract }: { contract: ContractDetail }) {
  const t = useContractWords();
  const language = useLanguage();
  const { title, kind, contractSn, orderSn, parent, validFrom, validTo, terms, buyer, seller } = contract;
  return (
    <article className={styles.paper} id={paperId} aria-label={title}>
      <h2 className={styles.paperTitle}>{title}</h2>
      <Facts
        facts={[
          [t('fact.sn'), contractSn],
          [t('fact.kind'), contractKindWords[kind][language]],
          [t('fact.order'), orderSn],
          [t('fact.parent'), parent?.contractSn],
          [t('fact.valid'), `${validFrom} – ${validTo}`],
        ]}
      />
      <p>
        {t('paper.buyer')}：{buyer.name}
        <br />
        {t('paper.seller')}：{seller.name}
      </p>
      <LineTable contract={contract} />
      {terms.map((section, at) => (
        // A section has no number of its own, and its place is what it is called by.
        // oxlint-disable-next-line no-array-index-key
        <section key={at} id={partIdOf(at)} className={styles.partOf}>
          <h3 className={styles.section}>
            第{nth(at)}条　{section.title}
          </h3>
          <p className={styles.text}>{section.body}</p>
        </section>
      ))}
      <div className={styles.parties} id={signPlaceId}>
        <PartyBlock contract={contract} side="buyer" party={buyer} />
        <PartyBlock contract={contract} side="seller" party={seller} />
      </div>
    </article>
  );
}

function LineTable({ contract }: { contract: ContractDetail }) {
  const t = useContractWords();
  const { lines, kind, total, totalInWords } = contract;
  if (lines.length === 0) return null;
  const frame = kind === 'framework';
  const goods = lines.reduce((sum, { amount }) => sum + fromYuan(amount), 0);
  const freight = fromYuan(total) - goods;
  const columns: TableColumn<ContractLine>[] = [
    {
      key: 'name',
      head: t('line.name'),
      cell: ({ name, specName }) => (
        <>
          {name}
          {specName !== '' && specName !== name && <span className={`meta ${styles.spec}`}>{specName}</span>}
        </>
      ),
    },
    {
      key: 'num',
      head: t(frame ? 'line.expected' : 'line.num'),
      align: 'right',
      cell: ({ num, unit }) => (
        <span className={styles.whole}>
          {num.toLocaleString('en-US')} {unit}
        </span>
      ),
    },
    { key: 'price', head: t('line.price'), align: 'money', cell: ({ price }) => formatCurrency(price) },
    { key: 'amount', head: t('line.amount'), align: 'money', cell: ({ amount }) => formatCurrency(amount) },
    ...(frame && contract.signatures.length === 2
      ? [
          {
            key: 'used',
            head: t('line.used'),
            align: 'right' as const,
            cell: ({ usedNum, num }: ContractLine) =>
              `${usedNum.toLocaleString('en-US')} / ${Math.max(0, num - usedNum).toLocaleString('en-US')}`,
          },
        ]
      : []),
  ];
  return (
    <>
      <h3 id={partIdOf('list')} className={`${styles.section} ${styles.partOf}`}>
        {t(frame ? 'paper.prices' : 'paper.list')}
      </h3>
      <Table dense fits caption={t('paper.list')} columns={columns} rows={lines} rowKey={({ seq }) => String(seq)} />
      <p className={styles.total}>
        {freight !== 0 && (
          <span>
            {t('line.freight')} ¥{formatCurrency(toYuan(fen(freight)))}
          </span>
        )}
        <span>
          {t('line.total')} <b>¥{formatCurrency(total)}</b>
        </span>
        <span>
          {t('line.capitals')} 人民币{totalInWords}
        </span>
      </p>
    </>
  );
}

type BlockProps = { contract: ContractDetail; side: 'buyer' | 'seller'; party: ContractParty };

function PartyBlock({ contract, side, party }: BlockProps) {
  const t = useContractWords();
  const language = useLanguage();
  const signature = contract.signatures.find((one) => one.side === side);
  return (
    <section className={styles.party}>
      <h3 className={styles.section}>{t(`paper.${side}`)}</h3>
      <Facts
        facts={[
          [t('party.name'), party.name],
          [t('party.code'), party.unifiedCode],
          [t('party.representative'), party.representative],
          [t('party.address'), party.address],
          [t('party.phone'), party.phone],
          [t('party.bank'), party.bankName && `${party.bankName} ${party.bankAccount}`],
        ]}
      />
      {signature ? (
        <div className={styles.seal}>
          <Seal
            name={party.name}
            kind={signature.seal}
            picture={signature.picture}
            label={`${party.name} ${sealKindWords[signature.seal][language]}`}
          />
          <p className="meta num">
            {signature.signer} {signature.date.slice(0, 16)}
          </p>
        </div>
      ) : (
        <p className={styles.place}>{t('paper.place')}</p>
      )}
    </section>
  );
}
