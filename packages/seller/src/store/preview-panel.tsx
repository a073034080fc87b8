import { decorationApi } from '@mall/contract/store/decoration.api.ts';
import type { DecorationDraft } from '@mall/contract/store/decoration.rules.ts';
import { useCall } from '@mall/kit/act/use-call.ts';
import { quietly } from '@mall/kit/form/quietly.ts';
import { Button } from '@mall/ui/button.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import { type CSSProperties, useEffect, useEffectEvent, useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './store.module.css';

const widths = { desk: 1366, phone: 390 } as const;
type Width = keyof typeof widths;
const names = Object.keys(widths) as Width[];
/** After the last change, so that typing draws nothing. */
const restMs = 1500;

/** The store as the draft would make it, in the storefront itself. */
export function PreviewPanel({ fields }: { fields: DecorationDraft }) {
  const t = useWords('store');
  const [url, setUrl] = useState<string>();
  const [at, setAt] = useState<Width>('desk');
  const preview = useCall({
    call: decorationApi.preview,
    request: (given: DecorationDraft) => ({ body: { fields: given } }),
    changes: [],
    onDone: (data) => setUrl(data.url),
    // What is half typed is said where it is typed.
    options: quietly,
  });
  const draw = () => void preview.run(fields, undefined).catch(() => undefined);
  const drawNow = useEffectEvent(draw);
  const wait = useEffectEvent(() => (url === undefined ? 0 : restMs));
  const text = JSON.stringify(fields);
  useEffect(() => {
    if (text === '') return undefined;
    const timer = setTimeout(() => drawNow(), wait());
    return () => clearTimeout(timer);
  }, [text]);
  const width = widths[at];
  return (
    <Panel
      title={t('preview')}
      bordered
      extra={
        <span className={styles.acts}>
          <Button look="line" size="s" busy={preview.busy} onClick={draw}>
            {t('preview.refresh')}
          </Button>
          {url && (
            <Button look="text" size="s" href={url} target="_blank">
              {t('preview.open')}
            </Button>
          )}
        </span>
      }
    >
      <Tabs
        label={t('preview')}
        items={names.map((name) => ({ id: name, label: t(`preview.${name}`) }))}
        value={at}
        onChange={(id) => setAt(names.find((name) => name === id) ?? 'desk')}
      />
      <div className={styles.frame} style={{ '--w': width } as CSSProperties}>
        {url === undefined && <p className="meta">{t('preview.none')}</p>}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of our own, which must run as it will for visitors */}
        {url !== undefined && <iframe key={url} src={url} title={t('preview')} width={width} height={1100} />}
      </div>
    </Panel>
  );
}
