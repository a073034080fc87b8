/** What foreign buyers read about the stores that sell abroad. */
export const crossStoreWords: Readonly<Record<string, { name: string; introduction: string }>> = {
  曜禾海外光储馆: {
    name: 'Yaohe Overseas Solar & Storage',
    introduction: 'PV modules, inverters and storage cabinets for export. Packed for sea freight, with certificates in English.',
  },
  电桥跨境仪表馆: {
    name: 'Bridge Instruments International',
    introduction: 'Electrical test instruments with traceable calibration data and English manuals.',
  },
  海岳安全防护出口店: {
    name: 'Haiyue Safety Export',
    introduction: 'Insulating tools and personal protection, tested before shipment, with test reports in English.',
  },
  拓锤工具跨境店: {
    name: 'Tuochui Tools International',
    introduction: 'Power and hand tools for line work, with plugs and voltages for your country.',
  },
  启枢自动化海外店: {
    name: 'Qishu Automation Overseas',
    introduction: 'Controllers, panels and drives with remote commissioning in English.',
  },
  皓域照明国际馆: {
    name: 'Haoyu Lighting International',
    introduction: 'Industrial, street and emergency lighting, with photometric files for your project.',
  },
  箱屿成套跨境店: {
    name: 'Xiangyu Switchgear Export',
    introduction: 'Packaged substations and switchgear to IEC standards, factory acceptance on video or on site.',
  },
  缆岳电缆出口店: {
    name: 'Lanyue Cable Export',
    introduction: 'Power and control cables on export drums, third-party inspection before loading on request.',
  },
};
