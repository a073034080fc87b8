import { keysOfPage, type LayoutAdv, type LayoutContent, type LayoutFloor } from '@mall/contract/content/layout.rules.ts';
import { noText } from '@mall/contract/content/page-fields.rules.ts';
import { Button } from '@mall/ui/button.tsx';
import { classNames } from '@mall/ui/class-names.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { Switch } from '@mall/ui/switch.tsx';
import { type DragEvent, useState } from 'react';
import { useWords } from '../kernel/words.ts';
import type { Chosen } from './chosen.ts';
import styles from './layout.module.css';
import { moved, OrderButtons } from './order-buttons.tsx';

const blankFloor = (zh: string): LayoutFloor => ({
  floorStyle: 4,
  title: { ...noText, zh },
  subtitle: { ...noText },
  image: '',
  actionType: 'none',
  actionParams: {},
  shown: false,
  startsDate: null,
  endsDate: null,
  goods: [],
  links: [],
});

type Props = {
  content: LayoutContent;
  zoneId: string | undefined;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
  onEdit: (change: (before: LayoutContent) => LayoutContent) => void;
};

/** Floors and pictures of a page in their order; dragged, or moved by their buttons. */
export function PartList({ content, zoneId, chosen, onChoose, onEdit }: Props) {
  const t = useWords('content');
  const { floors, advs } = content;
  const keys = keysOfPage(zoneId);
  const blankAdv = (advKey: LayoutAdv['advKey']): LayoutAdv => ({
    advKey,
    title: { ...noText, zh: t('adv.untitled') },
    subtitle: { ...noText },
    image: '',
    shown: false,
    startsDate: null,
    endsDate: null,
    links: [],
  });
  const addFloor = () => {
    onEdit((before) => ({ ...before, floors: [...before.floors, blankFloor(t('floor.untitled'))] }));
    onChoose({ what: 'floor', at: floors.length });
  };
  return (
    <div className={styles.stack}>
      <Panel
        bordered
        flush
        title={t('floors', { count: floors.length })}
        extra={
          <Button look="text" size="s" onClick={addFloor}>
            {t('add')}
          </Button>
        }
      >
        <Parts
          what="floor"
          parts={floors.map(({ title, floorStyle, shown }) => ({ name: title.zh, about: t(`style.${floorStyle}`), shown }))}
          chosen={chosen.what === 'floor' ? chosen.at : undefined}
          onChoose={(at) => onChoose({ what: 'floor', at })}
          onMove={(from, to) => {
            onEdit((before) => ({ ...before, floors: moved(before.floors, from, to) }));
            onChoose({ what: 'floor', at: to });
          }}
          onShow={(at, shown) =>
            onEdit((before) => ({ ...before, floors: before.floors.map((one, place) => (place === at ? { ...one, shown } : one)) }))
          }
          onRemove={(at) => onEdit((before) => ({ ...before, floors: before.floors.filter((_, place) => place !== at) }))}
        />
      </Panel>
      <Panel
        bordered
        flush
        title={t('advs', { count: advs.length })}
        extra={keys.map((key) => (
          <Button
            key={key}
            look="text"
            size="s"
            onClick={() => {
              onEdit((before) => ({ ...before, advs: [...before.advs, blankAdv(key)] }));
              onChoose({ what: 'adv', at: advs.length });
            }}
          >
            {t('adv.add.to', { place: t(`place.${key}`) })}
          </Button>
        ))}
      >
        <Parts
          what="adv"
          parts={advs.map(({ title, advKey, shown }) => ({ name: title.zh, about: t(`place.${advKey}`), shown }))}
          chosen={chosen.what === 'adv' ? chosen.at : undefined}
          onChoose={(at) => onChoose({ what: 'adv', at })}
          onMove={(from, to) => {
            onEdit((before) => ({ ...before, advs: moved(before.advs, from, to) }));
            onChoose({ what: 'adv', at: to });
          }}
          onShow={(at, shown) =>
            onEdit((before) => ({ ...before, advs: before.advs.map((one, place) => (place === at ? { ...one, shown } : one)) }))
          }
          onRemove={(at) => onEdit((before) => ({ ...before, advs: before.advs.filter((_, place) => place !== at) }))}
        />
      </Panel>
    </div>
  );
}

type PartsProps = {
  what: string;
  parts: readonly { name: string; about: string; shown: boolean }[];
  chosen: number | undefined;
  onChoose: (at: number) => void;
  onMove: (from: number, to: number) => void;
  onShow: (at: number, shown: boolean) => void;
  onRemove: (at: number) => void;
};

function Parts({ what, parts, chosen, onChoose, onMove, onShow, onRemove }: PartsProps) {
  const t = useWords('content');
  const [dragged, setDragged] = useState<number>();
  const over = (event: DragEvent) => {
    if (dragged !== undefined) event.preventDefault();
  };
  const drop = (to: number) => {
    if (dragged !== undefined && dragged !== to) onMove(dragged, to);
    setDragged(undefined);
  };
  return (
    <ul className={styles.parts}>
      {parts.map(({ name, about, shown }, at) => (
        <li
          // oxlint-disable-next-line react/no-array-index-key -- a part has no other name than its place
          key={`${what}${at}`}
          className={classNames(styles.part, at === chosen && styles.chosen, !shown && styles.hidden)}
        >
          <button
            type="button"
            draggable
            onDragStart={() => setDragged(at)}
            onDragOver={over}
            onDrop={() => drop(at)}
            onDragEnd={() => setDragged(undefined)}
            className={styles.choose}
            aria-current={at === chosen ? 'true' : undefined}
            onClick={() => onChoose(at)}
          >
            <b className="ell">{name}</b>
            <span className="meta">{about}</span>
          </button>
          <Switch checked={shown} aria-label={t('shown.of', { name })} onChange={({ target }) => onShow(at, target.checked)} />
          {at === chosen && (
            <span className={styles.own}>
              <OrderButtons name={name} at={at} count={parts.length} onMove={(to) => onMove(at, to)} />
              <Button look="text" size="s" aria-label={t('remove.of', { name })} onClick={() => onRemove(at)}>
                {t('remove')}
              </Button>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
