import {
  type EnergyClassName,
  energyBandOf,
  energyBands,
  energyClasses,
} from '../../listing/vocabularies/energy.ts'
import { asking, type Reading } from './Finding.ts'
import type { Scan } from '../scan/Scan.ts'

/**
 * Letters of the classes, folded, in Latin, Greek and Cyrillic. Greek goes Α Β Γ Δ Ε Ζ Η, and its last one is the
 * Latin h that people type for it.
 */
const classOfLetter = new Map(
  (['aαа', 'bβв', 'cγсг', 'dδд', 'eεе', 'fζz', 'gηh'] as const).flatMap((letters, at) =>
    Array.from(letters, (letter) => [letter, 'ABCDEFG'[at] as EnergyClassName] as const),
  ),
)

/** Reads "energy class B or better", "τουλάχιστον ενεργειακή κλάση Γ". The filter knows three bands of the nine classes. */
export function readEnergy(scan: Scan, begin: number): Reading | undefined {
  const lead = scan.find(begin, 'relation')
  const noun = scan.find(lead?.end ?? begin, 'energyClass')
  if (noun === undefined) return undefined
  const inner = scan.find(noun.end, 'relation')
  const first = readClass(scan, inner?.end ?? noun.end)
  if (first === undefined) return undefined
  const second = connector(scan, first.end)
  const other = second && readClass(scan, second.end)
  const behind = scan.all(first.end, 'relation').find(({ sense }) => sense.relation === 'more')
  const isLeast = [lead, inner, behind].some((said) =>
    ['least', 'more', 'above'].includes(said?.sense.relation ?? ''),
  )
  const asked = classesBetween(isLeast ? 'A+' : (other?.name ?? first.name), first.name)
  const end = other?.end ?? behind?.end ?? first.end
  return { end, findings: [bandsOf(begin, end, asked)] }
}

/** "A-C", "between A and C", "A or B". */
const connector = (scan: Scan, at: number): { readonly end: number } | undefined =>
  /^\s*[-–]\s*$/.test(scan.tokens[at]?.gap ?? '')
    ? { end: at }
    : (scan.find(at, 'to') ?? scan.find(at, 'or') ?? scan.find(at, 'and'))

function readClass(
  scan: Scan,
  at: number,
): { readonly name: EnergyClassName; readonly end: number } | undefined {
  const letter = classOfLetter.get(scan.tokens[at]?.form ?? '')
  if (letter === undefined) return undefined
  const next = scan.tokens[at + 1]
  const plus = energyClasses.names.find((name) => name === `${letter}+`)
  return plus && next?.form === '+' && next.gap === ''
    ? { name: plus, end: at + 2 }
    : { name: letter, end: at + 1 }
}

/** From the better to the worse, both included; an A counts with A+, which is better still. */
function classesBetween(one: EnergyClassName, other: EnergyClassName): readonly EnergyClassName[] {
  const { names } = energyClasses
  const places = [one, other].map((name) => names.indexOf(name === 'A' ? 'A+' : name))
  const worst = Math.max(names.indexOf(one), names.indexOf(other))
  return names.slice(Math.min(...places), worst + 1)
}

function bandsOf(begin: number, end: number, asked: readonly EnergyClassName[]) {
  const bands = energyBands.names.filter((band) => asked.some((name) => energyBandOf(name) === band))
  const inBands = energyClasses.names.filter((name) => bands.includes(energyBandOf(name)))
  return asking(begin, end, { energy: bands }, inBands.length > asked.length)
}
