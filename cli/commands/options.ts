import type { ReporterName } from '#cli/reporters/names.ts'
import type { TeamRole } from '#domain/agency/team.ts'
import type { Language } from '#domain/locale.ts'
import type { ShapeLevel } from '#domain/geography/shapeLevels.ts'

/** `estia serve` */
export interface ServeOptions {
  /** Port to listen on; configuration decides when it is absent. */
  readonly port?: number
  /** Serve the sources with hot reload instead of the built bundles. */
  readonly dev?: boolean
  /** Put OpenID providers on loopback in the place of the real ones. */
  readonly demoProvider?: boolean
}

/** `estia build` takes none yet. */
export type BuildOptions = Readonly<Record<string, never>>

/** `estia seed` */
export interface SeedOptions {
  /** How many listings to make. */
  readonly listings: number
  /** Start of the random sequence: the same number gives the same listings. */
  readonly seed: number
  /** Empty the database first. */
  readonly reset?: boolean
}

/** `estia restore` */
export interface RestoreOptions {
  /** Read the snapshot, and restore nothing. */
  readonly check?: boolean
}

/** `estia events`, `estia vitals` */
export interface EventsOptions {
  readonly days: number
  /** List as JSON. */
  readonly json?: boolean
}

/** `estia reports`, `estia inquiries`, `estia agencies plan` */
export interface ReportsOptions {
  /** List as JSON. */
  readonly json?: boolean
}

/** `estia agencies invite` */
export interface InviteOptions {
  readonly role: TeamRole
  readonly language: Language
}

/** `estia check` */
export interface CheckOptions {
  readonly format: ReporterName
  /** Names of checks to run; all of them when none is named here or as an argument. */
  readonly only?: readonly string[]
  /** Address of a running portal, without a path. */
  readonly url?: string
  /** Run again whenever a source changes. */
  readonly watch?: boolean
}

/** `estia new` */
export interface NewOptions {
  /** Folder of the design system to put a component in. */
  readonly group: string
  /** Say which files there would be, and write none. */
  readonly dryRun?: boolean
}

/** `estia bench search` */
export interface BenchSearchOptions {
  /** Report as JSON. */
  readonly json?: boolean
}

/** `estia tokens export` */
export interface TokensExportOptions {
  /** The one theme to write; all of them by default. */
  readonly theme?: string
  /** File to write to instead of stdout. */
  readonly out?: string
}

/** `estia import boundaries` */
export interface ImportFeedOptions {
  /** The agency's part of an address. */
  readonly agency: string
  /** Of the report, and of texts that say none. */
  readonly language: Language
  readonly dryRun?: boolean
  readonly withdrawMany?: boolean
  readonly json?: boolean
}

export interface ImportBoundariesOptions {
  /** Level of features that name none. */
  readonly level?: ShapeLevel
  /** Property with the code of the national statistics. */
  readonly codeProperty?: string
  /** Property with the place's name. */
  readonly nameProperty?: string
  /** Whom the licence of the file wants named wherever its outlines are shown. */
  readonly attribution?: string
  /** Read and compare, and write nothing. */
  readonly dryRun?: boolean
}

export interface DecisionOptions {
  readonly because: string
  /** With `join`: an ad of the same home. */
  readonly with?: number
}
