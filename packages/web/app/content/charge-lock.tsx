import { type ChargeText, chargeApi } from '@mall/contract/content/charge.api.ts';
import { informationApi } from '@mall/contract/marketing/information.api.ts';
import { pointApi } from '@mall/contract/marketing/point.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { ask, queryOf } from '@mall/kit/ask/ask.ts';
import { RouterLink } from '@mall/kit/link/router-link.tsx';
import { SignInDoor } from '@mall/kit/session/sign-in-door.tsx';
import { useSignedIn } from '@mall/kit/session/use-signed-in.ts';
import { useLanguage } from '@mall/kit/words/language.ts';
import { useFigure } from '@mall/kit/words/use-figure.ts';
import { Button } from '@mall/ui/button.tsx';
import { Illustration } from '@mall/ui/illustration.tsx';
import { Note } from '@mall/ui/note.tsx';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../kernel/words.tsx';
import { pointReads } from '../shell/point.changes.ts';
import styles from './charge-detail.module.css';

const pointsAsk = ask(pointApi.detail, {}, { staleMs: 0 });

/** What stands in place of a text that is not open: its price, the reader's points, and the way to buy. */
export function ChargeLock({ text }: { text: ChargeText }) {
  const t = useWords('content');
  const signedIn = useSignedIn();
  const price = useFigure()(text.pointsPrice);
  const [before, after] = t('charge.price', { points: text.pointsPrice }).split(price);
  return (
    <section className={styles.lock} aria-labelledby="charge-price">
      <Illustration name="lock" />
      <h2 id="charge-price" className={styles.price}>
        {before}
        <b>{price}</b>
        {after}
      </h2>
      <p className="meta">{t('charge.rule')}</p>
      {signedIn ? (
        <Buy text={text} />
      ) : (
        <Button href="/login" as={SignInDoor}>
          {t('charge.signIn')}
        </Button>
      )}
    </section>
  );
}

function Buy({ text }: { text: ChargeText }) {
  const t = useWords('content');
  const language = useLanguage();
  const points = useQuery(queryOf(pointsAsk, language)).data?.total;
  const short = points !== undefined && points < text.pointsPrice;

  // Also when it was refused: the price or the points may have changed.
  const buy = useAct({
    call: informationApi.buy,
    request: ({ id, pointsPrice }: ChargeText) => ({ params: { id }, body: { pointsPrice } }),
    ask: ({ title, pointsPrice }) => ({
      title: t('charge.ask', { points: pointsPrice }),
      text: title,
      act: t('charge.buy'),
      back: t('charge.later'),
    }),
    done: ({ pointsLeft }) => t('charge.done', { points: pointsLeft }),
    changes: [chargeApi.text, ...pointReads],
  });

  return (
    <>
      {points !== undefined && <p className="meta">{t('charge.have', { points })}</p>}
      {short && <Note tone="warn">{t('charge.short', { points: text.pointsPrice - (points ?? 0) })}</Note>}
      <div className={styles.ways}>
        <Button disabled={short} onClick={() => buy.start(text)}>
          {t('charge.buy')}
        </Button>
        <Button look="quiet" href="/personalCenterBase/myPoints" as={RouterLink}>
          {t('charge.mine')}
        </Button>
      </div>
      {buy.question}
    </>
  );
}
