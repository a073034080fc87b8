import { saveFile } from '@mall/client/download.ts';
import { cartLineMost } from '@mall/contract/cart/cart.rules.ts';
import { matchApi, materialCodeApi } from '@mall/contract/procurement/match.api.ts';
import { billMost, mostCodesAtOnce } from '@mall/contract/procurement/match.rules.ts';
import { sampleBill } from '@mall/contract/procurement/sample-bill.ts';
import { browserCall, browserDownload } from '@mall/kit/ask/browser.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useExport } from '@mall/kit/list/use-export.ts';
import { SheetButton } from '@mall/kit/upload/sheet-button.tsx';
import { Breadcrumbs } from '@mall/ui/breadcrumbs.tsx';
import { Button } from '@mall/ui/button.tsx';
import { DownloadIcon } from '@mall/ui/icons/download-icon.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { type ChangeEvent, lazy, Suspense, useMemo, useState } from 'react';
import { useWords } from '../../kernel/words.tsx';
import { putManyIntoBasket } from '../../search/use-basket.ts';
import { ToCart } from '../../search/use-buying.tsx';
import { useSession } from '../../shell/use-session.ts';
import { BillPad } from './bill-pad.tsx';
import styles from './match.module.css';
import { MatchBar } from './match-bar.tsx';
import { afterCart, cartLines, countLines, learnedCodes, listPicks, pickedRows, resultRow, specOf, stateOf } from './match-rows.rules.ts';
import { MatchSummary } from './match-summary.tsx';
import { MatchTable } from './match-table.tsx';
import { useKeptPad } from './use-kept-pad.ts';
import { useMatching } from './use-matching.ts';
import { useRowWords } from './use-row-words.ts';

const AddToList = lazy(() => import('../select/add-to-list.tsx'));
const BringInDialog = lazy(() => import('./bring-in-dialog.tsx'));
const CodesDialog = lazy(() => import('./codes-dialog.tsx'));

/** As many calls as it takes: a bill may have more codes than one call. */
const teach = async (codes: readonly { code: string; specId: string }[]): Promise<void> => {
  for (let from = 0; from < codes.length; from += mostCodesAtOnce)
    await browserCall(materialCodeApi.learn, { body: { codes: codes.slice(from, from + mostCodesAtOnce) } }, { noPopupMessage: true });
};

