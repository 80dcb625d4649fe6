/** Where a zone lies and where things stand in it. Its outline is a ring of arcs; "-" turns one round. */

import type { ZonePlace } from './form.ts';

export const ZONE_PLACES: Readonly<Record<string, ZonePlace>> = {
  guillestre: {
    ring: 'm71 -m82 -m70 -m44',
    stack: [172, 854, 59.1],
    forts: [
      [244, 886],
      [268, 814],
    ],
    camp: [164, 774],
    mark: [276, 854],
    name: [212, 934, 24],
  },
  monginevro: {
    ring: 'm72 -m78 m74 -m83 -m71 -m43',
    stack: [242, 622, 74],
    forts: [
      [194, 542],
      [162, 670],
    ],
    camp: [322, 574],
    mark: [194, 702],
    name: [298, 726, 24],
  },
  susa: {
    ring: 'm73 -m75 -m72 -m42',
    stack: [281, 426, 70.2],
    forts: [
      [273, 338],
      [361, 466],
    ],
    camp: [321, 346],
    mark: [337, 498],
    name: [377, 370, 24],
  },
  avigliana: {
    ring: 'm61 -m62 -m76 -m73 -m41',
    stack: [530, 349, 74],
    forts: [
      [578, 269],
      [474, 445],
    ],
    camp: [458, 413],
    mark: [490, 477],
    name: [554, 445, 24],
  },
  pinerolo: {
    ring: 'm62 m63 m65 -m66 -m79 -m74 -m77',
    stack: [542, 648, 74],
    forts: [
      [462, 696],
      [574, 792],
    ],
    camp: [590, 728],
    mark: [542, 808],
    name: [502, 768, 24],
  },
  san_pietro: {
    ring: 'm70 -m81 m69 -m45',
    stack: [313, 1162, 74],
    forts: [
      [233, 1114],
      [225, 1194],
    ],
    camp: [393, 1114],
    mark: [401, 1194],
    name: [305, 1066, 24],
  },
  saluzzo: {
    ring: '-m69 -m80 m66 m67 m68 -m46',
    stack: [596, 1092, 74],
    forts: [
      [644, 1012],
      [676, 1140],
    ],
    camp: [516, 1140],
    mark: [548, 1172],
    name: [492, 1012, 24],
  },
  carignano: {
    ring: '-m67 -m65 m64 -m03 -m02 -m01 -m00',
    stack: [730, 857, 74],
    forts: [
      [650, 809],
      [810, 905],
    ],
    camp: [810, 809],
    mark: [778, 937],
    name: [714, 753, 24],
  },
  cherasco: {
    ring: 'm00 m84 -m20 -m47 -m68',
    stack: [789, 1104, 74],
    forts: [
      [837, 1024],
      [877, 1136],
    ],
    camp: [869, 1056],
    mark: [885, 1096],
    name: [829, 1208, 24],
  },
  torino: {
    ring: '-m64 -m63 -m61 -m40 m60 -m04',
    stack: [714, 457, 74],
    forts: [
      [666, 377],
      [794, 409],
    ],
    camp: [762, 377],
    mark: [802, 489],
    name: [706, 553, 28],
  },
  ivrea: {
    ring: '-m60 -m39 m55 m56 -m34 -m06 -m05',
    stack: [989, 308, 74],
    forts: [
      [1037, 228],
      [909, 356],
    ],
    camp: [1069, 260],
    mark: [1069, 356],
    name: [893, 204, 24],
  },
  vercelli: {
    ring: 'm14 m15 -m57 -m55 -m38',
    stack: [1287, 251, 74],
    forts: [
      [1239, 171],
      [1207, 203],
    ],
    camp: [1335, 171],
    mark: [1367, 203],
    name: [1359, 347, 24],
  },
  col_asti: {
    ring: 'm02 -m86 m06 -m37 m87 m90 -m24 -m23 -m22 -m85',
    stack: [959, 846, 72.2],
    forts: [
      [895, 782],
      [983, 758],
    ],
    camp: [935, 758],
    mark: [1047, 870],
    name: [1055, 934, 24],
  },
  mencucco: {
    ring: 'm03 m04 m05 m86',
    stack: [856, 654, 73.9],
    forts: [
      [808, 574],
      [920, 574],
    ],
    camp: [936, 606],
    mark: [880, 494],
    name: [880, 534, 24],
  },
  moncalvo: {
    ring: 'm07 m88 m89 -m87 -m36',
    stack: [1089, 637, 65.4],
    forts: [
      [1081, 765],
      [1153, 781],
    ],
    camp: [1049, 781],
    mark: [1097, 797],
    name: [1097, 725, 24],
  },
  trino: {
    ring: '-m35 -m56 m57 m16 -m09 -m08 -m07',
    stack: [1288, 477, 74],
    forts: [
      [1240, 397],
      [1368, 429],
    ],
    camp: [1208, 429],
    mark: [1376, 509],
    name: [1192, 557, 24],
  },
  pontestura: {
    ring: 'm08 m92 -m91 -m88',
    stack: [1253, 760, 59.4],
    forts: [
      [1269, 640],
      [1309, 640],
    ],
    camp: [1197, 640],
    mark: [1293, 608],
    name: [1253, 680, 24],
  },
  rosignano: {
    ring: '-m90 -m89 m91 m93 m95 m97 -m25',
    stack: [1300, 896, 63.7],
    forts: [
      [1228, 856],
      [1220, 920],
    ],
    camp: [1372, 936],
    mark: [1356, 824],
    name: [1436, 896, 24],
  },
  frassineto: {
    ring: 'm11 -m96 -m95 m94',
    stack: [1599, 714, 53],
    forts: [
      [1535, 786],
      [1559, 826],
    ],
    camp: [1599, 826],
    mark: [1527, 842],
    name: [1623, 786, 24],
  },
  casale: {
    ring: 'm09 m10 -m94 -m93 -m92',
    stack: [1430, 731, 52.6],
    forts: [
      [1494, 699],
      [1470, 619],
    ],
    camp: [1494, 659],
    mark: [1382, 619],
    name: [1422, 659, 29],
  },
  nizza: {
    ring: 'm23 m99 m100 -m49 -m98',
    stack: [1162, 1234, 54.2],
    forts: [
      [1154, 1306],
      [1106, 1282],
    ],
    camp: [1218, 1186],
    mark: [1122, 1170],
    name: [1186, 1122, 24],
  },
  alba: {
    ring: 'm20 m21 m22 m98 -m48',
    stack: [1005, 1184, 74],
    forts: [
      [925, 1232],
      [1053, 1264],
    ],
    camp: [957, 1264],
    mark: [1037, 1096],
    name: [989, 1064, 24],
  },
  acqui: {
    ring: '-m100 m101 -m50',
    stack: [1271, 1306, 58.7],
    forts: [
      [1303, 1234],
      [1343, 1242],
    ],
    camp: [1327, 1362],
    mark: [1375, 1282],
    name: [1375, 1322, 24],
  },
  alessandria: {
    ring: 'm24 m25 m26 m102 -m51 -m101 -m99',
    stack: [1477, 1201, 74],
    forts: [
      [1525, 1121],
      [1557, 1153],
    ],
    camp: [1397, 1153],
    mark: [1557, 1249],
    name: [1397, 1105, 24],
  },
  valenza: {
    ring: 'm12 -m33 -m27 -m26 -m97 m96',
    stack: [1592, 956, 74],
    forts: [
      [1672, 908],
      [1672, 1012],
    ],
    camp: [1512, 1004],
    mark: [1704, 932],
    name: [1720, 972, 24],
  },
  lomellina: {
    ring: '-m16 -m15 m58 m18 m19 -m30 -m12 -m11 -m10',
    stack: [1628, 545, 74],
    forts: [
      [1676, 465],
      [1708, 497],
    ],
    camp: [1548, 497],
    mark: [1548, 593],
    name: [1628, 393, 24],
  },
  novara: {
    ring: 'm53 m17 -m58 -m14',
    stack: [1624, 213, 69.8],
    forts: [
      [1624, 301],
      [1664, 293],
    ],
    camp: [1536, 205],
    mark: [1552, 157],
    name: [1528, 293, 24],
  },
  pavia: {
    ring: '-m31 -m19 m59 m29 -m13',
    stack: [1876, 721, 73.5],
    forts: [
      [1828, 641],
      [1876, 625],
    ],
    camp: [1924, 641],
    mark: [1908, 609],
    name: [1892, 817, 24],
  },
  tortona: {
    ring: 'm13 -m52 -m102 m27 -m32',
    stack: [1820, 1090, 74],
    forts: [
      [1868, 1010],
      [1900, 1138],
    ],
    camp: [1900, 1042],
    mark: [1868, 1170],
    name: [1748, 1186, 24],
  },
  milano: {
    ring: 'm54 m28 -m59 -m18 -m17',
    stack: [1829, 433, 74],
    forts: [
      [1781, 353],
      [1909, 481],
    ],
    camp: [1909, 385],
    mark: [1781, 513],
    name: [1877, 297, 28],
  },
  valtellina: {
    ring: 'v00 v01',
    stack: [2493, 221, 73.2],
    forts: [
      [2581, 197],
      [2341, 261],
    ],
    camp: [2445, 301],
    mark: [2365, 317],
    name: [2341, 221, 24],
  },
  cremona: {
    ring: '-q36 q06 q31 q07 q53 -q00',
    stack: [2242, 996, 74],
    forts: [
      [2194, 916],
      [2162, 948],
    ],
    camp: [2290, 916],
    mark: [2322, 948],
    name: [2258, 1188, 24],
  },
  canneto: {
    ring: '-q30 q45 q47 q49 q51 -q08 -q07',
    stack: [2454, 878, 66.7],
    forts: [
      [2510, 814],
      [2486, 958],
    ],
    camp: [2390, 934],
    mark: [2454, 790],
    name: [2430, 998, 24],
  },
  viadana: {
    ring: '-q53 q08 q09 q10 -q02 -q01',
    stack: [2547, 1260, 74],
    forts: [
      [2499, 1180],
      [2467, 1308],
    ],
    camp: [2467, 1212],
    mark: [2499, 1340],
    name: [2683, 1324, 24],
  },
  castiglione: {
    ring: 'q12 -q48 -q47 q46',
    stack: [2746, 717, 65.2],
    forts: [
      [2666, 693],
      [2826, 741],
    ],
    camp: [2826, 693],
    mark: [2810, 661],
    name: [2618, 773, 24],
  },
  goito: {
    ring: 'q13 q14 -q19 -q50 -q49 q48',
    stack: [2612, 908, 68.5],
    forts: [
      [2676, 844],
      [2820, 804],
    ],
    camp: [2788, 820],
    mark: [2852, 788],
    name: [2732, 844, 24],
  },
  porto: {
    ring: 'q54 -q55 -q20 -q16 -q14',
    stack: [2989, 811, 50.4],
    forts: [
      [3045, 771],
      [2917, 835],
    ],
    camp: [2989, 883],
    mark: [2877, 843],
    name: [2877, 883, 24],
  },
  san_giorgio: {
    ring: 'q55 q56 -q35 -q57 -q22 -q21',
    stack: [3135, 844, 60.7],
    forts: [
      [3063, 876],
      [3103, 988],
    ],
    camp: [3135, 964],
    mark: [3119, 1020],
    name: [3087, 924, 24],
  },
  cerese: {
    ring: '-q10 -q52 q27 -q24 q15 -q03',
    stack: [2934, 1246, 60],
    forts: [
      [2998, 1198],
      [2862, 1294],
    ],
    camp: [2942, 1166],
    mark: [2838, 1190],
    name: [2822, 1246, 24],
  },
  curtatone: {
    ring: '-q51 q50 -q18 q26 q52 -q09',
    stack: [2601, 1063, 57.4],
    forts: [
      [2561, 999],
      [2705, 1087],
    ],
    camp: [2561, 1127],
    mark: [2641, 1175],
    name: [2681, 1135, 24],
  },
  governolo: {
    ring: '-q15 -q23 q57 -q34 q58 -q04',
    stack: [3155, 1176, 54.8],
    forts: [
      [3139, 1104],
      [3179, 1104],
    ],
    camp: [3083, 1192],
    mark: [3155, 1072],
    name: [3123, 1248, 24],
  },
  ostiglia: {
    ring: '-q58 -q33 q59 q42 -q05',
    stack: [3295, 1092, 57.5],
    forts: [
      [3319, 1020],
      [3303, 988],
    ],
    camp: [3359, 1140],
    mark: [3343, 1204],
    name: [3287, 1172, 24],
  },
  revere: {
    ring: 'q02 q03 q04 q05 q43',
    stack: [3112, 1370, 65],
    forts: [
      [3032, 1346],
      [3176, 1314],
    ],
    camp: [3032, 1394],
    mark: [3176, 1426],
    name: [3248, 1370, 24],
  },
  mantova: {
    ring: 'q20 q21 -q25 -q27 -q26 -q17',
    stack: [2950, 1019, 53.6],
    forts: [
      [2878, 1043],
      [2806, 1043],
    ],
    camp: [2838, 1027],
    mark: [2782, 1075],
    name: [2870, 1091, 29],
  },
  bresciano: {
    ring: 'q37 q44 -q28 -q06',
    stack: [2346, 588, 52.2],
    forts: [
      [2282, 620],
      [2402, 540],
    ],
    camp: [2290, 540],
    mark: [2346, 700],
    name: [2314, 660, 24],
  },
  monte_chiaro: {
    ring: 'q11 -q46 -q45 -q29 -q44 q38 q39',
    stack: [2674, 572, 62.1],
    forts: [
      [2754, 564],
      [2610, 628],
    ],
    camp: [2746, 612],
    mark: [2778, 596],
    name: [2522, 588, 24],
  },
  veronese: {
    ring: 'q40 q41 -q59 -q32 -q56 -q54 -q13 -q12 -q11',
    stack: [3105, 660, 74],
    forts: [
      [3057, 580],
      [3185, 708],
    ],
    camp: [3025, 612],
    mark: [3153, 740],
    name: [3225, 596, 24],
  },
};

