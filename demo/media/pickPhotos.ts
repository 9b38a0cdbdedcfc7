/** Chooses the pictures of a property. The same facts and seed always give the same ids. */
import {
  type Form,
  formOf,
  homeForms,
  landForms,
  type PropertyFacts,
  type RegionStyle,
  type ViewKind,
} from './facts.ts'
import { type Random, randomFrom } from '#demo/random.ts'
import { type Backdrop, exteriors, type Manner, type RoomKind, rooms } from './pictures.ts'

/** What one expects to see behind a house there. */
const surroundings: Readonly<Record<RegionStyle, readonly Backdrop[]>> = {
  athens: ['lycabettus', 'skyline', 'hills'],
  cyclades: ['islands', 'village', 'sea', 'bareRidge'],
  ionian: ['greenCoast', 'islands', 'sea', 'forest', 'hills'],
  epirus: ['snowPeaks', 'forest', 'mountains', 'hills'],
  mani: ['bareRidge', 'sea', 'islands', 'hills'],
  pelion: ['forest', 'greenCoast', 'mountains', 'hills', 'sea'],
  crete: ['hills', 'bareRidge', 'sea', 'islands', 'mountains', 'plain'],
  macedonia: ['plain', 'mountains', 'hills', 'skyline', 'snowPeaks', 'forest'],
  dodecanese: ['islands', 'sea', 'bareRidge', 'hills'],
  suburb: ['hills', 'plain', 'forest', 'sea'],
  generic: ['hills', 'plain', 'mountains', 'sea', 'islands', 'forest', 'skyline'],
}

const islandRegions: ReadonlySet<RegionStyle> = new Set(['cyclades', 'dodecanese'])
type Era = 'old' | 'new' | 'between'
const newest = 15
const old = 45

/** Fewer than this, and neighbours in a list would show the same house. */
const enough = 6

/** The narrowest of the nested choices that offers enough, else the widest that offers any. */
function narrowest<T>(...choices: readonly (readonly T[])[]): readonly T[] {
  return (
    choices.find((choice) => choice.length >= enough) ?? choices.findLast((choice) => choice.length > 0) ?? []
  )
}

function firstFilled<T>(...choices: readonly (readonly T[])[]): readonly T[] {
  return choices.find((choice) => choice.length > 0) ?? []
}

function exteriorsFor(form: Form, region: RegionStyle, era: Era, pool: boolean): readonly number[] {
  const ofForm = exteriors.filter((picture) => picture.forms.includes(form) && (pool || !picture.pool))
  const withPool = pool ? ofForm.filter((picture) => picture.pool) : []
  if (withPool.length > 0)
    return narrowest(
      withPool.filter(({ backdrop }) => surroundings[region].includes(backdrop)),
      withPool,
    ).map(({ id }) => id)
  const local = ofForm.filter(({ regions }) => regions.includes(region))
  const timely = local.filter((picture) => picture.era === 'any' || picture.era === era)
  const inPlace = timely.filter(({ backdrop }) => surroundings[region].includes(backdrop))
  return (local.length > 0 ? narrowest(inPlace, timely, local) : ofForm).map(({ id }) => id)
}

/** Computed once per key: seeding asks hundreds of thousands of times. */
function remembered<K extends string, T>(compute: (key: K) => T): (key: K) => T {
  const known = new Map<K, T>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const computed = compute(key)
    known.set(key, computed)
    return computed
  }
}

type ExteriorKey = `${Form}|${RegionStyle}|${Era}|${boolean}`
const exteriorIds = remembered((key: ExteriorKey) => {
  const [form, region, era, pool] = key.split('|') as [Form, RegionStyle, Era, string]
  return exteriorsFor(form, region, era, pool === 'true')
})

const mannerOfDecor = new Map(rooms.map(({ decor, manner }) => [decor, manner]))

/** Rooms of this decor first, then of its manner, so that a fourth bathroom still suits the house. */
type RoomKey = `${RoomKind}|${string}`
const roomIds = remembered((key: RoomKey) => {
  const [name, decor] = key.split('|') as [RoomKind, string]
  const all = rooms.filter(({ subject }) => subject === name)
  const own = all.filter((room) => room.decor === decor)
  const alike = all.filter((room) => room.decor !== decor && room.manner === mannerOfDecor.get(decor))
  return {
    own: own.map(({ id }) => id),
    alike: firstFilled(alike, own.length > 0 ? [] : all).map(({ id }) => id),
  }
})

type ViewKey = `${ViewKind}|${Manner}`
const viewIds = remembered((key: ViewKey) => {
  const [view, manner] = key.split('|') as [ViewKind, Manner]
  const seen = rooms.filter((room) => room.view === view)
  return firstFilled(
    seen.filter((room) => room.manner === manner),
    seen,
  ).map(({ id }) => id)
})

const decorsOf = (manner: Manner) =>
  [...mannerOfDecor].filter(([, own]) => own === manner).map(([decor]) => decor)
const decorsByManner = {
  modern: decorsOf('modern'),
  traditional: decorsOf('traditional'),
  island: decorsOf('island'),
}

function mannerOf({ regionStyle, age }: PropertyFacts, random: Random): Manner {
  if (islandRegions.has(regionStyle)) return random.chance(0.8) ? 'island' : 'modern'
  if (age < newest) return 'modern'
  return random.chance(age > old ? 0.65 : 0.4) ? 'traditional' : 'modern'
}

