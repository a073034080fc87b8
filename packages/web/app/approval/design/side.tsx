import type { ProcessDetail } from '@mall/contract/approval/process.api.ts';
import { useTelephone } from '@mall/kit/page/use-telephone.ts';
import { Button } from '@mall/ui/button.tsx';
import { Drawer } from '@mall/ui/drawer.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../../kernel/words.tsx';
import { ConditionRows } from './condition-rows.tsx';
import styles from './design.module.css';
import { NodePanel } from './node-panel.tsx';
import type { Designer } from './use-designer.ts';

/** The node that is open, or the process itself: beside the canvas, on a telephone over it. */
export function Side({ process, designer, mayDesign }: { process: ProcessDetail; designer: Designer; mayDesign: boolean }) {
  const t = useWords('approval/design');
  const shell = useWords('shell');
  const telephone = useTelephone();
  const { design, selected, select, change, changeEntry, rename, remove } = designer;
  const node = selected === undefined ? undefined : design.nodes[selected];
  if (selected === undefined || (!node && selected !== -1))
    return (
      <Panel bordered>
        <p className="meta">{t('side.none')}</p>
      </Panel>
    );
  const title = node ? t('side.node', { name: node.name }) : t('side.process', { name: process.name });
  const body: ReactNode = (
    <fieldset className={styles.fields} disabled={!mayDesign}>
      {node ? (
        <NodePanel
          key={node.key}
          bizType={process.bizType}
          node={node}
          names={design.names}
          onChange={(changes) => change(selected, changes)}
          onNames={rename}
        />
      ) : (
        <ConditionRows
          title={t('side.when')}
          hint={t('side.whenHint')}
          bizType={process.bizType}
          entry={design}
          names={design.names}
          onChange={changeEntry}
          onNames={rename}
        />
      )}
    </fieldset>
  );
  if (telephone)
    return (
      <Drawer
        open
        full
        title={title}
        labels={{ close: shell('close') }}
        onClose={() => select(undefined)}
        footer={
          <>
            {node && mayDesign && (
              <Button look="danger" onClick={() => remove(selected)}>
                {t('side.remove')}
              </Button>
            )}
            <Button onClick={() => select(undefined)}>{t('side.done')}</Button>
          </>
        }
      >
        {body}
      </Drawer>
    );
  return (
    <Panel bordered flush title={title}>
      {body}
    </Panel>
  );
}
