import { type Flag, flags } from '#domain/flags.ts'
import type { FlagFact } from '#cli/checks/flags/check.ts'

/** The flags of domain/, with the value they have when configuration is silent. */
export const gatherFlags = (): readonly FlagFact[] =>
  Object.entries<Flag>(flags).map(([name, flag]) => ({
    name,
    on: flag.default,
    specificationName: flag.specificationName,
  }))