/** `count` different pictures of a room, fewer if there are fewer. */
function take(name: RoomKind, decor: string, count: number, random: Random): number[] {
  const { own, alike } = roomIds(`${name}|${decor}`)
  const taken: number[] = []
  for (const ids of [own, alike]) {
    if (taken.length >= count) break
    const from = ids.length > 1 ? random.int(0, ids.length - 1) : 0
    for (let index = 0; index < ids.length && taken.length < count; index++) {
      const id = ids[(from + index) % ids.length]
      if (id !== undefined) taken.push(id)
    }
  }
  return taken
}

const eraOf = (age: number): Era => (age < newest ? 'new' : age > old ? 'old' : 'between')

/** A house with a pool is drawn as a villa: the one exterior that has one. */
const drawnForm = (facts: PropertyFacts): Form => {
  const form = formOf(facts)
  return facts.pool && (form === 'house' || form === 'maisonette' || form === 'farmhouse') ? 'villa' : form
}

function exteriorOf(facts: PropertyFacts, random: Random): number[] {
  const ids = exteriorIds(`${drawnForm(facts)}|${facts.regionStyle}|${eraOf(facts.age)}|${facts.pool}`)
  return ids.length > 0 ? [random.pick(ids)] : []
}

function outsideOf(facts: PropertyFacts, manner: Manner, random: Random): number[] {
  const unstated: ViewKind =
    facts.garden || (facts.regionStyle !== 'athens' && facts.regionStyle !== 'macedonia') ? 'garden' : 'city'
  const views: readonly ViewKind[] = facts.views.length > 0 ? facts.views : facts.balcony ? [unstated] : []
  return views.slice(0, 2).map((view) => random.pick(viewIds(`${view}|${manner}`)))
}

/** Pictures of a home. */
const fewest = 6
const most = 14

function homePhotos(facts: PropertyFacts, random: Random): number[] {
  const manner = mannerOf(facts, random)
  const decor = random.pick(decorsByManner[manner])
  const { surface, bedrooms } = facts
  const roomy = surface >= 70
  const children = bedrooms > 2 ? Math.min(2, bedrooms - 2) : bedrooms === 2 && random.chance(0.5) ? 1 : 0
  const essential = [
    ...exteriorOf(facts, random),
    ...take('living', decor, surface >= 55 ? 2 : 1, random),
    ...take('kitchen', decor, 1, random),
    ...take('bedroom', decor, Math.min(4, bedrooms - children), random),
    ...take('childBedroom', decor, children, random),
    ...take('bathroom', decor, Math.min(3, Math.max(1, facts.bathrooms)), random),
    ...outsideOf(facts, manner, random),
  ]
  const optional = [
    ...(roomy ? take('dining', decor, 1, random) : []),
    ...take('hallway', decor, 1, random),
    ...(surface >= 120 ? take('study', decor, 1, random) : []),
    ...(surface >= 100 && random.chance(0.4) ? take('storage', decor, 1, random) : []),
  ]
  const wanted = Math.max(fewest - essential.length, random.int(0, optional.length))
  return [...essential, ...optional.slice(0, Math.max(0, wanted))].slice(0, most)
}

/** What is shown inside a place that is not a home. */
const businessRooms: Readonly<Partial<Record<Form, readonly (readonly [RoomKind, number])[]>>> = {
  office: [
    ['study', 2],
    ['hallway', 1],
    ['bathroom', 1],
  ],
  shop: [
    ['storage', 1],
    ['bathroom', 1],
  ],
  warehouse: [
    ['storage', 2],
    ['study', 1],
  ],
  hotel: [
    ['hallway', 1],
    ['bedroom', 3],
    ['bathroom', 2],
    ['dining', 1],
  ],
  building: [
    ['hallway', 1],
    ['living', 1],
    ['kitchen', 1],
    ['bedroom', 2],
    ['bathroom', 1],
  ],
}

function businessPhotos(facts: PropertyFacts, form: Form, random: Random): number[] {
  const decor = random.pick(decorsByManner[facts.age < 30 ? 'modern' : 'traditional'])
  return [
    ...exteriorOf(facts, random),
    ...(businessRooms[form] ?? []).flatMap(([name, count]) => take(name, decor, count, random)),
  ]
}

/** Several looks at one kind of land: neighbouring pictures of the form. */
function landPhotos(facts: PropertyFacts, form: Form, random: Random): number[] {
  const ids = exteriorIds(`${form}|${facts.regionStyle}|between|false`)
  const from = random.int(0, Math.max(0, ids.length - 1))
  return [...ids.slice(from), ...ids.slice(0, from)].slice(0, random.int(3, 5))
}

function roomToLetPhotos(facts: PropertyFacts, random: Random): number[] {
  const decor = random.pick(decorsByManner[mannerOf(facts, random)])
  const shared = [
    ...take('kitchen', decor, 1, random),
    ...take('bathroom', decor, 1, random),
    ...take('living', decor, 1, random),
    ...take('hallway', decor, 1, random),
  ]
  return [
    ...take('bedroom', decor, 1, random),
    ...shared,
    ...exteriorOf(facts, random),
    ...(facts.balcony ? outsideOf(facts, 'modern', random) : []),
  ]
}

/**
 * Ids in the order of a gallery: homes 6–14 pictures (exterior, rooms, balcony or view), land 3–5, garages and
 * businesses fewer. Each picture at most once.
 */
export function pickPhotos(facts: PropertyFacts, seed: number): number[] {
  const random = randomFrom(seed)
  const form = formOf(facts)
  if (landForms.has(form)) return landPhotos(facts, form, random)
  if (facts.category === 'rooms') return roomToLetPhotos(facts, random)
  return [...new Set(homeForms.has(form) ? homePhotos(facts, random) : businessPhotos(facts, form, random))]
}
