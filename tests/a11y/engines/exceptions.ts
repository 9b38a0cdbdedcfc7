/** What an engine finds and is not changed, each with its reason. One that no page needs any more fails the run. */
import { type EngineName, type Finding, stopped } from './engines.ts'

export interface Exception {
  readonly engine: EngineName
  readonly rule: string
  /** Markup that it is found in; everywhere without it. */
  readonly where?: RegExp
  readonly because: string
}

export const exceptions: readonly Exception[] = [
  {
    engine: 'IBM',
    rule: stopped,
    where: /^\/((valutazione-immobiliare|den-yparxei)\/)?$/,
    because:
      'The engine stops with an error of its own on these three; axe and HTML_CodeSniffer look at them.',
  },
  {
    engine: 'IBM',
    rule: 'table_caption_empty',
    because:
      'A caption beside a heading with the same words is for screen readers alone; the engine counts what is drawn.',
  },
  {
    engine: 'IBM',
    rule: 'img_alt_redundant',
    because: 'The words on a photograph are hidden from readers, since its description says them.',
  },
  {
    engine: 'IBM',
    rule: 'aria_article_label_unique',
    because: 'Cards are articles with a heading each; WCAG asks for no name of an article.',
  },
  {
    engine: 'IBM',
    rule: 'input_label_exists',
    where: /^<(?:select|(?:textarea|input) [^>]*aria-required="true")/,
    because:
      'The label of a field in a closed disclosure is closed with it; the engine looks at the label alone.',
  },
  {
    engine: 'HTML_CodeSniffer',
    rule: 'WCAG2AA.Principle1.Guideline1_3.1_3_1.H71.NoLegend',
    because: 'A fieldset may be named by aria-label as well as by a legend.',
  },
  {
    engine: 'HTML_CodeSniffer',
    rule: 'WCAG2AA.Principle4.Guideline4_1.4_1_2.H91.InputFile.Name',
    where: /display:none|hidden=""/,
    because: 'The field of a file is not in the tree: a button with a name opens it.',
  },
]

/** The exception that a finding falls under, by its place in the table; -1 where there is none. */
export const exceptionOf = (engine: EngineName, { rule, where }: Finding): number =>
  exceptions.findIndex(
    (one) => one.engine === engine && one.rule === rule && (one.where?.test(where) ?? true),
  )
