/**
 * Texts as purchasers type them, over all first-level classes: text | class that must be among those read | model word | keys that must be asked.
 * A dash stands for nothing to be said. Each key must be asked by some want, as a key or as one of the conditions that hold together.
 */
export const purchaserQueries = `
YJV22 8.7/15kV 3×240 | 中压电力电缆 | YJV22 | section:3×240 u0u:8700/15000
yjv22-8.7/15-3*300 | 中压电力电缆 | YJV22 | section:3×300 u0u:8700/15000
YJV223x240 | 中压电力电缆 | YJV22 | section:3×240
ＹＪＶ２２　３＊２４０ | 中压电力电缆 | YJV22 | section:3×240
3芯240 yjv22 10kV电缆 | 中压电力电缆 | YJV22 | section:3×240 voltage:10000
YJV 4x95+50 | 低压电力电缆 | YJV | section:4×95+1×50
YJV 4*95+1*50 平方 | 低压电力电缆 | YJV | section:4×95+1×50
四加一电缆 4x120+1x70 | 低压电力电缆 | - | section:4×120+1×70
ZC-YJV 4X25+1X16 国标足米 | 低压电力电缆 | ZC-YJV | section:4×25+1×16 v:阻燃c级
YJLV22 26/35千伏 3×400 | 中压电力电缆 | YJLV22 | u0u:26000/35000 section:3×400
yjlw03-z 127/220 1x1200 | 高压电力电缆 | YJLW03-Z | u0u:127000/220000 section:1×1200
合金电缆 4*240+1*120 | 铝合金芯电力电缆 | - | section:4×240+1×120
LGJ-240/30 | 钢芯铝绞线 | JL/G1A | section:240/30
钢芯铝绞线 300/40 | 钢芯铝绞线 | - | n:300/40
jklyj-10-240 | 架空绝缘导线 | JKLYJ | voltage:10000 section:1×240
BV2.5平方 红色 | 单芯铜芯布电线 | BV | mm2:2.5
bv-4平 黄绿双色 | 单芯铜芯布电线 | BV | mm2:4
BVR 6 | 单芯铜芯布电线 | BVR | mm2:6
双色线 16平方 | 单芯铜芯布电线 | - | mm2:16 v:黄绿双色
RVV 3x2.5 | 护套软电缆 | RVV | cores:3 mm2:2.5
护套线3*1.5 | 护套软电缆 | - | cores:3 mm2:1.5
YC 3×16+1×6 橡套线 | 橡套软电缆 | - | section:3×16+1×6
KVVP2-22 14×2.5 | 控制电缆 | KVVP2-22 | cores:14 mm2:2.5
kvv 7芯1.5平方 | 控制电缆 | KVV | cores:7 mm2:1.5
二次电缆 十四芯 2.5 | 控制电缆 | - | cores:14 mm2:2.5
DJYPVP 7x2x1.0 | 计算机屏蔽电缆 | DJYPVP | size:7×2 mm2:1
OPGW-24B1-90 | 光纤复合架空地线 | - | cores:24 mm2:90
ADSS 48芯 200米 | 全介质自承式光缆 | ADSS | cores:48 length:200000
GYTS-24B1 | 非金属管道光缆 | - | cores:24 v:g.652d
冷缩头 3×300 8.7/15kV | 电缆终端头 | - | section:3×300 u0u:8700/15000
中间头 240平 | 电缆中间接头 | - | mm2:240
铜鼻子 95平方 | 铜铝接线端子 | - | mm2:95
SC95-12 | 铜铝接线端子 | - | mm2:95
桥架 400x150 | 电缆桥架 | - | size:400×150
XQJ-C 600*200 | 电缆桥架 | XQJ-C | size:600×200
S11-M-400/10 | 三相油浸式变压器 | S11-M | apparent:400 voltage:10000
s20m630kva | 三相油浸式变压器 | S20-M | apparent:630
油变 400千伏安 | 三相油浸式变压器 | - | apparent:400
台变 315KVA 10/0.4 | 三相油浸式变压器 | - | apparent:315 n:10/0.4
SCB14-1000/10 | 树脂浇注干式变压器 | SCB14 | apparent:1000 voltage:10000
干变 1250kva 铜 | 树脂浇注干式变压器 | - | apparent:1250
SZ20-50000/110 | 110kV电力变压器 | SZ20 | apparent:50000 voltage:110000
SZ20-10000/35 | 35kV电力变压器 | SZ20 | apparent:10000 voltage:35000
美变 800kVA 终端型 | 美式箱变 | - | apparent:800
YBM-12/0.4-630 | 欧式箱变 | - | apparent:630
LZZBJ9-10 200/5 | 中压电流互感器 | LZZBJ9 | ratio:200/5
BH-0.66 300/5 0.5S | 低压电流互感器 | BH-0.66 | ratio:300/5 grade:0.5s
LMZJ1-0.5 200/5 | 低压电流互感器 | - | ratio:200/5
穿心互感器 600:5 | 低压电流互感器 | - | n:600/5
JDZ10-10 10000/100 0.5级 | 中压电压互感器 | JDZ10 | u0u:10000/100
行灯变 500VA | 控制变压器 | - | apparent:0.5 acdc:ac36
CKSG-2.1/0.45-7% | 串联电抗器 | CKSG | percent:7
KYN28A-12/1250-31.5 | 铠装移开式开关柜 | KYN28A-12 | current:1250 current:31500
中置柜 1250A 31.5kA 进线柜 | 铠装移开式开关柜 | - | current:1250 current:31500
高压断路器10kV630A | 户内真空断路器 | - | voltage:10000 current:630
VS1-12/1250-31.5 手车 | 户内真空断路器 | VS1-12 | current:1250 current:31500
ZW32-12/630 | 柱上真空断路器 | ZW32-12 | voltage:12000 current:630
看门狗 630A 20kA | 柱上真空断路器 | - | current:630 current:20000 v:带控制器分界型
GW4-40.5/1250 刀闸 | 户外隔离开关 | GW4 | voltage:40500 current:1250
环网柜 12kV SF6 | 环网柜 | - | voltage:12000
GGD 1600A 进线柜 | 低压固定式开关柜 | GGD | current:1600
抽屉柜 MNS 2500A IP40 | 低压抽出式开关柜 | MNS | current:2500 ip:40
XL-21 动力柜 8回路 250A | 动力配电箱 | XL-21 | ways:8 current:250
JP柜 400kVA 不锈钢 | 低压综合配电箱 | - | apparent:400
CMC-1600A/4 | 密集型母线槽 | CMC | current:1600
母线槽 2000安 三相五线 | 密集型母线槽 | - | current:2000
TMY-100*10 | 铜母排 | TMY | size:100×10
铜排 80x8 镀锡 | 铜母排 | - | size:80×8
HY5WS-17/50 | 氧化锌避雷器 | HY5W | voltage:17000 current:5000
令克 100A 12kV | 跌落式熔断器 | - | current:100 voltage:12000
RW12-12/100-6.3 | 跌落式熔断器 | RW12 | current:100 voltage:12000
BSMJ-0.45-30-3 | 低压并联电容器 | BSMJ | voltage:450 reactive:30
电容器 20千乏 0.45kV | 低压并联电容器 | - | reactive:20 voltage:450
SVG 100kvar 壁挂 | 静止无功发生器 | - | reactive:100
1进3出 分支箱 630A | 低压电缆分支箱 | - | v:一进三出 current:630
3P63A微断 | 微型断路器 | - | poles:3 current:63
dz47-63c32 | 微型断路器 | - | current:32 v:c型
空开 C63/3P | 微型断路器 | - | current:63 v:c型 poles:3
空气开关 单极 16安 | 微型断路器 | - | poles:1 current:16
2p 32a 空开 6ka | 微型断路器 | - | poles:2 current:32 current:6000
双P空开 25A D型 | 微型断路器 | - | poles:2 current:25
塑壳 250A/3P 35kA | 塑壳断路器 | - | current:250 poles:3 current:35000
CM1-225M/3300 200A | 塑壳断路器 | - | poles:3
额定电流 400A 塑壳断路器 4极 | 塑壳断路器 | - | current:400 poles:4
框架断路器 2000A 抽屉式 | 万能式断路器 | - | current:2000
漏保 1P+N 32A 30mA | 剩余电流断路器 | - | poles:1+N current:32 current:0.03
DZ47LE-63 C32 2P 30mA | 剩余电流断路器 | - | current:32 poles:2 current:0.03
接触器 CJX2-3210 AC220V | 交流接触器 | - | current:32 acdc:ac220
交流接触器 65A 线圈380V | 交流接触器 | - | current:65 voltage:380
热继电器 9-13A | 热过载继电器 | - | range:current:9~13
双电源 250A 4P PC级 | 双电源自动转换开关 | - | current:250 poles:4
浪涌 40kA 4P T2 | 浪涌保护器 | - | current:40000 poles:4
防雷模块 385V 100ka | 浪涌保护器 | - | voltage:385 current:100000
投光灯 200瓦 IP66 | LED投光灯 | - | power:200 ip:66
防爆灯 100W ExdIICT6 | LED防爆灯 | - | power:100 v:exdbiict6gb
路灯 100w 4000k | LED路灯 | - | power:100 kelvin:4000
太阳能路灯 50W 6米 | 太阳能路灯 | - | power:50 length:6000
高杆灯 25m 12×400W | 升降式高杆灯 | - | length:25000 multiple:12×power:400
YE3-132S-4 5.5kW | 三相异步电动机 | - | poles:4 power:5500
电机 22千瓦 4极 | 三相异步电动机 | - | power:22000 poles:4
马达 11KW 2极 B5 | 三相异步电动机 | - | power:11000 poles:2
三相异步电动机 5.5kW 1500转 | 三相异步电动机 | - | power:5500 poles:4
防爆电机 ExdIIBT4 45kW | 隔爆型电动机 | - | v:exdbiibt4gb power:45000
变频器 7.5kw 380V | 低压变频器 | - | power:7500 voltage:380
软启动 180A | 电机软启动器 | - | current:180
PLC 40点 晶体管 DC24V | 可编程逻辑控制器 | - | points:40 acdc:dc24
触摸屏 7寸 485 | 触摸屏人机界面 | - | inch:7 v:rs485
IO模块 8DI8DO | 远程输入输出模块 | - | v:8di8do
工业交换机 8电2光 | - | - | v:8电2光
污水泵 2.2kW DN80 | 潜水排污泵 | - | power:2200 dn:80
管道泵 50方每小时 32米 | 卧式离心泵 | - | flow:50 length:32000
电动蝶阀 DN200 PN16 | 电动蝶阀 | - | dn:200 pn:16
蝶阀 dn100 1.6MPa | 电动蝶阀 | - | dn:100 pn:16
光伏板 550W | 单晶光伏组件 | - | power:550
逆变器 110kW 组串 | 组串式光伏逆变器 | - | power:110000
SUN2000-100KTL | 组串式光伏逆变器 | - | power:100000
光伏线 4平方 红色 | 光伏直流电缆 | - | mm2:4
PV1-F 1×6 | 光伏直流电缆 | - | mm2:6
汇流箱 16路 DC1500V | 光伏直流汇流箱 | - | ways:16 acdc:dc1500
MC4 30A | 光伏连接器 | - | current:30
柴发 300KW 静音 | 柴油发电机组 | - | power:300000
电瓶 12V100Ah | 阀控式铅酸蓄电池 | - | voltage:12 charge:100
6-GFM-200 | 阀控式铅酸蓄电池 | - | charge:200
储能柜 100kW/215度 | 工商业储能一体柜 | - | power:100000 energy:215
UPS 20kva 机架式 | 在线式不间断电源 | - | apparent:20
快充桩 120kW 双枪 | 直流快速充电桩 | - | power:120000
充电桩 7kw 壁挂 | 交流充电桩 | - | power:7000
直流屏 100AH DC220V | 变电站直流电源屏 | - | charge:100 acdc:dc220
EPS 5kW 90分钟 | 消防应急电源 | - | power:5000 time:5400
单相表 5(60)A | 单相智能电能表 | - | meter:5(60)
单相智能电能表5(60)AHPLC载波 | 单相智能电能表 | - | meter:5(60) v:hplc载波
DTZY100 1.5（6）A | 三相智能电能表 | DTZY100 | meter:1.5(6)
关口表 0.2S级 0.3(1.2)A | 关口电能表 | - | grade:0.2s meter:0.3(1.2)
表箱 6表位 不锈钢 | 单相电能表箱 | - | pieces:6
JLSZV-10 100/5 | 高压组合互感器计量箱 | JLSZV | ratio:100/5 voltage:10000
变送器 4-20mA | 电量变送器 | - | range:current:0.004~0.02
42L6 300/5 电流表 | 指针式电测表 | 42L6 | ratio:300/5
表后开关 2P 63A | 费控外置断路器 | - | poles:2 current:63
集中器 I型 4G | 集中器 | - | v:4g全网通
综保 DC220V 103规约 | 线路保护测控装置 | - | acdc:dc220
WXH-822 61850 | 线路保护测控装置 | WXH-822 | v:iec61850
DTU 8回路 | 站所终端DTU | - | ways:8
中间继电器 JZX-22F DC24V | 中间继电器 | JZX-22F | acdc:dc24
时间继电器 1s-60s AC220V | 时间继电器 | - | range:time:1~60 acdc:ac220
录波器 48路 | 故障录波装置 | - | ways:48
无线测温 12点 | - | - | points:12
XP-70 | 盘形悬式瓷绝缘子 | XP | force:70
xp-7 悬瓶 | 盘形悬式瓷绝缘子 | XP | force:70
LXHY-120 玻璃瓶 | 盘形悬式玻璃绝缘子 | LXHY | force:120
FXBW4-110/100 | 棒形悬式复合绝缘子 | FXBW4 | voltage:110000 force:100
合成绝缘子 35kV 70千牛 | 棒形悬式复合绝缘子 | - | voltage:35000 force:70
针瓶 P-15T | 针式瓷绝缘子 | P | voltage:15000
ZSW-126/8 支柱瓷瓶 | 户外支柱瓷绝缘子 | ZSW | voltage:126000 force:8
NY-240/30 耐张线夹 | 耐张线夹 | NY | section:240/30
穿刺线夹 16-95/4-35 | 绝缘穿刺线夹 | - | range:mm2:16~95/4~35
QP-10 球头 | 球头挂环与碗头挂板 | QP | force:100
间隔棒 四分裂 450mm | 间隔棒 | - | length:450
锥形水泥杆 12米 190 | 锥形混凝土电杆 | - | length:12000 n:190
电杆 φ190*15m M级 | 锥形混凝土电杆 | - | diameter:190 length:15000 v:m级
190×12×M 水泥杆 | 锥形混凝土电杆 | - | diameter:190 length:12000
铁横担 ∠63*6*1500 | 角钢横担 | - | size:63×6 length:1500
抱箍 Φ190 60×6 | 抱箍 | - | diameter:190 size:60×6
扁铁 40*4 | 镀锌扁钢接地线 | - | size:40×4
接地极 Φ17.2×2500 | 铜覆钢接地极 | - | size:17.2×2500
地脚螺栓 M36 8.8级 | 地脚螺栓 | - | thread:36 grade:8.8
拉棒 φ18×2500 | 拉线棒与拉线金具 | - | size:18×2500
铁塔 Q355B 220kV | 角钢铁塔 | - | voltage:220000
电缆支架 4层 350mm | 电缆支架 | - | pieces:4 length:350
底盘 800x800x180 | 底盘卡盘拉盘 | - | size:180×800×800
验电器 10kV 声光 | - | - | voltage:10000
操作棒 110千伏 6米 | 绝缘操作杆 | - | voltage:110000 length:6000
接地线 10kV 25平方 | 携带型短路接地线 | - | voltage:10000 mm2:25
绝缘手套 2级17kV | 绝缘手套 | - | grade:2 voltage:17000
绝缘靴 42码 20kV | 绝缘靴 | - | shoe:42 voltage:20000
电弧服 12卡 XL | 防电弧工作服 | - | arc:12
灭火器 4公斤 ABC | 手提式干粉灭火器 | - | mass:4
MT3 二氧化碳 | 二氧化碳灭火器 | - | mass:3
防坠器 10米 | 速差自控器 | - | length:10000
绝缘垫 10kV 红 | 绝缘胶垫 | - | voltage:10000
液压钳 16-300平方 | 手动液压压接钳 | - | range:mm2:16~300
YQK-240 | 手动液压压接钳 | - | -
手拉葫芦 3吨 6米 | 手拉葫芦 | - | mass:3000 length:6000
倒链 2T | 手拉葫芦 | - | mass:2000
力矩扳手 20-100N.m | 预置式扭矩扳手 | - | range:torque:20~100
角磨机 125mm 1200瓦 | 角磨机 | - | length:125 power:1200
充电钻 20V 4.0Ah | 锂电冲击钻 | - | voltage:20 charge:4
人字梯 4米 | 玻璃钢绝缘梯 | - | length:4000 v:人字梯
双钩 30kN | 双钩紧线器 | - | force:30
万用表 四位半 CAT IV 600V | 数字万用表 | - | v:4½位 v:cativ600v
钳表 1000A 交直流 | 钳形电流表 | - | current:1000
摇表 2500V | 绝缘电阻测试仪 | - | voltage:2500
热像仪 384x288 | 红外热像仪 | - | size:384×288
直阻仪 20A | 直流电阻测试仪 | - | current:20
变比仪 0.2级 三相 | 变压比测试仪 | - | grade:0.2 phases:3
串谐 108kVA/54kV | 变频串联谐振耐压装置 | - | apparent:108 voltage:54000
电力仪表 96×96 485 | - | - | size:96×96 v:rs485
机柜 42U 1000深 | 网络服务器机柜 | - | rack-unit:42 n:1000
A4纸 70g | 复印纸 | - | grammage:70
A4 80克 500张 10包 | 复印纸 | - | grammage:80
打印机 33ppm 彩色 | 激光打印机 | - | print-speed:33
笔记本 16G 512G 14寸 | 商用笔记本电脑 | - | memory:16 memory:512 inch:14
升降桌 1400×700 | 电动升降办公桌 | - | size:1400×700
碎纸机 12张 5级 | - | - | grade:5
文件柜 0.8mm | - | - | length:0.8
`
  .trim()
  .split('\n')
  .map((line) => line.split(' | ').map((cell) => (cell === '-' ? '' : cell.trim())) as [string, string, string, string]);
