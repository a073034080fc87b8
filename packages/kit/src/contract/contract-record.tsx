import { contractEventWords, isEditable } from '@mall/contract/agreement/agreement.machine.ts';
import type { ContractDetail } from '@mall/contract/agreement/contract-answers.ts';
import { CheckIcon } from '@mall/ui/icons/check-icon.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Steps } from '@mall/ui/steps.tsx';
import { Log } from '../detail/log.tsx';
import { useLanguage } from '../words/language.ts';
import styles from './contract.module.css';
import { useContractWords } from './use-contract-words.ts';

const shortHash = (hash: string): string =>
  `${hash.slice(0, 16).replaceAll(/(.{4})/g, '$1 ')}… ${hash.slice(-8).replaceAll(/(.{4})/g, '$1 ')}`.trim();

/** Who has signed which file, and the address at which anybody can check it. */
export function ContractRecord({ contract }: { contract: ContractDetail }) {
  const t = useContractWords();
  const { signatures, hash, firstSide, buyer, seller, state, verifyUrl } = contract;
  // What went back to its author is signed by nobody before it is sent anew.
  if (hash === null || isEditable(state)) return null;
  const open = state === 'to_sign' || state === 'signing';
  const sides = firstSide === 'seller' ? (['seller', 'buyer'] as const) : (['buyer', 'seller'] as const);
  const next = sides.find((side) => !signatures.some((one) => one.side === side));
  const same = signatures.length > 0 && signatures[0]?.baseHash === hash;
  const file = signatures.at(-1)?.fileHash ?? hash;
  return (
    <Panel bordered title={t('record.title')}>
      <Steps
        look="column"
        label={t('record.title')}
        items={sides.map((side) => {
          const signed = signatures.find((one) => one.side === side);
          const name = (side === 'buyer' ? buyer : seller).name;
          return {
            id: side,
            label: `${name} ${t(signed ? 'record.signed' : 'record.unsigned')}`,
            state: signed ? 'done' : open && side === next ? 'current' : 'todo',
            note:
              signed &&
              [signed.signer, signed.mobile, signed.date.slice(0, 16), t('record.bySms'), signed.address].filter(Boolean).join(' · '),
          };
        })}
      />
      <p className="meta">{t('record.hash')}</p>
      <p className={styles.hash} title={file}>
        {shortHash(file)}
      </p>
      {same && (
        <p className={styles.same}>
          <CheckIcon size={14} /> {t('record.same')}
        </p>
      )}
      <p>
        <a className="link" href={verifyUrl} target="_blank" rel="noreferrer">
          {t('record.verify')}
        </a>
      </p>
    </Panel>
  );
}

export function ContractLog({ contract }: { contract: ContractDetail }) {
  const t = useContractWords();
  const language = useLanguage();
  return (
    <Log
      title={t('log.title')}
      order="latest"
      ended
      entries={contract.steps.map(({ event, date, who, byKind, reason }) => ({
        what: contractEventWords[event][language],
        at: date,
        who: [t(`by.${byKind}`), who].filter(Boolean).join(' '),
        why: reason,
      }))}
    />
  );
}
