import type { Argument, Command, Option } from 'commander'

/** A word that can be typed, and what it is for. */
export interface Offer {
  readonly word: string
  readonly about: string
}

/** The value of an argument: some words, a file, or free text. */
export type Offered = readonly Offer[] | 'files' | 'anything'

/** A command as a shell completes it. */
export interface CommandShape {
  /** The words before it: `tokens export`; empty for the program itself. */
  readonly path: string
  readonly about: string
  readonly commands: readonly Offer[]
  readonly options: readonly (Offer & {
    /** What follows the option; nothing does when absent. */
    readonly value?: Offered
  })[]
  /** What its arguments may be. */
  readonly argument: Offered
}

/** Words that the program does not know before it has loaded them: by `check`, or `check --only`. */
export type LateWords = ReadonlyMap<string, readonly Offer[]>

/** Every command of a program, itself first. */
export function describeCommands(command: Command, late: LateWords, path = ''): readonly CommandShape[] {
  const help = command.createHelp()
  const inner = help.visibleCommands(command)
  const shape: CommandShape = {
    path,
    about: command.description(),
    commands: inner.map((one) => ({ word: one.name(), about: one.description() })),
    options: help.visibleOptions(command).map((option) => described(option, late, path)),
    argument: argumentsOf(command, late, path),
  }
  const own = inner.filter((one) => one.name() !== 'help')
  return [shape, ...own.flatMap((one) => describeCommands(one, late, `${path} ${one.name()}`.trimStart()))]
}

function described(option: Option, late: LateWords, path: string): CommandShape['options'][number] {
  const word = option.long ?? option.flags
  const offer = { word, about: option.description }
  if (!option.required && !option.optional) return offer
  const known = late.get(`${path} ${word}`) ?? asOffers(option.argChoices)
  return { ...offer, value: known ?? (/<(?:file|folder)>/.test(option.flags) ? 'files' : 'anything') }
}

function argumentsOf(command: Command, late: LateWords, path: string): Offered {
  const first: Argument | undefined = command.registeredArguments[0]
  if (!first) return []
  const known = late.get(path) ?? asOffers(first.argChoices)
  return known ?? (['file', 'folder'].includes(first.name()) ? 'files' : 'anything')
}

const asOffers = (words: readonly string[] | undefined): readonly Offer[] | undefined =>
  words?.map((word) => ({ word, about: '' }))
