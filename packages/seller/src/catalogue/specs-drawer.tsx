import { type ShelfGoods, type ShelfSpec, shelfApi } from '@mall/contract/catalogue/shelf.api.ts';
import { specsMost } from '@mall/contract/catalogue/shelf.rules.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useAnswers } from '@mall/kit/ask/use-answers.ts';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { DrawerForm } from '@mall/ui/form/drawer-form.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './goods.module.css';
import { PriceHistory } from './price-history.tsx';
import { ScalePrices } from './scale-prices.tsx';
import { shelfReads } from './shelf.reads.ts';
import { changesOf, draftOf, faultCount, type SpecDraft, scalePrices } from './specs-sheet.rules.ts';
import { SpecsSheet } from './specs-sheet.tsx';

type Chosen = Pick<ShelfGoods, 'goodsId' | 'name'>;
type Props = { goods: readonly Chosen[]; onClose: () => void };

/** Prices, stock and the like of one goods or several, typed into one sheet; it holds as soon as it is sent. */
export function SpecsDrawer({ goods, onClose }: Props) {
  const found = useAnswers(goods.map(({ goodsId }) => ask(shelfApi.specs, { params: { id: goodsId } }, { staleMs: 0 })));
  const t = useWords('catalogue');
  const kit = useKitWords();
  if (found.data) return <OpenSheet goods={goods} specs={found.data} onClose={onClose} />;
  return (
    <DrawerForm
      open
      width={1120}
      title={t('specs.title')}
      dirty={false}
      busy={!found.isError}
      onSubmit={found.again}
      onClose={onClose}
      labels={{ ...leaveWords(t), submit: t('specs.again'), cancel: kit('cancel'), close: kit('close') }}
    >
      {found.isError ? <Note tone="bad">{t('specs.failed')}</Note> : <Skeleton kind="text" lines={8} />}
    </DrawerForm>
  );
}

const leaveWords = (t: ReturnType<typeof useWords<'catalogue'>>) => ({
  leave: { title: t('leave.title'), text: t('leave.text'), act: t('leave.act'), back: t('leave.back') },
});

function OpenSheet({ goods, specs, onClose }: Props & { specs: readonly ShelfSpec[][] }) {
  const t = useWords('catalogue');
  const kit = useKitWords();
  const [drafts, setDrafts] = useState<readonly SpecDraft[]>(() =>
    goods.flatMap(({ name }, place) => (specs[place] ?? []).map((spec) => draftOf(spec, name))).slice(0, specsMost),
  );
  const [tried, setTried] = useState(false);
  const [history, setHistory] = useState(false);
  const changes = changesOf(drafts);
  const wrong = faultCount(drafts);
  const all = specs.reduce((sum, some) => sum + some.length, 0);
  const send = useCall({
    call: shelfApi.change,
    request: () => ({ body: { specs: changes } }),
    changes: shelfReads,
    done: (data) => t('specs.done', { count: data.changed }),
  });
  const [first] = goods;
  return (
    <>
      <DrawerForm
        open
        width={1120}
        title={t('specs.title')}
        subtitle={goods.length === 1 ? first?.name : t('specs.several', { count: goods.length })}
        dirty={changes.length > 0 || wrong > 0}
        busy={send.busy}
        onClose={onClose}
        onSubmit={() => {
          setTried(true);
          if (wrong > 0) return;
          if (changes.length === 0) onClose();
          else void send.run().then(onClose, () => undefined);
        }}
        labels={{
          ...leaveWords(t),
          submit: changes.length > 0 ? t('specs.send', { count: changes.length }) : t('specs.nothing'),
          cancel: kit('cancel'),
          close: kit('close'),
        }}
        hint={tried && wrong > 0 ? t('specs.wrong', { count: wrong }) : t('specs.atOnce')}
      >
        <div className={styles.stack}>
          {all > specsMost && <Note tone="warn">{t('specs.many', { most: specsMost })}</Note>}
          <SpecsSheet
            drafts={drafts}
            several={goods.length > 1}
            onChange={setDrafts}
            tools={
              <>
                <ScalePrices onScale={(percent) => setDrafts(scalePrices(drafts, percent).drafts)} />
                {goods.length === 1 && (
                  <Button look="text" size="s" onClick={() => setHistory(true)}>
                    {t('history.title')}
                  </Button>
                )}
                <span className={`meta ${styles.keys}`}>{t('sheet.keys')}</span>
              </>
            }
          />
        </div>
      </DrawerForm>
      {history && first && <PriceHistory goods={first} onClose={() => setHistory(false)} />}
    </>
  );
}
