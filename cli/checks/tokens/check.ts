import type { Place, Seen } from '#cli/checks/place.ts'
import { type ContrastFact, checkContrast, type ContrastProblem } from '#cli/checks/tokens/contrast.ts'
import type { AwaitedToken, LiteralException } from '#cli/checks/tokens/exceptions.ts'

/** What the design values and the sources that use them say. */
export interface TokensFacts {
  readonly contrast: readonly ContrastFact[]
  /** Every role of the themes. */
  readonly roles: readonly string[]
  /** Roles without a required contrast. */
  readonly unpaired: readonly string[]
  /** Pairs of text and ground that style sheets make. */
  readonly made: readonly { readonly front: string; readonly back: string; readonly at: Place }[]
  /** Every token, `color.text`, with the file that declares it. */
  readonly tokens: readonly { readonly token: string; readonly at: Place }[]
  /** Tokens that something takes; `space.*` is all of a scale. */
  readonly used: ReadonlySet<string>
  /** Values in style sheets that should be tokens. */
  readonly literals: readonly {
    readonly text: string
    readonly property: string | undefined
    readonly instead: string
    readonly at: Place
  }[]
  readonly exceptions: readonly LiteralException[]
  readonly awaited: readonly AwaitedToken[]
}

export type TokensProblem =
  | ContrastProblem
  | (Seen & { readonly code: 'pair-unlisted'; readonly front: string; readonly back: string })
  | (Seen & { readonly code: 'role-unpaired'; readonly role: string })
  | (Seen & { readonly code: 'token-orphan'; readonly token: string })
  | (Seen & {
      readonly code: 'literal-value'
      readonly text: string
      readonly property: string | undefined
      readonly instead: string
    })
  | (Seen & { readonly code: 'exception-unused'; readonly name: string })

/** Every pair is readable and listed, every token is used, and no style sheet has literal values. */
export const checkTokens = (facts: TokensFacts): readonly TokensProblem[] => [
  ...checkContrast(facts.contrast),
  ...pairsUnlisted(facts),
  ...rolesUnpaired(facts),
  ...tokensOrphaned(facts),
  ...literalValues(facts),
  ...exceptionsUnused(facts),
]

const pairList: Place = { file: 'tokens/contrastPairs.ts' }

const pairsUnlisted = ({ made, contrast }: TokensFacts): readonly TokensProblem[] =>
  made
    .filter((pair) => !contrast.some(({ front, back }) => front === pair.front && back === pair.back))
    .map(({ front, back, at }) => ({
      code: 'pair-unlisted',
      front,
      back,
      at,
      spec: `WCAG 2.2, 1.4.3; ${pairList.file}`,
    }))

const rolesUnpaired = ({ roles, unpaired, contrast }: TokensFacts): readonly TokensProblem[] =>
  roles
    .filter((role) => !unpaired.includes(role))
    .filter((role) => !contrast.some(({ front, back }) => front === role || back === role))
    .map((role) => ({
      code: 'role-unpaired',
      role,
      at: { file: 'tokens/themes/ThemeRoles.ts', name: role },
      spec: `WCAG 2.2, 1.4.3 and 1.4.11; ${pairList.file}`,
    }))

const isUsed = (token: string, { used }: TokensFacts): boolean =>
  used.has(token) || used.has(`${token.split('.')[0]}.*`)

const tokensOrphaned = (facts: TokensFacts): readonly TokensProblem[] =>
  facts.tokens
    .filter(({ token }) => !isUsed(token, facts) && !facts.awaited.some((one) => one.token === token))
    .map(({ token, at }) => ({
      code: 'token-orphan',
      token,
      at,
      spec: 'ARCHITECTURE.md, Invariants: no value that nobody uses',
    }))

const literalValues = ({ literals, exceptions }: TokensFacts): readonly TokensProblem[] =>
  literals
    .filter((literal) => !exceptions.some((exception) => excuses(exception, literal)))
    .map((literal) => ({
      code: 'literal-value',
      ...literal,
      spec: 'ARCHITECTURE.md, Invariants: no value outside the tokens',
    }))

/** Exceptions that have lost their cause. */
function exceptionsUnused(facts: TokensFacts): readonly TokensProblem[] {
  const names = [
    ...facts.exceptions
      .filter((exception) => !facts.literals.some((literal) => excuses(exception, literal)))
      .map(({ file, text }) => `${file} ${text}`),
    ...facts.awaited.filter(({ token }) => isUsed(token, facts)).map(({ token }) => token),
  ]
  return names.map((name) => ({
    code: 'exception-unused',
    name,
    at: { file: 'cli/checks/tokens/exceptions.ts' },
    spec: 'ARCHITECTURE.md, Invariants',
  }))
}

const excuses = (exception: LiteralException, { at, text }: TokensFacts['literals'][number]): boolean =>
  exception.file === at.file && text.includes(exception.text)
