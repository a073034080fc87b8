import { isEditable } from '@mall/contract/agreement/agreement.machine.ts';
import type { ContractDetail } from '@mall/contract/agreement/contract-answers.ts';
import { Button } from '@mall/ui/button.tsx';
import { useState } from 'react';
import styles from './contract.module.css';
import { ContractPaper, paperId, partIdOf, signPlaceId } from './contract-paper.tsx';
import { useContractWords } from './use-contract-words.ts';

const zooms = [50, 75, 100, 125, 150, 200] as const;
const usual = 2;

/** Behind a hash an address of the page would be another screen. */
const scrollTo = (id: string) => document.getElementById(id)?.scrollIntoView({ block: 'start' });

/** The paper of a contract on its desk: its parts to go to, as large as one likes to read it. */
export function ContractDesk({ contract, parts = true }: { contract: ContractDetail; parts?: boolean }) {
  const t = useContractWords();
  const [zoom, setZoom] = useState(usual);
  return (
    <div className={parts ? styles.deskWithParts : undefined}>
      {parts && <Parts contract={contract} />}
      <div className={styles.deskFrame}>
        <div className={`${styles.deskBar} no-print`}>
          <span className="meta">{!parts && contract.pages > 0 && t('desk.pages', { pages: contract.pages })}</span>
          <span className={styles.deskActs}>
            <Button look="text" size="s" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
              {t('desk.smaller')}
            </Button>
            <output className="num">{zooms[zoom]}%</output>
            <Button look="text" size="s" disabled={zoom === zooms.length - 1} onClick={() => setZoom(zoom + 1)}>
              {t('desk.larger')}
            </Button>
            {!isEditable(contract.state) && (
              <Button look="text" size="s" onClick={() => scrollTo(signPlaceId)}>
                {t('sign.place')}
              </Button>
            )}
          </span>
        </div>
        <div className={styles.desk}>
          <div className={styles.zoomed} style={{ zoom: (zooms[zoom] as number) / 100 }}>
            <ContractPaper contract={contract} />
          </div>
        </div>
      </div>
    </div>
  );
}

type Sheet = { key: string; target: string; label: string; waits: boolean };

/** The pages of the file, each a small sheet that leads to what begins on it; of a draft, which has no file, the parts of the text. */
const useSheets = ({ lines, terms, kind, state, pages, partPages }: ContractDetail): Sheet[] => {
  const t = useContractWords();
  const waits = state === 'to_sign' || state === 'signing';
  const parts: Sheet[] = [
    ...(lines.length > 0
      ? [{ target: partIdOf('list'), label: t(kind === 'framework' ? 'paper.prices' : 'paper.list'), waits: false }]
      : []),
    ...terms.map(({ title }, at) => ({ target: partIdOf(at), label: title, waits: false })),
    { target: signPlaceId, label: t('paper.place'), waits },
  ].map((part) => ({ ...part, key: part.target }));
  if (pages === 0 || partPages.length !== parts.length) return parts;
  return Array.from({ length: pages }, (_, at) => {
    const page = at + 1;
    const begins = partPages.indexOf(page);
    const part = parts[begins < 0 ? partPages.findLastIndex((one) => one < page) : begins];
    return {
      key: String(page),
      // The head of the paper stands before its first part.
      target: page === 1 ? paperId : (part?.target ?? paperId),
      label: t('desk.page', { page }),
      waits: waits && partPages.at(-1) === page,
    };
  });
};

function Parts({ contract }: { contract: ContractDetail }) {
  const t = useContractWords();
  const sheets = useSheets(contract);
  const { pages } = contract;
  return (
    <nav className={`${styles.parts} no-print`} aria-label={t('desk.parts')}>
      <p className="meta">{pages > 0 ? t('desk.pages', { pages }) : t('desk.count', { count: sheets.length })}</p>
      <ol>
        {sheets.map(({ key, target, label, waits }) => (
          <li key={key}>
            <button type="button" className={styles.part} onClick={() => scrollTo(target)}>
              <span className={styles.sheet} data-waits={waits || undefined} aria-hidden="true" />
              <span>{label}</span>
              {waits && <b className={styles.partWaits}>{t('record.unsigned')}</b>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
