import { Button } from '@mall/ui/button.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './layout.module.css';

const widths = { desk: 1280, phone: 390 } as const;
const tall = 760;
type Props = { zoneId: string | undefined; stamp: number; floor: number | undefined };

/** The page as its draft will look, drawn by the storefront itself; made smaller where there is no room. */
export function LayoutPreview({ zoneId, stamp, floor }: Props) {
  const t = useWords('content');
  const [on, setOn] = useState<keyof typeof widths>('desk');
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [room, setRoom] = useState(480);
  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    if (box.current) watcher.observe(box.current);
    return () => watcher.disconnect();
  }, []);
  const width = widths[on];
  const scale = Math.min(1, room / width);
  const query = new URLSearchParams({ ...(zoneId && { zoneId }), v: String(stamp) });
  // By hand, not by a fragment of the address: that would scroll the page around it as well.
  const lead = () => {
    const title = floor === undefined ? null : (frame.current?.contentDocument?.getElementById(`floor-${floor + 1}`) ?? null);
    if (title)
      frame.current?.contentWindow?.scrollTo({ top: title.getBoundingClientRect().top + (frame.current.contentWindow.scrollY ?? 0) - 60 });
  };
  const follow = useEffectEvent(lead);
  useEffect(() => {
    if (floor !== undefined) follow();
  }, [floor]);
  return (
    <Panel
      bordered
      flush
      title={t('preview')}
      extra={
        <span className={styles.toggle}>
          {(Object.keys(widths) as (keyof typeof widths)[]).map((one) => (
            <Button key={one} size="s" look={one === on ? 'primary' : 'line'} aria-pressed={one === on} onClick={() => setOn(one)}>
              {t(`preview.${one}`)}
            </Button>
          ))}
        </span>
      }
    >
      <div ref={box} className={styles.preview} style={{ height: tall }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of our own, which must run as it will for visitors */}
        <iframe
          key={stamp}
          ref={frame}
          onLoad={lead}
          title={t('preview')}
          src={`/decopt?${query}`}
          style={{ width, height: tall / scale, transform: `scale(${scale})`, left: Math.max(0, (room - width * scale) / 2) }}
        />
      </div>
    </Panel>
  );
}
