import { join } from 'node:path'
import { expect, test } from 'vitest'
import { judgeSources } from './judgeSources.ts'
import { plantTree } from './plantTree.ts'
import { report } from './violation.ts'

test('every file of the project is what it may be and contains what it may', () => {
  expect(report(judgeSources(join(import.meta.dirname, '../..')))).toBe('')
})

/** What is found in a tree, as `rule: file what`. */
const judge = (files: Readonly<Record<string, string>>) =>
  plantTree(files, (root) => judgeSources(root).map(({ rule, file, what }) => `${rule}: ${file} ${what}`))

const raw = 'no raw interactive HTML in the app'
const live = 'no aria-live outside announce'
const html = 'no dangerouslySetInnerHTML beyond JsonScript'

test.each([
  ['button', 'Button or IconButton of design-system/actions'],
  ['input', 'the fields of design-system/forms'],
  ['select', 'the fields of design-system/forms'],
  ['textarea', 'the fields of design-system/forms'],
  ['dialog', 'Dialog of design-system/overlays'],
  ['a', 'Link or ButtonLink of design-system/actions, or Anchor of design-system/foundations'],
  ['details', 'Disclosure of design-system/overlays'],
  ['summary', 'Disclosure of design-system/overlays'],
])('a raw <%s> in the app is found, with its line and what to use', async (name, use) => {
  const view = `// Το σπίτι <${name}>\nconst text = '<${name}>'\nexport const View = () => (\n  <div>\n    {text}\n    <${name} />\n  </div>\n)\n`
  expect(await judge({ 'app/features/a/View.tsx': view })).toEqual([
    `${raw}: app/features/a/View.tsx:6 writes <${name}>: use ${use}`,
  ])
})

test('an element made by name is found as well', async () => {
  const view =
    "import { createElement } from 'react'\nexport const view = createElement('button', {})\nexport const p = createElement('p')\n"
  expect(await judge({ 'app/a.ts': view })).toEqual([
    `${raw}: app/a.ts:2 writes <button>: use Button or IconButton of design-system/actions`,
  ])
})

test.each([
  ['a place in the tab order', '<div tabIndex={0} />', 'tabIndex on <div>'],
  ['text that is edited in place', '<p contentEditable />', 'contentEditable on <p>'],
  ['the same in lower case', '<p contenteditable="true" />', 'contenteditable on <p>'],
  ['the role of a control', '<span role="button" />', 'role on <span>'],
  ['the role of another', '<li role="option">x</li>', 'role on <li>'],
])('a control made of a plain element is found: %s', async (_how, element, what) => {
  const found = await judge({ 'app/shell/View.tsx': `export const View = () => ${element}\n` })
  expect(found).toEqual([`${raw}: app/shell/View.tsx:1 sets ${what}: use a component of the design system`])
})

test('components, other elements, tests and the design system may', async () => {
  const button = 'export const View = () => <button />\n'
  const found = await judge({
    'app/features/a/View.tsx':
      'export const View = () => <main role="status"><Button tabIndex={0} /><Menu.button role="tab" /><ul role="list" /></main>\n',
    'app/features/a/View.test.tsx': button,
    'design-system/actions/View.tsx': button,
  })
  expect(found).toEqual([])
})

const words = 'no text of its own in the design system'

test.each([
  ['between tags', '<p>Loading</p>', 'Loading'],
  ['in braces', "<p>{'Loading'}</p>", 'Loading'],
  ['around a value', '<p>{`${count} results`}</p>', '… results'],
  ['as a name', '<p aria-label="Close" />', 'Close'],
  ['as a name in braces', "<p aria-label={'Close'} />", 'Close'],
  ['as a name around a value', '<p aria-label={`Page ${count}`} />', 'Page …'],
  ['as a picture’s words', '<img alt="A house" />', 'A house'],
  ['as a placeholder', '<Input placeholder="Search" />', 'Search'],
  ['announced', "<p onCopy={() => announce('Copied')} />", 'Copied'],
])('a text that a component brings is found: %s', async (_where, element, text) => {
  const found = await judge({ 'design-system/a/V.tsx': `export const V = ({ count }) => ${element}\n` })
  expect(found).toEqual([`${words}: design-system/a/V.tsx:1 says “${text}”: take it as a property`])
})

test('a text that a property has by default is found', async () => {
  const found = await judge({
    'design-system/a/V.tsx':
      "export const V = ({\n  size = 'small',\n  closeLabel = 'Close',\n}) => size + closeLabel\n",
  })
  expect(found).toEqual([`${words}: design-system/a/V.tsx:3 says “Close”: take it as a property`])
})

test('Greek is found wherever it stands, and only in the design system', async () => {
  const text = "export const word = 'Σπίτι'\nexport const other = `${word} 2`\n"
  const found = await judge({ 'design-system/a/word.ts': text, 'app/a/word.ts': text })
  expect(found).toEqual([
    'no Greek in the design system: design-system/a/word.ts:1 says “Σπίτι”: take it as a property',
  ])
})

test('texts that are properties, signs, comments and tests are no texts of its own', async () => {
  const own = '<p>Κλείσιμο</p>'
  const found = await judge({
    'design-system/a/V.tsx': `/** "Κλείσιμο" */
export const V = ({ label, unit = '' }) => (
  <p aria-label={label} className="plain" role="status" title="">
    <b>{label}</b>
    <b>{'·'}</b>
    <b>{\`\${label} / \${unit}\`}</b>
    <b>100&nbsp;%</b>
  </p>
)
`,
    'design-system/a/V.test.tsx': `export const V = () => ${own}\n`,
    'stories/a/V.stories.tsx': `export const V = () => ${own}\n`,
  })
  expect(found).toEqual([])
})

