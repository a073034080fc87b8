import type { AuditCase } from '@mall/contract/catalogue/goods-audit.api.ts';
import { CasePart } from '@mall/counter/side/case-parts.tsx';
import { FileTextIcon } from '@mall/ui/icons/file-text-icon.tsx';
import { Tag } from '@mall/ui/tag.tsx';
import audit from '../audit/audit.module.css';
import { useWords } from '../kernel/words.ts';

const isPicture = (url: string, name: string): boolean => /\.(png|jpe?g|webp)$/i.test(name) || url.endsWith('.svg');

/** The papers of the goods side by side, with how long each holds. */
export function PaperCards({ shown: { now, before } }: { shown: AuditCase }) {
  const t = useWords('goods');
  const { papers, certificates } = now.fields;
  const known = new Set(before?.fields.papers.map(({ url }) => url));
  const lacking = certificates.filter((name) => !papers.some((paper) => paper.name.includes(name) || name.includes(paper.name)));
  if (papers.length === 0 && lacking.length === 0) return null;
  return (
    <CasePart title={t('papers')}>
      <ul className={audit.documents}>
        {papers.map(({ name, url, fileName, validUntil }) => (
          <li key={url} className={audit.document}>
            <p className={audit.line}>
              <b>{name}</b>
              {before && !known.has(url) && <Tag tone="amber">{t('papers.new')}</Tag>}
            </p>
            <a href={url} target="_blank" rel="noreferrer" className={audit.picture}>
              {isPicture(url, fileName) ? (
                <img src={url} alt={name} loading="lazy" />
              ) : (
                <span>
                  <FileTextIcon size={16} /> {fileName}
                </span>
              )}
            </a>
            <p className="meta">{validUntil === '' ? t('papers.longTerm') : t('papers.until', { day: validUntil })}</p>
          </li>
        ))}
      </ul>
      {lacking.length > 0 && <p className={audit.fault}>{t('papers.lacking', { names: lacking.join('、') })}</p>}
    </CasePart>
  );
}
