import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import { compareApi } from '@mall/contract/procurement/compare.api.ts';
import { readCompared } from '@mall/contract/procurement/compare.rules.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { useDetail } from '@mall/kit/detail/use-detail.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { useList } from '@mall/kit/list/use-list.ts';
import { isId } from '@mall/kit/page/is-id.ts';
import { ReadFailed } from '@mall/kit/page/read-failed.tsx';
import { Breadcrumbs } from '@mall/ui/breadcrumbs.tsx';
import { Button } from '@mall/ui/button.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { Panel } from '@mall/ui/panel.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useSkin } from '../kernel/skin.ts';
import { useWords } from '../kernel/words.tsx';
import { useSession } from '../shell/use-session.ts';
import styles from './form/form.module.css';
import { InquiryForm } from './form/inquiry.form.tsx';
import { draftFrom, emptyDraft, lineOf } from './form/inquiry-draft.rules.ts';
import { inquiriesAddress, inquiryAddress } from './inquiry-reads.ts';

/** Publishes an inquiry: a new one, one of goods that were looked at, or a draft that was begun. */
export default function NewInquiryPage() {
  const t = useWords('inquiry/form');
  const { key } = useLocation();
  const search = useSearchParams()[0];
  const id = search.get('id');
  const specIds = readCompared(search.get('specId') ?? '');
  const isGlobal = useSkin() === 'global';
  return (
    <div className={isGlobal ? styles.frame : styles.inCentre}>
      <Breadcrumbs label={t('title')} items={[{ href: inquiriesAddress, label: t('mine') }, { label: t('title') }]} link={RouterLink} />
      <ForCompanies>
        {isId(id) ? (
          <Draft key={key} id={id} />
        ) : specIds.length > 0 ? (
          <OfGoods key={key} specIds={specIds} />
        ) : (
          <InquiryForm key={key} first={draftFrom(search)} />
        )}
      </ForCompanies>
    </div>
  );
}

/** Individuals learn what they lack before they type anything; the server refuses them as well. */
function ForCompanies({ children }: { children: ReactNode }) {
  const t = useWords('inquiry/form');
  const { member } = useSession();
  const probe = useList(ask(inquiryApi.suppliers, { query: { page: 1, limit: 1 } }, { staleMs: 60_000 }), {
    enabled: member?.certified === true,
  });
  if (member && !member.certified)
    return (
      <Panel bordered>
        <Empty
          picture="lock"
          role="alert"
          title={t('individual.title')}
          actions={
            <Button href="/personalCenterBase/enterpriseAuth" as={RouterLink}>
              {t('individual.act')}
            </Button>
          }
        >
          {t('individual.text')}
        </Empty>
      </Panel>
    );
  if (probe.isError)
    return (
      <Panel bordered>
        <ReadFailed error={probe.error} title={t('failed')} busy={probe.isFetching} onRetry={() => void probe.refetch()} />
      </Panel>
    );
  return member ? children : <Waiting />;
}

function Waiting() {
  return (
    <Panel bordered>
      <Skeleton kind="block" height={320} />
    </Panel>
  );
}

function Draft({ id }: { id: string }) {
  const t = useWords('inquiry/form');
  const { state, thing, error, busy, again } = useDetail(ask(inquiryApi.detail, { params: { id } }, { staleMs: 0 }));
  if (state === 'waiting') return <Waiting />;
  if (thing?.draft)
    return <InquiryForm id={id} first={thing.draft.lines.length > 0 ? thing.draft : { ...thing.draft, lines: emptyDraft().lines }} />;
  return (
    <Panel bordered>
      {state === 'failed' ? (
        <ReadFailed error={error} title={t('failed')} busy={busy} onRetry={again} />
      ) : (
        <Empty
          title={t(thing ? 'released.title' : 'missing.title')}
          actions={
            <Button href={thing ? inquiryAddress(id) : inquiriesAddress} as={RouterLink}>
              {t(thing ? 'released.act' : 'mine')}
            </Button>
          }
        />
      )}
    </Panel>
  );
}

/** With goods as its first lines, and their class. What is no longer sold is left out. */
function OfGoods({ specIds }: { specIds: readonly string[] }) {
  const found = useList(ask(compareApi.compare, { query: { specId: specIds.join(',') } }, { staleMs: 5_000 }));
  if (!found.data && !found.isError) return <Waiting />;
  const specs = found.data?.specs ?? [];
  const empty = emptyDraft();
  const lines = specs.map((spec) =>
    lineOf({ ...spec, attributeLine: spec.attributes.map(({ name, value }) => `${name} ${value}`).join('，') }, 1, spec.specSellPrice),
  );
  return <InquiryForm first={{ ...empty, thirdGcId: specs[0]?.gcId ?? null, lines: lines.length > 0 ? lines : empty.lines }} />;
}
