import { type SellerAfterSale, sellerAfterSaleApi } from '@mall/contract/after-sale/after-sale-office.api.ts';
import { SaleFacts } from '@mall/counter/after-sale/sale-facts.tsx';
import { useCounterWords } from '@mall/counter/frame/counter-context.ts';
import { OpenCase } from '@mall/counter/side/open-case.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { isId } from '@mall/kit/page/is-id.ts';
import { RadioGroup } from '@mall/ui/radio-group.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { AgreeForm } from './agree.form.tsx';
import { ReceiveForm } from './receive.form.tsx';
import { RefuseForm } from './refuse.form.tsx';
import { ResendForm } from './resend.form.tsx';
import { SaleStatus } from './sale-status.tsx';

type Props = { id: string; onDone: () => void };

/** One after-sale: what both sides say and show, our books beside it, and the store's answer. */
export function SaleCase({ id, onDone }: Props) {
  const t = useCounterWords();
  const detail = useDetail(isId(id) ? ask(sellerAfterSaleApi.detail, { params: { id } }, { staleMs: 0 }) : undefined);
  return (
    <OpenCase detail={detail} missing={t('sale.missing')} failed={t('sale.failed')}>
      {(sale) => (
        <>
          <SaleFacts
            sale={sale}
            own="seller"
            status={<SaleStatus sale={sale} />}
            order={
              <RouterLink href={`/orders/${sale.orderId}`} className="link num">
                {sale.orderSn}
              </RouterLink>
            }
          />
          <Answer key={sale.state} sale={sale} onDone={onDone} />
        </>
      )}
    </OpenCase>
  );
}

/** What the store can do now: say yes or no, or send the other goods. */
function Answer({ sale, onDone }: { sale: SellerAfterSale; onDone: () => void }) {
  const t = useWords('after-sale');
  const [no, setNo] = useState(false);
  const may = (action: SellerAfterSale['actions'][number]) => sale.actions.includes(action);
  const choose = (title: string, labels: readonly [yes: string, no: string]) => (
    <>
      <h3>{title}</h3>
      <RadioGroup
        label={title}
        value={no ? 'no' : 'yes'}
        onChange={(value) => setNo(value === 'no')}
        options={[
          { value: 'yes', label: labels[0] },
          { value: 'no', label: labels[1] },
        ]}
      />
    </>
  );
  if (may('agree')) {
    const head = choose(t('answer.title'), [t(`answer.agree${sale.aftersaleType}`), t('answer.reject')]);
    return no ? (
      <RefuseForm id={sale.id} act="reject" head={head} onDone={onDone} />
    ) : (
      <AgreeForm sale={sale} head={head} onDone={onDone} />
    );
  }
  if (may('receive')) {
    const head = choose(t('receive.title'), [t('receive.yes'), t('receive.no')]);
    return no ? (
      <RefuseForm id={sale.id} act="refuseReceipt" head={head} onDone={onDone} />
    ) : (
      <ReceiveForm sale={sale} head={head} onDone={onDone} />
    );
  }
  return may('resend') ? <ResendForm id={sale.id} onDone={onDone} /> : null;
}
