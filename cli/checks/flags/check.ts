import type { Place, Seen } from '#cli/checks/place.ts'
import { sameWord } from '#cli/checks/sameWord.ts'

/** A flag of the code. */
export interface FlagFact {
  readonly name: string
  readonly on: boolean
  /** The specification's name in capitals, where it gives one. */
  readonly specificationName?: string | undefined
}

export interface FlagSpec {
  readonly flags: readonly { readonly name: string; readonly on: boolean; readonly section: string }[]
  readonly namedFlags: readonly { readonly name: string; readonly section: string }[]
}

export type FlagsProblem = Seen & { readonly flag: string } & (
    | { readonly code: 'flag-missing' }
    | { readonly code: 'flag-differs'; readonly expected: 'on' | 'off'; readonly found: 'on' | 'off' }
  )

/** The specification's words → the code's name, where they differ by more than spelling. */
const words: ReadonlyMap<string, string> = new Map([
  ['visit requests (multiple days and time slots)', 'visitRequests'],
  ['saving a listing without login', 'saveListingWithoutLogin'],
])

/** Whether the code's name of a flag stands for the specification's words. */
export const isNameOf = (told: string, name: string): boolean => sameWord(name, words.get(told) ?? told)

const table: Place = { file: 'domain/flags.ts', name: 'flags' }
const state = (on: boolean) => (on ? 'on' : 'off')

/** Every flag of section 1 exists, with the specification's default where it gives one. */
export function checkFlags(facts: readonly FlagFact[], spec: FlagSpec): readonly FlagsProblem[] {
  return [
    ...spec.flags.flatMap((flag) => judge(flag, facts)),
    ...spec.namedFlags
      .filter(({ name }) => !facts.some((fact) => fact.specificationName === name))
      .map(({ name, section }) => ({ code: 'flag-missing' as const, flag: name, at: table, spec: section })),
  ]
}

function judge(flag: FlagSpec['flags'][number], facts: readonly FlagFact[]): readonly FlagsProblem[] {
  const found = facts.find(({ name }) => isNameOf(flag.name, name))
  if (!found) return [{ code: 'flag-missing', flag: flag.name, at: table, spec: flag.section }]
  if (found.on === flag.on) return []
  const at = { file: table.file, name: found.name }
  return [
    {
      code: 'flag-differs',
      flag: flag.name,
      expected: state(flag.on),
      found: state(found.on),
      at,
      spec: flag.section,
    },
  ]
}
