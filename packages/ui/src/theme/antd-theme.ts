// The consoles draw antd with these values. They repeat tokens.css as numbers and hex because antd derives shades in
// script and cannot read a CSS variable; a change of tokens.css is made here too.
const brand600 = '#00796b';
const brand50 = '#f0f8f6';
const fill = '#f2f4f4';

export const antdTheme = {
  token: {
    colorPrimary: brand600,
    colorPrimaryHover: '#00665a',
    colorPrimaryActive: '#004d40',
    colorLink: brand600,
    colorLinkHover: '#00665a',
    colorLinkActive: '#004d40',
    controlItemBgActive: brand50,
    colorSuccess: '#1a7f37',
    colorSuccessBg: '#edf8f0',
    colorSuccessBorder: '#c6e9d0',
    colorWarning: '#8f4e00',
    colorWarningBg: '#fff7e8',
    colorWarningBorder: '#ffe0ac',
    colorError: '#c5221f',
    colorErrorBg: '#fef1ef',
    colorErrorBorder: '#fbd0cb',
    colorInfo: '#1557b0',
    colorInfoBg: '#eef4fd',
    colorInfoBorder: '#cadefa',
    colorText: '#1f2329',
    colorTextSecondary: '#434a54',
    colorTextTertiary: '#646a73',
    colorTextQuaternary: '#8f959e',
    colorTextPlaceholder: '#646a73',
    colorBorder: '#d0d3d9',
    colorBorderSecondary: '#e5e6eb',
    colorBgLayout: '#f5f7f7',
    colorBgContainer: '#ffffff',
    colorFillAlter: fill,
    fontFamily: '"PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", "Source Han Sans SC", system-ui, sans-serif',
    fontSize: 14,
    fontSizeSM: 12,
    fontSizeLG: 16,
    fontSizeHeading3: 20,
    controlHeight: 36,
    controlHeightSM: 28,
    controlHeightLG: 44,
    borderRadius: 4,
    borderRadiusSM: 2,
    borderRadiusLG: 6,
    boxShadow: '0 12px 40px rgb(16 40 36 / .18)',
    boxShadowSecondary: '0 4px 16px rgb(16 40 36 / .10)',
    boxShadowTertiary: 'none',
    motionDurationFast: '0.12s',
    motionDurationMid: '0.18s',
    motionDurationSlow: '0.28s',
  },
  components: {
    Table: {
      headerBg: fill,
      headerColor: '#434a54',
      rowSelectedBg: brand50,
      rowSelectedHoverBg: brand50,
      cellPaddingBlock: 12,
      cellPaddingBlockSM: 8,
      cellPaddingInline: 12,
    },
    Tabs: { horizontalItemGutter: 24 },
    Menu: { itemHeight: 34 },
    Layout: { siderBg: '#00382f' },
  },
};

/** Under 768 px controls grow for the finger. */
export const antdPhoneToken = { controlHeight: 40, controlHeightSM: 32, controlHeightLG: 44 };

/** The operations console is slate, so that nobody takes it for the seller's. */
export const antdOperationsSider = '#1b2733';
