import { type ProcessDetail, processApi } from '@mall/contract/approval/process.api.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { DetailPage } from '@mall/kit/detail/detail-page.tsx';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { useUnsaved } from '@mall/kit/form/use-unsaved.tsx';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { isId } from '@mall/kit/page/is-id.ts';
import { Button } from '@mall/ui/button.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useWords } from '../../kernel/words.tsx';
import { useSession } from '../../shell/use-session.ts';
import { processReads } from '../approval.changes.ts';
import { processAddress, processesPath } from '../approval-addresses.ts';
import { Canvas } from './canvas.tsx';
import styles from './design.module.css';
import { firstFault, toSave } from './design.rules.ts';
import { FlowList } from './flow-list.tsx';
import { OtherVersion } from './other-version.tsx';
import { ProcessStatus } from './process-status.tsx';
import { Side } from './side.tsx';
import { TrialPanel, trialId } from './trial-panel.tsx';
import { useDesigner } from './use-designer.ts';
import { useProcessActs } from './use-process-acts.tsx';
import { VersionsDialog } from './versions-dialog.tsx';

/** The node designer: the process as a line, the node that is open, and a trial run. */
export default function DesignPage() {
  const t = useWords('approval/design');
  const [place] = useSearchParams();
  const id = place.get('id');
  const mayDesign = useSession().may('approval:design');
  const version = /^[1-9]\d{0,5}$/.test(place.get('version') ?? '') ? Number(place.get('version')) : undefined;
  const query = version === undefined ? {} : { version };
  const detail = useDetail(isId(id) ? ask(processApi.detail, { params: { id }, query }, { staleMs: 0 }) : undefined);
  return (
    <div data-sheet="">
      <DetailPage
        detail={detail}
        list={{ href: processesPath, label: t('list.title') }}
        kind={t('design.title')}
        words={{ failed: t('list.failed'), missing: { title: t('missing.title'), text: t('missing.text'), list: t('missing.list') } }}
        about={({ name }) => name}
        title={({ name, deptName }) => (deptName === '' ? name : `${deptName} / ${name}`)}
      >
        {(process) =>
          version !== undefined && version !== (process.draftVersion ?? process.version) ? (
            <OtherVersion key={`${process.id} ${version}`} process={process} version={version} mayDesign={mayDesign} />
          ) : (
            <Body key={process.id} process={process} mayDesign={mayDesign} />
          )
        }
      </DetailPage>
    </div>
  );
}

function Body({ process, mayDesign }: { process: ProcessDetail; mayDesign: boolean }) {
  const t = useWords('approval/design');
  const navigate = useNavigate();
  const designer = useDesigner(process);
  const { design, dirty, forget, select } = designer;
  const acts = useProcessActs();
  const [versions, setVersions] = useState(false);
  const [target, setTarget] = useState('');
  const unsaved = useUnsaved(dirty, () => {
    forget();
    void navigate(target);
  });
  const saving = useCall({
    call: processApi.saveNodes,
    request: () => ({ body: toSave(process.id, design) }),
    changes: processReads,
  });
  const save = async (): Promise<boolean> => {
    const wrong = firstFault(design);
    if (wrong) {
      select(wrong.at);
      toast.warn(t(`fault.${wrong.fault}`));
      return false;
    }
    try {
      await saving.run();
      forget();
      return true;
    } catch {
      return false;
    }
  };
  const enable = async () => {
    if (!dirty || (await save())) acts.enable(process);
  };
  const hasDraft = dirty || process.draftVersion !== null || process.status !== 'enabled';
  const go = (href: string) => {
    setTarget(href);
    if (dirty) unsaved.leave();
    else void navigate(href);
  };
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.lead}>
          {process.draftVersion === null
            ? t('design.version', { version: process.version })
            : t('design.draft', { version: process.draftVersion })}
          {process.running > 0 && <span>{t('design.running', { count: process.running })}</span>}
          <ProcessStatus status={process.status} />
        </p>
        <div className={styles.barActs}>
          <Button look="text" onClick={() => setVersions(true)}>
            {t('list.versions')}
          </Button>
          {mayDesign && (
            <Button look="text" href={processAddress(process.id)} as={RouterLink}>
              {t('design.rename')}
            </Button>
          )}
          <Button look="line" onClick={() => document.getElementById(trialId)?.querySelector<HTMLElement>('button, input')?.focus()}>
            {t('trial.run')}
          </Button>
          {mayDesign && (
            <>
              <Button
                look="line"
                busy={saving.busy}
                disabled={!dirty}
                onClick={() => void save().then((done) => done && toast.ok(t('design.saved')))}
              >
                {t('design.save')}
              </Button>
              <Button disabled={!hasDraft} onClick={() => void enable()}>
                {t('enable.act')}
              </Button>
            </>
          )}
        </div>
      </div>
      <div className={styles.sheet}>
        <FlowList id={process.id} onGo={go} />
        <Canvas
          designer={designer}
          about={process.deptName ? t('canvas.ofDept', { name: process.deptName }) : t('canvas.ofAll')}
          mayDesign={mayDesign}
        />
        <div className={styles.side}>
          <Side process={process} designer={designer} mayDesign={mayDesign} />
          <TrialPanel id={process.id} designer={designer} mayDesign={mayDesign} />
        </div>
      </div>
      {acts.questions}
      {unsaved.question}
      {versions && <VersionsDialog process={process} onClose={() => setVersions(false)} />}
    </>
  );
}
