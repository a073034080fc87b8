import type { GoodsDetails } from '@mall/contract/marketing/goods-details.api.ts';
import { useTypedLang } from '@mall/kit/words/typed-lang.ts';
import { useWords } from '../../kernel/words.tsx';
import styles from './sections.module.css';

export function Description({ details }: { details: GoodsDetails }) {
  const t = useWords('marketing/goods-details');
  const langOf = useTypedLang();
  const { description } = details.goodsDetailsVO.goodsVO;
  return (
    <section className={styles.section}>
      <h2>{t('tab.description')}</h2>
      {/* oxlint-disable-next-line react/no-danger -- the server cleaned it when it was written */}
      <div className={styles.text} lang={langOf(description)} dangerouslySetInnerHTML={{ __html: description }} />
    </section>
  );
}
