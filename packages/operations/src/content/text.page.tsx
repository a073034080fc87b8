import { textOperationsApi } from '@mall/contract/content/text-operations.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { typed } from '@mall/kit/list/place.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { isId } from '@mall/kit/page/is-id.ts';
import { ReadFailed } from '@mall/kit/page/read-failed.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { useWords } from '../kernel/words.ts';
import { TextEditor } from './text-editor.tsx';

const fields = { id: typed(18) };

/** One text, written in Chinese and translated beside it. */
export default function TextPage() {
  const t = useWords('content');
  const { id } = usePlace(fields).at;
  const detail = useDetail(isId(id) ? ask(textOperationsApi.detail, { params: { id } }, { staleMs: 0 }) : undefined);
  if (detail.state === 'missing') return <Empty title={t('text.missing')} />;
  if (detail.state === 'failed' && !detail.thing)
    return <ReadFailed error={detail.error} title={t('failed')} busy={detail.busy} onRetry={detail.again} />;
  if (!detail.thing) return <h1 className="sr">{t('texts.title')}</h1>;
  return <TextEditor key={id} text={detail.thing} again={detail.again} />;
}
