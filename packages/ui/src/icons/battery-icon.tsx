import { BatteryCharging } from 'lucide-react';
import { icon } from './icon.tsx';

export const BatteryIcon = /* @__PURE__ */ icon(BatteryCharging);
