import { type ZoneRow, zoneOfficeApi } from '@mall/contract/catalogue/zone-office.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { typed } from '@mall/kit/list/place.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { usePlace } from '@mall/kit/list/use-place.ts';
import { ReadFailed } from '@mall/kit/page/read-failed.tsx';
import { Button } from '@mall/ui/button.tsx';
import { classNames } from '@mall/ui/class-names.ts';
import { Panel } from '@mall/ui/panel.tsx';
import { StatusMark } from '@mall/ui/status-mark.tsx';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import styles from './catalogue.module.css';
import { ZoneCompanies } from './zone-companies.tsx';
import { ZoneDialog } from './zone-dialog.tsx';
import { ZoneOwnPrices } from './zone-own-prices.tsx';
import { ZonePrices } from './zone-prices.tsx';
import { ZoneRules } from './zone-rules.tsx';

const fields = { zone: typed(20) };
const listAsk = ask(zoneOfficeApi.list, {}, { staleMs: 0 });

/** Zones and big customers: whose they are, what they show, at which prices, in which colours. */
export default function ZonesPage() {
  const t = useWords('catalogue');
  const place = usePlace(fields);
  const { data, error, refetch, isFetching } = useList(listAsk);
  const [dressing, setDressing] = useState(false);
  if (error && !data) return <ReadFailed error={error} title={t('zones.failed')} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <h1 className="sr">{t('zones')}</h1>;
  const zone = data.find(({ id }) => id === place.at.zone) ?? data[0];
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{t('zones')}</h1>
          <p className="meta">{t('zones.lead', { count: data.length })}</p>
        </div>
      </header>
      <div className={styles.sides}>
        <Panel bordered flush>
          <nav aria-label={t('zones')} className={styles.zones}>
            {data.map((one) => (
              <RouterLink
                key={one.id}
                href={place.hrefOf({ zone: one.id })}
                className={styles.zone ?? ''}
                {...(one === zone && { 'aria-current': 'page' as const })}
              >
                <span className="ell">{one.names.zh}</span>
                <span className="meta">{one.goodsCount}</span>
              </RouterLink>
            ))}
          </nav>
        </Panel>
        {zone && (
          <div key={zone.id} className={styles.stack}>
            <ZoneHead zone={zone} onDress={() => setDressing(true)} />
            <ZoneRules zone={zone} />
            {zone.kind === 'big_customer' || zone.kind === 'channel' || zone.companyCount > 0 ? (
              <>
                <ZoneCompanies zone={zone} />
                <ZoneOwnPrices zone={zone} />
                <ZonePrices zone={zone} />
              </>
            ) : null}
          </div>
        )}
      </div>
      {dressing && zone && <ZoneDialog zone={zone} onClose={() => setDressing(false)} />}
    </>
  );
}

function ZoneHead({ zone, onDress }: { zone: ZoneRow; onDress: () => void }) {
  const t = useWords('catalogue');
  const { names, welcome, skin, banner, logo, open, kind, key } = zone;
  return (
    <Panel
      bordered
      title={
        <>
          {names.zh} <span className="meta">{t(`zoneKind.${kind}`)}</span>
        </>
      }
      extra={
        <span className={styles.acts}>
          <StatusMark mark={open ? 'closed' : 'open'} tone={open ? 'green' : 'grey'}>
            {t(open ? 'zone.open' : 'zone.shut')}
          </StatusMark>
          <Button look="line" size="s" onClick={onDress}>
            {t('zone.edit')}
          </Button>
        </span>
      }
    >
      <div className={styles.stack}>
        {banner !== '' && <img src={banner} alt={t('zone.banner')} className={styles.banner} />}
        <span className={styles.acts}>
          {logo !== '' && <img src={logo} alt={t('zone.logo')} className={styles.logo} />}
          <span>{welcome.zh}</span>
        </span>
        <span className={styles.acts}>
          {Object.entries(skin).map(([name, colour]) => (
            <span key={name} className={classNames(styles.acts)}>
              <span className={styles.swatch} style={{ background: colour }} aria-hidden="true" />
              <span className="meta">
                {t(`skin.${name as 'brand' | 'deep' | 'action'}`)} {colour}
              </span>
            </span>
          ))}
          <code className="meta">{key}</code>
        </span>
      </div>
    </Panel>
  );
}
