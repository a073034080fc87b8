/** A list as it is pasted from a sheet, for whoever wants to try the pad: lines that fit, some that come near, and one that no mall has. */
export const sampleBill = [
  ['名称', '规格型号', '数量', '单位'],
  ['交联聚乙烯绝缘电力电缆', 'YJV22-8.7/15 3*95', '150', '米'],
  ['塑壳断路器', '250A/3P 35kA', '12', '台'],
  ['绝缘手套', '12kV', '40', '双'],
  ['小型断路器', 'C63 2P', '20', '只'],
  ['控制电缆', 'KVVP2-22 10*1.5', '500', '米'],
  ['反重力线夹', 'X-9000', '1', '个'],
]
  .map((cells) => cells.join('\t'))
  .join('\n');
