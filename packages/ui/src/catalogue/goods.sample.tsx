import { useState } from 'react';
import { Button } from '../button.tsx';
import { GoodsCard } from '../goods-card.tsx';
import { HeartIcon } from '../icons/heart-icon.tsx';
import { Picture } from '../picture.tsx';
import { PictureZoom } from '../picture-zoom.tsx';
import { ProgressBar } from '../progress-bar.tsx';
import { Skeleton } from '../skeleton.tsx';
import { Stepper } from '../stepper.tsx';
import styles from './catalogue.module.css';
import { Sample } from './sample.tsx';

const drawn = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><circle cx="100" cy="100" r="70" fill="#2b2f36"/><circle cx="100" cy="76" r="24" fill="${colour}"/><circle cx="78" cy="114" r="24" fill="#c0392b"/><circle cx="122" cy="114" r="24" fill="#f2b705"/></svg>`)}`;
const pictures = ['#2e8b57', '#4d82c2', '#8a5fa8', '#3a9d90'].map((colour, place) => ({
  src: drawn(colour),
  alt: `电缆截面 ${place + 1}`,
}));
const stepperLabels = { quantity: '数量', less: '减少', more: '增加' };

export function GoodsSample() {
  const [quantity, setQuantity] = useState(50);
  const [liked, setLiked] = useState(false);
  const favourite = (
    <button type="button" aria-label="收藏" aria-pressed={liked} onClick={() => setLiked(!liked)}>
      <HeartIcon size={16} />
    </button>
  );
  const buy = (
    <>
      <Stepper value={quantity} onChange={setQuantity} min={50} step={10} filled={quantity > 50} labels={stepperLabels} />
      <Button size="s" look={quantity > 50 ? 'primary' : 'line'}>
        加入购物车
      </Button>
    </>
  );
  return (
    <>
      <Sample name="商品卡：首页、列表、秒杀、登录可见" plain>
        <div className={styles.cards}>
          <GoodsCard
            href="#goods"
            name="交联聚乙烯绝缘钢带铠装聚氯乙烯护套电力电缆 YJV22-8.7/15kV 3×240"
            ownTag="自营"
            picture={pictures[0]?.src}
            attributes="8.7/15kV 3×240mm² 铜芯"
            price="486.50"
            unit="/米 含税"
            footLeft="起订 50 米"
            footRight="3 天发货"
          />
          <GoodsCard
            href="#goods"
            lead="price"
            name="交联聚乙烯绝缘钢带铠装电力电缆 YJV22-8.7/15kV 3×120"
            ownTag="自营"
            picture={pictures[1]?.src}
            attributes="8.7/15kV 3×120mm² 铜芯"
            price="274.80"
            unit="/米 含税"
            aside="未税 ¥243.19"
            footLeft="起订 50 米"
            footRight="库存 9,400 米"
            storeName="津川电缆旗舰店"
            storeRight="现货"
            inCart="已在购物车 ×200"
            corner={favourite}
            buy={buy}
          />
          <GoodsCard
            href="#goods"
            name="塑料外壳式断路器 250A 热磁脱扣"
            picture={pictures[2]?.src}
            price="368.00"
            was="412.00"
            wasLabel="原价"
          >
            <ProgressBar value={72} tone="amber" label="已抢" text="已抢 72%" />
          </GoodsCard>
          <GoodsCard
            href="#goods"
            name="铜接线端子 DT-240"
            picture={null}
            price={null}
            priceWords="登录后可见"
            attributes="240mm² 孔径 16.5mm"
            footLeft="起订 50 只"
            footRight="现货"
          />
        </div>
      </Sample>
      <Sample name="骨架：与真实卡片同高" plain>
        <div className={styles.cards} aria-busy="true">
          <Skeleton kind="card" count={2} />
          <Skeleton kind="card" count={2} lead="price" store buy />
        </div>
      </Sample>
      <Sample name="图集：悬停放大，方向键换图">
        <div className={styles.narrow}>
          <PictureZoom pictures={pictures} labels={{ gallery: '商品图片', picture: (number, of) => `第 ${number} 张，共 ${of} 张` }} />
        </div>
      </Sample>
      <Sample name="图片：有、坏、无">
        <div className={styles.cards}>
          <Picture src={pictures[0]?.src} alt="电缆截面" />
          <Picture src="data:image/png;base64,bad" alt="坏图" />
          <Picture src={null} alt="" />
        </div>
      </Sample>
    </>
  );
}