/** What lies between zones and belongs to none: nobody enters it. */
export const OBSTACLES = [
  { id: 'roero', kind: 'woods', ring: 'm01 m85 -m21 -m84' },
  { id: 'lanche', kind: 'marsh', ring: 'm30 m31 m32 m33' },
  { id: 'isole', kind: 'marsh', ring: 'm34 m35 m36 m37' },
  { id: 'orsiera', kind: 'massif', ring: 'm75 m76 m77 m78' },
  { id: 'monviso', kind: 'massif', ring: 'm79 m80 m81 m82 m83' },
  { id: 'superiore', kind: 'lake', ring: 'q16 q17 q18 q19' },
  { id: 'inferiore', kind: 'lake', ring: 'q22 q23 q24 q25' },
  { id: 'paludi', kind: 'marsh', ring: 'q28 q29 q30 -q31' },
  { id: 'valli', kind: 'marsh', ring: 'q32 q33 q34 q35' },
] as const;

/** Where the sides of a Fortress show their Level on the map: by "fortress-outside". */
export const LEVEL_PLACES: Readonly<Record<string, { readonly arc: string; readonly at: readonly [number, number] }>> =
  {
    'casale-trino': { arc: 'm09', at: [1366.2, 558.7] },
    'casale-lomellina': { arc: 'm10', at: [1479.1, 589.1] },
    'casale-frassineto': { arc: 'm94', at: [1526.4, 705.7] },
    'casale-rosignano': { arc: 'm93', at: [1430.9, 797.8] },
    'casale-pontestura': { arc: 'm92', at: [1350.1, 677.9] },
    'mantova-porto': { arc: 'q20', at: [2909.4, 944.5] },
    'mantova-san_giorgio': { arc: 'q21', at: [2997.3, 960.2] },
    'mantova-cerese': { arc: 'q27', at: [2887.6, 1146.9] },
    'mantova-curtatone': { arc: 'q26', at: [2772.1, 1108.6] },
  };

/** Walls without a way through them: they stand in the lakes. */
export const BLIND_WALLS: readonly string[] = ['q25', 'q17'];
