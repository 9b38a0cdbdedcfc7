import type { CommandShape, Offer, Offered } from '#cli/completion/describe.ts'
import type { ShellName } from '#cli/completion/shells.ts'

/** The completion script of each shell. It contains the completions: pressing Tab starts no program. */
export const scripts: Readonly<Record<ShellName, (shapes: readonly CommandShape[]) => string>> = {
  bash: (shapes) => `# Completion of estia for bash; made by: estia completion bash
_estia() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" path='' words='' word
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$path $word" in
${arms(paths(shapes), (path) => `      ${quote(` ${path}`)}) path=${quote(` ${path}`)} ;;`)}
    esac
  done
  case "$path $previous" in
${arms(values(shapes), ([place, offered]) => `    ${quote(place)}) ${inBash(offered)} ;;`)}
    *) case "$path" in
${arms(shapes, (shape) => `      ${quote(spaced(shape.path))}) ${inBash(offeredBy(shape))} ;;`)}
    esac ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -F _estia estia
`,
  zsh: (shapes) => `#compdef estia
# Completion of estia for zsh; made by: estia completion zsh
_estia() {
  local path='' word
  local -a offers
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "$path $word" in
${arms(paths(shapes), (path) => `      ${quote(` ${path}`)}) path=${quote(` ${path}`)} ;;`)}
    esac
  done
  case "$path \${words[CURRENT-1]}" in
${arms(values(shapes), ([place, offered]) => `    ${quote(place)}) ${inZsh(offered)} ;;`)}
    *) case "$path" in
${arms(shapes, (shape) => `      ${quote(spaced(shape.path))}) ${inZsh(offeredBy(shape))} ;;`)}
    esac ;;
  esac
  (( $#offers )) && _describe estia offers
}
# Read by a completion it is that function; sourced, it is only made known.
if [[ $funcstack[1] = _estia ]]; then _estia "$@"; else compdef _estia estia; fi
`,
  fish: (shapes) => `# Completion of estia for fish; made by: estia completion fish
function __estia_path
  set -l path ''
  for word in (commandline -opc)[2..]
    switch "$path $word"
${arms(paths(shapes), (path) => `      case ${quote(` ${path}`)}; set path ${quote(` ${path}`)}`)}
    end
  end
  echo "$path"
end
complete -c estia -f
${shapes.flatMap(inFish).join('\n')}
`,
}

const arms = <Item>(items: readonly Item[], arm: (item: Item) => string): string => items.map(arm).join('\n')

/** A command's own words: inner commands and arguments, then options. */
const offeredBy = ({ commands, argument, options }: CommandShape): Offered =>
  argument === 'files' ? 'files' : [...commands, ...(argument === 'anything' ? [] : argument), ...options]

const spaced = (path: string): string => (path === '' ? '' : ` ${path}`)
const paths = (shapes: readonly CommandShape[]): readonly string[] =>
  shapes.map(({ path }) => path).filter((path) => path !== '')

/** What follows each option, by command and option. */
const values = (shapes: readonly CommandShape[]): readonly (readonly [string, Offered])[] =>
  shapes.flatMap(({ path, options }) =>
    options.flatMap(({ word, value }) => (value ? [[`${spaced(path)} ${word}`, value] as const] : [])),
  )

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

function inBash(offered: Offered): string {
  if (offered === 'files') return 'compopt -o default; return'
  return offered === 'anything' ? 'return' : `words=${quote(offered.map(({ word }) => word).join(' '))}`
}

function inZsh(offered: Offered): string {
  if (offered === 'files') return '_files; return'
  if (offered === 'anything') return 'return'
  return `offers=(${offered.map(({ word, about }) => quote(`${word.replaceAll(':', '\\:')}:${about}`)).join(' ')})`
}

function inFish(shape: CommandShape): readonly string[] {
  const at = `complete -c estia -n 'test "(__estia_path)" = "${spaced(shape.path)}"'`
    .replace('"(', '(')
    .replace(')"', ')')
  const words = [
    ...shape.commands,
    ...(Array.isArray(shape.argument) ? (shape.argument as readonly Offer[]) : []),
  ]
  return [
    ...(shape.argument === 'files' ? [`${at} -F`] : []),
    ...words.map(({ word, about }) => `${at} -a ${fishQuote(word)} -d ${fishQuote(about)}`),
    ...shape.options.map(
      ({ word, about, value }) =>
        `${at} -l ${word.replace(/^--/, '')} -d ${fishQuote(about)}${value ? valueInFish(value) : ''}`,
    ),
  ]
}

function valueInFish(value: Offered): string {
  if (value === 'files') return ' -r -F'
  return value === 'anything' ? ' -x' : ` -x -a ${fishQuote(value.map(({ word }) => word).join(' '))}`
}

/** In fish a backslash escapes inside quotes. */
const fishQuote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
