import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

const edge = `${vars.line.hair} solid ${vars.color.border}`

/** Its head and what is written stay; what was said scrolls between them. */
export const pane = recipe({
  base: { display: 'flex', flexDirection: 'column', minInlineSize: 0 },
  variants: {
    isAlone: { true: { gap: vars.space.md }, false: { blockSize: '100%' } },
  },
})

const part = { paddingBlock: vars.space.xs, paddingInline: vars.space.md } as const

export const head = recipe({
  base: { display: 'flex', alignItems: 'flex-start', gap: vars.space.xs },
  variants: { isAlone: { true: {}, false: { ...part, borderBlockEnd: edge } } },
})

export const who = style({ flex: 1, minInlineSize: 0, paddingBlock: vars.space.xxs })

/** Where the list is not beside it. */
export const back = style({ '@media': { [from('md')]: { display: 'none' } } })

/** Pictures and messages of a form may make it high. */
export const foot = recipe({
  variants: {
    isAlone: {
      true: {},
      false: { ...part, borderBlockStart: edge, maxBlockSize: '60%', overflowY: 'auto' },
    },
  },
})

export const waits = style({ padding: vars.space.md })
