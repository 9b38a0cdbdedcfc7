import { patternOf } from '#cli/checks/pattern.ts'
import { type Check, checks } from '#cli/checks/registry.ts'
import type { Saying } from '#cli/checks/Words.ts'
import type { Output } from '#cli/exit.ts'
import { knownProblem } from '#cli/knownProblem.ts'
import { didYouMean } from '#cli/nearest.ts'
import { type Paint, plain } from '#cli/paint.ts'

/** `estia explain`: what a code means and what to do about it; every code of every check by default. */
export function explain(code: string | undefined, { out, paint = plain }: Output): void {
  out(code === undefined ? checks.map((check) => listed(check, paint)).join('\n') : explained(code, paint))
}

const listed = ({ name, about, words }: Check, paint: Paint): string =>
  [
    `${paint('strong', name)}: ${about}`,
    ...Object.entries(words).map(
      ([code, saying]) => `  ${code.padEnd(28)} ${paint('aside', patternOf(saying))}`,
    ),
    '',
  ].join('\n')

function explained(code: string, paint: Paint): string {
  const [check, saying] = find(code)
  return [
    `${paint('strong', code)}, a code of the check ${check.name} (${check.about})`,
    '',
    `It says:     ${patternOf(saying)}`,
    `What to do:  ${saying.mend}`,
    `Look again:  estia check ${check.name}`,
    `Its rule:    cli/checks/${check.name}/check.ts, against what cli/spec/ has of the specification`,
    '',
  ].join('\n')
}

function find(code: string): readonly [Check, Saying<never>] {
  for (const check of checks) {
    const saying = Object.hasOwn(check.words, code) ? check.words[code] : undefined
    if (saying) return [check, saying]
  }
  const codes = checks.flatMap(({ words }) => Object.keys(words))
  const hint = didYouMean(code, codes)
  throw knownProblem('UnknownCode', `no check has a code ${code}; "estia explain" lists them.${hint}`)
}
