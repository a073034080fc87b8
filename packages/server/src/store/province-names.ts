import { fallbackLanguage, type Language, type Words, words } from '@mall/contract/kernel/language.ts';

/** Most are written the same wherever letters are Latin. */
const alike = (chinese: string, latin: string, russian: string): Words => words(chinese, latin, latin, latin, latin, russian);

/** Spelt as where the reader chooses the province that he is delivered to. */
const names: Readonly<Record<string, Words>> = {
  北京: words('北京', 'Beijing', 'Pékin', 'Pekín', 'Pequim', 'Пекин'),
  天津: alike('天津', 'Tianjin', 'Тяньцзинь'),
  河北: alike('河北', 'Hebei', 'Хэбэй'),
  山西: alike('山西', 'Shanxi', 'Шаньси'),
  内蒙古: words('内蒙古', 'Inner Mongolia', 'Mongolie-Intérieure', 'Mongolia Interior', 'Mongólia Interior', 'Внутренняя Монголия'),
  辽宁: alike('辽宁', 'Liaoning', 'Ляонин'),
  吉林: alike('吉林', 'Jilin', 'Цзилинь'),
  黑龙江: alike('黑龙江', 'Heilongjiang', 'Хэйлунцзян'),
  上海: words('上海', 'Shanghai', 'Shanghai', 'Shanghái', 'Xangai', 'Шанхай'),
  江苏: alike('江苏', 'Jiangsu', 'Цзянсу'),
  浙江: alike('浙江', 'Zhejiang', 'Чжэцзян'),
  安徽: alike('安徽', 'Anhui', 'Аньхой'),
  福建: alike('福建', 'Fujian', 'Фуцзянь'),
  江西: alike('江西', 'Jiangxi', 'Цзянси'),
  山东: alike('山东', 'Shandong', 'Шаньдун'),
  河南: alike('河南', 'Henan', 'Хэнань'),
  湖北: alike('湖北', 'Hubei', 'Хубэй'),
  湖南: alike('湖南', 'Hunan', 'Хунань'),
  广东: alike('广东', 'Guangdong', 'Гуандун'),
  广西: alike('广西', 'Guangxi', 'Гуанси'),
  海南: alike('海南', 'Hainan', 'Хайнань'),
  重庆: alike('重庆', 'Chongqing', 'Чунцин'),
  四川: alike('四川', 'Sichuan', 'Сычуань'),
  贵州: alike('贵州', 'Guizhou', 'Гуйчжоу'),
  云南: alike('云南', 'Yunnan', 'Юньнань'),
  西藏: alike('西藏', 'Xizang', 'Сицзан'),
  陕西: alike('陕西', 'Shaanxi', 'Шэньси'),
  甘肃: alike('甘肃', 'Gansu', 'Ганьсу'),
  青海: alike('青海', 'Qinghai', 'Цинхай'),
  宁夏: alike('宁夏', 'Ningxia', 'Нинся'),
  新疆: alike('新疆', 'Xinjiang', 'Синьцзян'),
  香港: alike('香港', 'Hong Kong', 'Гонконг'),
  澳门: words('澳门', 'Macao', 'Macao', 'Macao', 'Macau', 'Макао'),
  台湾: words('台湾', 'Taiwan', 'Taïwan', 'Taiwán', 'Taiwan', 'Тайвань'),
};

/** Of all areas only the provinces have names in other languages. */
export const provinceName = (province: string, language: Language): string => names[province]?.[language] ?? province;

/** "江苏 连云港": cities are only kept in Chinese, so abroad the province alone is told. */
export const regionIn = (region: string, language: Language): string =>
  language === fallbackLanguage ? region : provinceName(region.split(' ')[0] ?? '', language);
