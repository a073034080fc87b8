import type { ContractDetail } from '@mall/contract/agreement/contract-answers.ts';
import { Button } from '@mall/ui/button.tsx';
import { useState } from 'react';
import styles from './contract.module.css';
import { ContractPaper, partIdOf, signPlaceId } from './contract-paper.tsx';
import { useContractWords } from './use-contract-words.ts';

const zooms = [50, 75, 100, 125, 150, 200] as const;
const usual = 2;

/** Behind a hash an address of the page would be another screen. */
const scrollTo = (id: string) => document.getElementById(id)?.scrollIntoView({ block: 'start' });

/** The paper of a contract on its desk: its parts to go to, as large as one likes to read it. */
export function ContractDesk({ contract, parts = true }: { contract: ContractDetail; parts?: boolean }) {
  const t = useContractWords();
  const [zoom, setZoom] = useState(usual);
  const { pages } = contract;
  return (
    <div className={parts ? styles.deskWithParts : undefined}>
      {parts && <Parts contract={contract} />}
      <div className={styles.deskFrame}>
        <div className={`${styles.deskBar} no-print`}>
          <span className="meta">{pages > 0 && t('desk.pages', { pages })}</span>
          <span className={styles.deskActs}>
            <Button look="text" size="s" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
              {t('desk.smaller')}
            </Button>
            <output className="num">{zooms[zoom]}%</output>
            <Button look="text" size="s" disabled={zoom === zooms.length - 1} onClick={() => setZoom(zoom + 1)}>
              {t('desk.larger')}
            </Button>
            <Button look="text" size="s" onClick={() => scrollTo(signPlaceId)}>
              {t('sign.place')}
            </Button>
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

/** The parts of the text, each a small sheet. */
function Parts({ contract: { lines, terms, kind, state } }: { contract: ContractDetail }) {
  const t = useContractWords();
  const waits = state === 'to_sign' || state === 'signing';
  const parts = [
    ...(lines.length > 0 ? [{ id: partIdOf('list'), label: t(kind === 'framework' ? 'paper.prices' : 'paper.list'), waits: false }] : []),
    ...terms.map(({ title }, at) => ({ id: partIdOf(at), label: title, waits: false })),
    { id: signPlaceId, label: t('paper.place'), waits },
  ];
  return (
    <nav className={`${styles.parts} no-print`} aria-label={t('desk.parts')}>
      <p className="meta">{t('desk.count', { count: parts.length })}</p>
      <ol>
        {parts.map(({ id, label, waits: open }) => (
          <li key={id}>
            <button type="button" className={styles.part} onClick={() => scrollTo(id)}>
              <span className={styles.sheet} data-waits={open || undefined} aria-hidden="true" />
              <span>{label}</span>
              {open && <b className={styles.partWaits}>{t('record.unsigned')}</b>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
