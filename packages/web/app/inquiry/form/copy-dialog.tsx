import { cartApi } from '@mall/contract/cart/cart.api.ts';
import { inquiryApi } from '@mall/contract/inquiry/inquiry.api.ts';
import { listApi } from '@mall/contract/procurement/list.api.ts';
import { ask } from '@mall/kit/ask/ask.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { useList } from '@mall/kit/list/use-list.ts';
import { ReadFailed } from '@mall/kit/page/read-failed.tsx';
import { useKitWords } from '@mall/kit/words/use-kit-words.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { Empty } from '@mall/ui/empty.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { Tabs } from '@mall/ui/tabs.tsx';
import { TextInput } from '@mall/ui/text-input.tsx';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useWords } from '../../kernel/words.tsx';
import styles from './form.module.css';
import { type DraftLine, lineOf } from './inquiry-draft.rules.ts';
import { PageSteps } from './page-steps.tsx';
import type { Earlier } from './use-repeat.ts';

const sources = ['inquiry', 'cart', 'list'] as const;
type Source = (typeof sources)[number];
const size = 10;

type Props = { onInquiry: (earlier: Earlier) => void; onLines: (lines: DraftLine[]) => void; onClose: () => void };

/** Takes over what stands elsewhere already: an earlier inquiry as a whole, goods of the cart or of a purchase list as lines. */
export function CopyDialog({ onInquiry, onLines, onClose }: Props) {
  const t = useWords('inquiry/form');
  const kit = useKitWords();
  const [source, setSource] = useState<Source>('inquiry');
  const Part = { inquiry: FromInquiry, cart: FromCart, list: FromList }[source];
  return (
    <Dialog open width={640} title={t('copy.title')} labels={{ close: kit('close') }} onClose={onClose} maxBodyHeight="60vh">
      <Tabs label={t('copy.title')} items={sources.map((id) => ({ id, label: t(`copy.${id}`) }))} value={source} onChange={setSource} />
      <Part
        onInquiry={(earlier) => {
          onClose();
          onInquiry(earlier);
        }}
        onLines={(lines) => {
          onLines(lines);
          onClose();
        }}
      />
    </Dialog>
  );
}

type Found = { data: unknown; isError: boolean; error: unknown; isFetching: boolean; refetch: () => unknown };

function Choices({ found, none, children }: { found: Found; none: boolean; children: ReactNode }) {
  const t = useWords('inquiry/form');
  if (found.isError)
    return <ReadFailed compact error={found.error} title={t('copy.failed')} busy={found.isFetching} onRetry={() => void found.refetch()} />;
  if (found.data === undefined) return <Skeleton kind="block" height={200} />;
  return none ? <Empty compact picture="none" title={t('copy.none')} /> : <ul className={styles.choices}>{children}</ul>;
}

function Choice({ name, note, busy = false, onTake }: { name: string; note: string; busy?: boolean; onTake: () => void }) {
  const t = useWords('inquiry/form');
  return (
    <li>
      <span className={styles.two}>
        <span>{name}</span>
        <span className="meta">{note}</span>
      </span>
      <Button look="line" size="s" busy={busy} aria-label={t('copy.takeOf', { name })} onClick={onTake}>
        {t('copy.take')}
      </Button>
    </li>
  );
}

type PartProps = Omit<Props, 'onClose'>;

/** What is looked for in a list, and which page of what is found. */
const useSearch = () => {
  const t = useWords('inquiry/form');
  const [{ word, page }, setSearch] = useState({ word: '', page: 1 });
  const asked = useDeferredValue(word.trim());
  return {
    asked,
    page,
    onPage: (next: number) => setSearch({ word, page: next }),
    field: (
      <TextInput
        size="s"
        type="search"
        aria-label={t('copy.word')}
        placeholder={t('copy.word')}
        maxLength={40}
        value={word}
        onChange={(event) => setSearch({ word: event.target.value, page: 1 })}
      />
    ),
  };
};

function FromInquiry({ onInquiry }: PartProps) {
  const t = useWords('inquiry/form');
  const { asked, page, onPage, field } = useSearch();
  const found = useList(ask(inquiryApi.page, { query: { page, limit: size, ...(asked && { keyword: asked }) } }, { staleMs: 0 }));
  const rows = found.data?.list ?? [];
  return (
    <div className={styles.searched}>
      {field}
      <Choices found={found} none={rows.length === 0}>
        {rows.map(({ id, title, inquiryNumber, lines }) => (
          <Choice
            key={id}
            name={title || inquiryNumber}
            note={`${inquiryNumber} · ${t('copy.lines', { count: lines })}`}
            onTake={() => onInquiry({ id, name: title || inquiryNumber })}
          />
        ))}
      </Choices>
      <PageSteps page={page} size={size} total={found.data?.total ?? 0} onPage={onPage} />
    </div>
  );
}

function FromCart({ onLines }: PartProps) {
  const t = useWords('inquiry/form');
  const found = useList(ask(cartApi.list, {}, { staleMs: 0 }));
  const stores = (found.data?.findCartDTO ?? []).map(({ storeId, storeName, activityCartGroupDTOList }) => ({
    storeId,
    storeName,
    items: activityCartGroupDTOList.flatMap(({ cartDTOList }) => cartDTOList),
  }));
  const linesOf = (items: (typeof stores)[number]['items']) => items.map((item) => lineOf(item, item.num, item.price));
  return (
    <Choices found={found} none={stores.length === 0}>
      <Choice
        name={t('copy.wholeCart')}
        note={t('copy.lines', { count: stores.flatMap(({ items }) => items).length })}
        onTake={() => onLines(linesOf(stores.flatMap(({ items }) => items)))}
      />
      {stores.map(({ storeId, storeName, items }) => (
        <Choice key={storeId} name={storeName} note={t('copy.lines', { count: items.length })} onTake={() => onLines(linesOf(items))} />
      ))}
    </Choices>
  );
}

function FromList({ onLines }: PartProps) {
  const t = useWords('inquiry/form');
  const { asked, page, onPage, field } = useSearch();
  const found = useList(ask(listApi.page, { query: { page, limit: size, ...(asked && { word: asked }) } }, { staleMs: 0 }));
  const taking = useMutation({
    mutationFn: async (id: string) => browserCall(listApi.detail, { params: { id } }),
    onSuccess: ({ items }) => onLines(items.map((item) => lineOf(item, item.num, item.price))),
  });
  const rows = found.data?.list ?? [];
  return (
    <div className={styles.searched}>
      {field}
      <Choices found={found} none={rows.length === 0}>
        {rows.map(({ id, name, lines }) => (
          <Choice
            key={id}
            name={name}
            note={t('copy.lines', { count: lines })}
            busy={taking.isPending && taking.variables === id}
            onTake={() => taking.mutate(id)}
          />
        ))}
      </Choices>
      <PageSteps page={page} size={size} total={found.data?.total ?? 0} onPage={onPage} />
    </div>
  );
}
