import { classOfficeApi } from '@mall/contract/catalogue/class-office.api.ts';
import type { Ref } from '@mall/contract/catalogue/class-office.rules.ts';
import { useAsked } from '@mall/kit/act/use-asked.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { useUnsaved } from '@mall/kit/form/use-unsaved.tsx';
import { typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { ReadFailed } from '@mall/kit/page/read-failed.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { AttributePane } from './attribute-pane.tsx';
import { AttributeTable } from './attribute-table.tsx';
import styles from './catalogue.module.css';
import { drawAttributes, drawClasses, nextRef } from './class-draft.rules.ts';
import { ClassPanel } from './class-panel.tsx';
import { ClassTree } from './class-tree.tsx';
import { DraftNote } from './draft-note.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { MoveGoodsDialog } from './move-goods-dialog.tsx';
import { PublicationsDialog } from './publications-dialog.tsx';
import { PublishClassesDialog } from './publish-classes-dialog.tsx';
import { useChangeText } from './use-change-text.ts';
import { useClassDraft } from './use-class-draft.ts';

const fields = { class: typed(20) };
const treeAsk = ask(classOfficeApi.tree, {}, { staleMs: 0 });

/** Classes and what their goods say of themselves: drawn up here, published together. */
export default function ClassesPage() {
  const t = useWords('catalogue');
  const place = usePlace(fields);
  const { data, error, refetch, isFetching } = useList(treeAsk);
  const draft = useClassDraft(data?.version ?? 0);
  const [fresh, setFresh] = useState<Ref>();
  const [attribute, setAttribute] = useState<Ref>();
  const [doing, setDoing] = useState<'merge' | 'publish' | 'goods' | 'history'>();
  const unsaved = useUnsaved(draft.changes.length > 0);
  const asked = useAsked();
  const classes = drawClasses(data?.classes ?? [], draft.changes);
  // Of what stands and not of what is drawn: the first leaf must not change under the hand that moves it.
  const firstLeaf = data?.classes.find(({ level }) => level === 3)?.id;
  const chosenId = fresh ?? (place.at.class || firstLeaf);
  const node = classes.find(({ id }) => id === chosenId) ?? classes.find(({ id }) => id === firstLeaf);
  const isLeaf = node?.level === 3;
  const isNew = node?.id.startsWith('+') ?? true;
  const found = useList(ask(classOfficeApi.attributes, { params: { id: node?.id ?? '1' } }, { staleMs: 0 }), { enabled: isLeaf && !isNew });
  const live = isLeaf && !isNew ? (found.data ?? []).filter(({ classId }) => classId === node?.id) : [];
  const attributes = node ? drawAttributes(live, draft.changes, node.id) : [];
  const chosen = attributes.find(({ id }) => id === attribute);
  const textOf = useChangeText(classes, (id) => attributes.find((one) => one.id === id)?.names.zh);
  if (error && !data) return <ReadFailed error={error} title={t('classes.failed')} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <h1 className="sr">{t('classes')}</h1>;
  const choose = (id: Ref) => {
    setAttribute(undefined);
    if (id.startsWith('+')) return setFresh(id);
    setFresh(undefined);
    return place.go({ class: id });
  };
  const drop = async () => {
    if (await asked.ask({ title: t('draft.drop.ask', { count: draft.changes.length }), act: t('draft.drop'), tone: 'danger' }))
      draft.drop();
  };
  const add = () => {
    const ref = nextRef(draft.changes);
    const parent = node && node.level < 3 ? node.id : (node?.parentId ?? null);
    const names = { zh: '', en: '', fra: '', spa: '', pt: '', ru: '' };
    draft.put({
      act: 'class.add',
      classId: ref,
      parentId: parent,
      fields: { names, synonyms: [], unit: '', taxRate: 13, nameRule: '', shown: true },
    });
    choose(ref);
  };
  const counts = new Map(live.flatMap(({ values }) => values.map(({ id, goodsCount }) => [id, goodsCount] as const)));
  const count = (level: number) => classes.filter((one) => one.level === level).length;
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{t('classes')}</h1>
          <p className="meta">
            {t('classes.lead', { first: count(1), second: count(2), third: count(3) })}
            {draft.changes.length > 0 && t('classes.draft', { count: draft.changes.length })}
          </p>
        </div>
        <span className={styles.acts}>
          <Button look="text" onClick={() => setDoing('history')}>
            {t('history')}
          </Button>
          {draft.changes.length > 0 && (
            <Button look="line" onClick={() => void drop()}>
              {t('draft.drop')}
            </Button>
          )}
          <Button look="line" onClick={() => setDoing('merge')}>
            {t('merge')}
          </Button>
          <Button disabled={draft.changes.length === 0} onClick={() => setDoing('publish')}>
            {t('publish')}
          </Button>
        </span>
      </header>
      <div className={chosen ? styles.three : styles.sides}>
        <Panel
          bordered
          flush
          title={t('class')}
          extra={
            <Button look="text" size="s" onClick={add}>
              {t('class.add')}
            </Button>
          }
        >
          <ClassTree classes={classes} chosen={node?.id} onChoose={choose} draft={draft} />
        </Panel>
        <div className={styles.stack}>
          {node && (
            <ClassPanel
              key={node.id}
              node={node}
              attributes={attributes.map(({ names }) => names.zh)}
              draft={draft}
              onMoveGoods={() => setDoing('goods')}
            />
          )}
          {node && isLeaf && node.mark !== 'merging' && (
            <AttributeTable
              classId={node.id}
              attributes={attributes}
              draft={draft}
              chosen={chosen?.id}
              onChoose={setAttribute}
              narrow={chosen !== undefined}
            />
          )}
          <DraftNote changes={draft.changes} classId={node?.id} textOf={textOf} />
        </div>
        {chosen && node && <AttributePane key={chosen.id} classId={node.id} attribute={chosen} draft={draft} counts={counts} />}
      </div>
      {unsaved.question}
      {asked.question}
      {doing === 'merge' && <MergeDialog classes={classes} first={node} onPut={draft.put} onClose={() => setDoing(undefined)} />}
      {doing === 'goods' && node && <MoveGoodsDialog node={node} classes={classes} onClose={() => setDoing(undefined)} />}
      {doing === 'history' && (
        <PublicationsDialog version={data.version} drafting={draft.changes.length > 0} onClose={() => setDoing(undefined)} />
      )}
      {doing === 'publish' && (
        <PublishClassesDialog draft={draft} version={data.version} textOf={textOf} onClose={() => setDoing(undefined)} />
      )}
    </>
  );
}
