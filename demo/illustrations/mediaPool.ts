/** Every demo picture, declared as data. Rows are append-only: an id never changes its picture's meaning. */
import type { ExteriorRequest } from './drawExterior.ts'
import type { RoomRequest } from './drawRoom.ts'
import type { ExteriorName } from './exteriors/catalogue.ts'
import type { Form, RegionStyle, ViewKind } from './facts.ts'
import type { LightName } from './palette.ts'
import { type PlanKey, planKeys } from './plans/planPool.ts'
import { randomFrom } from '../random.ts'
import type { RoomName } from './rooms/catalogue.ts'
import { type DecorName, decorNames, decors } from './rooms/decor.ts'
import type { Backdrop } from './scene.ts'

interface PictureBase {
  /** Fits a smallint. */
  readonly id: number
  /** Message key of the alternative text. */
  readonly alt: `media.${string}`
}

export interface ExteriorPicture extends PictureBase {
  readonly subject: 'exterior'
  readonly forms: readonly Form[]
  readonly regions: readonly RegionStyle[]
  readonly era: 'old' | 'new' | 'any'
  /** A swimming pool is in the picture. */
  readonly pool: boolean
  readonly request: ExteriorRequest
}

export interface RoomPicture extends PictureBase {
  readonly subject: RoomName
  readonly view: ViewKind | null
  readonly manner: 'modern' | 'traditional' | 'island'
  readonly request: RoomRequest
}

export interface PlanPicture extends PictureBase {
  readonly subject: 'plan'
  readonly plan: PlanKey
}

export type Picture = ExteriorPicture | RoomPicture | PlanPicture

interface ExteriorRow {
  readonly name: ExteriorName
  readonly forms: readonly Form[]
  readonly regions: readonly RegionStyle[]
  readonly backdrops: readonly Backdrop[]
  readonly era?: 'old' | 'new'
  readonly pool?: true
  readonly count: number
}

const urban = ['athens', 'macedonia', 'generic'] as const
const everywhere = [
  'athens',
  'cyclades',
  'ionian',
  'epirus',
  'mani',
  'pelion',
  'crete',
  'macedonia',
  'dodecanese',
  'suburb',
  'generic',
] as const

