import type { Address } from '@mall/contract/member/address.api.ts';
import { Tag } from '@mall/ui/tag.tsx';
import { useWords } from '../kernel/words.tsx';

/** What an address is called, and who of the company shares it. */
export function AddressMarks({ address: { label, shared, ownerName } }: { address: Address }) {
  const t = useWords('member');
  return (
    <>
      {label !== undefined && <Tag tone="brand">{t(`address.label.${label}`)}</Tag>}{' '}
      {ownerName !== '' ? <Tag>{t('address.sharedBy', { name: ownerName })}</Tag> : shared === 1 && <Tag>{t('address.shared')}</Tag>}
    </>
  );
}
