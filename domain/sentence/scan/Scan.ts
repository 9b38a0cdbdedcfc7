import { type Language, languages as allLanguages } from '../../locale.ts'
import { type Closeness, closeness } from './closeness.ts'
import { exactly, saidWord } from './keys.ts'
import { countVotes, type LanguageVotes } from './languages.ts'
import { isInflected, isWeightless, lexicon, type Meaning } from './lexicon.ts'
import type { KeyedToken, Match } from './Phrases.ts'
import type { PlaceName, PlaceNames } from './PlaceNames.ts'
import type { Sense } from '../lexicon/Sense.ts'
import { type SenseName, senses } from '../lexicon/senses.ts'
import { type Token, tokensOf } from './tokens.ts'

type Kind = Sense['kind']
export type SenseOf<K extends Kind> = Extract<Sense, { kind: K }>

/** A sense that words of the sentence have, by their tokens; the end not included. */
export interface Said<K extends Kind> {
  readonly sense: SenseOf<K>
  readonly end: number
  /** The words, folded. */
  readonly words: string
}

type SaidByKind = { readonly [K in Kind]?: readonly Said<K>[] }

/** Consecutive stop words. */
const ROW = 6

/** Words for renting, and words for buying. */
const ofRents: ReadonlySet<SenseName> = new Set(['rent', 'students', 'roomToLet', 'bedToLet'] as const)
const ofSales: ReadonlySet<SenseName> = new Set(['sale', 'land', 'buildingLand', 'agriculturalLand'] as const)

/** A sentence as its tokens, and their entries in the lexicon and the gazetteer. */
export class Scan {
  readonly text: string
  readonly tokens: readonly KeyedToken[]
  readonly names: PlaceNames
  readonly isGreeklish: boolean
  /** A word says that a home is to be let: a small number is a price then. */
  readonly isRent: boolean
  /** A word says that it is to be bought. */
  readonly isSale: boolean
  private readonly senses: readonly SaidByKind[]
  private readonly light: readonly boolean[]
  private readonly known = {
    areas: new Map<number, readonly Match<PlaceName>[]>(),
    stations: new Map<number, readonly Match<PlaceName>[]>(),
  }

  constructor(text: string, names: PlaceNames, languages: readonly Language[] = allLanguages) {
    this.text = text
    this.names = names
    this.tokens = tokensOf(text, (form) => isKnown(form, names)).map(keyed)
    const all = this.tokens.map((_, at) =>
      lexicon()
        .from(this.tokens, at)
        .filter((match) => languages.includes(match.value.language) && isNear(match)),
    )
    const votes = countVotes(all, languages)
    const meanings = all.map((here) => likeliest(here, votes))
    this.isGreeklish = votes.isGreeklish
    const says = (names: ReadonlySet<SenseName>) =>
      meanings.some((here) => here.some(({ value }) => names.has(value.sense)))
    this.isRent = says(ofRents)
    this.isSale = says(ofSales)
    this.senses = meanings.map(longestByKind)
    this.light = meanings.map((here, at) =>
      here.some(({ end, value }) => end === at + 1 && isWeightless(value.sense)),
    )
  }

  /** The longest words at a token that have a sense of this kind. */
  find<K extends Kind>(at: number, kind: K): Said<K> | undefined {
    return this.all(at, kind)[0]
  }

  /** Every sense of this kind of the longest such phrase at a token. */
  all<K extends Kind>(at: number, kind: K): readonly Said<K>[] {
    return this.senses[at]?.[kind] ?? []
  }

  /** Names of areas that begin at a token. */
  areas = (at: number): readonly Match<PlaceName>[] => this.named('areas', at)

  /** Names of stations that begin at a token. */
  stations = (at: number): readonly Match<PlaceName>[] => this.named('stations', at)

  /** A token as it was typed. */
  typed(at: number): string {
    const token = this.tokens[at]
    return token === undefined ? '' : this.text.slice(token.start, token.end)
  }

  /** Whether a token is a stop word, in the language of the sentence. */
  isWeightless(at: number): boolean {
    return this.light[at] === true
  }

  /** The first token from here on that weighs something. */
  pastWeightless(from: number): number {
    let at = from
    while (this.isWeightless(at) && at - from < ROW) at++
    return at
  }

  private named(level: keyof typeof this.known, at: number): readonly Match<PlaceName>[] {
    const found = this.known[level].get(at) ?? this.names[level].from(this.tokens, at)
    this.known[level].set(at, found)
    return found
  }
}

function isKnown(form: string, { areas, stations }: PlaceNames): boolean {
  const word = saidWord(form)
  return [lexicon(), areas, stations].some((phrases) => phrases.beginsWith(word))
}

/** Words are looked up in all their readings, numbers and signs unchanged. */
function keyed(token: Token): KeyedToken {
  const word = token.kind === 'word' ? saidWord(token.form) : exactly(token.form)
  const bare = { ...token, ...word, isSkippable: false }
  const isSkippable = lexicon()
    .from([bare], 0)
    .some((match) => isWeightless(match.value.sense) && isNear(match))
  return { ...bare, isSkippable }
}

const isNear = ({ closeness: near, value }: Match<Meaning>): boolean =>
  near <= (isInflected(value.sense) ? closeness.inflected : closeness.heard)

/** Of the meanings of the same words, those with the closest spelling, in the language of the sentence. */
function likeliest(here: readonly Match<Meaning>[], votes: LanguageVotes): readonly Match<Meaning>[] {
  const trusted = here.filter(
    ({ isHeard, said, value }) =>
      (votes.isGreeklish || !isHeard) && (said.length > 1 || votes.isSpoken(value.language)),
  )
  return [...Map.groupBy(trusted, ({ end }) => end).values()].flatMap((same) => {
    const byCloseness = Map.groupBy(same, (match) => match.closeness)
    const near = byCloseness.get(Math.min(...byCloseness.keys()) as Closeness) ?? []
    const language = votes.likeliest(new Set(near.map(({ value }) => value.language)))
    return near.filter(({ value }) => value.language === language)
  })
}

/** The senses that begin at a token by their kinds; of each kind those of the most words. */
function longestByKind(here: readonly Match<Meaning>[]): SaidByKind {
  const byKind = new Map<Kind, Said<Kind>[]>()
  const names = new Map<Kind, Set<SenseName>>()
  for (const { value, end, said } of here.toSorted((one, other) => other.end - one.end)) {
    const sense: Sense = senses[value.sense]
    const known = byKind.get(sense.kind) ?? []
    const seen = names.get(sense.kind) ?? new Set()
    if (seen.has(value.sense) || (known[0] && known[0].end > end)) continue
    byKind.set(sense.kind, [...known, { sense, end, words: said }])
    names.set(sense.kind, seen.add(value.sense))
  }
  return Object.fromEntries(byKind) as SaidByKind
}
