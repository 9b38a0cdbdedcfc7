/** Every colour of the illustrations, as data. */
export const paint = {
  white: '#fdfbf6',
  limestone: '#f1ebdf',
  plaster: '#e6dfd0',
  sand: '#dcc9a3',
  dryGrass: '#cdbf86',
  earth: '#c2a578',
  stone: '#bfa98a',
  greyStone: '#a9a59c',
  slate: '#7d8288',
  terracotta: '#c0613d',
  tile: '#b9583a',
  ochre: '#dca951',
  aegean: '#2c6ea8',
  deepBlue: '#1f4f7f',
  sea: '#5d9fbd',
  pool: '#63b7cb',
  olive: '#7f8f57',
  oliveLeaf: '#93a079',
  leaf: '#6f9463',
  pine: '#4f7a58',
  cypress: '#3f6650',
  lawn: '#a3b578',
  bougainvillea: '#c34f86',
  geranium: '#cc4a3c',
  lavender: '#8f86b8',
  wood: '#8a5f3c',
  darkWood: '#5b3f2b',
  paleWood: '#c79c6a',
  iron: '#3c4650',
  asphalt: '#8e9499',
  pavement: '#d5cdbd',
  concrete: '#c9c5bb',
  glassDay: '#6f8fa6',
  lamp: '#ffd990',
} as const

/** A time of day and its weather: what it does to the sky and to every surface. */
export interface Light {
  readonly sky: readonly [string, string, string]
  readonly sun: { readonly colour: string; readonly height: number; readonly radius: number } | null
  /** What the lit surfaces turn towards, and how far. */
  readonly tint: string
  readonly tintAmount: number
  readonly shade: string
  readonly shadeAmount: number
  /** What distance fades into. */
  readonly haze: string
  readonly glass: readonly [string, string]
  /** Share of windows with a lamp on. */
  readonly lamps: number
  readonly clouds: number
  /** Length of cast shadows, as a share of the height. */
  readonly shadowLength: number
}

export const lights = {
  morning: {
    sky: ['#c3dbe9', '#dde8ea', '#f3ecdc'],
    sun: { colour: '#fdf2d6', height: 270, radius: 74 },
    tint: '#fff1d8',
    tintAmount: 0.1,
    shade: '#5f7798',
    shadeAmount: 0.3,
    haze: '#d3e0e4',
    glass: ['#7f9fb5', '#4f7089'],
    lamps: 0,
    clouds: 2,
    shadowLength: 0.45,
  },
  noon: {
    sky: ['#8fc0e6', '#b9daee', '#e3eff0'],
    sun: null,
    tint: '#fffdf4',
    tintAmount: 0.08,
    shade: '#4c6f9c',
    shadeAmount: 0.32,
    haze: '#c8dfea',
    glass: ['#86aac3', '#47708f'],
    lamps: 0,
    clouds: 3,
    shadowLength: 0.22,
  },
  clear: {
    sky: ['#a7cfea', '#cbe2ee', '#edf2ea'],
    sun: { colour: '#fff7e0', height: 210, radius: 62 },
    tint: '#fff8e6',
    tintAmount: 0.1,
    shade: '#537099',
    shadeAmount: 0.3,
    haze: '#d0e2e8',
    glass: ['#7fa3bc', '#456b88'],
    lamps: 0,
    clouds: 1,
    shadowLength: 0.32,
  },
  golden: {
    sky: ['#efd3b4', '#f5dfc5', '#f8ecd6'],
    sun: { colour: '#fff3d4', height: 400, radius: 84 },
    tint: '#ffdca6',
    tintAmount: 0.2,
    shade: '#6f6a8a',
    shadeAmount: 0.3,
    haze: '#ead9c3',
    glass: ['#a59a94', '#5d6f80'],
    lamps: 0.08,
    clouds: 2,
    shadowLength: 0.6,
  },
  sunset: {
    sky: ['#c9a9b6', '#eebfa2', '#fbdcae'],
    sun: { colour: '#fff0c8', height: 560, radius: 92 },
    tint: '#ffc08c',
    tintAmount: 0.22,
    shade: '#5b5680',
    shadeAmount: 0.36,
    haze: '#e3bfae',
    glass: ['#b98f86', '#5e5d78'],
    lamps: 0.22,
    clouds: 4,
    shadowLength: 0.6,
  },
  dusk: {
    sky: ['#586b97', '#9a8fb0', '#ebb79f'],
    sun: null,
    tint: '#a99cc0',
    tintAmount: 0.26,
    shade: '#2f3a63',
    shadeAmount: 0.42,
    haze: '#a294b2',
    glass: ['#6c7696', '#3a4566'],
    lamps: 0.55,
    clouds: 3,
    shadowLength: 0.12,
  },
  soft: {
    sky: ['#bccbd3', '#d3dbdc', '#e9e6dc'],
    sun: null,
    tint: '#e8ebea',
    tintAmount: 0.16,
    shade: '#5d6e7e',
    shadeAmount: 0.24,
    haze: '#cdd6d8',
    glass: ['#8a9ba6', '#566c7b'],
    lamps: 0.12,
    clouds: 7,
    shadowLength: 0.08,
  },
} as const satisfies Record<string, Light>

export type LightName = keyof typeof lights

/** Wall colours by manner of building. */
export const walls = {
  polykatoikia: ['#efe8da', '#e6dcc8', '#dfe3df', '#f0dfc6', '#e8d3b8', '#d9dfe2', '#f2ece2', '#e5cdb4'],
  modern: ['#f6f3ec', '#e8e5de', '#d8d4cc', '#efe7da', '#c9c6c0'],
  neoclassical: ['#e9cf9c', '#e6b48c', '#f0dfb8', '#dca383', '#e8d8c0', '#c9d3c5', '#e7c2a9', '#b9c7d1'],
  ionian: ['#eec79a', '#e8ad8b', '#f2dca6', '#e4b7a6', '#dccba0', '#efd5c0', '#d6a57c'],
  cycladic: ['#fefdf9', '#fbf8f1', '#fdfaf4'],
  village: ['#f5efe1', '#efe2c6', '#f3e7d6', '#eadbc0', '#f6f1e8', '#e9d6bd'],
  suburb: ['#f4eee2', '#ecdcc2', '#e9e3d6', '#f0dccb', '#e3e2d8', '#f3e6c9'],
  pelion: ['#f7f2e7', '#f2eadb', '#efe4d2'],
} as const

export const awnings = [
  '#c8693f',
  '#dcae58',
  '#7d9067',
  '#e9dcc2',
  '#3f7aa6',
  '#b5523f',
  '#5d8a88',
  '#d69a6a',
] as const
export const shutterPaints = [
  '#4f7a5c',
  '#3c6a58',
  '#6b8a76',
  '#7a5a40',
  '#3f6f9c',
  '#5c7f94',
  '#8b6a4d',
] as const
export const islandBlues = ['#2b6cab', '#1f5f9e', '#3a7fb8', '#3b8f9c', '#5a7fa0'] as const
export const carPaints = ['#c95a44', '#e9e6df', '#5b7d97', '#d9b25e', '#7c8a84', '#3f4f5d'] as const
