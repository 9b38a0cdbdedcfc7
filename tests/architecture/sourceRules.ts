import { isModule, isTest } from './sourceFiles.ts'
import { partOf, type Source, type SyntaxNode, wordOf } from '#cli/syntax.ts'
import type { Finding } from './violation.ts'
import { looseTexts } from './looseTexts.ts'
import { greekTexts, ownTexts } from './ownTexts.ts'
import { calledName, literalArgument, rawControls } from './rawControls.ts'

/** Something a file may not contain. */
export interface SourceRule {
  readonly name: string
  readonly reason: string
  readonly holdsFor: (file: string) => boolean
  /** The nodes that break the rule, with what is said of each. */
  readonly find: (source: Source) => readonly Finding[]
}

/** What tests share is none: their examples have texts. */
const isCode = (file: string) => isModule(file) && !isTest(file) && !file.startsWith('design-system/testing/')
const isIn = (file: string, ...folders: string[]) => folders.some((folder) => file.startsWith(`${folder}/`))

export const sourceRules: readonly SourceRule[] = [
  {
    name: 'no raw interactive HTML in the app',
    reason: 'the design system has the element, with keyboard, focus and states; a raw one has none of them',
    holdsFor: (file) => isCode(file) && isIn(file, 'app'),
    find: rawControls,
  },
  {
    name: 'no text of its own in the design system',
    reason: 'every text is a property: components speak eight languages, and know none',
    holdsFor: (file) => isCode(file) && isIn(file, 'design-system'),
    find: ownTexts,
  },
  {
    name: 'no Greek in the design system',
    reason: 'every text is a property; examples belong into comments, stories and tests',
    holdsFor: (file) => isCode(file) && isIn(file, 'design-system'),
    find: greekTexts,
  },
  {
    name: 'no text beside others',
    reason: 'a browser’s translation replaces texts: React could neither update nor remove one by its node',
    holdsFor: (file) => isCode(file) && isIn(file, 'app', 'design-system') && file.endsWith('.tsx'),
    find: looseTexts,
  },
  {
    name: 'no aria-live outside announce',
    reason: 'there is one live region; two of them talk over each other',
    holdsFor: (file) =>
      isCode(file) && isIn(file, 'app', 'design-system') && !/^design-system\/.*\/announce/i.test(file),
    find: ({ nodes }) => attributes(nodes, 'aria-live'),
  },
  {
    name: 'no dangerouslySetInnerHTML beyond JsonScript',
    reason: 'text becomes markup in one reviewed place only: data for search engines and for hydration',
    holdsFor: (file) =>
      isCode(file) && isIn(file, 'app', 'design-system', 'stories') && file !== 'app/shell/JsonScript.tsx',
    find: ({ nodes }) => attributes(nodes, 'dangerouslySetInnerHTML'),
  },
  {
    name: 'no barrels',
    reason: 'a file that only passes on what others export hides where things are and loads all of them',
    holdsFor: (file) => /(?:^|\/)index\.tsx?$/.test(file),
    find: ({ module }) =>
      module.body.length > 0 && module.body.every(passesOn)
        ? [{ node: bodyOf(module), what: 'only re-exports' }]
        : [],
  },
]

/** Where an attribute is given: in JSX, as a key of an object that is spread, or to `setAttribute`. */
const attributes = (nodes: readonly SyntaxNode[], name: string): readonly Finding[] =>
  nodes.filter((node) => attributeOf(node) === name).map((node) => ({ node, what: `sets ${name}` }))

function attributeOf(node: SyntaxNode): string | undefined {
  if (node.type === 'JSXAttribute') return wordOf(partOf(node, 'name'))
  if (node.type === 'KeyValueProperty') return wordOf(partOf(node, 'key'))
  if (node.type !== 'CallExpression' || calledName(node) !== 'setAttribute') return undefined
  return literalArgument(node)
}

const passesOn = ({ type }: Source['module']['body'][number]): boolean =>
  ['ExportAllDeclaration', 'ExportNamedDeclaration', 'ImportDeclaration'].includes(type)

const bodyOf = (module: Source['module']): SyntaxNode => ({ type: module.type, span: module.span })
