/** Which database the portal uses, and by which ways. */
import { Config, Effect, Option, Redacted, Schema } from 'effect'
import { ConfigurationProblem, variable } from './variable.ts'

export interface DatabaseSettings {
  /** PostgreSQL to use; without it the embedded database in the data folder. */
  readonly databaseUrl: Option.Option<Redacted.Redacted>
  /** Its leader without a pooler, where `databaseUrl` leads through one: for listening, loads and migrations. */
  readonly databaseDirectUrl: Option.Option<Redacted.Redacted>
  /** Its replicas, from which reports and the index are read. */
  readonly databaseReadUrl: Option.Option<Redacted.Redacted>
}

/** Without variables: the embedded database. */
export const embeddedDatabase: DatabaseSettings = {
  databaseUrl: Option.none(),
  databaseDirectUrl: Option.none(),
  databaseReadUrl: Option.none(),
}

const isPostgres = (text: string): boolean =>
  ['postgres:', 'postgresql:'].includes(URL.parse(text)?.protocol ?? '')

const address = (name: string) =>
  variable(name, 'a postgres:// address', (key) =>
    Config.option(Config.schema(Schema.String.check(Schema.makeFilter(isPostgres)), key)),
  ).pipe(Effect.map(Option.map((text) => Redacted.make(text))))

/** The other ways lead to the same database, and mean nothing without it. */
export const readDatabase: Effect.Effect<DatabaseSettings, ConfigurationProblem> = Effect.gen(function* () {
  const databaseUrl = yield* address('DATABASE_URL')
  const databaseDirectUrl = yield* address('DATABASE_DIRECT_URL')
  const databaseReadUrl = yield* address('DATABASE_READ_URL')
  if (Option.isNone(databaseUrl) && (Option.isSome(databaseDirectUrl) || Option.isSome(databaseReadUrl)))
    return yield* new ConfigurationProblem({
      variable: 'DATABASE_URL',
      expected: 'set where DATABASE_DIRECT_URL or DATABASE_READ_URL is',
    })
  return { databaseUrl, databaseDirectUrl, databaseReadUrl }
})
