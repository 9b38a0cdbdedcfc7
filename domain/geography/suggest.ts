import { fold } from '../words/fold.ts'
import { accentKey, asGreekKeyboard, asLatinKeyboard } from '../words/keyboards.ts'
import { asGreekLooks } from '../words/lookAlikes.ts'
import { soundKeys, stemOfSound, withoutEnding } from '../words/sounds.ts'
import type { GeographyLevel } from './levels.ts'
import { Findings } from './Findings.ts'
import { type Name, NameIndex, type Run } from './NameIndex.ts'
import type { Place } from './Place.ts'
import { writtenOut } from './shortForms.ts'

export type Suggest = (query: string, limit: number, levels?: readonly GeographyLevel[]) => readonly Place[]

/**
 * How good a match is, best first: a whole name is better than its beginning, a spelling better than a sound,
 * a typo is last.
 */
const grades = {
  whole: 0,
  contraction: 0.5,
  beginning: 1,
  inflected: 1,
  words: 1.5,
  word: 2,
  within: 2.5,
  slip: 4,
} as const
/** Added to the grade. */
const penalties = { alternate: 0.25, sound: 0.5 } as const

/** What is read of a query. */
const LONGEST = 80
/** Shorter queries are near too many names. */
const SHORTEST_SLIP = 5
/** Words that are looked for one by one. */
const MOST_WORDS = 6
/** Shorter words begin too many names to look there for the others. */
const SHORTEST_TELLING = 3
/** Shorter queries are the beginning of something. */
const SHORTEST_INFLECTED = 3
/** Readings of a query that slips are looked for in. */
const SLIP_READINGS = 4

/** Makes the index of names, once (some 10,000); an answer then takes some hundredths of a millisecond. */
export function makeSuggest(places: readonly Place[]): Suggest {
  const search = new Search(places)
  return (query, limit, levels) => {
    const found = new Findings(places, levels)
    for (const read of search.readings(query.slice(0, LONGEST))) {
      read(found)
      if (!found.isEmpty) break
    }
    return found.best(limit)
  }
}

const parted = (key: string) => key.split(' ')

/** The parent of the country. */
const NOWHERE = -1

class Search {
  private readonly spellings: NameIndex
  private readonly sounds: NameIndex
  /** All names of each place, by spelling and by sound. */
  private readonly namesOf: readonly (readonly Name[])[]
  private readonly parents: readonly number[]
  private readonly contexts: (readonly string[] | undefined)[] = []

  constructor(places: readonly Place[]) {
    const spellings = places.map(spellingsOf)
    const sounds = spellings.map(soundsOf)
    this.spellings = new NameIndex(spellings.flat())
    this.sounds = new NameIndex(sounds.flat())
    this.namesOf = spellings.map((names, place) => [...names, ...(sounds[place] ?? [])])
    const placeOf = new Map(places.map(({ level, id }, place) => [`${level} ${id}`, place]))
    this.parents = places.map(
      ({ parent }) => (parent && placeOf.get(`${parent.level} ${parent.id}`)) ?? NOWHERE,
    )
  }

  /** The ways to read a query, the plainest first. */
  *readings(query: string): Generator<(found: Findings) => void> {
    const plain = fold(query)
    if (plain === '') return
    const [start = '', end = ''] = query.includes('/') ? query.split('/').map(fold) : []
    if (end !== '') yield (found) => this.contracted(start, end, found)
    yield (found) => {
      this.read(plain, found)
      for (const text of writtenOut(plain)) this.readWhole(text, found)
    }
    const keyed = fold(query.replaceAll(accentKey, ''))
    for (const slip of new Set([...asGreekLooks(plain), asGreekKeyboard(keyed), ...asLatinKeyboard(plain)]))
      if (slip !== plain) yield (found) => this.read(slip, found)
    if (plain.length >= SHORTEST_SLIP) yield (found) => this.slipped(plain, found)
  }

  private read(text: string, found: Findings): void {
    this.readWhole(text, found)
    this.lookWords(this.spellings, text, found)
    for (const key of soundsTyped(text)) this.lookWords(this.sounds, key, found)
  }

  /** Names that begin so, or their last words, and not those that have the words somewhere. */
  private readWhole(text: string, found: Findings): void {
    this.look(this.spellings, text, 0, found)
    for (const key of soundsTyped(text)) {
      this.look(this.sounds, key, penalties.sound, found)
      if (key.length >= SHORTEST_INFLECTED) this.lookInflected(key, found)
    }
  }

  /** Names, or their last words, in another case than they are known by: `Νέας Σμύρνης`, `Αθηναίων`. */
  private lookInflected(key: string, found: Findings): void {
    const typed = parted(key).map(stemOfSound)
    const run = this.sounds.beginningWith(typed[0] ?? '')
    for (let at = run.from; at < run.to; at++) {
      const name = this.sounds.nameAt(at)
      const words = name.words.slice(this.sounds.wordAt(at))
      if (words.length !== typed.length || !words.every((word, nth) => stemOfSound(word) === typed[nth]))
        continue
      found.add(name.place, grades.inflected + name.penalty + this.sounds.wordAt(at))
    }
  }

