import { contentApi } from '@mall/contract/content/content.api.ts';
import { AddArea, SaveArea } from '@mall/contract/content/entry.rules.ts';
import { type AreaRow, siteOperationsApi } from '@mall/contract/content/entry-operations.api.ts';
import { keepingErrors } from '@mall/contract/content/keeping.errors.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { Form } from '@mall/kit/form/form.tsx';
import { quietly } from '@mall/kit/form/quietly.ts';
import { useForm } from '@mall/kit/form/use-form.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { ListPage } from '@mall/kit/list/list-page.tsx';
import { typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Field } from '@mall/ui/field.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { useListTabs } from './list-tabs.ts';
import { moved, OrderButtons } from './order-buttons.tsx';

const fields = { parent: typed(12) };
const most = 500;
const changes = [contentApi.areas, siteOperationsApi.areas];

function RenameDialog({ area, onClose }: { area: AreaRow; onClose: () => void }) {
  const t = useWords('content');
  const kit = useKitWords();
  const form = useForm({ first: { name: area.name, shown: area.shown }, rules: SaveArea, failures: keepingErrors });
  const save = useCall({
    call: siteOperationsApi.saveArea,
    request: (body: SaveArea) => ({ params: { id: area.id }, body }),
    changes,
    done: t('saved'),
    options: quietly,
  });
  const submit = form.submit(async (values) => {
    await save.run(values);
    onClose();
  });
  return (
    <Dialog open title={t('area.rename')} labels={{ close: kit('close') }} onClose={onClose}>
      <Form onSubmit={submit} message={form.messageOf('root')} label={t('area.rename')}>
        <Field label={t('name')} required message={form.messageOf('name')}>
          <TextInput {...form.field('name')} maxLength={30} />
        </Field>
        <Button type="submit" block busy={form.busy}>
          {t('save')}
        </Button>
      </Form>
    </Dialog>
  );
}

function AddDialog({ parentId, onClose }: { parentId: string | null; onClose: () => void }) {
  const t = useWords('content');
  const kit = useKitWords();
  const form = useForm({
    first: { id: '', parentId, name: '' } as AddArea,
    rules: AddArea,
    failures: keepingErrors,
    places: { 'content.area': ['id'] },
  });
  const add = useCall({
    call: siteOperationsApi.addArea,
    request: (body: AddArea) => ({ body }),
    changes,
    done: t('added'),
    options: quietly,
  });
  const submit = form.submit(async (values) => {
    await add.run(values);
    onClose();
  });
  return (
    <Dialog open title={t('area.add')} labels={{ close: kit('close') }} onClose={onClose}>
      <Form onSubmit={submit} message={form.messageOf('root')} label={t('area.add')}>
        <Field label={t('area.code')} required message={form.messageOf('id')}>
          <TextInput {...form.field('id')} maxLength={12} inputMode="numeric" />
        </Field>
        <Field label={t('name')} required message={form.messageOf('name')}>
          <TextInput {...form.field('name')} maxLength={30} />
        </Field>
        <Button type="submit" block busy={form.busy}>
          {t('save')}
        </Button>
      </Form>
    </Dialog>
  );
}

/** Provinces, cities and districts of addresses. */
export default function AreasPage() {
  const t = useWords('content');
  const place = usePlace(fields);
  const parent = place.at.parent || '0';
  const found = useList(ask(siteOperationsApi.areas, { query: parent === '0' ? {} : { parentId: parent } }, { staleMs: 0 }));
  const [doing, setDoing] = useState<{ what: 'add' } | { what: 'rename'; area: AreaRow }>();
  const close = () => setDoing(undefined);
  const rows = found.data ?? [];
  const show = useCall({
    call: siteOperationsApi.saveArea,
    request: ({ id, name, shown }: AreaRow) => ({ params: { id }, body: { name, shown: !shown } }),
    changes,
    done: t('saved'),
  });
  const order = useCall({
    call: siteOperationsApi.orderAreas,
    request: (ids: string[]) => ({ body: { parentId: parent === '0' ? null : parent, ids } }),
    changes,
  });
  const remove = useAct({
    call: siteOperationsApi.removeArea,
    request: ({ id }: AreaRow) => ({ params: { id } }),
    ask: ({ name }) => ({ title: t('area.remove.ask', { name }), text: t('area.remove.text'), act: t('remove'), tone: 'danger' }),
    done: t('removed'),
    changes,
  });
  const list = { ...found, data: found.data && { list: rows, total: rows.length } } as never;
  return (
    <ListPage
      title={t('lists.title')}
      lead={parent === '0' ? t('lead.areas') : <RouterLink href="/content/areas">{t('area.all')}</RouterLink>}
      acts={<Button onClick={() => setDoing({ what: 'add' })}>{t('area.add')}</Button>}
      tabs={useListTabs('areas')}
      list={{
        found: list,
        rowKey: ({ id }: AreaRow) => id,
        page: 1,
        size: most,
        hrefOf: () => '',
        columns: [
          { key: 'code', head: t('area.code'), cell: ({ id }: AreaRow) => <span className="num">{id}</span> },
          {
            key: 'name',
            head: t('name'),
            cell: ({ id, name, leaf }: AreaRow) => (leaf ? name : <RouterLink href={place.hrefOf({ parent: id })}>{name}</RouterLink>),
          },
          {
            key: 'shown',
            head: t('shown'),
            cell: ({ shown }: AreaRow) => (
              <StatusMark mark={shown ? 'closed' : 'open'} tone={shown ? 'green' : 'grey'}>
                {t(shown ? 'area.shown' : 'area.hidden')}
              </StatusMark>
            ),
          },
          {
            key: 'acts',
            head: t('acts'),
            cell: (area: AreaRow) => {
              const at = rows.indexOf(area);
              return (
                <>
                  <OrderButtons
                    name={area.name}
                    at={at}
                    count={rows.length}
                    onMove={(to) => void order.run(moved(rows, at, to).map(({ id }) => id)).catch(() => undefined)}
                  />
                  <Button look="text" size="s" onClick={() => setDoing({ what: 'rename', area })}>
                    {t('area.rename')}
                  </Button>
                  <Button look="text" size="s" onClick={() => void show.run(area).catch(() => undefined)}>
                    {t(area.shown ? 'area.hide' : 'area.show')}
                  </Button>
                  <Button look="text" size="s" onClick={() => remove.start(area)}>
                    {t('remove')}
                  </Button>
                </>
              );
            },
          },
        ],
        none: { title: t('none') },
      }}
    >
      {remove.question}
      {doing?.what === 'add' && <AddDialog parentId={parent === '0' ? null : parent} onClose={close} />}
      {doing?.what === 'rename' && <RenameDialog area={doing.area} onClose={close} />}
    </ListPage>
  );
}