/** Row n owns ids 1000 + 20 n … 1019 + 20 n. */
const exteriorRows: readonly ExteriorRow[] = [
  {
    name: 'polykatoikiaClassic',
    forms: ['apartment', 'building'],
    regions: ['athens', 'macedonia', 'suburb', 'generic', 'crete'],
    backdrops: ['lycabettus', 'skyline', 'hills'],
    count: 18,
  },
  {
    name: 'polykatoikiaStaggered',
    forms: ['apartment', 'building'],
    regions: ['athens', 'macedonia', 'crete', 'dodecanese', 'generic'],
    backdrops: ['skyline', 'hills', 'lycabettus'],
    count: 15,
  },
  {
    name: 'polykatoikiaPanelled',
    forms: ['apartment', 'building'],
    regions: ['athens', 'macedonia', 'generic', 'epirus', 'pelion'],
    backdrops: ['hills', 'skyline', 'mountains'],
    count: 14,
  },
  {
    name: 'polykatoikiaInterwar',
    forms: ['apartment', 'building'],
    regions: urban,
    backdrops: ['lycabettus', 'skyline'],
    era: 'old',
    count: 12,
  },
  {
    name: 'modernBlock',
    forms: ['apartment', 'building'],
    regions: everywhere,
    backdrops: ['hills', 'skyline', 'sea', 'mountains', 'lycabettus'],
    era: 'new',
    count: 16,
  },
  {
    name: 'neoclassical',
    forms: ['house', 'building', 'apartment', 'villa'],
    regions: ['athens', 'macedonia', 'generic', 'dodecanese', 'pelion', 'mani'],
    backdrops: ['lycabettus', 'hills', 'skyline', 'islands'],
    era: 'old',
    count: 12,
  },
  {
    name: 'ionianHouse',
    forms: ['house', 'maisonette', 'apartment', 'farmhouse'],
    regions: ['ionian'],
    backdrops: ['greenCoast', 'forest', 'islands'],
    count: 9,
  },
  {
    name: 'corfuTownhouse',
    forms: ['apartment', 'building', 'terraced'],
    regions: ['ionian'],
    backdrops: ['greenCoast', 'hills'],
    era: 'old',
    count: 7,
  },
  {
    name: 'cycladicCube',
    forms: ['house', 'apartment', 'maisonette', 'farmhouse'],
    regions: ['cyclades', 'dodecanese', 'crete'],
    backdrops: ['islands', 'village', 'sea', 'bareRidge'],
    count: 7,
  },
  {
    name: 'cycladicStairs',
    forms: ['house', 'maisonette', 'apartment', 'terraced'],
    regions: ['cyclades', 'dodecanese'],
    backdrops: ['village', 'islands', 'sea'],
    count: 6,
  },
  {
    name: 'cycladicDome',
    forms: ['house', 'villa'],
    regions: ['cyclades'],
    backdrops: ['islands', 'sea', 'village'],
    count: 6,
  },
  {
    name: 'cycladicTerrace',
    forms: ['house', 'villa', 'apartment', 'maisonette'],
    regions: ['cyclades', 'dodecanese'],
    backdrops: ['islands', 'sea', 'bareRidge'],
    count: 7,
  },
  {
    name: 'maniTower',
    forms: ['house', 'villa', 'farmhouse', 'building'],
    regions: ['mani'],
    backdrops: ['bareRidge', 'sea', 'islands'],
    count: 8,
  },
  {
    name: 'slateHouse',
    forms: ['house', 'building', 'maisonette', 'apartment'],
    regions: ['epirus', 'macedonia'],
    backdrops: ['snowPeaks', 'forest', 'mountains'],
    count: 8,
  },
  {
    name: 'stoneHouse',
    forms: ['house', 'farmhouse', 'maisonette'],
    regions: ['crete', 'mani', 'dodecanese', 'generic', 'ionian', 'epirus', 'pelion', 'macedonia'],
    backdrops: ['hills', 'bareRidge', 'islands', 'mountains', 'plain'],
    era: 'old',
    count: 12,
  },
  {
    name: 'pelionMansion',
    forms: ['house', 'villa', 'building'],
    regions: ['pelion', 'macedonia'],
    backdrops: ['forest', 'mountains', 'greenCoast'],
    era: 'old',
    count: 7,
  },
  {
    name: 'villageHouse',
    forms: ['house', 'maisonette', 'terraced'],
    regions: ['crete', 'generic', 'suburb', 'macedonia', 'mani', 'dodecanese', 'ionian', 'athens'],
    backdrops: ['hills', 'plain', 'islands', 'forest', 'mountains'],
    count: 14,
  },
  {
    name: 'farmhouse',
    forms: ['farmhouse', 'house'],
    regions: ['crete', 'generic', 'macedonia', 'mani', 'ionian', 'pelion', 'dodecanese'],
    backdrops: ['plain', 'hills', 'mountains'],
    count: 6,
  },
  {
    name: 'maisonette',
    forms: ['maisonette', 'house', 'terraced'],
    regions: [
      'suburb',
      'athens',
      'generic',
      'macedonia',
      'crete',
      'ionian',
      'pelion',
      'epirus',
      'mani',
      'dodecanese',
    ],
    backdrops: ['hills', 'plain', 'forest', 'sea', 'mountains'],
    era: 'new',
    count: 14,
  },
  {
    name: 'terraced',
    forms: ['terraced', 'maisonette'],
    regions: [
      'suburb',
      'athens',
      'generic',
      'macedonia',
      'crete',
      'ionian',
      'dodecanese',
      'pelion',
      'epirus',
      'mani',
    ],
    backdrops: ['hills', 'plain', 'skyline', 'sea'],
    count: 10,
  },
  {
    name: 'villaPool',
    forms: ['villa', 'house'],
    regions: everywhere,
    backdrops: ['sea', 'islands', 'hills', 'greenCoast', 'mountains'],
    era: 'new',
    pool: true,
    count: 12,
  },
  { name: 'shop', forms: ['shop'], regions: everywhere, backdrops: ['hills', 'skyline'], count: 7 },
  {
    name: 'office',
    forms: ['office', 'building'],
    regions: everywhere,
    backdrops: ['skyline', 'hills', 'lycabettus'],
    count: 6,
  },
  {
    name: 'warehouse',
    forms: ['warehouse'],
    regions: everywhere,
    backdrops: ['plain', 'hills', 'mountains'],
    count: 6,
  },
  { name: 'garage', forms: ['garage'], regions: everywhere, backdrops: ['hills', 'plain'], count: 4 },
  { name: 'parkingBay', forms: ['parking', 'garage'], regions: everywhere, backdrops: ['hills'], count: 4 },
  {
    name: 'hotel',
    forms: ['hotel', 'building'],
    regions: everywhere,
    backdrops: ['sea', 'islands', 'greenCoast', 'hills'],
    count: 6,
  },
  {
    name: 'buildingPlot',
    forms: ['plot'],
    regions: everywhere,
    backdrops: ['hills', 'sea', 'mountains', 'village', 'plain', 'skyline', 'islands'],
    count: 8,
  },
  {
    name: 'oliveGrove',
    forms: ['oliveGrove', 'field', 'plot'],
    regions: everywhere,
    backdrops: ['hills', 'sea', 'mountains', 'bareRidge'],
    count: 6,
  },
  {
    name: 'field',
    forms: ['field', 'plot'],
    regions: everywhere,
    backdrops: ['plain', 'hills', 'mountains', 'snowPeaks'],
    count: 6,
  },
  {
    name: 'seaPlot',
    forms: ['seaPlot', 'plot'],
    regions: everywhere,
    backdrops: ['sea', 'islands', 'greenCoast', 'village'],
    count: 6,
  },
  {
    name: 'woodedPlot',
    forms: ['woodland', 'plot'],
    regions: everywhere,
    backdrops: ['forest', 'mountains', 'hills'],
    count: 5,
  },
  {
    name: 'villaGarden',
    forms: ['villa', 'house'],
    regions: everywhere,
    backdrops: ['sea', 'islands', 'hills', 'greenCoast', 'mountains'],
    era: 'new',
    count: 12,
  },
]

