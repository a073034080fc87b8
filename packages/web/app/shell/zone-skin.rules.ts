type Rgb = readonly [number, number, number];

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
/** The two rings of the focus, as in the tokens. */
const blueRing: Rgb = [0x0b, 0x5f, 0xd0];
const orangeRing = '#b34700';

const readColour = (text: string | undefined): Rgb | undefined => {
  const [, red, green, blue] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text ?? '') ?? [];
  return red && green && blue ? [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)] : undefined;
};

const hex = (colour: Rgb): string => `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
const mix = (one: Rgb, other: Rgb, share: number): Rgb => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
];

const light = (part: number) => (part <= 10.31 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
const luminance = ([red, green, blue]: Rgb) => 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);

/** As WCAG counts it, 1 to 21. */
const contrast = (one: Rgb, other: Rgb): number => {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
};

const enough = 4.5;

/**
 * The theme variables of a zone from the colours its operator chose. Anything but a colour is left out, because it would be CSS of a
 * stranger; colours too pale to read white words on are left out too, and the mall's own stay. Price, amber and states belong to the mall.
 */
export const skinVariables = (skin: Readonly<Record<string, string>>): Readonly<Record<string, string>> => {
  const brand = readColour(skin['brand']);
  const deep = readColour(skin['deep']);
  if (!brand || !deep || contrast(brand, white) < enough || contrast(deep, white) < enough) return {};
  return {
    '--c-brand-50': hex(mix(brand, white, 0.94)),
    '--c-brand-100': hex(mix(brand, white, 0.86)),
    '--c-brand-200': hex(mix(brand, white, 0.68)),
    '--c-brand-400': hex(mix(brand, white, 0.28)),
    '--c-brand-600': hex(brand),
    '--c-brand-700': hex(mix(brand, deep, 0.5)),
    '--c-brand-800': hex(deep),
    '--c-brand-900': hex(mix(deep, black, 0.28)),
    '--c-topbar': hex(deep),
    '--c-topbar-ink': hex(mix(deep, white, 0.86)),
    '--c-nav': hex(brand),
    '--c-nav-ink': hex(white),
    '--c-nav-cat': hex(deep),
    '--c-footer': hex(mix(deep, black, 0.4)),
    '--c-footer-ink': hex(mix(deep, white, 0.78)),
    '--c-chart-1': hex(brand),
    // The ring must not drown in the ground that it stands on.
    ...(contrast(brand, blueRing) < 1.8 && { '--c-focus': orangeRing }),
  };
};
