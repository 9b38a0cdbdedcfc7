import { Config, Effect, Option, Schema } from 'effect'
import type { PortalLinks } from '#domain/account/User.ts'
import type { Operator } from '#domain/site.ts'
import { isLoopback } from './socialSettings.ts'
import { ConfigurationProblem, variable } from './variable.ts'

const line = (name: string, expected: string) =>
  variable(name, expected, (key) => Config.option(Config.NonEmptyString(key))).pipe(
    Effect.map(Option.map((text) => text.trim())),
    Effect.map(Option.filter((text) => text !== '')),
  )

const expected = {
  OPERATOR_NAME: 'the name of the person or company that runs the portal',
  OPERATOR_ADDRESS: 'the postal address of the operator, in one line',
} as const

/** Both or none: half of it names nobody. */
export const readOperator: Effect.Effect<Option.Option<Operator>, ConfigurationProblem> = Effect.gen(
  function* () {
    const name = yield* line('OPERATOR_NAME', expected.OPERATOR_NAME)
    const address = yield* line('OPERATOR_ADDRESS', expected.OPERATOR_ADDRESS)
    if (Option.isSome(name) !== Option.isSome(address)) {
      const missing = Option.isSome(name) ? 'OPERATOR_ADDRESS' : 'OPERATOR_NAME'
      return yield* new ConfigurationProblem({
        variable: missing,
        expected: `${expected[missing]}, beside the other`,
      })
    }
    return Option.zipWith(name, address, (one, other) => ({ name: one, address: other }))
  },
)

/** Fails for a portal at a public address that does not say who runs it. */
export const requireOperator = ({
  origin,
  operator,
}: {
  readonly origin: string
  readonly operator: Option.Option<Operator>
}) =>
  Option.isSome(operator) || isLoopback(new URL(origin).hostname)
    ? Effect.void
    : Effect.fail(
        new ConfigurationProblem({
          variable: 'OPERATOR_NAME',
          expected: `${expected.OPERATOR_NAME}, and OPERATOR_ADDRESS its postal address: the privacy policy of a public portal names them`,
        }),
      )

/** People follow it from signed-in pages: https, but for a page on this very machine. */
function isPage(value: string): boolean {
  const url = URL.parse(value)
  if (url === null || url.username !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
}

const expectedPage = 'the https address of a page'

const page = (key: string) =>
  Config.option(Config.schema(Schema.String.check(Schema.makeFilter(isPage)), key))

/** The operator's pages outside the portal. */
export const readLinks: Effect.Effect<PortalLinks, ConfigurationProblem> = Effect.all({
  agencySignUp: variable('AGENCY_SIGN_UP_URL', expectedPage, page),
  blog: variable('BLOG_URL', expectedPage, page),
}).pipe(
  Effect.map((links) => ({
    agencySignUp: Option.getOrNull(links.agencySignUp),
    blog: Option.getOrNull(links.blog),
  })),
)

const listOfAddresses = /^\s*(?:[^\s,@]+@[^\s,@]+\s*(?:,\s*|$))*$/

/** The addresses of accounts, as they were written; none by default. */
const readAccounts = (name: string): Effect.Effect<readonly string[], ConfigurationProblem> =>
  variable(name, 'email addresses of accounts, with commas between them', (key) =>
    Config.schema(Schema.String.check(Schema.isPattern(listOfAddresses)), key).pipe(
      Config.withDefault(''),
      Config.map((text) => text.split(',').flatMap((one) => one.trim() || [])),
    ),
  )

/** Who moderates ads, and who sees to the portal itself. */
export const readStaff = Effect.all({
  moderators: readAccounts('MODERATORS'),
  operators: readAccounts('OPERATORS'),
})

const expectedScript = 'the https address of a script'

const script = (key: string) =>
  Config.option(
    Config.schema(
      Schema.String.check(Schema.makeFilter((value: string) => URL.parse(value)?.protocol === 'https:')),
      key,
    ),
  )

/** Scripts of others, which pages load for who agreed to it: a tag manager, the pixel of a social network. */
export const readOthersScripts: Effect.Effect<readonly string[], ConfigurationProblem> = Effect.all([
  variable('TAG_MANAGER_URL', expectedScript, script),
  variable('SOCIAL_PIXEL_URL', expectedScript, script),
]).pipe(Effect.map((scripts) => scripts.flatMap(Option.toArray)))
