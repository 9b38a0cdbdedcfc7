import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#cli/projectRoot.ts'
import { parseText, type Source } from '#cli/syntax.ts'

/** The sources of the product: no test, no story, nothing of the command line. Each is parsed when it is first asked for. */
export interface Product {
  readonly files: readonly string[]
  readonly text: (file: string) => string
  readonly source: (file: string) => Source
}

const isProduct = (file: string): boolean => !/\.test\.tsx?$|\/testing\/|\.d\.ts$/.test(file)

export function readProduct(root: string = projectRoot): Product {
  const files = globSync('{app,search-engine,server,domain,design-system,tokens}/**/*.{ts,tsx}', {
    cwd: root,
  })
    .filter(isProduct)
    .toSorted()
  return productOf(new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')])))
}

/** The same of texts by file. */
export function productOf(texts: ReadonlyMap<string, string>): Product {
  const parsed = new Map<string, Source>()
  const text = (file: string) => texts.get(file) ?? ''
  return {
    files: [...texts.keys()],
    text,
    source: (file) => {
      const source = parsed.get(file) ?? parseText(file, text(file))
      parsed.set(file, source)
      return source
    },
  }
}

/** Files whose text has one of these words, parsed. */
export const sourcesWith = ({ files, text, source }: Product, words: RegExp): readonly Source[] =>
  files.filter((file) => words.test(text(file))).map(source)
