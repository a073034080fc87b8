import type { BoughtAgain } from '@mall/contract/order/order.api.ts';
import { type ListDetail, listApi, type ProcurementList } from '@mall/contract/procurement/list.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useState } from 'react';
import { cartChanged } from '../../cart/cart-changes.ts';
import { useWords } from '../../kernel/words.tsx';
import { AgainDialog } from '../../order/again-dialog.tsx';
import { listReads } from './list.changes.ts';

type Some = ProcurementList | ListDetail;
const byId = ({ id }: Some) => ({ params: { id } });

/** What can be done with a list as a whole. */
export const useListActs = (opened: (id: string) => void) => {
  const t = useWords('procurement/project');
  const [report, setReport] = useState<BoughtAgain>();
  const toCart = useAct({
    call: listApi.toCart,
    request: (list: Some) => ({ ...byId(list), body: {} }),
    changes: listReads,
    onDone: (answer) => {
      void cartChanged();
      if (answer.refused.length > 0) return setReport(answer);
      return toast.ok(t('list.inCart', { count: answer.added.length }), {
        action: (
          <RouterLink href="/shoppingCar" className="link">
            {t('list.toCart')}
          </RouterLink>
        ),
      });
    },
  });
  const copy = useAct({
    call: listApi.copy,
    request: byId,
    changes: listReads,
    done: t('list.copied'),
    onDone: ({ id }) => opened(id),
  });
  const archive = useAct({
    call: listApi.archive,
    request: byId,
    ask: ({ name }) => ({ title: t('list.archiveAsk', { name }), text: t('list.archiveText'), act: t('list.archive') }),
    changes: listReads,
    done: t('list.archived'),
  });
  const restore = useAct({ call: listApi.restore, request: byId, changes: listReads, done: t('list.restored') });
  const questions = (
    <>
      {archive.question}
      {report && <AgainDialog report={report} onClose={() => setReport(undefined)} />}
    </>
  );
  return { toCart, copy, archive, restore, questions };
};
