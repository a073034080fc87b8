import { BatteryIcon } from '@mall/ui/icons/battery-icon.tsx';
import { BoxIcon } from '@mall/ui/icons/box-icon.tsx';
import { CableIcon } from '@mall/ui/icons/cable-icon.tsx';
import { ChartIcon } from '@mall/ui/icons/chart-icon.tsx';
import { CpuIcon } from '@mall/ui/icons/cpu-icon.tsx';
import { FolderIcon } from '@mall/ui/icons/folder-icon.tsx';
import { GaugeIcon } from '@mall/ui/icons/gauge-icon.tsx';
import { GridIcon } from '@mall/ui/icons/grid-icon.tsx';
import { HardHatIcon } from '@mall/ui/icons/hard-hat-icon.tsx';
import type { IconComponent } from '@mall/ui/icons/icon.tsx';
import { LinkIcon } from '@mall/ui/icons/link-icon.tsx';
import { PlugIcon } from '@mall/ui/icons/plug-icon.tsx';
import { PoleIcon } from '@mall/ui/icons/pole-icon.tsx';
import { SettingsIcon } from '@mall/ui/icons/settings-icon.tsx';
import { ShieldCheckIcon } from '@mall/ui/icons/shield-check-icon.tsx';
import { SunIcon } from '@mall/ui/icons/sun-icon.tsx';
import { WrenchIcon } from '@mall/ui/icons/wrench-icon.tsx';

const icons: Readonly<Record<string, IconComponent>> = {
  cable: CableIcon,
  box: BoxIcon,
  'shield-check': ShieldCheckIcon,
  'toggle-right': PlugIcon,
  link: LinkIcon,
  'tower-control': PoleIcon,
  gauge: GaugeIcon,
  cpu: CpuIcon,
  sun: SunIcon,
  'battery-charging': BatteryIcon,
  activity: ChartIcon,
  'hard-hat': HardHatIcon,
  wrench: WrenchIcon,
  settings: SettingsIcon,
  briefcase: FolderIcon,
};

/** The icon of a first-level class by the name that the catalogue gives it. */
export function ClassIcon({ name, size = 16, className }: { name: string; size?: number; className?: string | undefined }) {
  const Icon = icons[name] ?? GridIcon;
  return <Icon size={size} className={className} />;
}
