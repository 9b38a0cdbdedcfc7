import { type Closeness, closenessOf } from './closeness.ts'
import type { KnownWord, SaidWord } from './keys.ts'
import type { Token } from './tokens.ts'

/** A token with its keys. `isSkippable`: a phrase may run on over it, as "view of the sea" does over "of the". */
export interface KeyedToken extends Token, SaidWord {
  readonly isSkippable: boolean
}

/** What phrases are kept for. */
interface Phrase {
  readonly words: readonly KnownWord[]
}

/** A phrase in a sentence, by its tokens; the end excluded. */
export interface Match<Value> {
  readonly value: Value
  readonly end: number
  /** Its words as the sentence has them, folded; what was run over left out. */
  readonly said: string
  readonly closeness: Closeness
  /** Some word of it is not written in Greek letters, but sounds like Greek. */
  readonly isHeard: boolean
}

interface Node<Value> {
  readonly next: Map<string, Node<Value>>
  readonly values: Value[]
}

interface State<Value> {
  readonly node: Node<Value>
  readonly said: readonly SaidWord[]
  readonly isHeard: boolean
  readonly skipped: number
}

/** How many words of no weight a phrase may run over. */
const SKIPS = 2

/** The signs allowed between the words of one phrase: `τ.μ.`, `3-Zimmer`, `d'Athènes`, `€/m²`. */
const tie = /^[\s.'’ʼ/\-–]{0,3}$/

/** Phrases kept word by word, so that all that begin at a word are found in one walk. */
export class Phrases<Value extends Phrase> {
  private readonly root: Node<Value> = { next: new Map(), values: [] }

  add(value: Value): void {
    let node = this.root
    for (const { key } of value.words) {
      const known = node.next.get(key)
      const next: Node<Value> = known ?? { next: new Map(), values: [] }
      if (known === undefined) node.next.set(key, next)
      node = next
    }
    node.values.push(value)
  }

  /** The words of all phrases, some of them several times. */
  *words(node = this.root): Generator<KnownWord> {
    for (const { words } of node.values) yield* words
    for (const next of node.next.values()) yield* this.words(next)
  }

  /** Whether some phrase begins with a word. */
  beginsWith({ keys }: SaidWord): boolean {
    return keys.some(({ text }) => this.root.next.has(text))
  }

  /** The phrases that begin at a token, the shortest first. */
  from(tokens: readonly KeyedToken[], begin: number): Match<Value>[] {
    const found: Match<Value>[] = []
    let states: State<Value>[] = [{ node: this.root, said: [], isHeard: false, skipped: 0 }]
    for (let at = begin; at < tokens.length && states.length > 0; at++) {
      const token = tokens[at] as KeyedToken
      if (at > begin && !tie.test(token.gap)) break
      const reached = states.flatMap((state) => steps(state, token))
      for (const state of reached)
        for (const value of state.node.values) found.push(match(state, value, at + 1))
      states = at > begin && token.isSkippable ? [...reached, ...states.flatMap(skip)] : reached
    }
    return found
  }
}

const match = <Value extends Phrase>({ said, isHeard }: State<Value>, value: Value, end: number) => ({
  value,
  end,
  said: said.map(({ form }) => form).join(' '),
  closeness: closenessOf(said, value.words),
  isHeard,
})

const steps = <Value>({ node, said, isHeard, skipped }: State<Value>, token: KeyedToken): State<Value>[] =>
  token.keys.flatMap((key) => {
    const next = node.next.get(key.text)
    return next ? [{ node: next, said: [...said, token], isHeard: isHeard || key.isHeard, skipped }] : []
  })

const skip = <Value>(state: State<Value>): State<Value>[] =>
  state.skipped < SKIPS ? [{ ...state, skipped: state.skipped + 1 }] : []
