import { type ProcessDetail, processApi } from '@mall/contract/approval/process.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { Button } from '@mall/ui/button.tsx';
import { useNavigate } from 'react-router';
import { useWords } from '../../kernel/words.tsx';
import { processReads } from '../approval.changes.ts';
import { designAddress } from '../approval-addresses.ts';
import { Canvas } from './canvas.tsx';
import styles from './design.module.css';
import { designOf, toSave } from './design.rules.ts';
import { FlowList } from './flow-list.tsx';
import { Side } from './side.tsx';
import { useDesigner } from './use-designer.ts';

/** A version other than the one that is worked on: of before, or in force beside a draft. To be read, and made the draft again. */
export function OtherVersion({ process, version, mayDesign }: { process: ProcessDetail; version: number; mayDesign: boolean }) {
  const t = useWords('approval/design');
  const navigate = useNavigate();
  const designer = useDesigner(process);
  const running = process.versions.find((one) => one.version === version)?.running ?? 0;
  const restore = useAct({
    call: processApi.saveNodes,
    request: () => ({ body: toSave(process.id, designOf(process)) }),
    ask: () => ({
      title: t('past.ask', { version }),
      text: process.draftVersion === null ? t('past.text') : t('past.textDraft', { draft: process.draftVersion }),
      act: t('past.act'),
    }),
    done: t('past.done'),
    changes: processReads,
    onDone: () => void navigate(designAddress(process.id)),
  });
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.lead}>
          {t('past.lead', { version })}
          {running > 0 && <span>{t('past.running', { count: running })}</span>}
        </p>
        <div className={styles.barActs}>
          <Button look="line" href={designAddress(process.id)} as={RouterLink}>
            {t('past.back')}
          </Button>
          {mayDesign && (
            <Button busy={restore.busy} onClick={() => restore.start(undefined)}>
              {t('past.act')}
            </Button>
          )}
        </div>
      </div>
      <div className={styles.sheet}>
        <FlowList id={process.id} onGo={(href) => void navigate(href)} />
        <Canvas
          designer={designer}
          about={process.deptName ? t('canvas.ofDept', { name: process.deptName }) : t('canvas.ofAll')}
          mayDesign={false}
        />
        <div className={styles.side}>
          <Side process={process} designer={designer} mayDesign={false} />
        </div>
      </div>
      {restore.question}
    </>
  );
}
