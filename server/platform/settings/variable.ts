import { type Config, Effect, Schema } from 'effect'

/** A variable of the environment has a value that cannot be used. */
export class ConfigurationProblem extends Schema.TaggedError<ConfigurationProblem>()('ConfigurationProblem', {
  variable: Schema.String,
  expected: Schema.String,
}) {
  /** The one line an operator reads. */
  override get message(): string {
    return `${this.variable} must be ${this.expected}`
  }
}

/** A variable with the words that complete "must be …"; every failure of its config becomes those. */
export const variable = <A>(
  name: string,
  expected: string,
  config: (name: string) => Config.Config<A>,
): Effect.Effect<A, ConfigurationProblem> =>
  Effect.mapError(config(name), () => new ConfigurationProblem({ variable: name, expected }))