  private look(index: NameIndex, text: string, penalty: number, found: Findings): void {
    const run = index.beginningWith(text)
    for (let at = run.from; at < run.to; at++) {
      const name = index.nameAt(at)
      const inside = index.wordAt(at) > 0
      const grade = inside
        ? grades.word
        : index.lengthAt(at) === text.length
          ? grades.whole
          : grades.beginning
      found.add(name.place, grade + name.penalty + penalty)
    }
  }

  private lookWords(index: NameIndex, text: string, found: Findings): void {
    const words = [...new Set(parted(text))].slice(0, MOST_WORDS)
    const telling = words.length > 1 ? words.filter((word) => word.length >= SHORTEST_TELLING) : []
    for (const word of telling) this.lookByWord(index, word, words, found)
  }

  /** Names that have a word, and the other words too, or places around that have them: `Ν. Σμύρνη`, `Κολωνάκι Αθήνα`. */
  private lookByWord(index: NameIndex, word: string, words: readonly string[], found: Findings): void {
    const run = index.beginningWith(word)
    for (let at = run.from; at < run.to; at++) {
      const name = index.nameAt(at)
      if (!found.allows(name.place)) continue
      const others = words.filter((other) => !name.words.some((one) => one.startsWith(other)))
      if (others.length === 0) found.add(name.place, grades.words + name.penalty)
      else if (this.around(name.place, others)) found.add(name.place, grades.within + name.penalty)
    }
  }

  /** Words are distinguishable by sound in any case: `Κέντρο Θεσσαλονίκης`. */
  private around(place: number, words: readonly string[]): boolean {
    const around = this.wordsAround(this.parents[place] ?? NOWHERE)
    return words.every((word) => {
      const stem = withoutEnding(word)
      return around.some((one) => one.startsWith(word) || (stem !== undefined && withoutEnding(one) === stem))
    })
  }

  /** All words in the names of a place and of its parents. */
  private wordsAround(place: number): readonly string[] {
    if (place === NOWHERE) return []
    return (this.contexts[place] ??= [
      ...(this.namesOf[place] ?? []).flatMap(({ words }) => words),
      ...this.wordsAround(this.parents[place] ?? NOWHERE),
    ])
  }

  /** Names with a word that begins and ends like this: `Θεσ/νίκη`. */
  private contracted(start: string, end: string, found: Findings): void {
    const look = (index: NameIndex, from: string, to: string) => {
      const run = index.beginningWith(from)
      for (let at = run.from; at < run.to; at++) {
        const name = index.nameAt(at)
        const word = name.words[index.wordAt(at)] ?? ''
        if (word.length > from.length + to.length && word.endsWith(to))
          found.add(name.place, grades.contraction + index.wordAt(at) + name.penalty)
      }
    }
    look(this.spellings, start, end)
    for (const from of soundKeys(start)) for (const to of soundKeys(end)) look(this.sounds, from, to)
  }

  private slipped(text: string, found: Findings): void {
    const look = (index: NameIndex, key: string, penalty: number) => {
      for (const run of index.nearlyBeginningWith(key)) this.takeSlips(index, run, key.length, penalty, found)
    }
    look(this.spellings, text, 0)
    for (const key of soundsTyped(text).slice(0, SLIP_READINGS)) look(this.sounds, key, penalties.sound)
  }

  /** A whole name with a slip is likelier than the beginning of a longer one. */
  private takeSlips(index: NameIndex, run: Run, length: number, penalty: number, found: Findings): void {
    for (let at = run.from; at < run.to; at++) {
      const name = index.nameAt(at)
      const inside = index.wordAt(at) > 0
      const grade = inside ? grades.word : index.lengthAt(at) > length + 1 ? grades.beginning : grades.whole
      found.add(name.place, grades.slip + grade + name.penalty + penalty)
    }
  }
}

/** How a query sounds. A letter typed over and over would sound as once, and be the beginning of too many names. */
const soundsTyped = (text: string): readonly string[] =>
  text.length > 1 && new Set(text).size === 1 ? [] : soundKeys(text)

function spellingsOf({ name, alternates, slug }: Place, place: number): Name[] {
  const penaltyOf = new Map([name.el, name.en].map((one) => [fold(one), 0]))
  // A slug is the name as road signs write it, unless words were added to tell it from others.
  const onSigns = fold(slug)
  const others = parted(onSigns).length === parted(fold(name.el)).length ? [onSigns] : []
  for (const one of [...alternates.map(fold), ...others])
    if (!penaltyOf.has(one)) penaltyOf.set(one, penalties.alternate)
  return [...penaltyOf].map(([key, penalty]) => ({ place, words: parted(key), penalty }))
}

function soundsOf(spellings: readonly Name[]): Name[] {
  const first = new Map<string, Name>()
  for (const name of spellings)
    for (const key of soundKeys(name.words.join(' ')))
      if (!first.has(key)) first.set(key, { ...name, words: parted(key) })
  return [...first.values()]
}
