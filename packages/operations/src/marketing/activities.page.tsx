import { activityOperationsApi } from '@mall/contract/marketing/activity-office.api.ts';
import { useRights } from '@mall/counter/frame/who.ts';
import type { ActivityCalls } from '@mall/counter/marketing/activity-calls.ts';
import { ActivityDesk } from '@mall/counter/marketing/activity-desk.tsx';
import { useWords } from '../kernel/words.ts';

// Who may call is the only difference between what the two sites ask.
const calls = {
  page: activityOperationsApi.page,
  specs: activityOperationsApi.specs,
  addCoupon: activityOperationsApi.addCoupon,
  addReduction: activityOperationsApi.addReduction,
  addLimited: activityOperationsApi.addLimited,
  addGroup: activityOperationsApi.addGroup,
  stop: activityOperationsApi.stop,
  form: activityOperationsApi.form,
  changeCoupon: activityOperationsApi.changeCoupon,
  changeReduction: activityOperationsApi.changeReduction,
  changeLimited: activityOperationsApi.changeLimited,
  adjust: activityOperationsApi.adjust,
  pause: activityOperationsApi.pause,
  resume: activityOperationsApi.resume,
} as unknown as ActivityCalls;

/** Activities and coupons of the mall and of its stores, with what each has brought. */
export default function ActivitiesPage() {
  const t = useWords('marketing');
  const may = useRights()?.has('operations:marketing:manage') === true;
  return <ActivityDesk calls={calls} ofMall may={may} title={t('title')} lead={t('lead')} />;
}
