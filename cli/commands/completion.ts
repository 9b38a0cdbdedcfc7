import type { Command } from 'commander'
import { checks } from '#cli/checks/registry.ts'
import { describeCommands, type LateWords, type Offer } from '#cli/completion/describe.ts'
import { scripts } from '#cli/completion/scripts.ts'
import type { ShellName } from '#cli/completion/shells.ts'
import type { Output } from '#cli/exit.ts'

const names: readonly Offer[] = checks.map(({ name, about }) => ({ word: name, about }))
const codes: readonly Offer[] = checks.flatMap(({ name, words }) =>
  Object.keys(words).map((code) => ({ word: code, about: `a code of ${name}` })),
)

const lateWords: LateWords = new Map([
  ['check', names],
  ['check --only', names],
  ['explain', codes],
])

/** `estia completion`: a script generated from the commands. */
export function completion(program: Command, shell: ShellName, { out }: Output): void {
  out(scripts[shell](describeCommands(program, lateWords)))
}
