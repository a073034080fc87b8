import { invoiceStateWords, invoiceTypeWords } from '@mall/contract/invoice/invoice.machine.ts';
import type { OfficeInvoice } from '@mall/contract/invoice/invoice-office.api.ts';
import { taxKindWords, taxStateWords } from '@mall/contract/invoice/invoicing.rules.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { Facts } from '@mall/kit/detail/facts.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { useUnit } from '@mall/kit/words/use-unit.ts';
import { useCounterWords } from '../frame/counter-context.ts';
import { CaseBody, CaseHead, CasePart } from '../side/case-parts.tsx';
import styles from './invoice.module.css';

/** What is asked for with an invoice, how it stands, and how the tax gateway took it. */
export function InvoiceBody({ invoice }: { invoice: OfficeInvoice }) {
  const t = useCounterWords();
  const language = useLanguage();
  const unitOf = useUnit();
  const { title, receiver } = invoice;
  return (
    <CaseBody>
      <CaseHead title={invoice.titleName} mark={<span>{invoiceStateWords[invoice.state][language]}</span>} />
      <Facts
        two
        facts={[
          [t('invoice.amount'), `¥${formatCurrency(invoice.amount)}`],
          [t('invoice.tax'), `¥${formatCurrency(invoice.tax)}`],
          [t('invoice.type'), invoiceTypeWords[invoice.type][language]],
          [t('invoice.buyer'), invoice.buyerName],
          [t('invoice.taxNumber'), title.titleType === 'company' ? title.taxNumber : ''],
          [t('invoice.address'), title.type === 'paper_special' ? `${title.registeredAddress} ${title.officePhone}` : ''],
          [t('invoice.bank'), title.type === 'paper_special' ? `${title.openingBank} ${title.bankAccount}` : ''],
          [t('invoice.content'), t(`invoice.content.${invoice.content}`)],
          [t('invoice.receiver'), [receiver.name, receiver.phone, receiver.email, receiver.address].filter(Boolean).join(' ')],
          [t('invoice.remark'), invoice.remark],
          [t('invoice.applied'), `${invoice.applyDate} ${invoice.applySn}`],
          [t('invoice.number'), invoice.number && `${invoice.code} ${invoice.number}`],
          [t('invoice.red'), invoice.redNumber && `${invoice.redCode} ${invoice.redNumber}`],
          [t('invoice.mailed'), invoice.mailNumber && `${invoice.mailCompany} ${invoice.mailNumber}`],
          [t('invoice.reason'), invoice.reason],
        ]}
      />
      <CasePart title={t('invoice.lines')}>
        <ul className={styles.list}>
          {invoice.lines.map((line) => (
            <li key={`${line.orderId}/${line.name}/${line.amount}`} className={styles.line}>
              <span>
                {line.name} {line.num !== null && `×${line.num} ${unitOf(line.unit)}`}
                <span className="meta"> {t('invoice.order', { sn: line.orderSn })}</span>
              </span>
              <span className="num">
                ¥{formatCurrency(line.amount)} <span className="meta">{line.taxRate}%</span>
              </span>
            </li>
          ))}
        </ul>
      </CasePart>
      {invoice.asks.length > 0 && (
        <CasePart title={t('invoice.asks')}>
          <ul className={styles.list}>
            {invoice.asks.map((one) => (
              <li key={one.id} className={styles.line}>
                <span>
                  {taxKindWords[one.kind][language]} · {taxStateWords[one.state][language]} <span className="meta">{one.fault}</span>
                </span>
                <span className="meta num">
                  {one.askNo} {t('invoice.askTries', { tries: one.tries })}
                </span>
              </li>
            ))}
          </ul>
        </CasePart>
      )}
    </CaseBody>
  );
}
