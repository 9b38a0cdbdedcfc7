import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

/** The bar of filters stays below the page's header, where the window is high enough for both. */
export const bar = style({
  display: 'block',
  backgroundColor: vars.color.surface,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
  '@media': {
    '(min-height: 40em)': {
      position: 'sticky',
      insetBlockStart: `var(--header-block-size, 0px)`,
      zIndex: vars.layer.header,
    },
    print: { display: 'none' },
  },
})

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  minInlineSize: 0,
  minBlockSize: `calc(3.5rem - ${vars.line.hair})`,
  '@media': { [below('sm')]: { minBlockSize: `calc(${vars.space.xxl} - ${vars.line.hair})` } },
})

/** One line that scrolls: the results below do not move when a filter is added. */
export const chips = style({
  // Hidden words in it scroll with it.
  position: 'relative',
  display: 'flex',
  gap: vars.space.xs,
  minInlineSize: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  listStyle: 'none',
  // Room for the ring of a focused chip, which the box would cut.
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.xxs,
  marginInline: `calc(-1 * ${vars.space.xxs})`,
})

// A chip that is a link would break into a column of letters before the line scrolls.
globalStyle(`${chips} > li`, { flex: 'none', maxInlineSize: '100%' })

/** Without script the plain fields are there instead. */
export const scripted = style({ '@media': { '(scripting: none)': { display: 'none' } } })

export const end = style({ display: 'none', flex: 'none', '@media': { [from('sm')]: { display: 'block' } } })

// Where list and map have no room beside each other, all that there is to switch to is the other one.
const switched = [
  'li:nth-child(2)',
  'li:has(> [aria-current])',
  'ul:not(:has(> li:last-child > [aria-current])) > li:first-child',
]
for (const link of switched)
  globalStyle(`${end} ${link}`, { '@media': { [below('md')]: { display: 'none' } } })

export const plain = style({ paddingBlock: vars.space.md })
