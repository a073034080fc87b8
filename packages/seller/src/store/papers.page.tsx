import { deskApi } from '@mall/contract/account/desk.api.ts';
import { paperApi, type StorePaper } from '@mall/contract/store/paper.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { PaperCard } from './paper-card.tsx';
import { RenewDialog } from './renew-dialog.tsx';

/** The papers of the store: how long each holds, what depends on it, and what renews it. */
export default function PapersPage() {
  const t = useWords('store');
  const found = useList(ask(paperApi.list, {}, { staleMs: 0 }));
  const [renewing, setRenewing] = useState<StorePaper>();
  const withdraw = useAct({
    call: paperApi.withdraw,
    request: ({ id }: StorePaper) => ({ params: { id } }),
    ask: ({ name }) => ({ title: t('paper.withdraw.ask', { name }), text: t('paper.withdraw.text'), act: t('paper.withdraw.act') }),
    done: t('paper.withdraw.done'),
    changes: [paperApi.list, deskApi.desk],
  });
  return (
    <ListPage
      title={t('paper.title')}
      lead={t('paper.lead')}
      list={{
        found,
        rowKey: ({ id }) => id,
        page: 1,
        size: 100,
        hrefOf: () => '/papers',
        row: (paper) => <PaperCard paper={paper} onRenew={() => setRenewing(paper)} onWithdraw={() => withdraw.start(paper)} />,
        none: { title: t('paper.none') },
      }}
    >
      {withdraw.question}
      {renewing && <RenewDialog paper={renewing} onClose={() => setRenewing(undefined)} />}
    </ListPage>
  );
}
