import { type FreightTemplate, freightApi } from '@mall/contract/catalogue/freight.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { FilterBar } from '@mall/kit/list/filter-bar.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { Button } from '@mall/ui/button.tsx';
import { PlusIcon } from '@mall/ui/icons/plus-icon.tsx';
import { useWords } from '../kernel/words.ts';
import { freightReads } from './freight.reads.ts';
import { freightTabs } from './freight-tabs.ts';
import { TemplateRow } from './template-row.tsx';

const fields = { word: typed(30) };
const aPage = 50;

/** The freight templates of the store: where it sends to, what that costs and how long it takes. */
export default function FreightPage() {
  const t = useWords('freight');
  const place = usePlace(fields);
  const { word, page } = place.at;
  const found = useList(ask(freightApi.templates, { query: { page, limit: aPage, ...(word && { word }) } }, { staleMs: 0 }));
  const remove = useAct({
    call: freightApi.remove,
    request: ({ id }: FreightTemplate) => ({ params: { id } }),
    ask: ({ name }) => ({ title: t('remove.ask', { name }), text: t('remove.text'), act: t('remove.act'), tone: 'danger' }),
    done: t('remove.done'),
    changes: freightReads,
  });
  const add = (
    <Button href="/freight/new" as={RouterLink} icon={<PlusIcon size={16} />}>
      {t('add')}
    </Button>
  );
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      acts={add}
      tabs={freightTabs(t, 'templates')}
      filter={<FilterBar place={place} filters={[{ kind: 'text', name: 'word', label: t('word'), most: 30 }]} />}
      list={{
        found,
        rowKey: ({ id }) => id,
        page,
        size: aPage,
        hrefOf: (next) => place.hrefOf({ page: next }),
        row: (template) => <TemplateRow template={template} onRemove={() => remove.start(template)} />,
        none: place.narrowed() ? { title: t('none.narrowed') } : { title: t('none'), text: t('none.text'), actions: add },
      }}
    >
      {remove.question}
    </ListPage>
  );
}
