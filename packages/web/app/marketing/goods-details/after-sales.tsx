import type { GoodsDetails } from '@mall/contract/marketing/goods-details.api.ts';
import { useAnswer } from '@mall/kit/ask/use-answer.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useWords } from '../../kernel/words.tsx';
import { hotlineAsk } from '../../shell/shell.queries.ts';
import styles from './sections.module.css';

/** What holds after the purchase: the goods' own promise, packing, invoices, and whom to ask. */
export function AfterSales({ details }: { details: GoodsDetails }) {
  const t = useWords('marketing/goods-details');
  const { telephoneNumber, workingHour } = useAnswer(hotlineAsk);
  const { afterSales, packing, certificates, invoiceTypes } = details.goodsDetailsVO.goodsVO;
  const parts = [
    { title: t('after.promise'), text: afterSales },
    { title: t('after.packing'), text: packing },
    { title: t('after.papers'), text: certificates.join(t('list.and')) },
    { title: t('after.invoice'), text: invoiceTypes.map((type) => t(`invoice.${type}`)).join(t('list.and')) },
  ];
  return (
    <section className={styles.section}>
      <h2>{t('tab.afterSales')}</h2>
      <dl className={styles.promises}>
        {parts
          .filter(({ text }) => text !== '')
          .map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        {telephoneNumber && (
          <div>
            <dt>{t('after.service')}</dt>
            <dd>
              <a href={`tel:${telephoneNumber}`} className="link">
                {telephoneNumber}
              </a>{' '}
              {workingHour}
            </dd>
          </div>
        )}
        <div>
          <dt>{t('after.rules')}</dt>
          <dd>
            <RouterLink href="/helpCenter" className="link">
              {t('after.help')}
            </RouterLink>
          </dd>
        </div>
      </dl>
    </section>
  );
}
