import { Typed } from '@mall/kit/words/typed.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import { useWords } from '../kernel/words.tsx';
import { Figure, type Row } from './compare-row.tsx';
import { CellFiles } from './inquiry-facts.tsx';

/** What is promised beside the price. */
export const useTermRows = (): Row[] => {
  const t = useWords('inquiry');
  return [
    {
      key: 'days',
      head: t('compare.days'),
      cell: (quote) => (
        <Figure
          tag={
            <>
              {quote.fastest && <Tag tone="ok">{t('mark.fastest')}</Tag>}
              {quote.late && <Tag tone="amber">{t('mark.late')}</Tag>}
            </>
          }
        >
          {t('compare.inDays', { count: quote.days })}
        </Figure>
      ),
    },
    { key: 'pay', head: t('compare.pay'), cell: ({ payTerms }) => payTerms },
    {
      key: 'warranty',
      head: t('compare.warranty'),
      cell: ({ warrantyMonths, validDays }) => (
        <Figure note={t('compare.validDays', { count: validDays })}>{t('compare.months', { count: warrantyMonths })}</Figure>
      ),
    },
    { key: 'contact', onScreen: true, head: t('compare.contact'), cell: ({ contact, phone }) => <Figure note={phone}>{contact}</Figure> },
    {
      key: 'remark',
      head: t('compare.remark'),
      cell: ({ remark, files }) => (
        <>
          <Typed>{remark || (files.length === 0 ? '—' : '')}</Typed>
          <CellFiles files={files} />
        </>
      ),
    },
  ];
};