/** The quick order pad: a list pasted, typed or sent, matched line by line, put into the cart. */
export default function MatchGoodsPage() {
  const t = useWords('procurement/match');
  const words = useRowWords();
  const session = useSession();
  const knowsCodes = session.signedIn && session.may('procurementManagement:matchGoods:view');
  const teaches = knowsCodes && session.may('procurementManagement:matchGoods:teach');
  const [text, setText] = useKeptPad();
  const [stockFirst, setStockFirst] = useState(true);
  const [showsCodes, setShowsCodes] = useState(false);
  const [keeps, setKeeps] = useState(false);
  const [brings, setBrings] = useState(false);
  const keepsLists = session.signedIn && session.may('personalCenterBase:procurementManagement:procurementList:view');
  const seesOrders = session.signedIn && session.may('personalCenterBase:myOrders:view');
  const [busy, setBusy] = useState(false);
  const matching = useMatching(t('failed'));
  const template = useExport({ now: matchApi.template, done: t('template.done') });
  const count = useMemo(() => countLines(text), [text]);
  const marks = useMemo(() => new Map(matching.rows.map((row) => [row.line, stateOf(row)])), [matching.rows]);
  const match = () => {
    if (text.trim() !== '') matching.start(text, stockFirst);
  };

  const send = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    event.target.value = '';
    if (chosen) matching.startFile(chosen, stockFirst, setText);
  };
  const add = async () => {
    const picked = pickedRows(matching.rows);
    setBusy(true);
    try {
      const { lines, over } = cartLines(picked);
      const refused = new Map((await putManyIntoBasket(lines)).map(({ specId, msg }) => [specId, msg]));
      for (const specId of over) refused.set(specId, t('over', { most: cartLineMost }));
      const taken = picked.filter((row) => !refused.has(specOf(row)?.specId ?? ''));
      const codes = learnedCodes(taken);
      // What a line is called is a help for the next time: that it was not kept must not spoil what is in the cart.
      if (teaches) await teach(codes).catch(() => undefined);
      matching.changeAll(afterCart(picked, refused));
      const left = picked.length - taken.length;
      if (left === 0) toast.ok(t('added', { count: taken.length }), { action: <ToCart /> });
      else toast.warn(t('addedSome', { count: taken.length, left }), taken.length > 0 ? { action: <ToCart /> } : {});
    } catch {
      // The call itself has told the reader why.
    } finally {
      setBusy(false);
    }
  };
  const exportRows = async () => {
    const others = matching.others.map((one) => ({
      line: one.line,
      text: one.text,
      result: t('other.result'),
      specName: '',
      itemNumber: '',
      storeName: '',
      score: null,
      reason: t(`other.${one.kind}`),
      quantity: '',
      unit: '',
      price: '',
      amount: '',
    }));
    const rows = [
      ...matching.rows.map((row) => resultRow(row, { result: words.result(row), reason: words.reason(row) })),
      ...others,
    ].toSorted((one, other) => one.line - other.line);
    setBusy(true);
    try {
      saveFile(await browserDownload(matchApi.export, { body: { rows } }));
    } catch {
      // Said by the call.
    } finally {
      setBusy(false);
    }
  };
  const isMatching = matching.progress !== undefined;
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs items={[{ label: t('crumbs.home'), href: '/' }, { label: t('title') }]} label={t('crumbs.label')} link={RouterLink} />
      <header className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          <p className={styles.lead}>{t('text')}</p>
        </div>
        <div className={styles.headActs}>
          <Button look="line" icon={<DownloadIcon size={16} />} busy={template.busy} onClick={() => template.start({} as never)}>
            {t('template')}
          </Button>
          <SheetButton look="line" label={t('upload')} accept=".xlsx,.csv,.tsv,.txt" busy={isMatching} onSend={send}>
            {t('upload')}
          </SheetButton>
        </div>
      </header>
      <section className={styles.top} aria-label={t('pad.title')}>
        <div className={styles.side}>
          <div className={styles.sideHead}>
            <h2>{t('pad.title')}</h2>
            <span className="meta">{t('pad.how')}</span>
          </div>
          <BillPad text={text} onChange={setText} onMatch={match} marks={marks} />
          <div className={styles.padActs}>
            <Button busy={isMatching} disabled={count === 0} onClick={match}>
              {count === 0 ? t('match') : t('matchCount', { count })}
            </Button>
            <Button
              look="quiet"
              disabled={count === 0 && matching.rows.length === 0}
              onClick={() => {
                setText('');
                matching.clear();
              }}
            >
              {t('clear')}
            </Button>
            {count === 0 && (
              <Button look="quiet" onClick={() => setText(sampleBill)}>
                {t('sample')}
              </Button>
            )}
            {(keepsLists || seesOrders) && (
              <Button look="quiet" onClick={() => setBrings(true)}>
                {t('bring.open')}
              </Button>
            )}
            <span className={`meta ${styles.keys}`}>{t('keys', { lines: billMost.lines })}</span>
          </div>
        </div>
        <MatchSummary matching={matching} {...(knowsCodes && { onCodes: () => setShowsCodes(true) })} />
      </section>
      {(matching.rows.length > 0 || matching.others.length > 0) && (
        <MatchTable
          matching={matching}
          teaches={teaches}
          stockFirst={stockFirst}
          onStockFirst={(first) => {
            setStockFirst(first);
            matching.again(first);
          }}
        />
      )}
      {matching.rows.length > 0 && (
        <MatchBar
          rows={matching.rows}
          busy={busy}
          onAdd={() => void add()}
          onKeep={keepsLists ? () => setKeeps(true) : undefined}
          onExport={() => void exportRows()}
        />
      )}
      {keeps && (
        <Suspense>
          <AddToList picks={listPicks(pickedRows(matching.rows))} onClose={() => setKeeps(false)} />
        </Suspense>
      )}
      {brings && (
        <Suspense>
          <BringInDialog
            hasLists={keepsLists}
            hasOrders={seesOrders}
            onLines={(lines) => setText([text.trimEnd(), lines].filter(Boolean).join('\n'))}
            onClose={() => setBrings(false)}
          />
        </Suspense>
      )}
      {showsCodes && (
        <Suspense>
          <CodesDialog canForget={teaches} onClose={() => setShowsCodes(false)} />
        </Suspense>
      )}
    </div>
  );
}