test.each([
  ['as an attribute', 'export const V = () => <p aria-live="polite" />\n'],
  ['spread', "export const V = () => <p {...{ 'aria-live': 'polite' }} />\n"],
  ['set on an element', "export const v = (p: Element) => p.setAttribute('aria-live', 'polite')\n"],
])('aria-live %s is found, except in announce', async (_how, text) => {
  const found = await judge({
    'app/features/a/V.tsx': text,
    'design-system/forms/V.tsx': text,
    'design-system/feedback/announce/LiveRegion.tsx': text,
  })
  expect(found).toEqual([
    `${live}: design-system/forms/V.tsx:1 sets aria-live`,
    `${live}: app/features/a/V.tsx:1 sets aria-live`,
  ])
})

test('markup from text is found, except in the one script of data', async () => {
  const text = "export const V = () => <p dangerouslySetInnerHTML={{ __html: '' }} />\n"
  expect(
    await judge({
      'app/shell/JsonScript.tsx': text,
      'app/shared/V.tsx': text,
    }),
  ).toEqual([`${html}: app/shared/V.tsx:1 sets dangerouslySetInnerHTML`])
})

test('a file that only re-exports is found; an index with a content of its own is not', async () => {
  const found = await judge({
    'domain/a/index.ts': "export * from './b.ts'\nexport { c } from './c.ts'\n",
    'domain/d/index.ts': "import { e } from './e.ts'\nexport { e }\n",
    'domain/f/index.ts': 'export const f = 1\n',
    'domain/g.ts': "export * from './h.ts'\n",
  })
  expect(found).toEqual([
    'no barrels: domain/a/index.ts:1 only re-exports',
    'no barrels: domain/d/index.ts:1 only re-exports',
  ])
})

test.each(['utils', 'util', 'helpers', 'helper', 'common', 'misc'])(
  'a folder called %s is found',
  async (name) => {
    const found = await judge({ [`server/${name}/a.ts`]: '', [`app/${name}ion/b.ts`]: '' })
    expect(found).toEqual([`no folder without a subject: server/${name}/a.ts is there`])
  },
)

test('JSX in server/ or cli/ is found', async () => {
  const found = await judge({ 'server/a.tsx': '', 'cli/checks/b.tsx': '', 'app/c.tsx': '' })
  expect(found).toEqual([
    'no JSX in server/, cli/ or demo/: server/a.tsx is there',
    'no JSX in server/, cli/ or demo/: cli/checks/b.tsx is there',
  ])
})

test('what is generated or installed is not looked at', async () => {
  const found = await judge({ 'app/dist/utils/a.ts': '', 'app/node_modules/utils/a.ts': '', 'app/a.ts': '' })
  expect(found).toEqual([])
})

test('a tree without sources is a failure, not a clean bill', async () => {
  await expect(plantTree({}, judgeSources)).rejects.toThrow('no source file')
})

const loose = 'no text beside others'

test.each([
  ['two expressions', '<p>{t("a")} {count}</p>'],
  ['a figure beside words', '<p>Found {count}</p>'],
  ['a text beside an element', '<p><b>1</b>{label}</p>'],
  ['a space that comes and goes', '<p><b>1</b>{isOpen && " "}<b>2</b></p>'],
  ['a text that comes and goes', '<p><b>1</b>{isOpen && t("open")}</p>'],
  ['a choice of texts', '<div><Icon />{isOpen ? t("open") : t("closed")}</div>'],
  ['a text in a fragment', '<>{t("a")}</>'],
  ['a formatted figure in a fragment', '<><Icon />{texts.format.money(1)}</>'],
  ['a template beside an element', '<Stack><Icon />{`${a} of ${b}`}</Stack>'],
  ['the children of a link beside its icon', '<Link href="/">{icon && <Icon />}{children}</Link>'],
  ['a list of texts joined', '<div>{texts.join(" ")}<Icon /></div>'],
])('a text beside others is found: %s', async (_how, view) => {
  const found = await judge({ 'app/a/View.tsx': `export const view = ${view}\n` })
  expect(new Set(found)).toEqual(
    new Set([
      `${loose}: app/a/View.tsx:1 has a text beside others: write one text (a template), or put it into an element of its own`,
    ]),
  )
})

test('a component that is a text is found', async () => {
  const view = 'export function Source() {\n  return t("map.source")\n}\n'
  expect(await judge({ 'app/a/Source.tsx': view })).toEqual([
    `${loose}: app/a/Source.tsx:2 is a component that returns a text: return an element`,
  ])
})

test.each([
  ['one text', '<p>{t("a")}</p>'],
  ['one template', '<p>{`${a} of ${b}`}</p>'],
  ['elements beside each other', '<p><b>{a}</b><b>{b}</b>{isOpen && <i>{c}</i>}</p>'],
  ['a list of elements', '<ul><li>{a}</li>{rest.map((one) => <li key={one}>{one}</li>)}</ul>'],
  ['views in a layout', '<Stack><Icon />{children}</Stack>'],
  ['a comment', '<p>{/* Why. */}{t("a")}</p>'],
])('what translation does no harm to is quiet: %s', async (_how, view) => {
  expect(await judge({ 'app/a/View.tsx': `export const view = ${view}\n` })).toEqual([])
})
