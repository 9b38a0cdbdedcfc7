import { ConfigProvider, Effect } from 'effect'
import { flags as declared, type Flag, type FlagName } from '#domain/flags.ts'
import type { Output } from '#cli/exit.ts'
import { Configuration, flagVariable } from '#server/platform/Configuration.ts'

interface FlagState {
  readonly name: string
  readonly isOn: boolean
  readonly isDefault: boolean
  readonly variable: string
  /** Empty where the specification has none. */
  readonly specificationName: string
}

type Environment = Readonly<Record<string, string | undefined>>

/** `estia flags`: every feature flag, as a portal with this environment has it. */
export async function flags(
  asJson: boolean,
  output: Output,
  environment: Environment = process.env,
): Promise<void> {
  const env = Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
  const settings = await Effect.runPromise(
    Configuration.pipe(
      Effect.provide(Configuration.layer),
      Effect.provide(ConfigProvider.layer(ConfigProvider.fromEnv({ env }))),
    ),
  )
  const states = Object.entries<Flag>(declared).map(([name, flag]): FlagState => {
    const isOn = settings.flags[name as FlagName]
    return {
      name,
      isOn,
      isDefault: isOn === flag.default,
      variable: flagVariable(name),
      specificationName: flag.specificationName ?? '',
    }
  })
  output.out(`${asJson ? JSON.stringify(states, null, 2) : states.map(lineOf).join('\n')}\n`)
}

const lineOf = ({ isOn, isDefault, variable, specificationName }: FlagState): string =>
  [isOn ? 'on ' : 'off', isDefault ? '       ' : 'changed', variable.padEnd(40), specificationName]
    .join('  ')
    .trimEnd()
