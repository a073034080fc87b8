import { goodsVersionApi } from '@mall/contract/catalogue/goods-version.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { isId } from '@mall/kit/page/is-id.ts';
import { ReadFailed } from '@mall/kit/page/read-failed.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useWords } from '../kernel/words.ts';
import { Editor } from './editor.tsx';

/** A draft of goods, by its number. */
export default function EditorPage() {
  const { id } = useParams();
  return <DraftEditor key={id} id={id} />;
}

function DraftEditor({ id }: { id: string | undefined }) {
  const t = useWords('goods-editor');
  const [round, setRound] = useState(0);
  const draft = useDetail(isId(id ?? null) && id ? ask(goodsVersionApi.draft, { params: { id } }, { staleMs: 0 }) : undefined);
  const [shown, setShown] = useState<typeof draft.thing>();
  // What was read first is typed into; what is read later by itself must not take its place.
  if (draft.state === 'found' && !draft.busy && shown === undefined) setShown(draft.thing);
  if (shown)
    return (
      <Editor
        key={round}
        open={shown}
        onReload={() => {
          setShown(undefined);
          setRound(round + 1);
          draft.again();
        }}
      />
    );
  if (draft.state === 'missing' || (draft.error as { errorCode?: string } | null)?.errorCode === 'goods.draft_missing')
    return (
      <Empty
        title={t('missing')}
        actions={
          <Button look="line" href="/goods" as={RouterLink}>
            {t('missing.list')}
          </Button>
        }
      />
    );
  if (draft.state === 'failed') return <ReadFailed error={draft.error} busy={draft.busy} onRetry={draft.again} title={t('failed')} />;
  return <Skeleton kind="text" lines={12} />;
}
