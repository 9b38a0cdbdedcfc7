/** The 332 municipalities, region by region. Mount Athos governs itself and is none of them. */
import { attica } from './cities/attica.ts'
import { centralGreece } from './cities/centralGreece.ts'
import { centralMacedonia } from './cities/centralMacedonia.ts'
import { crete } from './cities/crete.ts'
import { eastMacedoniaThrace } from './cities/eastMacedoniaThrace.ts'
import { epirus } from './cities/epirus.ts'
import { ionianIslands } from './cities/ionianIslands.ts'
import { northAegean } from './cities/northAegean.ts'
import { peloponnese } from './cities/peloponnese.ts'
import { southAegean } from './cities/southAegean.ts'
import { thessaly } from './cities/thessaly.ts'
import { westGreece } from './cities/westGreece.ts'
import { westMacedonia } from './cities/westMacedonia.ts'
import type { CityRow } from './rows.ts'

export const cityRows: readonly CityRow[] = [
  ...eastMacedoniaThrace,
  ...centralMacedonia,
  ...westMacedonia,
  ...epirus,
  ...thessaly,
  ...centralGreece,
  ...ionianIslands,
  ...westGreece,
  ...peloponnese,
  ...attica,
  ...northAegean,
  ...southAegean,
  ...crete,
]
