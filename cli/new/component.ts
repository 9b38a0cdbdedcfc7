import type { Scaffold } from '#cli/new/Scaffold.ts'

/** A component of the design system: a labelled group on the page's own surface, as a starting point. */
export function component(name: string, group: string): Scaffold {
  const folder = `design-system/${group}/${name}`
  const style = `${name.charAt(0).toLowerCase()}${name.slice(1)}`
  const story = `stories/${group}/${name}.stories.tsx`
  return {
    files: {
      [`${folder}/${name}.tsx`]: source(name, style),
      [`${folder}/${name}.css.ts`]: styles(style),
      [`${folder}/${name}.test.tsx`]: test(name),
      [story]: stories(name, group),
    },
    added: [],
    next: [
      `Say what it is for: the comment over ${name}, and one over each property.`,
      `Add a row to design-system/README.md.`,
      `Look at it: npm run storybook. Then keep how it looks: npx vitest run --project stories --mode whole ${story} --update`,
      `Test it: npx vitest run --project browser ${folder}`,
    ],
  }
}

const source = (name: string, style: string): string => `import type { ReactNode } from 'react'
import { Group } from 'react-aria-components'
import { ${style} } from './${name}.css.ts'

export interface ${name}Props {
  /** Names the group for those who do not see it. */
  'aria-label': string
  children: ReactNode
}

/** What belongs together, on a surface of its own. */
export function ${name}({ 'aria-label': label, children }: ${name}Props) {
  return (
    <Group aria-label={label} className={${style}}>
      {children}
    </Group>
  )
}
`

const styles = (style: string): string => `import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const ${style} = style({
  padding: vars.space.md,
  border: \`\${vars.line.hair} solid \${vars.color.border}\`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  overflowWrap: 'anywhere',
  '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
})
`

const test = (name: string): string => `import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#tokens/global.css.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { ${name} } from './${name}.tsx'

it('is a group with a name, whose controls the keyboard reaches', async () => {
  await render(
    <${name} aria-label="Στοιχεία κατοικίας">
      <Button>Επικοινωνία</Button>
    </${name}>,
  )
  const group = page.getByRole('group', { name: 'Στοιχεία κατοικίας' })
  await expect.element(group).toBeInTheDocument()
  await userEvent.tab()
  await expect.element(group.getByRole('button', { name: 'Επικοινωνία' })).toHaveFocus()
})
`

const stories = (
  name: string,
  group: string,
): string => `import { Text } from '#design-system/foundations/Text/Text.tsx'
import { ${name} } from '#design-system/${group}/${name}/${name}.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({
  component: ${name},
  args: { 'aria-label': 'Στοιχεία κατοικίας', children: <Text>Διαμέρισμα στο Παγκράτι</Text> },
})

export const Plain = meta.story({})

export const NarrowWithLongGreekText = meta.story({
  render: (args) => (
    <Narrow>
      <${name} {...args}>
        <Text>Διαμέρισμα 96 τ.μ. με θέα στην Ακρόπολη, αυτόνομη θέρμανση και θέση στάθμευσης</Text>
      </${name}>
    </Narrow>
  ),
})
`
