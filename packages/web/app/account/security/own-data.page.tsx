import { type Closing, closingApi } from '@mall/contract/account/closing.api.ts';
import { closingRows } from '@mall/contract/account/closing.ts';
import type { Security } from '@mall/contract/account/security.api.ts';
import { downloadApi } from '@mall/contract/download/download.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask } from '@mall/kit/ask/ask.ts';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { DownloadIcon } from '@mall/ui/icons/download-icon.tsx';
import type { IconComponent } from '@mall/ui/icons/icon.tsx';
import { TrashIcon } from '@mall/ui/icons/trash-icon.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../kernel/words.tsx';
import { PersonHead } from '../person-head.tsx';
import { ProveForm } from './prove.form.tsx';
import styles from './security.module.css';
import { KnownSecurity } from './security-frame.tsx';
import { useSecurity } from './use-security.ts';

const copies = ask(downloadApi.page, { query: { page: 1, limit: 1, kind: 'own_data' } }, { staleMs: 0 });
const closing = ask(closingApi.state, {}, { staleMs: 0 });

type RightProps = { icon: IconComponent; name: string; note: string; said: string; act: ReactNode; children?: ReactNode };

function Right({ icon: Icon, name, note, said, act, children }: RightProps) {
  return (
    <li>
      <div className={styles.way}>
        <Icon size={20} />
        <div className={styles.what}>
          <p>{name}</p>
          <p className="meta">{note}</p>
        </div>
        <span className={`meta ${styles.state}`}>{said}</span>
        <span className={styles.act}>{act}</span>
      </div>
      {children && <div className={styles.under}>{children}</div>}
    </li>
  );
}

/** What the law gives a member: a copy of what the mall knows of him, and an end to it. */
export default function OwnDataPage() {
  const t = useWords('account/security');
  const security = useSecurity();
  return (
    <div className={styles.page}>
      <PersonHead on="own" />
      <Panel bordered flush title={t('own')}>
        <KnownSecurity security={security}>
          {(known) => (
            <ul className={styles.ways}>
              <OwnCopy security={known} />
              <Ending />
            </ul>
          )}
        </KnownSecurity>
      </Panel>
    </div>
  );
}

/** A copy holds all that a thief could want: who asks for it shows first that it is he. */
function OwnCopy({ security: { mobile, provedFor } }: { security: Security }) {
  const t = useWords('account/security');
  const { thing } = useDetail(copies);
  const [wanted, setWanted] = useState(false);
  const order = useAct({
    call: downloadApi.ownData,
    request: () => ({}),
    ask: () => ({ title: t('own.ask'), text: t('own.askText'), act: t('own.exportAct') }),
    done: t('own.asked'),
    onDone: () => setWanted(false),
    changes: [downloadApi.page],
  });
  const last = thing?.list[0];
  const isProved = provedFor > 0;
  return (
    <>
      <Right
        icon={DownloadIcon}
        name={t('own.export')}
        note={t('own.exportNote')}
        said={last ? t('own.last', { date: last.createDate.slice(0, 10) }) : ''}
        act={
          <>
            {last && (
              <Button look="text" href="/personalCenterBase/downloads" as={RouterLink}>
                {t('own.downloads')}
              </Button>
            )}
            <Button look="line" size="s" busy={order.busy} onClick={() => (isProved ? order.start() : setWanted(!wanted))}>
              {t('own.exportAct')}
            </Button>
          </>
        }
      >
        {wanted ? (
          isProved ? (
            <output className="meta">{t('own.proved')}</output>
          ) : (
            <>
              <p className="meta">{t('own.prove')}</p>
              <ProveForm mobile={mobile} />
            </>
          )
        ) : undefined}
      </Right>
      {order.question}
    </>
  );
}

function Ending() {
  const t = useWords('account/security');
  const language = useLanguage();
  const { thing } = useDetail(closing);
  const openOf = ({ blockers }: Closing) =>
    blockers.map(({ kind, count }) => `${closingRows[kind].words[language]} ${count}`).join(t('own.comma'));
  const note = () => {
    if (!thing || thing.blockers.length === 0) return t('closing.note');
    return t('own.open', { what: openOf(thing), days: thing.waitDays });
  };
  return (
    <Right
      icon={TrashIcon}
      name={t('closing')}
      note={note()}
      said={thing?.state === 'waiting' ? t('own.closingOn', { date: (thing.dueDate ?? '').slice(0, 10) }) : ''}
      act={
        <Button look="text" href="/personalCenterBase/closeAccount" as={RouterLink}>
          {t('closing.see')}
        </Button>
      }
    />
  );
}
