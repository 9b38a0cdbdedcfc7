import { ConfigProvider, Effect } from 'effect'
import { flags as declared, type Flag, type FlagName } from '#domain/flags.ts'
import type { Output } from '#cli/exit.ts'
import { operate } from '#cli/operate.ts'
import { operatorCalls } from '#server/operator/operatorCalls.ts'
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

/** `estia flags switch`: for pages that are opened from now on, and for open ones where they follow flags. */
export async function switchFlag(name: string, to: string, output: Output): Promise<void> {
  const isOn = to === 'configured' ? null : to === 'on'
  await operate(operatorCalls.switchFlag, { name, isOn })
  output.out(`${name}: ${to}\n`)
}

/** `estia flags switched`: what was switched while the portal ran. */
export async function switched(output: Output): Promise<void> {
  const { flags: all } = await operate(operatorCalls.switchedFlags, {})
  const lines = Object.entries(all).map(([name, isOn]) => `${name}: ${isOn ? 'on' : 'off'}`)
  output.out(`${lines.length === 0 ? 'no flag is switched' : lines.join('\n')}\n`)
}

const lineOf = ({ isOn, isDefault, variable, specificationName }: FlagState): string =>
  [isOn ? 'on ' : 'off', isDefault ? '       ' : 'changed', variable.padEnd(40), specificationName]
    .join('  ')
    .trimEnd()
