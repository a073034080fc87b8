import {
  BatteryIcon,
  BoxIcon,
  CableIcon,
  ChartIcon,
  CpuIcon,
  FolderIcon,
  GaugeIcon,
  GridIcon,
  HardHatIcon,
  type IconComponent,
  LinkIcon,
  PlugIcon,
  PoleIcon,
  SettingsIcon,
  ShieldCheckIcon,
  SunIcon,
  WrenchIcon,
} from '@mall/ui/icons.tsx';

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
