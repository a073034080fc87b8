import { saveFile } from '@mall/client/download.ts';
import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import { roundsMost } from '@mall/contract/inquiry/inquiry.rules.ts';
import type { Comparison, InquiryAction } from '@mall/contract/inquiry/inquiry-data.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { browserDownload } from '@mall/kit/ask/browser.ts';
import { DetailPage } from '@mall/kit/detail/detail-page.tsx';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { isId } from '@mall/kit/page/is-id.ts';
import { PrintFrame } from '@mall/kit/print/print-frame.tsx';
import { Typed } from '@mall/kit/words/typed.tsx';
import { useYuan } from '@mall/kit/words/use-amount.ts';
import { useListed } from '@mall/kit/words/use-listed.ts';
import { useMoment } from '@mall/kit/words/use-moment.ts';
import { Button } from '@mall/ui/button.tsx';
import { DownloadIcon } from '@mall/ui/icons/download-icon.tsx';
import { PrinterIcon } from '@mall/ui/icons/printer-icon.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { AwardPanel } from './award-panel.tsx';
import { AwardSummary } from './award-summary.tsx';
import { CompareTable } from './compare-table.tsx';
import { DeadlineDialog } from './deadline-dialog.tsx';
import styles from './inquiry.module.css';
import { compareAddress, inquiriesAddress, inquiryAddress } from './inquiry-reads.ts';
import { InquiryStatus } from './inquiry-status.tsx';
import { useInquiryActs } from './use-inquiry-acts.tsx';
import { useScores } from './use-scores.ts';

/** The opened quotes side by side, and the award. */
export default function ComfirmInquiryPage() {
  const t = useWords('inquiry');
  // The dialogs speak these words: fetched when one opens, they would hide the page for a moment, and what was pressed would lose the focus.
  useWords('inquiry/form');
  const search = useSearchParams()[0];
  const id = search.get('id');
  const round = Number(search.get('round'));
  const query = Number.isInteger(round) && round >= 1 && round <= roundsMost ? { round } : {};
  const detail = useDetail(isId(id) ? ask(inquiryApi.compare, { params: { id }, query }, { staleMs: 0 }) : undefined);
  return (
    <DetailPage
      detail={detail}
      list={{ href: inquiriesAddress, label: t('title') }}
      kind={t('compare.title')}
      words={{ failed: t('compare.failed'), missing: { title: t('missing.title'), text: t('missing.text'), list: t('title') } }}
      about={({ inquiryNumber }) => inquiryNumber}
      acts={(sheet) => <HeadActs sheet={sheet} />}
    >
      {(sheet) => <Body key={`${sheet.id}/${sheet.round}`} sheet={sheet} />}
    </DetailPage>
  );
}

function HeadActs({ sheet }: { sheet: Comparison }) {
  const t = useWords('inquiry');
  const go = useNavigate();
  const [again, setAgain] = useState(false);
  const has = (act: InquiryAction) => sheet.actions.includes(act);
  const exporting = useMutation({
    mutationFn: async () =>
      saveFile(await browserDownload(inquiryApi.exportCompare, { params: { id: sheet.id }, query: { round: sheet.round } })),
  });
  const acts = useInquiryActs();
  return (
    <>
      <Button look="line" className="no-phone" icon={<PrinterIcon size={16} />} onClick={() => window.print()}>
        {t('compare.print')}
      </Button>
      <Button look="line" icon={<DownloadIcon size={16} />} busy={exporting.isPending} onClick={() => exporting.mutate()}>
        {t('export')}
      </Button>
      {has('newRound') && (
        <Button look="line" onClick={() => setAgain(true)}>
          {t('round.act')}
        </Button>
      )}
      {has('fail') && (
        <Button look="danger" onClick={() => acts.fail.start({ ...sheet, quoted: sheet.quotes.length })}>
          {t('fail.act')}
        </Button>
      )}
      {again && (
        <DeadlineDialog kind="round" inquiry={sheet} onClose={() => setAgain(false)} onDone={() => void go(inquiryAddress(sheet.id))} />
      )}
      {acts.questions}
    </>
  );
}

function Body({ sheet }: { sheet: Comparison }) {
  const t = useWords('inquiry');
  const yuan = useYuan();
  const when = useMoment();
  const listed = useListed();
  const scoring = useScores(sheet);
  const won = sheet.quotes.find((quote) => quote.won);
  const [picked, setPicked] = useState(() => (won ?? sheet.quotes.find((quote) => quote.best) ?? sheet.quotes[0])?.quotationId ?? '');
  const decides = sheet.actions.includes('confirm');
  const totals = sheet.quotes.map(({ total }) => Number(total));
  const figures: [string, React.ReactNode][] = [
    [t('col.state'), <InquiryStatus key="state" state={sheet.state} />],
    [
      t('compare.invited'),
      <>
        {t('quoted.of', { quoted: sheet.quotes.length, invited: sheet.invited })}
        {sheet.missing.length > 0 && <small>{t('compare.missing', { names: listed(sheet.missing) })}</small>}
      </>,
    ],
    [t('figure.budget'), yuan(sheet.budget)],
    ...(sheet.needBy ? ([[t('figure.needBy'), when.day(sheet.needBy)]] as [string, string][]) : []),
    [t('compare.span'), totals.length === 0 ? '—' : `${yuan(Math.min(...totals).toFixed(2))} – ${yuan(Math.max(...totals).toFixed(2))}`],
    ...(sheet.decideBy ? ([[t('compare.decideBy'), when.deadline(sheet.decideBy)]] as [string, string][]) : []),
  ];
  return (
    <PrintFrame
      title={`${t('compare.title')} ${sheet.inquiryNumber} ${sheet.title}`}
      at={(time) => t('print.at', { time })}
      signs={[t('compare.signBuyer'), t('compare.signLead'), t('compare.signFinance'), t('compare.signDate')]}
    >
      <Panel bordered flush>
        <p className={`${styles.pad} meta`}>
          <RouterLink className="link" href={inquiryAddress(sheet.id)}>
            <Typed>{sheet.title}</Typed>
          </RouterLink>{' '}
          · <span className="num">{sheet.inquiryNumber}</span> · {t('round', { round: sheet.round })} ·{' '}
          <Typed>
            {sheet.openedBy
              ? t('compare.opened', { time: when.deadline(sheet.openTime), who: sheet.openedBy })
              : t('compare.openedItself', { time: when.deadline(sheet.openTime) })}
          </Typed>
        </p>
        <dl className={styles.figures}>
          {figures.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      {sheet.rounds > 1 && (
        <Tabs
          label={t('compare.rounds')}
          items={Array.from({ length: sheet.rounds }, (_, nth) => ({ id: String(nth + 1), label: t('round', { round: nth + 1 }) }))}
          value={String(sheet.round)}
          hrefOf={(nth) => compareAddress(sheet.id, Number(nth))}
          link={RouterLink}
        />
      )}
      <CompareTable sheet={sheet} picked={picked} onPick={decides ? setPicked : undefined} scoring={scoring} />
      {decides && <AwardPanel sheet={sheet} picked={picked} scoring={scoring} />}
      {won && <AwardSummary quote={won} reason={sheet.awardReason} />}
    </PrintFrame>
  );
}