/** A week of weather: neighbours in a list differ, evenings stay rare. */
const weather: readonly LightName[] = [
  'clear',
  'golden',
  'morning',
  'noon',
  'clear',
  'soft',
  'morning',
  'golden',
  'noon',
  'dusk',
  'clear',
  'sunset',
  'morning',
  'golden',
  'noon',
]

const cyclic = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length]
  if (found === undefined) throw new RangeError('empty list')
  return found
}

const exteriorPictures: readonly ExteriorPicture[] = exteriorRows.flatMap((row, order) =>
  Array.from({ length: row.count }, (_, index): ExteriorPicture => {
    const id = 1000 + order * 20 + index
    return {
      id,
      subject: 'exterior',
      alt: `media.exterior.${row.name}`,
      forms: row.forms,
      regions: row.regions,
      era: row.era ?? 'any',
      pool: row.pool ?? false,
      request: {
        name: row.name,
        light: cyclic(weather, index + order * 4),
        backdrop: cyclic(row.backdrops, index),
        seed: id,
      },
    }
  }),
)

/** Pictures of each room in every decor, so that one home can be shown in one manner. */
const roomsPerDecor: readonly (readonly [RoomName, number])[] = [
  ['living', 3],
  ['kitchen', 2],
  ['bedroom', 3],
  ['childBedroom', 2],
  ['bathroom', 2],
  ['dining', 1],
  ['hallway', 1],
  ['study', 1],
]
const daylight: readonly LightName[] = [
  'clear',
  'morning',
  'golden',
  'noon',
  'soft',
  'clear',
  'sunset',
  'morning',
  'dusk',
]
const outlooks: readonly Backdrop[] = [
  'hills',
  'skyline',
  'sea',
  'mountains',
  'islands',
  'lycabettus',
  'forest',
  'greenCoast',
  'plain',
]

/** Decor n owns ids 3000 + 40 n … 3039 + 40 n. */
const roomPictures: readonly RoomPicture[] = decorNames.flatMap((decor, order) =>
  roomsPerDecor
    .flatMap(([name, count]) => Array.from({ length: count }, () => name))
    .map((name, index): RoomPicture => {
      const id = 3000 + order * 40 + index
      const pick = randomFrom(id)
      return {
        id,
        subject: name,
        alt: `media.room.${name}`,
        view: null,
        manner: decors[decor].manner,
        request: { name, decor, light: pick.pick(daylight), outlook: pick.pick(outlooks), seed: id },
      }
    }),
)

const outlooksByView: Readonly<Record<ViewKind, readonly Backdrop[]>> = {
  sea: ['sea', 'islands', 'greenCoast', 'village'],
  city: ['skyline', 'lycabettus'],
  mountain: ['mountains', 'snowPeaks', 'bareRidge', 'forest'],
  garden: ['hills', 'plain', 'forest'],
}

/** Balconies and terraces: each view in three decors, ids from 3600. */
const outsideDecors: readonly DecorName[] = [
  'athensModern',
  'classicGreen',
  'islandWhite',
  'terracottaWarm',
  'villageRed',
  'islandAqua',
]
const outsidePictures: readonly RoomPicture[] = (Object.keys(outlooksByView) as ViewKind[]).flatMap(
  (view, order) =>
    outsideDecors.map((decor, index): RoomPicture => {
      const id = 3600 + order * 20 + index
      const name: RoomName = index % 3 === 1 || index === 5 ? 'terrace' : 'balcony'
      return {
        id,
        subject: name,
        alt: `media.view.${view}`,
        view,
        manner: decors[decor].manner,
        request: {
          name,
          decor,
          light: cyclic(daylight, index + order * 2),
          outlook: cyclic(outlooksByView[view], index),
          seed: id,
        },
      }
    }),
)

const storagePictures: readonly RoomPicture[] = (
  ['athensModern', 'classicBlue', 'islandSand', 'greyLoft'] as const
).map((decor, index) => ({
  id: 3700 + index,
  subject: 'storage',
  alt: 'media.room.storage',
  view: null,
  manner: decors[decor].manner,
  request: { name: 'storage', decor, light: 'clear', outlook: 'hills', seed: 3700 + index },
}))

const planPictures: readonly PlanPicture[] = planKeys.map((plan, index) => ({
  id: 5000 + index,
  subject: 'plan',
  alt: 'media.plan',
  plan,
}))

export const mediaPool: readonly Picture[] = [
  ...exteriorPictures,
  ...roomPictures,
  ...outsidePictures,
  ...storagePictures,
  ...planPictures,
]
export const pictureById: ReadonlyMap<number, Picture> = new Map(
  mediaPool.map((picture) => [picture.id, picture]),
)
