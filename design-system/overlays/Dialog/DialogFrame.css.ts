import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { below, from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

/** Where hardly anything fits (a phone on its side, text at 400 %), all of it scrolls, not a slit in the middle. */
export const low = '(max-height: 26em)'

export const dialog = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    flex: 1,
    outline: 'none',
    '@media': { [low]: { overflowY: 'auto', overscrollBehavior: 'contain' } },
  },
  variants: {
    aside: {
      true: {
        '@media': {
          [from('md')]: {
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) 40%',
            gridTemplateRows: 'auto minmax(0, 1fr) auto',
          },
        },
      },
    },
  },
})

export const header = style({
  paddingBlock: vars.space.md,
  paddingInlineStart: vars.space.lg,
  // Room for the close button in the corner of the dialog.
  paddingInlineEnd: `calc(${vars.space.md} * 2 + ${vars.target.touch})`,
})

export const close = style({
  position: 'absolute',
  insetBlockStart: vars.space.md,
  insetInlineEnd: vars.space.md,
})

export const title = style({
  minInlineSize: 0,
  minBlockSize: vars.target.touch,
  paddingBlockStart: vars.space.xs,
  fontSize: vars.size.heading,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.heading,
  letterSpacing: vars.tracking.tight,
  fontVariationSettings: "'FLAR' 100",
  overflowWrap: 'anywhere',
  textWrap: 'balance',
})

const column = {
  minInlineSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: vars.space.lg,
  paddingBlockEnd: vars.space.lg,
} as const

/** The only part that scrolls: title, close and footer stay in reach. */
export const body = style({
  ...column,
  flex: 1,
  minBlockSize: 0,
  // Room for the focus ring of the first field.
  paddingBlockStart: vars.space.xxs,
  '@media': { [low]: { flex: 'none', overflowY: 'visible' } },
})

/** Optional text, shown where there is room. */
export const aside = style({
  ...column,
  display: 'none',
  gridColumn: 2,
  gridRow: '1 / -1',
  paddingBlockStart: `calc(${vars.space.md} * 2 + ${vars.target.touch})`,
  borderInlineStart: `${vars.line.hair} solid ${vars.color.border}`,
  borderStartEndRadius: vars.radius.xl,
  borderEndEndRadius: vars.radius.xl,
  backgroundColor: vars.color.surfaceSunken,
  '@media': { [from('md')]: { display: 'block' } },
})

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
  paddingBlock: vars.space.md,
  paddingInline: vars.space.lg,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
})

// On a phone the buttons take the whole line: large for the thumb, and none hangs at the edge.
globalStyle(`${footer} > *`, { '@media': { [below('xs')]: { flexGrow: 1 } } })
