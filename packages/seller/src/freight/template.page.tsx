import { type FreightTemplate, freightApi } from '@mall/contract/catalogue/freight.api.ts';
import { templateNameMost } from '@mall/contract/catalogue/freight.rules.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { ReadFailed } from '@mall/kit/page/read-failed.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { useParams, useSearchParams } from 'react-router';
import { useWords } from '../kernel/words.ts';
import { draftOf, emptyDraft } from './draft.rules.ts';
import { TemplateForm } from './template.form.tsx';

/** One template to be written or changed; a new one may begin as a copy. */
export default function TemplatePage() {
  const t = useWords('freight');
  const { id } = useParams();
  const [search] = useSearchParams();
  const from = id ?? search.get('from');
  const found = useList(ask(freightApi.templates, { query: { page: 1, limit: 50 } }, { staleMs: 0 }), { enabled: from !== null });
  const template = found.data?.list.find((one) => one.id === from);
  if (from === null) return <TemplateForm first={emptyDraft} />;
  if (template) return <TemplateForm key={from} id={id} first={id === undefined ? copyOf(template, t('copyName')) : draftOf(template)} />;
  return (
    <Panel bordered>
      {found.data ? (
        <Empty
          title={t('gone')}
          actions={
            <Button href="/freight" as={RouterLink}>
              {t('back')}
            </Button>
          }
        />
      ) : found.isError ? (
        <ReadFailed error={found.error} title={t('failed')} busy={found.isFetching} onRetry={() => void found.refetch()} />
      ) : (
        <Skeleton kind="text" lines={6} />
      )}
    </Panel>
  );
}

const copyOf = (template: FreightTemplate, mark: string) => {
  const room = templateNameMost - mark.length;
  return draftOf({ ...template, name: `${template.name.slice(0, room)}${mark}`, usual: false });
};
