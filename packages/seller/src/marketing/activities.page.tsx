import { activitySellerApi } from '@mall/contract/marketing/activity-office.api.ts';
import type { ActivityCalls } from '@mall/counter/marketing/activity-calls.ts';
import { ActivityDesk } from '@mall/counter/marketing/activity-desk.tsx';
import { useWords } from '../kernel/words.ts';

const calls: ActivityCalls = {
  page: activitySellerApi.page,
  specs: activitySellerApi.specs,
  addCoupon: activitySellerApi.addCoupon,
  addReduction: activitySellerApi.addReduction,
  addLimited: activitySellerApi.addLimited,
  addGroup: activitySellerApi.addGroup,
  stop: activitySellerApi.stop,
  form: activitySellerApi.form,
  changeCoupon: activitySellerApi.changeCoupon,
  changeReduction: activitySellerApi.changeReduction,
  changeLimited: activitySellerApi.changeLimited,
  adjust: activitySellerApi.adjust,
  pause: activitySellerApi.pause,
  resume: activitySellerApi.resume,
};

/** The store's coupons, full reductions, time-limited and group buys. */
export default function ActivitiesPage() {
  const t = useWords('marketing');
  return <ActivityDesk calls={calls} ofMall={false} may title={t('title')} lead={t('lead')} />;
}
