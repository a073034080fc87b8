import { saveFile } from '@mall/client/download.ts';
import type { operatorContractApi } from '@mall/contract/agreement/agreement-office.api.ts';
import type { ContractDetail } from '@mall/contract/agreement/contract-answers.ts';
import { Button } from '@mall/ui/button.tsx';
import { DownloadIcon } from '@mall/ui/icons/download-icon.tsx';
import { PrinterIcon } from '@mall/ui/icons/printer-icon.tsx';
import { Note } from '@mall/ui/note.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { browserDownload } from '../ask/browser.ts';
import { RouterLink } from '../link/router-link.tsx';
import { CallOffs } from './call-offs.tsx';
import styles from './contract.module.css';
import type { ContractCalls } from './contract-calls.ts';
import { ContractDesk } from './contract-desk.tsx';
import { ContractProgress } from './contract-progress.tsx';
import { ContractLog, ContractRecord } from './contract-record.tsx';
import { useContractWords } from './use-contract-words.ts';

/** Fetches the file, and prints what is on the screen. */
export function PaperActs({ contract, call }: { contract: ContractDetail; call: ContractCalls['pdf'] | typeof operatorContractApi.pdf }) {
  const t = useContractWords();
  const fetching = useMutation({ mutationFn: async () => saveFile(await browserDownload(call, { params: { id: contract.id } })) });
  return (
    <>
      <Button look="line" icon={<DownloadIcon size={16} />} busy={fetching.isPending} onClick={() => fetching.mutate()}>
        {t('act.pdf')}
      </Button>
      <Button look="line" icon={<PrinterIcon size={16} />} onClick={() => window.print()}>
        {t('act.print')}
      </Button>
    </>
  );
}

type ViewProps = {
  contract: ContractDetail;
  hrefOf: (id: string) => string;
  orderHref: ((id: string) => string) | undefined;
  /** What the reader signs with, where it is his turn; what else he can do. */
  sign?: ReactNode;
  acts?: ReactNode;
  aside?: ReactNode;
  /** Beside its queue there is no room for two columns. */
  narrow?: boolean;
};

/** A contract: how far it is, its paper, who signed it, and what came of it. */
export function ContractView({ contract, hrefOf, orderHref, sign, acts, aside, narrow = false }: ViewProps) {
  const t = useContractWords();
  const { reason, state, ending, supplements, parent } = contract;
  const said = reason !== '' && (state === 'rejected' || state === 'terminated');
  return (
    <>
      <div className="no-print">
        <ContractProgress contract={contract} />
      </div>
      {said && (
        <Note tone={state === 'rejected' ? 'bad' : 'info'}>
          {t(`note.${state === 'rejected' ? 'rejected' : 'terminated'}`, { reason })}
        </Note>
      )}
      {state === 'abnormal' && <Note tone="bad">{t('note.abnormal')}</Note>}
      {ending && <Note tone="warn">{t('note.ending', { side: t(`side.${ending.side}`), reason: ending.reason })}</Note>}
      <div className={narrow ? styles.side : styles.two}>
        <ContractDesk contract={contract} parts={!narrow} />
        <div className={`${styles.side} no-print`}>
          {aside}
          {sign}
          {acts && (
            <Panel bordered title={t('acts.title')}>
              <div className={styles.acts}>{acts}</div>
            </Panel>
          )}
          <ContractRecord contract={contract} />
          <CallOffs contract={contract} orderHref={orderHref} />
          {(parent || supplements.length > 0) && (
            <Panel bordered title={t('related.title')}>
              {[...(parent ? [parent] : []), ...supplements].map(({ id, contractSn, title }) => (
                <p key={id}>
                  <RouterLink className="link" href={hrefOf(id)}>
                    {title}
                  </RouterLink>{' '}
                  <span className="meta num">{contractSn}</span>
                </p>
              ))}
            </Panel>
          )}
          <ContractLog contract={contract} />
        </div>
      </div>
    </>
  );
}
