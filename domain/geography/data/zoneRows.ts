/** All zones, file by file. */
import { aegean } from './zones/aegean.ts'
import { athensCentre } from './zones/athensCentre.ts'
import { athensNorth } from './zones/athensNorth.ts'
import { athensSouth } from './zones/athensSouth.ts'
import { athensWest } from './zones/athensWest.ts'
import { attica } from './zones/attica.ts'
import { centralGreece } from './zones/centralGreece.ts'
import { crete } from './zones/crete.ts'
import { northGreece } from './zones/northGreece.ts'
import { piraeus } from './zones/piraeus.ts'
import { thessaloniki } from './zones/thessaloniki.ts'
import { westPeloponnese } from './zones/westPeloponnese.ts'
import type { ZoneRow } from './rows.ts'

export const zoneRows: readonly ZoneRow[] = [
  ...athensCentre,
  ...athensNorth,
  ...athensWest,
  ...athensSouth,
  ...piraeus,
  ...attica,
  ...thessaloniki,
  ...northGreece,
  ...centralGreece,
  ...westPeloponnese,
  ...aegean,
  ...crete,
]
