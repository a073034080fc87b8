import type { CustomClass } from '@mall/contract/catalogue/catalogue.api.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { classNames } from '@mall/ui/class-names.ts';
import { useWords } from '../kernel/words.tsx';
import { linkTarget } from '../shell/link-target.ts';
import { TargetLink } from '../shell/target-link.tsx';
import styles from './custom-class-blocks.module.css';
import { formatCount } from './goods-words.rules.ts';
import late from './late.module.css';
import { useCameRendered } from './use-came-rendered.ts';

const mostBlocks = 4;
const mostClasses = 4;

/** A class of a block is shown among the classes of that block. */
const classTarget = (block: CustomClass, { classId, showType }: Pick<CustomClass, 'classId' | 'showType'>) => {
  if (classId === undefined) return undefined;
  const search = new URLSearchParams({ id: block.id, classId, showType: String(showType), dataSource: 'currentPage' });
  return { href: `/proClassification?${search}`, outer: false };
};

/** Blocks of classes that the operator set together; each leads on by its advertisement, or by its class. */
export function CustomClassBlocks({ blocks }: { blocks: readonly CustomClass[] }) {
  const t = useWords('catalogue');
  const language = useLanguage();
  const cameRendered = useCameRendered();
  const shown = blocks.filter((block) => block.children.length > 0).slice(0, mostBlocks);
  if (shown.length === 0) return null;
  return (
    <section className={classNames(styles.blocks, cameRendered && late.late)} aria-label={t('blocks.label')}>
      {shown.map((block) => {
        const target = linkTarget(block.advDTO?.advLinkConfigDTOList[0]) ?? classTarget(block, block);
        return (
          <article key={block.id} className={styles.block}>
            <div className={styles.head}>
              <h2 className={styles.title}>{block.name}</h2>
              {target && (
                <TargetLink target={target} className={styles.enter} aria-label={t('blocks.enterLabel', { title: block.name })}>
                  {t('blocks.enter')} ›
                </TargetLink>
              )}
            </div>
            <ul className={styles.classes}>
              {block.children.slice(0, mostClasses).map((one) => (
                <li key={one.id} className={styles.cell}>
                  <TargetLink target={classTarget(block, one) ?? linkTarget(one.advDTO?.advLinkConfigDTOList[0])} className={styles.class}>
                    <span className={styles.words}>
                      <span className="ell">{one.name}</span>
                      <span className={styles.count}>{t('blocks.count', { count: formatCount(one.goodsCount, language) })}</span>
                    </span>
                    {one.image && (
                      <img src={one.image} alt="" width={48} height={48} loading="lazy" decoding="async" className={styles.image} />
                    )}
                  </TargetLink>
                </li>
              ))}
            </ul>
          </article>
        );
      })}
    </section>
  );
}
